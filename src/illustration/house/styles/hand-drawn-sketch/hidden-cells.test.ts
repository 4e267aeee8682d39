import { expect, test } from 'vitest'
import type { Point, Thing } from '../../drawing.ts'
import { splitIntoPieces } from '../split-into-pieces.ts'
import { findHiddenCells } from './hidden-cells.ts'
import { makeSheet } from './sheet.ts'
import { pageSizeOf } from '../../raster/page-size.ts'

function patchesOf(...squares: { from: number; to: number; soft?: boolean }[]) {
  const thing: Thing = {
    id: 'squares',
    kind: 'scenery',
    depth: 0.5,
    box: { x0: 0, y0: 0, x1: 1000, y1: 1000 },
    faces: [],
    shapes: squares.map(({ from, to, soft = false }, index) => ({
      part: 'wall' as const,
      group: `square${index}`,
      points: [
        [from, from],
        [to, from],
        [to, to],
        [from, to],
      ] as Point[],
      closed: true,
      colour: '#4d78ad',
      material: 'wall' as const,
      soft,
    })),
  }
  return splitIntoPieces(thing, (points) => [...points]).flatMap((piece) => piece.patches)
}

function hiddenAt(patches: ReturnType<typeof patchesOf>, place: number): number {
  const sheet = makeSheet(pageSizeOf({ pixels: 200 }), true, 0)
  const cell = Math.round((place * sheet.scale) / sheet.step)
  return findHiddenCells(sheet, patches).coveredBy[cell * sheet.columns + cell] as number
}

test('hides what the last great patch covers, but not at its edge', () => {
  const patches = patchesOf({ from: 0, to: 1000 }, { from: 300, to: 700 })
  expect(hiddenAt(patches, 500)).toBe(2)
  expect(hiddenAt(patches, 300)).toBe(1)
  expect(hiddenAt(patches, 100)).toBe(1)
})

test('hides nothing under soft or small patches', () => {
  const patches = patchesOf({ from: 300, to: 700, soft: true }, { from: 488, to: 512 })
  expect(hiddenAt(patches, 500)).toBe(0)
})
