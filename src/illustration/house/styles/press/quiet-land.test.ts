import type { PartName } from '../../part-name.ts'
import { describe, expect, test } from 'vitest'
import type { Material, Point, Thing } from '../../drawing.ts'
import { quietLand } from './quiet-land.ts'

const square: Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
]

function scenery(id: string, depth: number, part: PartName, material: Material, y0 = 400): Thing {
  return {
    id,
    kind: 'scenery',
    shapes: [{ part, points: square, closed: true, colour: '#88aa55', material }],
    box: { x0: -300, y0, x1: 1300, y1: 1000 },
    faces: [],
    depth,
  }
}

const land = (id: string, depth: number): Thing => scenery(id, depth, 'land', 'ground')
const idsOf = (things: readonly Thing[]): string[] => quietLand(things).map(({ id }) => id)

describe('quietLand', () => {
  test('leaves out the ranges behind the two nearest when nothing stands on them', () => {
    expect(idsOf([land('violet', 0.03), land('blue', 0.05), land('green', 0.3), land('front', 0.5)])).toEqual(
      ['green', 'front'],
    )
  })

  test('keeps the land that something stands on', () => {
    const keep = scenery('keep', 0.16, 'tower', 'stone')
    expect(idsOf([land('rise', 0.14), keep, land('lawn', 0.3), land('front', 0.5)])).toEqual([
      'rise',
      'keep',
      'lawn',
      'front',
    ])
  })

  test('leaves out far woods with the land that only they stood on', () => {
    const woods = scenery('farTrees', 0.17, 'crown', 'foliage')
    expect(idsOf([land('fields', 0.16), woods, land('green', 0.3), land('front', 0.5)])).toEqual([
      'green',
      'front',
    ])
  })

  test('keeps a crown that the page cuts off at its top', () => {
    expect(idsOf([scenery('crown', 0.18, 'crown', 'foliage', -300)])).toEqual(['crown'])
  })
})
