import type { PartName } from '../../part-name.ts'
import { expect, test } from 'vitest'
import type { Box, Drawing, Material, Point, Thing } from '../../drawing.ts'
import { dayLight } from '../sample-drawing.ts'
import { crestOf } from './crest-of.ts'
import { tiltLand } from './tilt-land.ts'

function thing(
  id: string,
  kind: Thing['kind'],
  box: Box,
  depth: number,
  part: PartName,
  material: Material,
): Thing {
  const points: Point[] = Array.from({ length: 41 }, (_, index) => [
    box.x0 + ((box.x1 - box.x0) * index) / 40,
    box.y0,
  ])
  const outline: Point[] = [...points, [box.x1, box.y1], [box.x0, box.y1]]
  const shape = { part, points: outline, closed: true, colour: '#88aa55', material }
  return { id, kind, shapes: [shape], box, faces: [], depth }
}

const land = (id: string, y0: number, depth: number): Thing =>
  thing(id, 'scenery', { x0: -300, y0, x1: 1300, y1: 1100 }, depth, 'land', 'ground')
const hill = land('fields', 520, 0.2)
const near = land('green', 500, 0.4)
const child: Thing = {
  ...thing('hero', 'person', { x0: 200, y0: 400, x1: 400, y1: 900 }, 0.8, 'torso', 'cloth'),
  faces: [{ who: 'hero', centre: [300, 480], radius: 70 }],
}

function drawing(...more: Thing[]): Drawing {
  return { things: [hill, ...more, near, child], atmosphere: dayLight }
}

function found({ things }: Drawing, id: string): Thing {
  return things.find((one) => one.id === id) as Thing
}

test('a hill that others hid is seen all along the page and rises away from the child', () => {
  const raised = found(tiltLand(drawing(), 60), 'fields')
  const heights = [0, 500, 1000].map((x) => crestOf(raised, x))
  for (const height of heights) expect(height).toBeLessThan(500 - 40)
  expect(heights[0]! - heights[2]!).toBeCloseTo(60, 0)
})

test('what stands on the hill rises with it', () => {
  const mill = thing('landmark', 'scenery', { x0: 680, y0: 400, x1: 720, y1: 530 }, 0.25, 'wall', 'wall')
  const tilted = tiltLand(drawing(mill), 60)
  const foot = found(tilted, 'landmark').box.y1
  expect(foot - crestOf(found(tilted, 'fields'), 700)).toBeCloseTo(10, 0)
})

test('a hill with a village on it stays as it is', () => {
  const village = thing('village', 'scenery', { x0: 100, y0: 400, x1: 800, y1: 530 }, 0.25, 'wall', 'wall')
  const whole = drawing(village)
  expect(tiltLand(whole, 60)).toBe(whole)
})
