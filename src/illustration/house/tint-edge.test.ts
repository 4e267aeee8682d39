import { expect, it } from 'vitest'
import { pageTint } from '#book/page-tint.ts'
import { rememberedColour } from '#book/remembered-colour.ts'
import { pageSizeOf } from './raster/page-size.ts'
import { type Rgb, rgbFrom } from './raster/rgb.ts'
import { tintEdge } from './tint-edge.ts'

const size = pageSizeOf({ pixels: 100 })
const white: Rgb = [253, 250, 243]
const orange: Rgb = [214, 120, 40]

/** A square of paint with so many pixels of bare paper around it, and a white spot in its middle. */
function framed(edge: number): Uint8Array {
  const rgb = new Uint8Array(size.width * size.height * 3)
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) {
      const deep = Math.min(x, y, size.width - 1 - x, size.height - 1 - y)
      rgb.set(deep < edge || deep > 45 ? white : orange, (y * size.width + x) * 3)
    }
  return rgb
}

const at = (rgb: Uint8Array, x: number, y: number): number[] => [
  ...rgb.subarray((y * size.width + x) * 3, (y * size.width + x) * 3 + 3),
]

it('gives bare edges the colour of the page of words, by day and by night, and nothing else', () => {
  const paper = rgbFrom(pageTint(rememberedColour(framed(3))))
  const day = framed(3)
  tintEdge(day, size, false)
  for (const [index, channel] of at(day, 0, 50).entries())
    expect(Math.abs(channel - paper[index]!)).toBeLessThan(6)
  expect(at(day, 10, 50)).toEqual(orange)
  expect(at(day, 50, 50)).toEqual(white)
  const night = framed(3)
  tintEdge(night, size, true)
  expect(Math.max(...at(night, 1, 1))).toBeLessThan(90)
  expect(at(night, 50, 50)).toEqual(white)
})

it('keeps grain that is lighter than its paper light: nothing turns into another colour', () => {
  const rgb = framed(3)
  const grain: Rgb = [255, 255, 255]
  // Paler than the paper of the pages in one channel at least, so that a tint makes it lighter still.
  const dull: Rgb = [236, 240, 236]
  for (let place = 0; place < rgb.length; place += 3)
    if (rgb[place + 2] === white[2]) rgb.set(place % 7 === 0 ? grain : dull, place)
  const tinted = Uint8Array.from(rgb)
  tintEdge(tinted, size, false)
  expect(tinted).not.toEqual(rgb)
  for (let x = 0; x < size.width; x++) expect(Math.min(...at(tinted, x, 0))).toBeGreaterThan(150)
})

it('leaves a picture as it is that is painted up to the trim', () => {
  const rgb = framed(0)
  tintEdge(rgb, size, false)
  expect(rgb).toEqual(framed(0))
})

it('tints the frame of a style and not what is as pale and touches it', () => {
  const [wide, muzzle] = [pageSizeOf({ pixels: 400 }), [248, 245, 240] as const]
  const rgb = new Uint8Array(wide.width * wide.height * 3)
  for (let y = 0; y < wide.height; y++)
    for (let x = 0; x < wide.width; x++) {
      const deep = Math.min(x, y, wide.width - 1 - x, wide.height - 1 - y)
      const isMuzzle = y > 340 && x > 150 && x < 220
      rgb.set(deep < 12 ? white : isMuzzle ? muzzle : orange, (y * wide.width + x) * 3)
    }
  tintEdge(rgb, wide, true)
  const there = (x: number, y: number): number[] => [
    ...rgb.subarray((y * wide.width + x) * 3, (y * wide.width + x) * 3 + 3),
  ]
  expect(Math.max(...there(180, 396))).toBeLessThan(120)
  expect(there(180, 370)).toEqual([...muzzle])
})

it('fades into paper that a style has left white behind its frame: no step is seen in it', () => {
  const wide = pageSizeOf({ pixels: 400 })
  const rgb = new Uint8Array(wide.width * wide.height * 3)
  for (let y = 0; y < wide.height; y++)
    for (let x = 0; x < wide.width; x++) {
      const deep = Math.min(x, y, wide.width - 1 - x, wide.height - 1 - y)
      // A sky that was not painted, from one side of the page to where a tree begins.
      rgb.set(deep < 12 || (y < 120 && x < 330) ? white : orange, (y * wide.width + x) * 3)
    }
  tintEdge(rgb, wide, true)
  const lightAt = (x: number, y: number): number =>
    Math.max(...rgb.subarray((y * wide.width + x) * 3, (y * wide.width + x) * 3 + 3))
  expect(lightAt(200, 4)).toBeLessThan(120)
  const steps = [200, 30, 8].map((x) =>
    Math.max(...Array.from({ length: 110 }, (_, y) => Math.abs(lightAt(x, y + 1) - lightAt(x, y)))),
  )
  expect(Math.max(...steps)).toBeLessThan(16)
  const across = Array.from({ length: 300 }, (_, x) => Math.abs(lightAt(x + 1, 30) - lightAt(x, 30)))
  expect(Math.max(...across)).toBeLessThan(16)
})
