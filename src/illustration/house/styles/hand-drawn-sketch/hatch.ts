import { type CoarseColumns, coarseColumns, coarseRow } from '../../raster/coarse-rows.ts'
import { cosineOfTurns, sineOfTurns } from '../../raster/exact-math.ts'
import type { PixelBox } from '../../raster/pixel-box.ts'
import type { Rgb } from '../../raster/rgb.ts'
import { scratch, scratchInts } from '../../raster/scratch.ts'
import type { Sheet } from './sheet.ts'
import { type StrokeTile, texelAt } from './stroke-tiles.ts'
import { hardest, takenBy, tonesRubbed, toothLevels, waxTables, whole, wholeBits } from './wax.ts'

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

/** Of a tile's strokes: what is pressed less is not seen. */
const leastTexel = 4 << 8
/** Of a softened outline: beyond it nothing is covered. */
export const leastInside = 0.0005

const waxOfSide = waxTables((roughness) => {
  const rough = 0.667 * roughness
  const caught = 0.3 + 0.42 * roughness
  return { gain: 1.333 + rough, rough, caught, even: 0.98 - caught }
})

const waxOfStroke = waxTables((roughness) => {
  const rough = 0.62 * roughness
  const range = 0.8 - 0.38 * roughness
  return { gain: (0.8 + rough) / range, rough: rough / range, caught: 0.9, even: 0.06 }
})

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
  const insides = scratch('sketch-inside-row', width + 1)
  const base = baseOf(field, rubbed, under)
  const pens = families.map((family, index) => penOf(field, family, index))
  const columns = { ...coarseColumns(box.width, step), starts: startsOf(sheet, field), insides }
  let coarse = -1
  for (let y = Math.max(0, -box.y0); y < Math.min(box.height, sheet.height - box.y0); y++) {
    const row = Math.floor(y / step)
    // Light and the hand's pressure change slowly; only the outline is asked for in every row.
    if (row !== coarse) {
      readPresses(field, columns, base, row)
      for (const pen of pens) readLimits(field, columns, pen, row)
      coarse = row
    }
    const { places, end } = base.runs
    if (end === 0) continue
    const from = columns.left[places[0]!]!
    const to = columns.left[places[end - 1]! - 1]! + 2
    coarseRow(field.inside, width, height, step, y, insides, from, to)
    layUnder(sheet, field, columns, base, y)
    for (const pen of pens) hatchRow(sheet, field, columns, pen, y)
  }
}

/** How pixels lie between coarse columns, and how far inside the field those are in a row. */
interface Columns extends CoarseColumns {
  /** The first pixel of each coarse column, and one after the last; none off the page. */
  starts: Int32Array
  insides: Float32Array
}

function startsOf({ width: across, step }: Sheet, { box, width }: Field): Int32Array {
  const starts = scratchInts('sketch-starts', width + 1)
  const most = Math.min(box.width, across - box.x0)
  starts[0] = 0
  for (let column = 1; column < width; column++) starts[column] = Math.ceil((column + 0.5) * step - 0.5)
  starts[width] = box.width
  for (let column = 0; column <= width; column++)
    starts[column] = Math.max(-box.x0, Math.min(most, starts[column]!), 0)
  return starts
}

/** Where in a row there is something to draw: a run of pixels from each even place up to the next. */
interface Runs {
  places: Int32Array
  end: number
}

function runsOf(name: string, { width }: Field): Runs {
  return { places: scratchInts(name, width + 2), end: 0 }
}

/** Adds a coarse column, to the run that ends there if one does. */
function addColumn(runs: Runs, { starts }: Columns, column: number): void {
  const { places, end } = runs
  const [from, to] = [starts[column]!, starts[column + 1]!]
  if (from === to) return
  if (end > 0 && places[end - 1] === from) {
    places[end - 1] = to
    return
  }
  places[end] = from
  places[end + 1] = to
  runs.end = end + 2
}

/** The soft layer with all that is the same for every row. */
interface Base {
  under: Under
  taken: Rgb
  wax: Uint16Array
  /** Part of what lies below that is rubbed out, and what that makes of each tone. */
  rubbed: number
  tones: Uint8Array
  /** Pressure in each coarse column of a row, in levels. */
  presses: Float32Array
  runs: Runs
}

