import type { PartName } from '../../part-name.ts'
import { expect, it } from 'vitest'
import type { Point, Shape, Thing } from '../../drawing.ts'
import { cutSheets } from './cut-sheets.ts'

const square = (x: number, y: number, half: number): Point[] => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half],
]

function piece(part: PartName, points: Point[], more: Partial<Shape> = {}): Shape {
  return { part, points, closed: true, colour: '#aa3322', material: 'cloth', group: 'top', ...more }
}

const shirt = [
  piece('top', square(100, 100, 50)),
  piece('sleeveA', square(160, 80, 20)),
  piece('stripe', square(100, 100, 10), { marking: true }),
  piece('motif', square(160, 90, 8), { marking: true }),
  piece('crease', square(100, 120, 3), { marking: true }),
]

function cut(shapes: Shape[], kind: Thing['kind'] = 'person'): string[] {
  const box = { x0: 0, y0: 0, x1: 200, y1: 200 }
  return cutSheets({ id: 'x', kind, shapes, box, faces: [], depth: 1 }).shapes.map(
    ({ part, group }) => `${group} ${part}`,
  )
}

it('cuts a sleeve from a sheet of its own, each sheet with the slips that lie on it', () => {
  expect(cut(shirt)).toEqual(['top/ top', 'top/ stripe', 'top/sleeveA sleeveA', 'top/sleeveA motif'])
})

it('leaves what is not alive in its pieces', () => {
  expect(cut(shirt, 'prop')).toEqual(shirt.map(({ part }) => `top ${part}`))
})

it('glues a blush on with an edge', () => {
  const head = [
    piece('head', square(100, 100, 50), { group: 'head' }),
    piece('cheek', square(80, 110, 8), { group: 'head', marking: true, soft: true }),
  ]
  const thing: Thing = {
    id: 'x',
    kind: 'person',
    shapes: head,
    box: { x0: 0, y0: 0, x1: 200, y1: 200 },
    faces: [],
    depth: 1,
  }
  expect(cutSheets(thing).shapes[1]?.soft).toBe(false)
})
