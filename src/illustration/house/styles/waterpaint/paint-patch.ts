import { blur } from '../../raster/blur.ts'
import { coarseColumns, coarseRow, shrink } from '../../raster/coarse-rows.ts'
import { fillMask } from '../../raster/fill-mask.ts'
import { sampleTile, type Tile } from '../../raster/noise.ts'
import { type PixelBox, pixelBox } from '../../raster/pixel-box.ts'
import { lightness, type Rgb, scaleRgb } from '../../raster/rgb.ts'
import { scratch } from '../../raster/scratch.ts'
import type { Patch } from '../split-into-pieces.ts'
import { bloomTile, brushTile, flowTile, mixTile, unitsPerTexel } from './brush-tiles.ts'
import { pigment, type Sheet } from './sheet.ts'
import type { Afterglow } from './shine.ts'
import type { Volume } from './volume.ts'

/** How a patch is painted. */
export interface Wash {
  patch: Patch
  colour: Rgb
  /** The colour that runs into it. */
  colour2: Rgb
  /** The second colour grades from top to bottom instead of running in. */
  graded: boolean
  /** Sky and land, which are left out far from everybody. */
  runsOut: boolean
  /** Density of the coat, 1 for a full one. */
  strength: number
  /** Takes away what lies below: 0 nothing (a glaze) .. 1 all. */
  cover: number
  /** Blur of the edge in page units; 0 is crisp. */
  softness: number
  /** Paint that gathers at the edge. */
  rim: number
  /** Unevenness of the coat. */
  flow: number
  grain: number
  /** Wet-in-wet backruns, 0..1, for large areas. */
  blooms: number
  /** How often pools of paint change across and down, as a multiple: below 1 they are larger. */
  pools: readonly [across: number, down: number]
  /** A glaze that dried with an edge, here and there. */
  glaze: number
  /** How white the paper stays in places along the outside of its edge, where the brush did not reach. */
  gap: number
  /** Marks of a second coat. */
  brush: number
  /** Softly darker away from the light. */
  round: number
  /** A second coat with an edge of its own on the side away from the light. */
  second: number
  /** What the hour's last glaze will do here, so that what shines can be painted against it. */
  afterglow: Afterglow
  /** Where in the textures this wash lies. */
  offset: readonly [number, number]
}

/** Lays one wash on the sheet. */
export function paintPatch(sheet: Sheet, wash: Wash, volume: Volume | undefined): void {
  const pad = wash.softness * 2.4 + 3
  const box = pixelBox(wash.patch.bounds, sheet, pad, 12, sheet.step)
  if (!box) return
  const mask = fillMask(wash.patch.outlines, box, sheet.scale, scratch('patch', box.width * box.height))
  wet(sheet, wash, box, mask)
  if (wash.runsOut && sheet.left) runOut(sheet, sheet.left, box, mask)
  const grids = layGrids(sheet, wash, box, mask, volume)
  lay(sheet, wash, box, mask, grids)
}

/** Ends a wash where nothing more is painted: its edge dries there as anywhere else. */
function runOut(
  sheet: Sheet,
  { values, columns, rows }: NonNullable<Sheet['left']>,
  box: PixelBox,
  mask: Float32Array,
): void {
  const { left, part } = coarseColumns(sheet.width, sheet.step)
  const row = scratch('run-out-row', columns + 1)
  const { values: paper, size } = sheet.paper
  const from = Math.max(0, -box.x0)
  const to = Math.min(box.width, sheet.width - box.x0)
  for (let y = 0; y < box.height; y++) {
    const pageY = Math.max(0, Math.min(sheet.height - 1, y + box.y0))
    coarseRow(values, columns, rows, sheet.step, pageY, row)
    const paperRow = (pageY & (size - 1)) * size
    const start = y * box.width
    for (let x = 0; x < box.width; x++) {
      const index = start + x
      if (mask[index] === 0) continue
      const pageX = Math.max(from, Math.min(to - 1, x)) + box.x0
      const column = left[pageX]!
      const painted = row[column]! + (row[column + 1]! - row[column]!) * part[pageX]!
      const kept = (painted + paper[paperRow + (pageX & (size - 1))]! * 0.1) * 6
      if (kept < 1) mask[index] = kept <= 0 ? 0 : mask[index]! * kept
    }
  }
}

interface Grids {
  width: number
  height: number
  density: Float32Array
  mixing: Float32Array
  edge: Float32Array
}

