import { coarseColumns, coarseRow } from '../../raster/coarse-rows.ts'
import { cosineOfTurns, sineOfTurns } from '../../raster/exact-math.ts'
import type { PixelBox } from '../../raster/pixel-box.ts'
import type { Rgb } from '../../raster/rgb.ts'
import { scratch } from '../../raster/scratch.ts'
import type { Sheet } from './sheet.ts'
import { type StrokeTile, texelAt } from './stroke-tiles.ts'

/** What is hatched: its mask, and on the coarse grid how far inside a place lies and how shaded it is. */
export interface Field {
  box: PixelBox
  mask: Float32Array
  width: number
  height: number
  /** The mask softened, 0..1; 0.5 on the outline. */
  inside: Float32Array
  /** 0 in the light .. 1 in the shade. */
  shade: Float32Array
  /** How much of the page's frame is left here, 0 .. above 1. */
  frame: Float32Array
  /** Height of the upper edge per column in pixels, for strokes that follow the lie of the land. */
  ridge?: Float32Array
}

/** One family of parallel strokes. */
export interface Hatching {
  tile: StrokeTile
  /** Direction in parts of a whole turn, and the bow over a field of pixels `reach` (0 for straight). */
  turns: number
  bow: number
  /** Where in the tile it begins, in texels. */
  offset: readonly [number, number]
  colour: Rgb
  /** Pressure of the hand, 0..1. */
  press: number
  /** Share of the strokes that are drawn in the light and in the shade, below 0 for none .. above 1 for all. */
  inLight: number
  inShade: number
  /** How far each stroke ends off the outline: 0 cut sharp .. 1 freely. */
  ragged: number
  /** How much of the paper's tooth shows: 0 none .. 1 all. */
  rough: number
}

/**
 * Light is taken away in whole numbers, which costs half of what fractions cost: a byte times `whole` just fits 31
 * bits, and `waxUnit` times 255 fits `whole`.
 */
const wholeBits = 23
const whole = 1 << wholeBits
const waxUnit = Math.floor(whole / 255)

/** What wax of a colour takes of each light, in whole numbers 0..255. */
function takenBy(colour: Rgb): Rgb {
  return [255 - Math.round(colour[0]), 255 - Math.round(colour[1]), 255 - Math.round(colour[2])]
}

/** A soft first layer with the pencil laid on its side. */
export function layUnder(
  sheet: Sheet,
  field: Field,
  under: { colour: Rgb; inLight: number; inShade: number; rough: number },
): void {
  const rows = rowsOf(field, sheet.step)
  const { starts, part: parts, frame: frames, shade: shades } = rows
  const { values, size } = sheet.tooth
  const rough = 0.667 * under.rough
  const gain = 1.333 + rough
  const caughtPart = 0.3 + 0.42 * under.rough
  const [red, green, blue] = takenBy(under.colour)
  const { rgb, pixels } = sheet
  const { box, mask } = field
  const left = Math.max(0, -box.x0)
  const right = Math.min(box.width, pixels - box.x0)
  for (let y = Math.max(0, -box.y0); y < Math.min(box.height, pixels - box.y0); y++) {
    rows.read(y)
    const toothRow = ((y + box.y0) & (size - 1)) * size
    const start = y * box.width
    const startAt = (y + box.y0) * pixels + box.x0
    for (let column = 0; column < field.width; column++) {
      const frame = frames[column]!
      const moreFrame = frames[column + 1]! - frame
      if (frame <= 0 && frame + moreFrame <= 0) continue
      const shade = shades[column]!
      const moreShade = shades[column + 1]! - shade
      const end = Math.min(right, starts[column + 1]!)
      let x = Math.max(left, starts[column]!)
      for (let at = (startAt + x) * 3; x < end; x++, at += 3) {
        const cover = mask[start + x]!
        if (cover < 0.01) continue
        const framed = frame + moreFrame * parts[x]!
        if (framed <= 0) continue
        const shaded = shade + moreShade * parts[x]!
        const press =
          (under.inLight + (under.inShade - under.inLight) * shaded) * cover * (framed > 1 ? 1 : framed)
        if (press <= 0) continue
        const caught = press * gain - values[toothRow + ((x + box.x0) & (size - 1))]! * rough
        const amount = (caught <= 0 ? 0 : caught >= 1 ? 1 : caught) * caughtPart + press * (0.98 - caughtPart)
        const wax = (amount < 1 ? amount * waxUnit : waxUnit) | 0
        rgb[at] = Math.imul(rgb[at]!, whole - red * wax) >>> wholeBits
        rgb[at + 1] = Math.imul(rgb[at + 1]!, whole - green * wax) >>> wholeBits
        rgb[at + 2] = Math.imul(rgb[at + 2]!, whole - blue * wax) >>> wholeBits
      }
    }
  }
}

