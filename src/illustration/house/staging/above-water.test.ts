import type { PartName } from '../part-name.ts'
import { expect, test } from 'vitest'
import type { Point } from '../drawing.ts'
import { aboveWater, nearSideAt } from './above-water.ts'
import { drawSolid } from './things-of-models.ts'
import { depthOf, lensOf, project } from './space/lens.ts'
import type { Vector } from './space/vector.ts'

const sheet = { width: 1000, height: 1000 }
const post: readonly Vector[] = [
  [-0.5, -1, 4],
  [0.5, -1, 4],
  [0.5, 1, 4],
  [-0.5, 1, 4],
]

test.each([
  { pitch: 0, roll: 0 },
  { pitch: -20, roll: 0 },
  { pitch: -5, roll: 8 },
])('a post in the water ends at its surface, pitch $pitch and roll $roll', ({ pitch, roll }) => {
  const lens = lensOf({ put: [0.5, 0.5], distance: 5, pitch, roll, focal: 1.2 }, [0, 0.4, 4], sheet)
  const points = post.map((point): Point => project(lens, point))
  const surface = project(lens, [0, 0.2, 4])
  const seen = aboveWater(
    { points, closed: true },
    { lens, depth: depthOf(lens, [0, 0.2, 4]), waterline: 0.2 },
  )
  const low = seen.toSorted((a, b) => b[1] - a[1]).slice(0, 2)
  const [left, right] = low.toSorted((a, b) => a[0] - b[0]) as [Point, Point]
  const part = (surface[0] - left[0]) / (right[0] - left[0])
  expect(Math.abs(left[1] + (right[1] - left[1]) * part - surface[1])).toBeLessThan(3)
  expect(seen.length).toBe(4)
})

test('what is all under water is not seen', () => {
  const lens = lensOf({ put: [0.5, 0.5], distance: 5, pitch: -10, focal: 1.2 }, [0, 0, 4], sheet)
  const points = post.map((point): Point => project(lens, point))
  expect(
    aboveWater({ points, closed: true }, { lens, depth: depthOf(lens, [0, 0, 4]), waterline: 1.5 }),
  ).toEqual([])
})

test('a line ends at the surface too', () => {
  const lens = lensOf({ put: [0.5, 0.5], distance: 5, pitch: 0, focal: 1.2 }, [0, 0.4, 4], sheet)
  const points = [project(lens, [0, -1, 4]), project(lens, [0, 1, 4])]
  const seen = aboveWater(
    { points, closed: false },
    { lens, depth: depthOf(lens, [0, 0, 4]), waterline: 0.2 },
  )
  const surface = project(lens, [0, 0.2, 4])[1]
  expect(Math.max(...seen.map(([, y]) => y))).toBeCloseTo(surface)
  expect(Math.min(...seen.map(([, y]) => y))).toBeCloseTo(project(lens, [0, 1, 4])[1])
})

test.each([
  { where: 'under water', waterline: 1.2, marks: 0, faces: 0 },
  { where: 'half under water', waterline: 0.45, marks: 1, faces: 1 },
  { where: 'above it', waterline: 0.1, marks: 2, faces: 1 },
])('eyes and mouth $where are seen as far as they are dry', ({ waterline, marks, faces }) => {
  const lens = lensOf({ put: [0.5, 0.5], distance: 5, pitch: 0, focal: 1.2 }, [0, 0.4, 4], sheet)
  const at = (height: number): Point => project(lens, [0, height, 4])
  const mark = (part: PartName, foot: number, top: number) => ({
    part,
    points: [at(foot), [at(top)[0] + 20, at(top)[1]], at(top)] as Point[],
    closed: true,
    colour: '#000000',
    material: 'ink' as const,
  })
  const seen = drawSolid(
    lens,
    {
      kind: 'drawn',
      centre: [0, 0.5, 4],
      draw: () => ({
        shapes: [mark('mouth', 0.2, 0.4), mark('eye', 0.6, 0.8)],
        faces: [{ who: 'hero', centre: at(0.5), radius: 40 }],
      }),
    },
    { haze: (colour) => colour, waterline },
  )
  expect(seen.shapes).toHaveLength(marks)
  expect(seen.faces).toHaveLength(faces)
})

test('a round body meets the water at its near side, where it is as wide as it is there', () => {
  const lens = lensOf({ put: [0.5, 0.5], distance: 5, pitch: 0, focal: 1.2 }, [0, 0, 4], sheet)
  const ball = {
    kind: 'ball',
    centre: [0, 0, 4],
    axes: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
  } as const
  const middle = depthOf(lens, [0, 0, 4])
  expect(nearSideAt(lens, ball, 0)).toBeCloseTo(middle - 1)
  expect(nearSideAt(lens, ball, 0.8)).toBeCloseTo(middle - 0.6)
  expect(nearSideAt(lens, ball, 1.2)).toBeUndefined()
})
