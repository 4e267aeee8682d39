import { expect, test } from 'vitest'
import type { Box, Drawing, Point, Thing } from '../../drawing.ts'
import { dayLight } from '../sample-drawing.ts'
import { greatDisc } from './great-disc.ts'
import { middleOf } from './scale-points.ts'

const corners = ({ x0, y0, x1, y1 }: Box): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
]

const sunBox: Box = { x0: 700, y0: 100, x1: 800, y1: 200 }
const sun: Thing = {
  id: 'sun',
  kind: 'scenery',
  shapes: [{ part: 'disc', points: corners(sunBox), closed: true, colour: '#ffd75e', material: 'light' }],
  box: sunBox,
  faces: [],
  depth: 0,
}
const tree: Thing = {
  id: 'tree1',
  kind: 'prop',
  shapes: [],
  box: { x0: 600, y0: 100, x1: 900, y1: 600 },
  faces: [],
  depth: 0.35,
}

function drawing(things: Thing[]): Drawing {
  return { things, atmosphere: dayLight }
}

function discOf({ things }: Drawing): ReturnType<typeof middleOf> {
  return middleOf(things.find(({ id }) => id === 'sun')?.shapes[0]?.points ?? [])
}

const asked = { wide: 360, spare: 60 }

test('a sun becomes as wide as asked and stays on the page, near where it was', () => {
  expect(discOf(greatDisc(drawing([sun]), asked))).toEqual({ x: 735, y: 240, wide: 360, high: 360 })
})

test('a sun keeps off what stands before it', () => {
  const { x, wide } = discOf(greatDisc(drawing([sun, tree]), asked))
  expect(x + wide / 2).toBeLessThanOrEqual(tree.box.x0)
})

test('a head lies before a sun or is clear of it, and does not just touch it', () => {
  const box = { x0: 640, y0: 420, x1: 820, y1: 960 }
  const face = { who: 'hero', centre: [730, 512], radius: 72 } as const
  const child: Thing = { ...tree, id: 'hero', kind: 'person', box, faces: [face] }
  const { x, y, wide } = discOf(greatDisc(drawing([sun, child]), asked))
  const gap = Math.hypot(x - 730, y - 512) - wide / 2 - 72 * 1.3
  expect(Math.abs(gap)).toBeGreaterThan(20)
})

test('a sun hangs under the title of a cover', () => {
  const title = { x0: 0, y0: 0, x1: 1000, y1: 300 }
  const { y, high } = discOf(greatDisc({ ...drawing([sun]), title }, asked))
  expect(y - high / 2).toBeGreaterThanOrEqual(title.y1)
})

test('a picture without a sun stays as it is', () => {
  const room = drawing([tree])
  expect(greatDisc(room, asked)).toBe(room)
})
