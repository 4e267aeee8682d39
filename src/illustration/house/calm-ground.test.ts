import { expect, it } from 'vitest'
import { calmGround } from './calm-ground.ts'
import { bothPages, pageSizeOf } from './raster/page-size.ts'

const size = pageSizeOf({ pixels: 200, sheet: bothPages })
const box = { x0: 200, y0: 200, x1: 800, y1: 500 }

/** A picture whose pixels have the grey that `greyAt` tells. */
function picture(greyAt: (x: number, y: number) => number): Uint8Array {
  const { width, height } = size
  return Uint8Array.from({ length: width * height * 3 }, (_, index) => {
    const pixel = Math.floor(index / 3)
    return greyAt(pixel % width, Math.floor(pixel / width))
  })
}
const at = (rgb: Uint8Array, x: number, y: number): number => rgb[(y * size.width + x) * 3] as number
const tufts = (x: number, y: number): number => ((x * 7 + y * 13) % 5 === 0 ? 120 : 200)

it('leaves a ground as it is where it is calm', () => {
  const sky = picture((_, y) => 160 + y / 4)
  const before = sky.slice()
  expect(calmGround(sky, size, box)).toBeLessThan(0.012)
  expect(sky).toEqual(before)
})

it('settles what is as fine as letters under words, to its own tone, and nothing far from them', () => {
  const rgb = picture(tufts)
  expect(calmGround(rgb, size, box)).toBeLessThan(0.025)
  const under = Array.from({ length: 40 }, (_, index) => at(rgb, 60 + index, 70))
  expect(Math.max(...under) - Math.min(...under)).toBeLessThan(24)
  expect(under.reduce((sum, grey) => sum + grey, 0) / under.length).toBeCloseTo(184, -1)
  const far = Array.from({ length: 40 }, (_, index) => [at(rgb, 250 + index, 150), tufts(250 + index, 150)])
  for (const [now, before] of far) expect(now).toBe(before)
})

it('keeps the edge of somebody beside them', () => {
  const somebody = (x: number, y: number): number => (x > 170 ? 60 : tufts(x, y))
  const rgb = picture(somebody)
  calmGround(rgb, size, box)
  expect(at(rgb, 173, 70)).toBeLessThan(75)
})
