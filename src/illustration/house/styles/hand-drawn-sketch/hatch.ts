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

/** Of a tile's strokes: what is pressed less is not seen. */
const leastTexel = 4 << 8
/** Of a softened outline: beyond it nothing is covered. */
export const leastInside = 0.0005

/** What wax of a colour takes of each light, in whole numbers 0..255. */
function takenBy(colour: Rgb): Rgb {
  return [255 - Math.round(colour[0]), 255 - Math.round(colour[1]), 255 - Math.round(colour[2])]
}

/** A soft first layer with the pencil laid on its side; amounts in the light and in the shade. */
export interface Under {
  colour: Rgb
  inLight: number
  inShade: number
  /** How much of the paper's tooth shows: 0 none .. 1 all. */
  rough: number
}

/**
 * Colours a field in: rubs out `rubbed` (0..1) of what lies below, then lays the soft layer and one family of strokes
 * over the other, row by row while it is at hand.
 */
export function colourField(
  sheet: Sheet,
  field: Field,
  rubbed: number,
  under: Under,
  families: readonly Hatching[],
): void {
  const { box, width, height } = field
  const { step } = sheet
  const { part } = coarseColumns(box.width, step)
  const insides = scratch('sketch-inside-row', width + 1)
  const base = baseOf(field, rubbed, under)
  const pens = families.map((family, index) => penOf(field, family, index))
  const starts = startsOf(field, step)
  let coarse = -1
  for (let y = Math.max(0, -box.y0); y < Math.min(box.height, sheet.pixels - box.y0); y++) {
    const row = Math.floor(y / step)
    // Light and the hand's pressure change slowly; only the outline is asked for in every row.
    if (row !== coarse) {
      readPresses(field, base, row)
      for (const pen of pens) readLimits(field, pen, row)
      coarse = row
    }
    coarseRow(field.inside, width, height, step, y, insides)
    layUnder(sheet, field, starts, base, y)
    for (const pen of pens) hatchRow(sheet, field, { starts, parts: part, insides }, pen, y)
  }
}

/** The first pixel of each coarse column, and one after the last. */
function startsOf({ box, width }: Field, step: number): Int32Array {
  const starts = new Int32Array(width + 1)
  for (let column = 1; column <= width; column++) starts[column] = Math.ceil((column + 0.5) * step - 0.5)
  starts[width] = box.width
  return starts
}

/** The soft layer with all that is the same for every row. */
interface Base {
  under: Under
  taken: Rgb
  /** Part of what lies below that is rubbed out, and what that makes of each tone. */
  rubbed: number
  tones: Uint8Array
  /** Pressure in each coarse column of a row, below 0 outside the field. */
  presses: Float32Array
}

function baseOf({ width }: Field, rubbed: number, under: Under): Base {
  const tones = Uint8Array.from({ length: 256 }, (_, tone) => tone + (255 - tone) * rubbed + 0.5)
  const presses = scratch('sketch-press-row', width)
  return { under, taken: takenBy(under.colour), rubbed, tones, presses }
}

function readPresses({ inside, frame, shade, width }: Field, { under, presses }: Base, row: number): void {
  const more = under.inShade - under.inLight
  const start = row * width
  for (let column = 0; column < width; column++) {
    const cell = start + column
    const next = column + 1 < width ? cell + 1 : cell
    const framed = frame[cell]! < 1 ? frame[cell]! : 1
    const empty = framed <= 0 || (inside[cell]! < leastInside && inside[next]! < leastInside)
    presses[column] = empty ? -1 : Math.max(0, (under.inLight + more * shade[cell]!) * framed)
  }
}

function layUnder(
  { rgb, pixels, tooth: { values, size } }: Sheet,
  { box, mask, width }: Field,
  starts: Int32Array,
  { under, taken: [red, green, blue], rubbed, tones, presses }: Base,
  y: number,
): void {
  const rough = 0.667 * under.rough
  const gain = 1.333 + rough
  const caughtPart = 0.3 + 0.42 * under.rough
  const left = Math.max(0, -box.x0)
  const right = Math.min(box.width, pixels - box.x0)
  const toothRow = ((y + box.y0) & (size - 1)) * size
  const start = y * box.width
  const startAt = (y + box.y0) * pixels + box.x0
  for (let column = 0; column < width; column++) {
    const pressed = presses[column]!
    if (pressed < 0) continue
    const end = Math.min(right, starts[column + 1]!)
    let x = Math.max(left, starts[column]!)
    for (let at = (startAt + x) * 3; x < end; x++, at += 3) {
      const cover = mask[start + x]!
      if (cover < 0.01) continue
      const press = pressed * cover
      const caught = press * gain - values[toothRow + ((x + box.x0) & (size - 1))]! * rough
      const amount = (caught <= 0 ? 0 : caught >= 1 ? 1 : caught) * caughtPart + press * (0.98 - caughtPart)
      const wax = (amount < 1 ? amount * waxUnit : waxUnit) | 0
      let r = rgb[at]!
      let g = rgb[at + 1]!
      let b = rgb[at + 2]!
      if (cover === 1) {
        r = tones[r]!
        g = tones[g]!
        b = tones[b]!
      } else {
        const part = cover * rubbed
        r = (r + (255 - r) * part + 0.5) | 0
        g = (g + (255 - g) * part + 0.5) | 0
        b = (b + (255 - b) * part + 0.5) | 0
      }
      rgb[at] = Math.imul(r, whole - red * wax) >>> wholeBits
      rgb[at + 1] = Math.imul(g, whole - green * wax) >>> wholeBits
      rgb[at + 2] = Math.imul(b, whole - blue * wax) >>> wholeBits
    }
  }
}

