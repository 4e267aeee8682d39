import type { Drawing } from '../../drawing.ts'
import { coarseColumns, coarseRow } from '../../raster/coarse-rows.ts'
import type { Rgb } from '../../raster/rgb.ts'
import { scratch } from '../../raster/scratch.ts'
import { lightCells, makeLightMap } from '../light-map.ts'
import { frameAt, type Sheet } from './sheet.ts'
import { toothLevels } from './wax.ts'

const paper: Rgb = [251, 246, 233]

/** The finished sheet: light through the wax and back from cream paper, with lamps and the moon rubbed in softly. */
export function finish(sheet: Sheet, drawing: Drawing): Uint8Array {
  const { time, glows } = drawing.atmosphere
  if (glows.length > 0 && (time === 'night' || time === 'dusk')) rubGlows(sheet, drawing)
  const { rgb, width, height, tooth } = sheet
  const { values, size } = tooth
  const [reds, greens, blues] = [grainOf(paper[0]), grainOf(paper[1]), grainOf(paper[2])]
  for (let y = 0, at = 0; y < height; y++) {
    const row = (y & (size - 1)) * size
    for (let x = 0; x < width; x++, at += 3) {
      const depth = values[row + (x & (size - 1))]!
      rgb[at] = (rgb[at]! * reds[depth]!) >>> grainBits
      rgb[at + 1] = (rgb[at + 1]! * greens[depth]!) >>> grainBits
      rgb[at + 2] = (rgb[at + 2]! * blues[depth]!) >>> grainBits
    }
  }
  return rgb
}

const grainBits = 16

/** What the paper gives back of a light that it has `tone` 0..255 of, for each depth of its tooth. */
function grainOf(tone: number): Int32Array {
  return Int32Array.from({ length: toothLevels }, (_, depth) => {
    const grain = 0.985 + (depth / (toothLevels - 1)) * 0.03
    return Math.min(1, (tone / 255) * grain) * (1 << grainBits)
  })
}

/** Lifts wax where it glows, in the glow's colour; faces keep theirs. */
function rubGlows(sheet: Sheet, drawing: Drawing): void {
  const { time } = drawing.atmosphere
  const most = time === 'night' ? 0.42 : 0.26
  const map = makeLightMap(drawing, sheet.units, time === 'night' ? 1.15 : 1)
  const amount = scratch('sketch-glow', map.glow.length)
  for (let cell = 0; cell < amount.length && cell < map.glow.length; cell++) {
    const x = ((cell % map.columns) + 0.5) * (1000 / lightCells)
    const y = (Math.floor(cell / map.columns) + 0.5) * (1000 / lightCells)
    const drawn = Math.max(0, Math.min(1, frameAt(sheet, x, y) - 0.2))
    amount[cell] = map.glow[cell]! * most * drawn * (1 - map.shield[cell]! * 0.6)
  }
  const step = sheet.edge / lightCells
  const { left, part } = coarseColumns(sheet.width, step)
  const rows = [amount, map.red, map.green, map.blue].map((grid, index) => ({
    grid,
    row: scratch(`sketch-glow-row/${index}`, map.columns + 1),
  }))
  const [amounts, reds, greens, blues] = rows.map(({ row }) => row) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const { rgb, width, height } = sheet
  for (let y = 0, at = 0; y < height; y++) {
    for (const { grid, row } of rows) coarseRow(grid, map.columns, map.rows, step, y, row)
    for (let x = 0; x < width; x++, at += 3) {
      const column = left[x]!
      const share = amounts[column]! + (amounts[column + 1]! - amounts[column]!) * part[x]!
      if (share < 0.004) continue
      rgb[at] = rgb[at]! + (reds[column]! * 255 - rgb[at]!) * share
      rgb[at + 1] = rgb[at + 1]! + (greens[column]! * 255 - rgb[at + 1]!) * share
      rgb[at + 2] = rgb[at + 2]! + (blues[column]! * 255 - rgb[at + 2]!) * share
    }
  }
}