/** Draws one family of strokes into a field. */
export function hatch(sheet: Sheet, field: Field, hatching: Hatching): void {
  const rows = rowsOf(field, sheet.step)
  const { starts, part: parts, inside: insides } = rows
  const limits = scratch('sketch-limit-row', field.width + 1)
  const { strokes, size } = hatching.tile
  const wrap = size - 1
  const { values: tooth, size: toothSize } = sheet.tooth
  const toothWrap = toothSize - 1
  const [red, green, blue] = takenBy(hatching.colour)
  const { rgb, pixels } = sheet
  const { box, mask, ridge } = field
  const [cosine, sine] = [cosineOfTurns(hatching.turns), sineOfTurns(hatching.turns)]
  const bow = hatching.bow / Math.max(1, Math.max(box.width, box.height))
  const [centreX, centreY] = [box.width / 2, box.height / 2]
  // Whole tiles further on, so that no place is below 0 and cutting off its fraction rounds it down.
  const ahead = size * Math.ceil((4 * (box.width + box.height)) / size)
  const [offsetU, offsetV] = [hatching.offset[0] + 0.5 + ahead, hatching.offset[1] + 0.5 + ahead]
  const ragged = hatching.ragged * 0.8
  const raggedStep = ragged / 255
  const rough = 0.62 * hatching.rough
  const gain = (0.8 + rough) * (hatching.press / 255)
  const sharp = 1 / (0.8 + 0.38 * (1 - hatching.rough) - 0.38)
  const thinly = hatching.press * (0.06 / 255)
  const left = Math.max(0, -box.x0)
  const right = Math.min(box.width, pixels - box.x0)
  for (let y = Math.max(0, -box.y0); y < Math.min(box.height, pixels - box.y0); y++) {
    rows.read(y)
    readLimits(rows, hatching, limits, field.width)
    const toothRow = ((y + box.y0) & toothWrap) * toothSize
    const start = y * box.width
    const startAt = (y + box.y0) * pixels + box.x0
    for (let column = 0; column < field.width; column++) {
      const limit = limits[column]!
      if (limit <= 0) continue
      const inside = insides[column]!
      const moreInside = insides[column + 1]! - inside
      const end = Math.min(right, starts[column + 1]!)
      let x = Math.max(left, starts[column]!)
      for (let at = (startAt + x) * 3; x < end; x++, at += 3) {
        const dx = x - centreX
        const dy = (ridge ? y - ridge[x]! : y) - centreY
        const along = dx * cosine + dy * sine
        const u = (along + offsetU) & wrap
        const v = (dy * cosine - dx * sine + bow * along * along + offsetV) & wrap
        const texel = strokes[texelAt(size, u, v)]!
        if (texel < 1024) continue
        const strokeRank = texel & 255
        let present = (limit - strokeRank) * 0.025
        if (present <= 0) continue
        if (present > 1) present = 1
        let edge = mask[start + x]!
        if (ragged > 0) {
          const within = inside + moreInside * parts[x]! - 0.5
          edge = (within - ((strokeRank * 37) & 255) * raggedStep + 0.5 * ragged) * 5 + 0.5
        }
        if (edge <= 0) continue
        const cover = (texel >> 8) * present * (edge > 1 ? 1 : edge)
        const caught = (cover * gain - tooth[toothRow + ((x + box.x0) & toothWrap)]! * rough) * sharp
        const wax = (((caught <= 0 ? 0 : caught >= 1 ? 1 : caught) * 0.9 + cover * thinly) * waxUnit) | 0
        rgb[at] = Math.imul(rgb[at]!, whole - red * wax) >>> wholeBits
        rgb[at + 1] = Math.imul(rgb[at + 1]!, whole - green * wax) >>> wholeBits
        rgb[at + 2] = Math.imul(rgb[at + 2]!, whole - blue * wax) >>> wholeBits
      }
    }
  }
}

/** The highest rank 0..255 of stroke that is drawn in each coarse column of a row; 0 outside the field. */
function readLimits(rows: Rows, hatching: Hatching, limits: Float32Array, width: number): void {
  const { inside, frame, shade } = rows
  const more = hatching.inShade - hatching.inLight
  for (let column = 0; column < width; column++) {
    const present = inside[column]! >= 0.06 || inside[column + 1]! >= 0.06
    const density = hatching.inLight + more * shade[column]!
    const framed = frame[column]!
    limits[column] = present ? 255 * (framed < 1 && framed < density ? framed : density) : 0
  }
}

interface Rows {
  /** The first pixel of each coarse column, and one after the last. */
  starts: Int32Array
  part: Float32Array
  inside: Float32Array
  shade: Float32Array
  frame: Float32Array
  read: (y: number) => void
}

/** The field's grids read row by row. */
function rowsOf(field: Field, step: number): Rows {
  const { part } = coarseColumns(field.box.width, step)
  const length = field.width + 1
  const starts = new Int32Array(length)
  for (let column = 1; column < length; column++) starts[column] = Math.ceil((column + 0.5) * step - 0.5)
  const inside = scratch('sketch-inside-row', length)
  const shade = scratch('sketch-shade-row', length)
  const frame = scratch('sketch-frame-row', length)
  const read = (y: number): void => {
    coarseRow(field.inside, field.width, field.height, step, y, inside)
    coarseRow(field.shade, field.width, field.height, step, y, shade)
    coarseRow(field.frame, field.width, field.height, step, y, frame)
  }
  return { starts, part, inside, shade, frame, read }
}