/** Turns the clean mask into one that bled into the paper. */
function wet(sheet: Sheet, wash: Wash, box: PixelBox, mask: Float32Array): void {
  if (wash.softness === 0) return
  const sigma = wash.softness * sheet.scale
  blur(mask, box.width, box.height, sigma, wash.softness > 2 ? 3 : 1)
  if (wash.softness > 2) return
  const { values, size } = sheet.paper
  for (let y = 0, index = 0; y < box.height; y++) {
    const paperRow = ((y + box.y0) & (size - 1)) * size
    for (let x = 0; x < box.width; x++, index++) {
      const cover = mask[index]!
      if (cover <= 0 || cover >= 0.999) continue
      const raised = (cover - 0.5) * 2 + 0.5 + values[paperRow + ((x + box.x0) & (size - 1))]! * 0.34
      mask[index] = raised <= 0 ? 0 : raised >= 1 ? 1 : raised * raised * (3 - 2 * raised)
    }
  }
}

/** Everything that changes slowly, on the coarse grid. */
function layGrids(
  sheet: Sheet,
  wash: Wash,
  box: PixelBox,
  mask: Float32Array,
  volume: Volume | undefined,
): Grids {
  const width = box.width / sheet.step
  const height = box.height / sheet.step
  const edge = shrink(mask, box.width, box.height, sheet.step, scratch('edge', width * height))
  const rimSigma = (wash.blooms > 0 ? 3.4 : 2.2) * (sheet.scale / sheet.step)
  if (wash.rim > 0) blur(edge, width, height, rimSigma, 2)
  const density = scratch('wash-density', width * height)
  const mixing = scratch('wash-mixing', width * height)
  const unit = sheet.step / sheet.scale
  const [flow, mix, bloom, brush] = [flowTile(), mixTile(), bloomTile(), brushTile(wash.patch.material)]
  const { bounds } = wash.patch
  const tall = Math.max(1, Math.min(sheet.units.height, bounds.y1) - Math.max(0, bounds.y0))
  const texel = unit / unitsPerTexel
  const [offsetX, offsetY] = wash.offset
  const [across, along] = wash.pools
  const firstColumn = box.x0 / sheet.step
  const firstRow = box.y0 / sheet.step
  for (let row = 0, index = 0; row < height; row++) {
    const pageY = (firstRow + row) * unit
    const down = (pageY - Math.max(0, bounds.y0)) / tall
    const v = (firstRow + row) * texel + offsetY
    for (let column = 0; column < width; column++, index++) {
      if (edge[index]! < 0.002) continue
      const u = (firstColumn + column) * texel + offsetX
      const uneven = sampleTile(flow, u * across, v * along)
      const running = sampleTile(mix, u * across + 71, v * along + 13)
      let amount = 0.94 + uneven * wash.flow
      let shaded = 0
      if (wash.blooms > 0) {
        const fine = nearestTexel(mix, u * 1.9 + v * 0.7, v * 1.9 - u * 0.7)
        amount += backrun(bloom, u, v, fine) * wash.blooms + fine * 0.13
        if (wash.glaze > 0)
          amount += wash.glaze * secondCoat(sampleTile(bloom, u * 0.31 + 40, v * 0.9) + fine * 0.1 + 0.06)
      }
      if (brush && wash.brush > 0) amount += sampleTile(brush, u + 31, v) * wash.brush * (0.5 + uneven)
      if (volume) {
        const turned = volume.turned(firstColumn + column, firstRow + row)
        amount += turned * wash.round + (1 - volume.depth(firstColumn + column, firstRow + row)) * 0.2
        amount += wash.second * secondCoat(turned + running * 0.3 + uneven * 0.12)
        shaded = turned * 0.6
      }
      if (wash.graded) amount *= 0.7 + 0.3 * Math.abs(1 - down * 1.3)
      density[index] = wash.strength * amount
      const part = wash.graded
        ? down * 1.2 - 0.1 + running * 0.35
        : 0.42 + running * 0.9 + uneven * 0.3 + shaded
      mixing[index] = part < 0 ? 0 : part > 1 ? 1 : part
    }
  }
  return { width, height, density, mixing, edge }
}

/** The tile's value at a place in texels; for what is so fine that nobody sees steps. */
function nearestTexel({ size, values }: Tile, x: number, y: number): number {
  return values[(Math.floor(y) & (size - 1)) * size + (Math.floor(x) & (size - 1))]!
}

/** Covers what is turned away far enough; the edge of the coat is crisp and gathers a little paint. */
function secondCoat(turned: number): number {
  const place = (turned - 0.2) / 0.05
  if (place <= 0) return 0
  return place < 1 ? place * 1.15 : Math.max(1, 1.3 - place * 0.1)
}

/**
 * Where water ran back into drying paint: few, far apart and of many sizes. Inside it is pale, and the pigment that it
 * pushed before it dried in a crinkled line.
 */
