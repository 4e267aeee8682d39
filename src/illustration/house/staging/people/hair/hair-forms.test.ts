import { expect, test } from 'vitest'
import { type HairForm, hairForms } from '#book/appearance.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import { sampleSheet } from '../../../scene-fixtures.ts'
import { styleRenderers } from '../../../styles/style-renderers.ts'
import { portraitOf } from '../../portrait.ts'

const scene: ScenePlan = {
  setting: 'meadow',
  time: 'day',
  weather: 'clear',
  camera: 'close',
  cast: [{ who: 'hero', pose: 'wave', feeling: 'happy', looksAt: 'reader' }],
  props: [],
  caption: '',
}
const pixels = 80
/** The part of the picture, in thousandths, by which tied hair has to differ from all other hair. */
const least = 25
const tied: readonly HairForm[] = ['ponytail', 'longBraid', 'braids', 'pigtails', 'bun', 'puffs']

function front(hairForm: HairForm): Uint8Array {
  const sheet = sampleSheet(0, 'classicCartoon')
  const appearance = { ...sheet.hero.appearance, hairForm, glasses: false }
  const { drawing, size } = portraitOf({ ...sheet, hero: { ...sheet.hero, appearance } }, scene, 's')
  return styleRenderers.classicCartoon.render(drawing, { pixels, sheet: size, seed: 's', bleed: true })
}

function apart(one: Uint8Array, other: Uint8Array): number {
  let different = 0
  for (let at = 0; at < one.length; at += 3) {
    const by = [0, 1, 2].map((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)))
    if (Math.max(...by) > 48) different++
  }
  return Math.round((different / (one.length / 3)) * 1000)
}

test('from the front, tied hair is told from all other hair: a tail is not behind the head', () => {
  const fronts = new Map(hairForms.map((form) => [form, front(form)] as const))
  const alike = tied.flatMap((form) =>
    hairForms
      .filter((other) => other !== form)
      .map((other) => ({
        pair: `${form}/${other}`,
        by: apart(fronts.get(form) as Uint8Array, fronts.get(other) as Uint8Array),
      }))
      .filter(({ by }) => by < least),
  )
  expect(alike).toEqual([])
})
