import { keptTile, noiseTile, sampleTile } from '../../raster/noise.ts'
import { scratch } from '../../raster/scratch.ts'
import { toothLevels } from './wax.ts'
import type { PageSize } from '../../raster/page-size.ts'

/** Drawing paper: what the pencils left of its light, and the page on which they may draw. */
export interface Sheet extends PageSize {
  /** Pixels a coarse cell: slow changes are worked out once for so many pixels each way. */
  step: number
  /** Coarse cells across and down the page. */
  columns: number
  rows: number
  /** Light that comes back from the paper through the wax, 3 bytes a pixel; 255 is bare paper. */
  rgb: Uint8Array
  tooth: Tooth
  /** Per coarse cell of the page: 0 outside the drawing's ragged edge .. above 1 well inside. */
  frame: Float32Array
  /** Per coarse cell how much of sky and land is drawn, where some is left out; see `runOutOf`. */
  left?: Float32Array | undefined
}

/** A square of the paper's tooth, `size` a power of two: depths in `toothLevels`, 0 on a hill. */
interface Tooth {
  size: number
  values: Uint8Array
}

const teeth = new Map<number, Tooth>()

/** Page units from the edge where the drawing ends, on average. */
const margin = 31

/** Bare paper; a drawing that bleeds has no ragged edge, and `seedOffset` picks how the edge frays. */
export function makeSheet(page: PageSize, bleed: boolean, seedOffset: number): Sheet {
  const { width, height, edge, scale } = page
  const size = edge > 1500 ? 1024 : edge > 600 ? 512 : 256
  const step = Math.max(1, Math.round(edge / 620))
  const grid = { columns: Math.ceil(width / step) + 1, rows: Math.ceil(height / step) + 1 }
  return {
    ...page,
    ...grid,
    step,
    rgb: new Uint8Array(width * height * 3).fill(255),
    tooth: toothOf(size),
    frame: bleed ? bareFrame(grid) : makeFrame({ ...page, ...grid }, step / scale, seedOffset),
  }
}

function toothOf(size: number): Tooth {
  let tooth = teeth.get(size)
  if (!tooth) {
    const fine = noiseTile('tooth/fine', size, Math.min(205, size), 1).values
    const coarse = noiseTile('tooth/coarse', size, Math.min(96, size / 2), 1).values
    const values = new Uint8Array(size * size)
    for (let index = 0; index < values.length; index++) {
      const depth = 0.5 + fine[index]! * 0.8 + coarse[index]! * 0.24
      values[index] = Math.max(0, Math.min(1, depth)) * (toothLevels - 1) + 0.5
    }
    tooth = { size, values }
    teeth.set(size, tooth)
  }
  return tooth
}

/** Nothing but the inside. */
function bareFrame({ columns, rows }: Pick<Sheet, 'columns' | 'rows'>): Float32Array {
  return scratch('sketch-frame', columns * rows).fill(2, 0, columns * rows)
}

/** The edge wavers slowly and frays along the direction of the hatching. */
function makeFrame(
  { columns, rows, units }: Pick<Sheet, 'columns' | 'rows' | 'units'>,
  unit: number,
  seedOffset: number,
): Float32Array {
  const frame = scratch('sketch-frame', columns * rows)
  const waves = keptTile('sketch/frame', () => noiseTile('sketch/frame', 256, 24, 2))
  for (let row = 0, index = 0; row < rows; row++) {
    const y = row * unit
    for (let column = 0; column < columns; column++, index++) {
      const x = column * unit
      const edge = Math.min(x, y, units.width - x, units.height - y) - margin
      if (edge > 90) {
        frame[index] = 2
        continue
      }
      const slow = sampleTile(waves, x * 0.09 + seedOffset, y * 0.09) * 26
      const along = x * 0.78 - y * 0.62
      const across = x * 0.62 + y * 0.78
      const frayed = sampleTile(waves, along * 0.05 + seedOffset, across * 0.9) * 26
      frame[index] = (edge + slow + frayed) / 26
    }
  }
  return frame
}

/** Frays where colouring ends along the direction of the hatching, as the edge of the page does. */
export function frayed(
  { columns, rows, step, scale }: Sheet,
  left: Float32Array | undefined,
  seedOffset: number,
): Float32Array | undefined {
  if (!left) return undefined
  const waves = keptTile('sketch/frame', () => noiseTile('sketch/frame', 256, 24, 2))
  const unit = step / scale
  for (let row = 0, index = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, index++) {
      // Well inside and well outside nothing changes by it.
      if (left[index]! < -2 || left[index]! > 2) continue
      const along = (column * 0.78 - row * 0.62) * unit
      const across = (column * 0.62 + row * 0.78) * unit
      left[index] = left[index]! + sampleTile(waves, along * 0.05 + seedOffset, across * 0.9) * 1.5
    }
  }
  return left
}

/** How much of sky and land is coloured in a coarse cell. */
export function landLeftIn({ frame, left }: Sheet, cell: number): number {
  return left ? Math.min(frame[cell]!, left[cell]!) : frame[cell]!
}

/** How much of the drawing's frame is left at a place in page units; below 0 is margin. */
export function frameAt(sheet: Sheet, x: number, y: number): number {
  const cell = (place: number, count: number): number =>
    Math.max(0, Math.min(count - 1, Math.round((place * sheet.scale) / sheet.step)))
  return sheet.frame[cell(y, sheet.rows) * sheet.columns + cell(x, sheet.columns)]!
}
