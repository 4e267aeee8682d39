import { expect, test } from 'vitest'
import type { Box, Drawing, Point, Thing } from '../../drawing.ts'
import { ellipse } from '../../pen/curves.ts'
import { dayLight } from '../sample-drawing.ts'
import { flyHigher } from './fly-higher.ts'

const hand: Point = [300, 600]
const balloon: Thing = {
  id: 'balloon',
  kind: 'prop',
  shapes: [
    { part: 'stringEnd', points: [hand, [300, 630]], closed: false, colour: '#8a7058', material: 'cloth' },
    {
      part: 'string',
      points: [hand, [300, 560], [300, 520], [300, 480]],
      closed: false,
      colour: '#8a7058',
      material: 'cloth',
    },
    { part: 'balloon', points: ellipse(300, 420, 60), closed: true, colour: '#e3604f', material: 'cloth' },
  ],
  box: { x0: 240, y0: 360, x1: 360, y1: 630 },
  faces: [],
  depth: 0.8,
}

function thing(id: string, box: Box, rest: Partial<Thing> = {}): Thing {
  return { ...balloon, id, box, ...rest }
}

const sky = thing('sky', { x0: 0, y0: 0, x1: 1000, y1: 700 }, { kind: 'scenery', shapes: [], depth: 0 })

function flown(others: readonly Thing[], quiet?: Box): Thing {
  const drawing: Drawing = { things: [...others, balloon], atmosphere: dayLight, ...(quiet && { quiet }) }
  return flyHigher(drawing, 200).things.at(-1) as Thing
}

test('lets a balloon up on a string that is still held and tied', () => {
  const { shapes, box } = flown([sky])
  const [end, string, ball] = shapes.map(({ points }) => points)
  expect(end).toEqual(balloon.shapes[0]?.points)
  expect(string?.[0]).toEqual(hand)
  expect(string?.at(-1)?.[1]).toBe(280)
  expect(Math.min(...(ball ?? []).map(([, y]) => y))).toBeCloseTo(160)
  expect(string?.at(-1)?.[0]).toBeGreaterThan(300)
  expect(box.y0).toBe(160)
})

test('keeps a balloon off trees, heads and words, lower where it must be', () => {
  const tree = thing('appleTree', { x0: 200, y0: 0, x1: 1000, y1: 260 })
  expect(flown([sky, tree]).box.y0).toBeGreaterThan(260)
  expect(flown([sky], { x0: 0, y0: 0, x1: 1000, y1: 250 }).box.y0).toBeGreaterThan(250)
  const centre: Point = [440, 260]
  const child = thing(
    'hero',
    { x0: 350, y0: 160, x1: 540, y1: 900 },
    { kind: 'person', faces: [{ who: 'hero', centre, radius: 90 }] },
  )
  const points = flown([sky, child]).shapes.flatMap((shape) => shape.points)
  expect(Math.min(...points.map(([x, y]) => Math.hypot(x - centre[0], y - centre[1])))).toBeGreaterThan(90)
})

test('leaves a balloon of a room where it is', () => {
  expect(flown([])).toBe(balloon)
})
