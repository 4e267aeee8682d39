import type { Rgb } from '../../raster/rgb.ts'
import type { PageSize } from '../../raster/page-size.ts'

/** How much of each ink is printed, 0..1, in the order of the plates' inks. */
export type Recipe = readonly number[]

/** One plate an ink: a picture is separated into them, then each is inked and pulled over the others. */
export interface Plates extends PageSize {
  paper: Rgb
  inks: readonly Rgb[]
  /** Ink 0..255, row by row, one layer an ink. */
  layers: readonly Uint8Array[]
  /** 255 where the press prints evenly: skin, whoever is in the story, small things. */
  calm: Uint8Array
}

/** Clean plates with no ink on any layer. */
export function makePlates(page: PageSize, paper: Rgb, inks: readonly Rgb[]): Plates {
  const count = page.width * page.height
  return {
    ...page,
    paper,
    inks,
    layers: inks.map(() => new Uint8Array(count)),
    calm: new Uint8Array(count),
  }
}
