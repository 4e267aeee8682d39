import { expect, test } from 'vitest'
import { meets } from '../../boxes.ts'
import type { Box, Drawing, Thing } from '../../drawing.ts'
import { straight } from '../../pen/curves.ts'
import { dayLight } from '../sample-drawing.ts'
import { withGrassTicks } from './grass-ticks.ts'

const box: Box = { x0: -40, y0: 600, x1: 1040, y1: 1040 }
const land: Thing = {
  id: 'land',
  kind: 'scenery',
  shapes: [
    {
      part: 'land',
      points: straight([
        [box.x0, box.y0],
        [box.x1, box.y0],
        [box.x1, box.y1],
        [box.x0, box.y1],
      ]),
      closed: true,
      colour: '#7bad50',
      material: 'ground',
    },
  ],
  box,
  faces: [],
  depth: 0.6,
}
const child: Thing = {
  ...land,
  id: 'hero',
  kind: 'person',
  shapes: [],
  box: { x0: 300, y0: 300, x1: 600, y1: 900 },
}

function ticksOn(things: readonly Thing[], plants: readonly Thing[] = []): Thing | undefined {
  const drawing: Drawing = { things, atmosphere: dayLight }
  return withGrassTicks(drawing, plants, 'seed').things.find(({ id }) => id === 'grassTicks')
}

test('tufts grow on open land below its crest, and not where somebody stands', () => {
  const ticks = ticksOn([land, child])
  const points = ticks?.shapes.flatMap((shape) => shape.points) ?? []
  expect(points.length).toBeGreaterThan(12)
  for (const [x, y] of points) {
    expect(meets({ x0: x, y0: y, x1: x + 1, y1: y + 1 }, child.box)).toBe(false)
    expect(y).toBeGreaterThan(600)
    expect(y).toBeLessThan(1000)
  }
})

test('no tuft grows where there is no grass', () => {
  const shapes = land.shapes.map((shape) => ({ ...shape, colour: '#e6d3a8' }))
  expect(ticksOn([{ ...land, shapes }])).toBeUndefined()
})

test('tufts keep off plants that come in front of them', () => {
  const sprig: Thing = { ...child, kind: 'scenery', box: { x0: 0, y0: 600, x1: 500, y1: 1000 } }
  for (const [x] of ticksOn([land], [sprig])?.shapes.flatMap(({ points }) => points) ?? []) {
    expect(x).toBeGreaterThan(500)
  }
})
