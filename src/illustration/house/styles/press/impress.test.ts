import { expect, test } from 'vitest'
import type { Point } from '../../drawing.ts'
import { pageSizeOf } from '../../raster/page-size.ts'
import { impress, type Texture } from './impress.ts'
import { makePlates } from './plates.ts'
import { pressTiles } from './press-tiles.ts'

const pixels = 200
const square: Point[] = [
  [200, 200],
  [800, 200],
  [800, 800],
  [200, 800],
]

/** Mean ink of the left and of the right half of a square. */
function halves(texture?: Partial<Texture>): [number, number] {
  const plates = makePlates(pageSizeOf({ pixels }), [255, 255, 255], [[0, 0, 0]])
  impress(plates, {
    outlines: [{ points: square }],
    bounds: { x0: 200, y0: 200, x1: 800, y1: 800 },
    recipe: [0.4],
    ...(texture && {
      texture: {
        tile: pressTiles(pixels).brush,
        recipe: [1],
        cover: [0, 0],
        sharpness: 8,
        offset: [0, 0],
        upright: true,
        ...texture,
      },
    }),
  })
  const mean = (from: number, to: number): number => {
    let sum = 0
    for (let y = 50; y < 150; y++) for (let x = from; x < to; x++) sum += plates.layers[0]![y * pixels + x]!
    return sum / (100 * (to - from))
  }
  return [mean(42, 98), mean(102, 158)]
}

test('a shape is printed in its recipe and nothing beside it', () => {
  const plates = makePlates(pageSizeOf({ pixels }), [255, 255, 255], [[0, 0, 0]])
  const bounds = { x0: 200, y0: 200, x1: 800, y1: 800 }
  impress(plates, { outlines: [{ points: square }], bounds, recipe: [0.4] })
  expect(plates.layers[0]![100 * pixels + 100]).toBe(102)
  expect(plates.layers[0]![100 * pixels + 20]).toBe(0)
  expect(plates.layers[0]![20 * pixels + 100]).toBe(0)
})

test('marks of a brush crowd at the side that lies in shade', () => {
  const [plainLeft, plainRight] = halves()
  expect(plainLeft).toBe(plainRight)
  const [left, right] = halves({ side: -1 })
  expect(left).toBeGreaterThan(right + 8)
  const [otherLeft, otherRight] = halves({ side: 1 })
  expect(otherRight).toBeGreaterThan(otherLeft + 8)
})