function baseOf(field: Field, rubbed: number, under: Under): Base {
  return {
    under,
    taken: takenBy(under.colour),
    wax: waxOfSide(under.rough),
    rubbed,
    tones: tonesRubbed(rubbed),
    presses: scratch('sketch-press-row', field.width),
    runs: runsOf('sketch-runs', field),
  }
}

function readPresses(
  { inside, frame, shade, width }: Field,
  columns: Columns,
  { under, presses, runs }: Base,
  row: number,
): void {
  const more = under.inShade - under.inLight
  const start = row * width
  runs.end = 0
  for (let column = 0; column < width; column++) {
    const cell = start + column
    const next = column + 1 < width ? cell + 1 : cell
    const framed = frame[cell]! < 1 ? frame[cell]! : 1
    if (framed <= 0 || (inside[cell]! < leastInside && inside[next]! < leastInside)) continue
    const press = (under.inLight + more * shade[cell]!) * framed
    presses[column] = press > 0 ? (press < 1 ? press : 1) * hardest : 0
    addColumn(runs, columns, column)
  }
}

function layUnder(
  { rgb, width, tooth: { values: tooth, size } }: Sheet,
  { box, mask }: Field,
  { left }: Columns,
  { taken: [red, green, blue], wax, rubbed, tones, presses, runs: { places, end } }: Base,
  y: number,
): void {
  const toothWrap = size - 1
  const toothRow = ((y + box.y0) & toothWrap) * size
  const start = y * box.width
  const startAt = (y + box.y0) * width + box.x0
  for (let run = 0; run < end; run += 2) {
    const to = places[run + 1]!
    for (let x = places[run]!; x < to; x++) {
      const cover = mask[start + x]!
      if (cover < 0.01) continue
      const level = (presses[left[x]!]! * cover) | 0
      const laid = wax[level * toothLevels + tooth[toothRow + ((x + box.x0) & toothWrap)]!]!
      const at = (startAt + x) * 3
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
      rgb[at] = Math.imul(r, whole - Math.imul(red, laid)) >>> wholeBits
      rgb[at + 1] = Math.imul(g, whole - Math.imul(green, laid)) >>> wholeBits
      rgb[at + 2] = Math.imul(b, whole - Math.imul(blue, laid)) >>> wholeBits
    }
  }
}

/** A family of strokes with all that is the same for every row. */
interface Pen {
  hatching: Hatching
  taken: Rgb
  wax: Uint16Array
  cosine: number
  sine: number
  bow: number
  /** Where in the tile each column of the field's first row lies, in `texelParts` of a texel. */
  us: Int32Array
  vs: Int32Array
  /** Strokes of a rank 0..255 below this are drawn in a coarse column of a row. */
  limits: Float32Array
  runs: Runs
}

/** Places in a tile are counted in whole numbers that overflow after a whole number of tiles. */
const texelBits = 20
const texelParts = 1 << texelBits

function penOf(field: Field, hatching: Hatching, number: number): Pen {
  const { box, width, ridge } = field
  const cosine = cosineOfTurns(hatching.turns)
  const sine = sineOfTurns(hatching.turns)
  const us = scratchInts(`sketch-us/${number}`, box.width)
  const vs = scratchInts(`sketch-vs/${number}`, box.width)
  const [offsetU, offsetV] = hatching.offset
  for (let x = 0; x < box.width; x++) {
    const dx = x - box.width / 2
    const dy = -box.height / 2 - (ridge ? ridge[x]! : 0)
    us[x] = (dx * cosine + dy * sine + offsetU + 0.5) * texelParts
    vs[x] = (dy * cosine - dx * sine + offsetV + 0.5) * texelParts
  }
  return {
    hatching,
    taken: takenBy(hatching.colour),
    wax: waxOfStroke(hatching.rough),
    cosine,
    sine,
    bow: hatching.bow / Math.max(1, Math.max(box.width, box.height)),
    us,
    vs,
    limits: scratch(`sketch-limit-row/${number}`, width),
    runs: runsOf(`sketch-runs/${number}`, field),
  }
}