/** A family of strokes with all that is the same for every row. */
interface Pen {
  hatching: Hatching
  taken: Rgb
  cosine: number
  sine: number
  bow: number
  /** Where in the tile the field's first pixel lies. */
  offsetU: number
  offsetV: number
  /** The highest rank 0..255 of stroke that is drawn in each coarse column of a row; 0 outside the field. */
  limits: Float32Array
}

function penOf({ box, width }: Field, hatching: Hatching, number: number): Pen {
  const { size } = hatching.tile
  // Whole tiles further on, so that no place is below 0 and cutting off its fraction rounds it down.
  const ahead = size * Math.ceil((4 * (box.width + box.height)) / size)
  return {
    hatching,
    taken: takenBy(hatching.colour),
    cosine: cosineOfTurns(hatching.turns),
    sine: sineOfTurns(hatching.turns),
    bow: hatching.bow / Math.max(1, Math.max(box.width, box.height)),
    offsetU: hatching.offset[0] + 0.5 + ahead,
    offsetV: hatching.offset[1] + 0.5 + ahead,
    limits: scratch(`sketch-limit-row/${number}`, width),
  }
}

/** Draws one row of a family of strokes into a field. */
function hatchRow(
  { rgb, pixels, tooth: { values: tooth, size: toothSize } }: Sheet,
  { box, mask, width, ridge }: Field,
  { starts, parts, insides }: { starts: Int32Array; parts: Float32Array; insides: Float32Array },
  { hatching, taken: [red, green, blue], cosine, sine, bow, offsetU, offsetV, limits }: Pen,
  y: number,
): void {
  const { strokes, size } = hatching.tile
  const wrap = size - 1
  const [centreX, centreY] = [box.width / 2, box.height / 2]
  const ragged = hatching.ragged * 0.8
  const raggedStep = ragged / 255
  const rough = 0.62 * hatching.rough
  const gain = (0.8 + rough) * (hatching.press / 255)
  const sharp = 1 / (0.8 + 0.38 * (1 - hatching.rough) - 0.38)
  const thinly = hatching.press * (0.06 / 255)
  const left = Math.max(0, -box.x0)
  const right = Math.min(box.width, pixels - box.x0)
  const toothWrap = toothSize - 1
  const toothRow = ((y + box.y0) & toothWrap) * toothSize
  const start = y * box.width
  const startAt = (y + box.y0) * pixels + box.x0
  for (let column = 0; column < width; column++) {
    const limit = limits[column]!
    if (limit <= 0) continue
    const highest = Math.ceil(limit) - 1
    const inside = insides[column]!
    const moreInside = insides[column + 1]! - inside
    const deep = inside > 0.998 && insides[column + 1]! > 0.998
    const end = Math.min(right, starts[column + 1]!)
    let x = Math.max(left, starts[column]!)
    for (let at = (startAt + x) * 3; x < end; x++, at += 3) {
      const dx = x - centreX
      const dy = (ridge ? y - ridge[x]! : y) - centreY
      const along = dx * cosine + dy * sine
      const u = (along + offsetU) & wrap
      const v = (dy * cosine - dx * sine + bow * along * along + offsetV) & wrap
      const texel = strokes[texelAt(size, u, v)]!
      const strokeRank = texel & 255
      // No stroke here, or one that is left out: asked at once, as the processor could foresee neither.
      if (((texel - leastTexel) | (highest - strokeRank)) < 0) continue
      const present = (limit - strokeRank) * 0.025
      let edge = deep ? 1 : mask[start + x]!
      if (ragged > 0 && !deep) {
        const within = inside + moreInside * parts[x]! - 0.5
        edge = (within - ((strokeRank * 37) & 255) * raggedStep + 0.5 * ragged) * 5 + 0.5
      }
      if (edge <= 0) continue
      const cover = (texel >> 8) * (present > 1 ? 1 : present) * (edge > 1 ? 1 : edge)
      const caught = (cover * gain - tooth[toothRow + ((x + box.x0) & toothWrap)]! * rough) * sharp
      const wax = (((caught <= 0 ? 0 : caught >= 1 ? 1 : caught) * 0.9 + cover * thinly) * waxUnit) | 0
      rgb[at] = Math.imul(rgb[at]!, whole - red * wax) >>> wholeBits
      rgb[at + 1] = Math.imul(rgb[at + 1]!, whole - green * wax) >>> wholeBits
      rgb[at + 2] = Math.imul(rgb[at + 2]!, whole - blue * wax) >>> wholeBits
    }
  }
}

function readLimits({ inside, frame, shade, width }: Field, { hatching, limits }: Pen, row: number): void {
  const more = hatching.inShade - hatching.inLight
  const start = row * width
  for (let column = 0; column < width; column++) {
    const cell = start + column
    const next = column + 1 < width ? cell + 1 : cell
    const density = hatching.inLight + more * shade[cell]!
    const framed = frame[cell]!
    const present = inside[cell]! >= 0.04 || inside[next]! >= 0.04
    limits[column] = present ? 255 * (framed < 1 && framed < density ? framed : density) : 0
  }
}
