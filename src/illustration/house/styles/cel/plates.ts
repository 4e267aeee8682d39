import type { Rgb } from '../../raster/rgb.ts'
import type { PageSize } from '../../raster/page-size.ts'

/** What a picture of flat colour, tone and ink is printed from: planes of the whole page, row by row. */
export interface Plates extends PageSize {
  /** Flat colour, 3 bytes a pixel. */
  rgb: Uint8Array
  /** Shade that the style lays over the colour, 0..255. */
  tone: Uint8Array
  /** Black ink over everything, 0..255. */
  ink: Uint8Array
  /** Number of the thing that was painted last at each pixel. */
  owner: Uint16Array
}

/** Plates without colour, tone or ink, on which no thing owns a pixel yet. */
export function makePlates(page: PageSize): Plates {
  const count = page.width * page.height
  return {
    ...page,
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
