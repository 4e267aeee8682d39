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
      const fingers =
        things.find(({ id }) => id === 'hero-fingers')?.shapes.filter(({ closed }) => closed) ?? []
      const palms = things.find(({ id }) => id === 'hero')?.shapes.filter(({ part }) => part === 'hand') ?? []
      const away = fingers.map((finger) => {
        const [x, y] = middleOf([finger])
        const middles = palms.map((palm) => middleOf([palm]))
        return Math.min(...middles.map((middle) => Math.hypot(middle[0] - x, middle[1] - y)))
      })
      expect(away.length).toBeGreaterThan(0)
      expect(Math.max(...away)).toBeLessThan(14)
    },
  )
})

test.each(['cake', 'ball', 'book', 'drawing'] as const)(
  'a %s is carried before the chest with both hands',
  (name) => {
    const things = picture({ name, near: 'hero', held: true }, 'stand')
    const hero = things.find(({ id }) => id === 'hero')
    const thing = things.find(({ id }) => id === name)
    const thumbs =
      things.find(({ id }) => id === 'hero-fingers')?.shapes.map((shape) => middleOf([shape])[0]) ?? []
    const [left, right] = [Math.min(...thumbs), Math.max(...thumbs)]
    const middle = ((thing?.box.x0 ?? 0) + (thing?.box.x1 ?? 0)) / 2
    expect(left).toBeLessThan(middle)
    expect(right).toBeGreaterThan(middle)
    const face = hero?.faces[0]
    expect(thing?.box.y0).toBeGreaterThan((face?.centre[1] ?? 0) + (face?.radius ?? 0) * 0.9)
  },
)

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
  const end =
    things.find(({ id }) => id === 'balloon')?.shapes.filter(({ part }) => part === 'stringEnd') ?? []
  expect(lowest(end)).toBeGreaterThan(lowest(fingers))
})