function backrun(bloom: Tile, u: number, v: number, fine: number): number {
  const seldom = sampleTile(bloom, v * 0.23 + 180, u * 0.27 + 60) * 5 - 0.2
  if (seldom <= 0) return 0
  const place = sampleTile(bloom, u * 0.33 - v * 0.1, v * 0.33 + u * 0.1) + fine * 0.13 - 0.1
  const strength = seldom > 1 ? 1 : seldom
  if (place > 0.02) return -0.16 * strength
  if (place > 0) return strength * (0.34 - place * 25)
  return place > -0.09 ? strength * 0.34 * (1 + place / 0.09) * (1 + place / 0.09) : 0
}

/** Lays the coat: what lies below shines through by `cover`, the new pigment adds its density. */
function lay(sheet: Sheet, wash: Wash, box: PixelBox, mask: Float32Array, grids: Grids): void {
  const columns = coarseColumns(box.width, sheet.step)
  const rowLength = grids.width + 1
  const [densityRow, mixRow, edgeRow] = [
    scratch('density-row', rowLength),
    scratch('mix-row', rowLength),
    scratch('edge-row', rowLength),
  ]
  const { gap, rim, grain, cover: hiding } = wash
  const { alpha } = wash.patch
  const { keep: lifted, add } = wash.afterglow
  const [red, green, blue] = divided(pigment(wash.colour), lifted)
  const [fullRed, fullGreen, fullBlue] = divided(pigment(wash.colour2), lifted)
  const [toRed, toGreen, toBlue] = [fullRed - red, fullGreen - green, fullBlue - blue]
  const [lessRed, lessGreen, lessBlue] = scaleRgb(divided(add, lifted), alpha)
  const { values: paper, size } = sheet.paper
  const left = Math.max(0, -box.x0)
  const right = Math.min(box.width, sheet.width - box.x0)
  for (let y = Math.max(0, -box.y0); y < Math.min(box.height, sheet.height - box.y0); y++) {
    coarseRow(grids.density, grids.width, grids.height, sheet.step, y, densityRow)
    coarseRow(grids.mixing, grids.width, grids.height, sheet.step, y, mixRow)
    coarseRow(grids.edge, grids.width, grids.height, sheet.step, y, edgeRow)
    const paperRow = ((y + box.y0) & (size - 1)) * size
    let index = y * box.width + left
    let place = (y + box.y0) * sheet.width + box.x0 + left
    for (let x = left; x < right; x++, index++, place++) {
      const cover = mask[index]!
      if (cover < 0.004 && gap === 0) continue
      const column = columns.left[x]!
      const part = columns.part[x]!
      const inside = edgeRow[column]! + (edgeRow[column + 1]! - edgeRow[column]!) * part
      if (gap > 0 && cover < 0.5 && inside > 0.1) {
        const dry = mixRow[column]! - 0.3
        const white =
          dry > 0 ? 1 - gap * (1 - cover) * Math.min(1, (inside - 0.1) * 5) * Math.min(1, dry * 4) : 1
        sheet.red[place] = sheet.red[place]! * white
        sheet.green[place] = sheet.green[place]! * white
        sheet.blue[place] = sheet.blue[place]! * white
      }
      if (cover < 0.004) continue
      const gathered = cover > inside ? (cover - inside) * rim : 0
      const coat = densityRow[column]! + (densityRow[column + 1]! - densityRow[column]!) * part
      const mixed = mixRow[column]! + (mixRow[column + 1]! - mixRow[column]!) * part
      const grained = paper[paperRow + ((x + box.x0) & (size - 1))]! * grain
      const full = coat * (1 + gathered - grained)
      const amount = (full < 0.04 ? 0.04 : full) * cover * alpha
      const keep = 1 - hiding * cover * alpha
      sheet.red[place] = sheet.red[place]! * keep + amount * (red + toRed * mixed) - cover * lessRed
      sheet.green[place] = sheet.green[place]! * keep + amount * (green + toGreen * mixed) - cover * lessGreen
      sheet.blue[place] = sheet.blue[place]! * keep + amount * (blue + toBlue * mixed) - cover * lessBlue
    }
  }
}

function divided(a: Rgb, b: Rgb): Rgb {
  return [a[0] / b[0], a[1] / b[1], a[2] / b[2]]
}

/** The neighbour that a painter lets run into a colour when no other is named: a touch cooler and deeper. */
export function neighbourOf(colour: Rgb, skin: boolean): Rgb {
  if (skin) return [colour[0] * 0.97, colour[1] * 0.9, colour[2] * 0.88]
  const pale = Math.max(0, lightness(colour) - 0.6) / 0.4
  return [
    colour[0] * (0.92 + 0.05 * pale),
    colour[1] * (0.91 + 0.06 * pale),
    Math.min(255, colour[2] * (1.05 - 0.06 * pale) + 4 * (1 - pale)),
  ]
}