/** A row's places across the tile for strokes that are bowed. */
function bendRow({ box }: Field, { cosine, sine, bow, vs, runs }: Pen, y: number): Int32Array {
  const bent = scratchInts('sketch-bent-row', box.width)
  const across = (y - box.height / 2) * sine
  for (let run = 0; run < runs.end; run += 2) {
    const to = runs.places[run + 1]!
    for (let x = runs.places[run]!; x < to; x++) {
      const along = (x - box.width / 2) * cosine + across
      bent[x] = vs[x]! + ((bow * along * along * texelParts) | 0)
    }
  }
  return bent
}

/** Draws one row of a family of strokes into a field. */
function hatchRow(sheet: Sheet, field: Field, columns: Columns, pen: Pen, y: number): void {
  const {
    hatching,
    us,
    limits,
    runs: { places, end },
  } = pen
  const { left } = columns
  const { strokes, size } = hatching.tile
  const vs = pen.bow === 0 ? pen.vs : bendRow(field, pen, y)
  const wrap = size - 1
  const addU = (y * pen.sine * texelParts) | 0
  const addV = (y * pen.cosine * texelParts) | 0
  const hits = scratchInts('sketch-hits', field.box.width)
  let count = 0
  for (let run = 0; run < end; run += 2) {
    const to = places[run + 1]!
    for (let x = places[run]!; x < to; x++) {
      const u = ((us[x]! + addU) >> texelBits) & wrap
      const v = ((vs[x]! + addV) >> texelBits) & wrap
      const texel = strokes[texelAt(size, u, v)]!
      if (texel < leastTexel || (texel & 255) >= limits[left[x]!]!) continue
      hits[count++] = (x << 16) | texel
    }
  }
  markHits(sheet, field, columns, pen, y, hits, count)
}

/** Lays the wax of a row's strokes: each hit is a column in its high half and a texel in its low one. */
function markHits(
  { rgb, width, tooth: { values: tooth, size: toothSize } }: Sheet,
  { box, mask }: Field,
  { left, part, insides }: Columns,
  { hatching: { ragged: raggedness, press }, taken: [red, green, blue], wax, limits }: Pen,
  y: number,
  hits: Int32Array,
  count: number,
): void {
  const ragged = raggedness * 0.8
  const raggedStep = ragged / 255
  const toothWrap = toothSize - 1
  const toothRow = ((y + box.y0) & toothWrap) * toothSize
  const start = y * box.width
  const startAt = (y + box.y0) * width + box.x0
  for (let hit = 0; hit < count; hit++) {
    const x = hits[hit]! >> 16
    const texel = hits[hit]! & 0xffff
    const strokeRank = texel & 255
    const column = left[x]!
    const present = (limits[column]! - strokeRank) * 0.025
    let cover = (texel >> 8) * (present > 1 ? 1 : present)
    const inside = insides[column]!
    const nextInside = insides[column + 1]!
    if (inside <= 0.998 || nextInside <= 0.998) {
      let edge = mask[start + x]!
      if (ragged > 0) {
        const within = inside + (nextInside - inside) * part[x]! - 0.5
        edge = (within - ((strokeRank * 37) & 255) * raggedStep + 0.5 * ragged) * 5 + 0.5
      }
      if (edge <= 0) continue
      if (edge < 1) cover *= edge
    }
    const laid = wax[((cover * press) | 0) * toothLevels + tooth[toothRow + ((x + box.x0) & toothWrap)]!]!
    const at = (startAt + x) * 3
    rgb[at] = Math.imul(rgb[at]!, whole - Math.imul(red, laid)) >>> wholeBits
    rgb[at + 1] = Math.imul(rgb[at + 1]!, whole - Math.imul(green, laid)) >>> wholeBits
    rgb[at + 2] = Math.imul(rgb[at + 2]!, whole - Math.imul(blue, laid)) >>> wholeBits
  }
}

function readLimits(
  { inside, frame, shade, width }: Field,
  columns: Columns,
  { hatching, limits, runs }: Pen,
  row: number,
): void {
  const more = hatching.inShade - hatching.inLight
  const start = row * width
  runs.end = 0
  for (let column = 0; column < width; column++) {
    const cell = start + column
    const next = column + 1 < width ? cell + 1 : cell
    if (inside[cell]! < 0.04 && inside[next]! < 0.04) continue
    const density = hatching.inLight + more * shade[cell]!
    const framed = frame[cell]!
    const limit = 255 * (framed < 1 && framed < density ? framed : density)
    if (limit <= 0) continue
    limits[column] = limit
    addColumn(runs, columns, column)
  }
}
