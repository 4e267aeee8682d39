import { stepsPerDensity, transmittance } from '../../raster/exact-math.ts'
import { sampleTile } from '../../raster/noise.ts'
import { flowTile, mixTile, unitsPerTexel } from './brush-tiles.ts'
import type { Sheet } from './sheet.ts'

/** Warm white of the paper. */
const paperRed = 253
const paperGreen = 250
const paperBlue = 243

/** Page units from the edge that stay unpainted, on average, and where the border surely ends. */
const borderWidth = 21
const borderEnd = 48

/** Dries the sheet to RGB: light falls through the pigment on the paper's relief and back. */
export function dry(sheet: Sheet, bleed: boolean, seedOffset: number): Uint8Array {
  const { width, height, edge, paper, red, green, blue } = sheet
  const rgb = new Uint8Array(width * height * 3)
  const { values, size } = paper
  const wrap = size - 1
  const border = bleed ? -1 : borderEnd * sheet.scale
  const reach = edge > 700 ? 0.029 : 0.02
  for (let y = 0, place = 0; y < height; y++) {
    const paperRow = (y & wrap) * size
    const above = ((y - 1) & wrap) * size
    const below = ((y + 1) & wrap) * size
    const fromTop = Math.min(y, height - 1 - y)
    for (let x = 0; x < width; x++, place++) {
      const column = x & wrap
      const slope =
        values[paperRow + ((x + 1) & wrap)]! -
        values[paperRow + ((x - 1) & wrap)]! +
        values[below + column]! -
        values[above + column]!
      const relief = 1 - slope * reach
      let scale = stepsPerDensity
      if (fromTop < border || x < border || width - 1 - x < border) {
        scale *= painted(sheet, x, y, values[paperRow + column]!, seedOffset)
      }
      const target = place * 3
      rgb[target] = Math.min(255, paperRed * relief * light(red[place]! * scale))
      rgb[target + 1] = Math.min(255, paperGreen * relief * light(green[place]! * scale))
      rgb[target + 2] = Math.min(255, paperBlue * relief * light(blue[place]! * scale))
    }
  }
  return rgb
}

function light(steps: number): number {
  const step = (steps + 0.5) | 0
  return transmittance[step > 4096 ? 4096 : step < 0 ? 0 : step]!
}

/** How far the paint reaches at a place near the edge: 0 bare paper, 1 painted, above 1 where the last of it dried. */
function painted(sheet: Sheet, x: number, y: number, height: number, seedOffset: number): number {
  const edge = Math.min(x, y, sheet.width - 1 - x, sheet.height - 1 - y) / sheet.scale
  const u = x / sheet.scale / unitsPerTexel + seedOffset
  const v = y / sheet.scale / unitsPerTexel
  const ragged = sampleTile(mixTile(), u, v) * 15 + sampleTile(flowTile(), u, v) * 9 + height * 3
  const kept = (edge - borderWidth + ragged) / 3.2
  if (kept <= 0) return 0
  return kept < 1 ? kept * 1.2 : kept < 4 ? 1 + (4 - kept) * 0.06 : 1
}
