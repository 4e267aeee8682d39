import { gradientNoise, keptTile, noiseTile } from '../../raster/noise.ts'
import type { Plates } from '../cel/plates.ts'
import { flatShade, newsprint, pressBlack } from './print-colour.ts'
import type { PageSize } from '../../raster/page-size.ts'

/** Page units from the trim to the panel's line, and the width of that line. */
const gutter = 21
const border = 5.4

/** How far the plates of the first and last ink slipped, in page units. */
const slipRed = [0.8, -0.45] as const
const slipBlue = [-0.6, 0.55] as const

/** Runs the sheet through the press: colour plates a hair apart, black on top, all on newsprint. */
export function printPage(plates: Plates, bleed: boolean, seed: string): Uint8Array {
  const { width, height, rgb, ink, scale } = plates
  applyFlatShade(plates)
  const page = new Uint8Array(rgb.length)
  const { values, size } = keptTile('newsprint', () => noiseTile('newsprint', 512, 96, 2))
  const [redX, redY, blueX, blueY] = [...slipRed, ...slipBlue].map((slip) => Math.round(slip * scale)) as [
    number,
    number,
    number,
    number,
  ]
  const heldTo = (last: number, value: number): number => (value < 0 ? 0 : value > last ? last : value)
  const redColumn = Int32Array.from({ length: width }, (_, x) => heldTo(width - 1, x + redX) * 3)
  const blueColumn = Int32Array.from({ length: width }, (_, x) => heldTo(width - 1, x + blueX) * 3 + 2)
  for (let y = 0, place = 0; y < height; y++) {
    const redRow = heldTo(height - 1, y + redY) * width * 3
    const blueRow = heldTo(height - 1, y + blueY) * width * 3
    const fibreRow = (y & (size - 1)) * size
    for (let x = 0; x < width; x++, place++) {
      const fibre = values[fibreRow + (x & (size - 1))]!
      const paper = 1 + fibre * 0.026
      const at = place * 3
      const red = Math.min(255, rgb[redRow + redColumn[x]!]! * paper * 0.982)
      const green = rgb[at + 1]! * paper * 0.968
      const blue = rgb[blueRow + blueColumn[x]!]! * paper * 0.915 + 4
      const black = ink[place] === 0 ? 0 : (ink[place]! / 255) * (fibre > 0.45 ? 0.94 : 1)
      page[at] = red + (pressBlack[0] - red) * black
      page[at + 1] = green + (pressBlack[1] - green) * black
      page[at + 2] = blue + (pressBlack[2] - blue) * black
    }
  }
  if (!bleed) layPanel(page, plates, seed)
  return page
}

function applyFlatShade({ rgb, tone }: Plates): void {
  const [red, green, blue] = flatShade
  for (let place = 0; place < tone.length; place++) {
    const shade = tone[place]!
    if (shade < 3) continue
    const at = place * 3
    const part = shade / 255
    rgb[at] = rgb[at]! * (1 - part * (1 - red.share)) + red.more * part
    rgb[at + 1] = rgb[at + 1]! * (1 - part * (1 - green.share)) + green.more * part
    rgb[at + 2] = rgb[at + 2]! * (1 - part * (1 - blue.share)) + blue.more * part
  }
}

/** The white gutter and the panel's line, ruled by hand. */
function layPanel(page: Uint8Array, { width, height, scale, units }: PageSize, seed: string): void {
  const hand = gradientNoise(`${seed}/panel`)
  const deepest = gutter + border + 4
  const inner = Math.ceil(deepest * scale)
  for (let y = 0; y < height; y++) {
    const py = (y + 0.5) / scale
    const nearY = Math.min(py, units.height - py)
    for (let x = 0; x < width; x++) {
      // Inside the panel there is nothing to rule.
      if (x === inner && nearY > deepest) x = width - inner
      const px = (x + 0.5) / scale
      const edge = Math.min(px, units.width - px, nearY)
      if (edge > deepest) continue
      const bare = edge < gutter - 4
      const sway = bare ? 0 : hand(px * 0.006, py * 0.006) * 2.4
      const press = bare ? 0 : hand(px * 0.03 + 9, py * 0.03) * 1.3
      const line = Math.max(0, Math.min(1, (gutter + sway + border + press - edge) * scale + 0.5))
      const paper = Math.max(0, Math.min(1, (gutter + sway - edge) * scale + 0.5))
      for (let channel = 0; channel < 3; channel++) {
        const at = (y * width + x) * 3 + channel
        const inked = page[at]! + (pressBlack[channel]! - page[at]!) * line
        page[at] = inked + (newsprint[channel]! - inked) * paper
      }
    }
  }
}
