import type { Rgb } from '../../raster/rgb.ts'

/** What a picture of flat colour, tone and ink is printed from: planes of the whole page, row by row. */
export interface Plates {
  pixels: number
  /** Pixels a page unit. */
  scale: number
  /** Flat colour, 3 bytes a pixel. */
  rgb: Uint8Array
  /** Shade that the style lays over the colour, 0..255. */
  tone: Uint8Array
  /** Black ink over everything, 0..255. */
  ink: Uint8Array
  /** Number of the thing that was painted last at each pixel. */
  owner: Uint16Array
}

/** Square plates without colour, tone or ink, on which no thing owns a pixel yet. */
export function makePlates(pixels: number): Plates {
  const count = pixels * pixels
  return {
    pixels,
    scale: pixels / 1000,
    rgb: new Uint8Array(count * 3),
    tone: new Uint8Array(count),
    ink: new Uint8Array(count),
    owner: new Uint16Array(count),
  }
}

/** Fills a plate of three bytes a pixel with one colour. */
export function fillEvenly(rgb: Uint8Array, colour: Rgb): void {
  rgb.set(colour)
  for (let done = 3; done < rgb.length; done *= 2) rgb.copyWithin(done, 0, done)
}
