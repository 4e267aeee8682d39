import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { WordsPlace } from '#book/words-place.ts'
import { inkOver } from '#typesetting/cover-ink.ts'
import { bothPages, onePage, pageSizeOf } from './raster/page-size.ts'
import { layTitle, layWords } from './words-on-picture.ts'

const size = pageSizeOf({ pixels: 200, sheet: bothPages })
const words: WordsPlace = { box: [100, 100, 900, 400], ink: 'dark' }

/** A picture whose pixels have the grey that `greyAt` tells. */
function picture(greyAt: (x: number, y: number) => number): Uint8Array {
  const rgb = new Uint8Array(size.width * size.height * 3)
  for (let index = 0; index < rgb.length; index++) {
    const pixel = Math.floor(index / 3)
    rgb[index] = greyAt(pixel % size.width, Math.floor(pixel / size.width))
  }
  return rgb
}
const at = (rgb: Uint8Array, x: number, y: number): number => rgb[(y * size.width + x) * 3] as number

describe('words on a picture', () => {
  it('stand on it as it is where they can be read', () => {
    const rgb = picture(() => 220)
    expect(layWords(rgb, size, words)).toMatchObject({ veil: 0, isReadable: true })
    expect(rgb).toEqual(picture(() => 220))
  })

  it('have a veil under them where their ink is lost, that fades away around them', () => {
    const rgb = picture(() => 120)
    const reading = layWords(rgb, size, words)
    expect(reading.isReadable).toBe(true)
    expect(reading.veil).toBeGreaterThan(0)
    expect(at(rgb, 100, 50)).toBeGreaterThan(170)
    const [under, near, far] = [at(rgb, 100, 50), at(rgb, 100, 94), at(rgb, 100, 150)]
    expect(under).toBeGreaterThan(near)
    expect(near).toBeGreaterThan(far)
    expect(far).toBe(120)
  })

  it('have a dark one where they are light', () => {
    const rgb = picture(() => 120)
    expect(layWords(rgb, size, { ...words, ink: 'light' }).isReadable).toBe(true)
    expect(at(rgb, 100, 50)).toBeLessThan(100)
  })

  it('have one where the picture is not calm', () => {
    const stripes = (x: number): number => (Math.floor(x / 40) % 2 === 0 ? 255 : 160)
    expect(layWords(picture(stripes), size, words).veil).toBeGreaterThan(0)
  })

  it('read what is finer than a letter as its tone', () => {
    const dots = (x: number, y: number): number => ((x + y) % 2 === 0 ? 255 : 190)
    expect(layWords(picture(dots), size, words)).toMatchObject({ veil: 0, isReadable: true })
  })
})

describe('the title of a cover', () => {
  const page = pageSizeOf({ pixels: 100, sheet: onePage })
  const cover = (grey: number): Uint8Array => new Uint8Array(page.width * page.height * 3).fill(grey)

  it.each([
    [118, 'light'],
    [126, 'light'],
    [129, 'dark'],
    [150, 'dark'],
  ] as const)('is read on a sky of grey %i, in the %s ink that is chosen for it', async (grey, ink) => {
    const rgb = cover(grey)
    const reading = layTitle(rgb, page)
    expect(reading.veil).toBeGreaterThan(0)
    expect(reading.worst).toBeGreaterThanOrEqual(4.5)
    const { width, height } = page
    const picture = await sharp(rgb, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer()
    expect(await inkOver(picture)).toBe(ink)
    // The picture below is as it was.
    expect(rgb.slice(-3)).toEqual(new Uint8Array(3).fill(grey))
  })

  it('changes nothing where it is read already', () => {
    for (const grey of [20, 230]) {
      const rgb = cover(grey)
      expect(layTitle(rgb, page).veil).toBe(0)
      expect(rgb).toEqual(cover(grey))
    }
  })
})
