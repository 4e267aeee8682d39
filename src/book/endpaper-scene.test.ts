import { expect, it } from 'vitest'
import { endpaperScene } from './endpaper-scene.ts'
import type { PropName, ScenePlan } from './scene-plan.ts'

function scene(setting: ScenePlan['setting'], ...names: PropName[]): ScenePlan {
  const props = names.map((name) => ({ name }))
  return { setting, time: 'dusk', weather: 'clear', camera: 'wide', cast: [], props, caption: setting }
}

it('names each thing of the book once, the one seen most often first, at the place of the cover', () => {
  const pages = [scene('shed', 'hammer', 'cart'), scene('river', 'bucket', 'cart')]
  expect(endpaperScene(scene('meadow', 'kite'), pages)).toEqual(scene('meadow', 'cart', 'hammer', 'bucket'))
})

it('names what the words of its pages are about as well', () => {
  const pages = [scene('shed'), { ...scene('shed'), beside: [{ name: 'lolly' as const }] }]
  expect(endpaperScene(scene('meadow'), pages).beside).toEqual([{ name: 'lolly' }])
})
