import { describe, expect, test } from 'vitest'
import type { PlacedProp, Pose } from '#book/scene-plan.ts'
import type { Point, Shape, Thing } from '../drawing.ts'
import { composeScene } from './compose-scene.ts'
import { member, sampleScene, sampleSheet } from './scene-fixtures.ts'

function picture(prop: PlacedProp, pose: Pose): readonly Thing[] {
  const scene = sampleScene({ cast: [member('hero', pose, { looksAt: 'reader' })] }, [prop])
  return composeScene({ sheet: sampleSheet(0), scene, seed: 'held' }).drawing.things
}

function middleOf(shapes: readonly Shape[]): Point {
  const points = shapes.flatMap((shape) => [...shape.points])
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
}

describe.each(['balloon', 'hammer', 'umbrella', 'lantern', 'apple', 'book'] as const)('a %s', (name) => {
  test.each(['stand', 'walk', 'sit', 'wave', 'reach'] as const)(
    'is held by somebody who does this: %s',
    (pose) => {
      const things = picture({ name, near: 'hero', held: true }, pose)
      const order = things.map(({ id }) => id)
      expect(order.indexOf('hero')).toBeLessThan(order.indexOf(name))
      // Fingers close before it, where the palm is behind it.
      expect(order.indexOf('hero-fingers')).toBe(order.indexOf(name) + 1)
      const fingers = middleOf(things.find(({ id }) => id === 'hero-fingers')?.shapes ?? [])
      const palms = things.find(({ id }) => id === 'hero')?.shapes.filter(({ part }) => part === 'hand') ?? []
      const away = palms.map((palm) => {
        const [x, y] = middleOf([palm])
        return Math.hypot(x - fingers[0], y - fingers[1])
      })
      expect(Math.min(...away)).toBeLessThan(10)
    },
  )
})

test('a hand that waves holds nothing', () => {
  const things = picture({ name: 'balloon', near: 'hero', held: true }, 'wave')
  const hero = things.find(({ id }) => id === 'hero')
  const waving = hero?.shapes.filter(({ part }) => part === 'finger') ?? []
  const string =
    things.find(({ id }) => id === 'balloon')?.shapes.filter(({ part }) => part === 'string') ?? []
  expect(waving.length).toBe(4)
  expect(Math.abs(middleOf(waving)[0] - middleOf(string)[0])).toBeGreaterThan(60)
})

test('a string hangs out of the fist below', () => {
  const things = picture({ name: 'balloon', near: 'hero', held: true }, 'stand')
  const lowest = (shapes: readonly Shape[]): number =>
    Math.max(...shapes.flatMap(({ points }) => points.map(([, y]) => y)))
  const fingers = things.find(({ id }) => id === 'hero-fingers')?.shapes ?? []
  const string =
    things.find(({ id }) => id === 'balloon')?.shapes.filter(({ part }) => part === 'string') ?? []
  expect(lowest(string)).toBeGreaterThan(lowest(fingers))
})
