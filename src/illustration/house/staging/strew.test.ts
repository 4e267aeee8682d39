import { expect, test } from 'vitest'
import { randomFrom } from '#book/random.ts'
import type { StageLight } from '#book/stage-plan.ts'
import type { Point } from '../drawing.ts'
import { reliefOf } from './relief.ts'
import { lensOf } from './space/lens.ts'
import { strew } from './strew.ts'

const light: StageLight = {
  from: [0, 1, 0],
  time: 'day',
  weather: 'clear',
  sky: ['#6fb7e0', '#f3ead0'],
  ground: ['#7fb84a', '#4f9648'],
  haze: '#e0e8e0',
  hazeAt: 60,
  shade: '#26476b',
}

function feetOf(bare: readonly (readonly Point[])[]): number[] {
  const sheet = { width: 1000, height: 1000 }
  const lens = lensOf({ put: [0.5, 0.5], distance: 6, pitch: -30, focal: 1 }, [0, 0, 4], sheet)
  const place = { far: 'nothing', strewn: 'grass', patches: [] } as const
  const around = { light, relief: reliefOf(), near: () => 0.5, random: randomFrom('one'), bare }
  return strew(lens, { ...place, patches: [] }, around).map(({ box }) => (box.x0 + box.x1) / 2)
}

test('nothing grows where water or a print lies', () => {
  const leftHalf: Point[] = [
    [-200, -200],
    [500, -200],
    [500, 1200],
    [-200, 1200],
  ]
  expect(feetOf([]).some((x) => x < 480)).toBe(true)
  expect(feetOf([leftHalf]).length).toBeGreaterThan(10)
  expect(feetOf([leftHalf]).filter((x) => x < 480)).toEqual([])
})
