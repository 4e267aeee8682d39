import { coarseColumns, coarseRow } from '../../raster/coarse-rows.ts'
import type { PixelBox } from '../../raster/pixel-box.ts'
import { mixRgb, type Rgb } from '../../raster/rgb.ts'
import { scratch } from '../../raster/scratch.ts'
import type { Clay } from './clay.ts'
import type { Finish } from './finish.ts'
import type { Lamp } from './lamp.ts'
import type { Plate } from './plate.ts'
import type { Relief } from './relief.ts'

/** One coloured surface to be lit. */
export interface Surface {
  /** Pixels that `mask` covers; they lie within the plate's box. */
  box: PixelBox
  mask: Float32Array
  alpha: number
  finish: Finish
  /** Linear colour at the top and the foot of `bounds`. */
  top: Rgb
  foot: Rgb
  /** Rows (pixels of the page) between which the colour changes from top to foot. */
  from: number
  to: number
  /** Forms that the surface follows, and how closely. */
  reliefs: readonly { relief: Relief; amount: number }[]
  /** Slope of a large slab as a whole, over its box, so that it is not lit evenly. */
  tilt: number
  lamp: Lamp
  /** Factor on the light that falls here. */
  exposure: Rgb
  /** Skin takes strong light in its own colour: what is pale would bleach to paper. */
  skin: boolean
}

interface Rows {
  slopeX: Float32Array
  slopeY: Float32Array
  hollow: Float32Array
}

/** Lights a surface from its slopes and lays it on the plate. */
export function lightSurface(plate: Plate, surface: Surface, clay: Clay): void {
  const { box } = surface
  const rows: Rows = {
    slopeX: scratch('row-slope-x', box.width),
    slopeY: scratch('row-slope-y', box.width),
    hollow: scratch('row-hollow', box.width),
  }
  for (let y = 0; y < box.height; y++) {
    if (!coversRow(surface.mask, y * box.width, box.width)) continue
    readSlopes(surface, y, rows)
    lightRow(plate, surface, clay, y, rows)
  }
}

function coversRow(mask: Float32Array, start: number, width: number): boolean {
  for (let index = start; index < start + width; index++) if (mask[index]! > 0.004) return true
  return false
}

function readSlopes(surface: Surface, y: number, rows: Rows): void {
  const { box, tilt } = surface
  const tiltY = -((y + 0.5) / box.height - 0.5) * tilt * 1.25
  for (let x = 0; x < box.width; x++) {
    rows.slopeX[x] = -((x + 0.5) / box.width - 0.5) * tilt
    rows.slopeY[x] = tiltY
  }
  rows.hollow.fill(0, 0, box.width)
  for (const { relief, amount } of surface.reliefs) {
    if (y + box.y0 < relief.box.y0 || y + box.y0 >= relief.box.y0 + relief.box.height) continue
    addRow(relief, relief.slopeX, amount, box, y, rows.slopeX)
    addRow(relief, relief.slopeY, amount, box, y, rows.slopeY)
    if (relief.hollow) addRow(relief, relief.hollow, Math.abs(amount), box, y, rows.hollow)
  }
}

/** Adds a row of a relief's grid, read at full resolution, to a row of the surface. */
function addRow(
  relief: Relief,
  grid: Float32Array,
  amount: number,
  box: PixelBox,
  y: number,
  into: Float32Array,
): void {
  const shift = box.x0 - relief.box.x0
  const first = Math.max(0, -shift)
  const end = Math.min(box.width, relief.box.width - shift)
  if (relief.step === 1) {
    const start = (y + box.y0 - relief.box.y0) * relief.width + shift
    for (let x = first; x < end; x++) into[x] = into[x]! + grid[start + x]! * amount
    return
  }
  const row = scratch('relief-row', relief.width + 1)
  coarseRow(grid, relief.width, relief.height, relief.step, y + box.y0 - relief.box.y0, row)
  const columns = coarseColumns(relief.box.width, relief.step)
  for (let x = first; x < end; x++) {
    const column = columns.left[x + shift]!
    into[x] =
      into[x]! + (row[column]! + (row[column + 1]! - row[column]!) * columns.part[x + shift]!) * amount
  }
}

const plain = { strength: 0, across: 0, down: 0 }

/** Key light with a soft terminator, sky and bounce, highlight, rim and light from under the surface. */
function lightRow(plate: Plate, surface: Surface, clay: Clay, y: number, rows: Rows): void {
  const { box, mask, alpha, finish, lamp, exposure } = surface
  const [lightX, lightY, lightZ] = lamp.direction
  const [halfX, halfY, halfZ] = lamp.half
  const colour = colourAt(surface, y + box.y0)
  const tint = scatterOf(colour, finish.scatter)
  const [keyR, keyG, keyB] = lamp.key
  const [skyR, skyG, skyB] = lamp.sky
  const [backR, backG, backB] = lamp.bounce
  const { rim, gloss, polish, shine } = finish
  const [gleamR, gleamG, gleamB] = surface.skin ? gleamOf(colour) : white
  const grain = finish.grain
  const wrap = clay.size - 1
  const clayRow = ((y + box.y0) & wrap) * clay.size
  const { strength, across, down: along } = finish.texture ?? plain
  const textureRow = (((y + box.y0) * along) & wrap) * clay.size
  let index = y * box.width
  let target = (y + box.y0 - plate.box.y0) * plate.box.width + box.x0 - plate.box.x0
  for (let x = 0; x < box.width; x++, index++, target++) {
    const cover = mask[index]! * alpha
    if (cover < 0.004) continue
    const texel = clayRow + ((x + box.x0) & wrap)
    const slopeX = rows.slopeX[x]! + clay.slopeX[texel]! * grain
    const slopeY = rows.slopeY[x]! + clay.slopeY[texel]! * grain
    const normalZ = 1 / Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1)
    const normalX = -slopeX * normalZ
    const normalY = -slopeY * normalZ
    const facing = normalX * lightX + normalY * lightY + normalZ * lightZ
    const wrapped = facing < -0.22 ? 0 : facing > 1 ? 1 : (facing + 0.22) / 1.22
    const soft = wrapped * wrapped * (3 - 2 * wrapped) * 0.45 + wrapped * 0.55
    const open = (1 - rows.hollow[x]!) * (0.62 + 0.38 * normalZ)
    const up = (0.5 - 0.5 * normalY) * open
    const down = (0.5 + 0.5 * normalY) * open
    const key = soft * (0.55 + 0.45 * open)
    let bright = normalX * halfX + normalY * halfY + normalZ * halfZ
    bright = bright < 0 ? 0 : bright * bright
    const sheen = bright * bright * bright * bright
    for (let power = 1; power < polish; power++) bright *= bright
    const flash = gloss * (bright * 0.8 + sheen * 0.08)
    const edge = (1 - normalZ) * (1 - normalZ)
    const caught = 0.35 + 0.8 * (normalX * lightX - normalY * 0.6)
    const rimmed = rim * edge * (0.1 + 0.9 * (caught < 0 ? 0 : caught > 1 ? 1 : caught)) * 0.62
    const under = 1 + 4.5 * facing * facing
    const glow = 0.55 / (under * under)
    const more = rimmed + shine
    const tone = strength > 0 ? 1 + strength * clay.height[textureRow + (((x + box.x0) * across) & wrap)]! : 1
    const red =
      colour[0] * tone * (keyR * key + skyR * up + backR * down + glow * tint[0] + more) +
      (flash * keyR + rimmed * 0.35) * gleamR
    const green =
      colour[1] * tone * (keyG * key + skyG * up + backG * down + glow * tint[1] + more) +
      (flash * keyG + rimmed * 0.36) * gleamG
    const blue =
      colour[2] * tone * (keyB * key + skyB * up + backB * down + glow * tint[2] + more) +
      (flash * keyB + rimmed * 0.4) * gleamB
    const keep = 1 - cover
    const laid = surface.skin && red > held ? (cover * heldBack(red)) / red : cover
    plate.red[target] = plate.red[target]! * keep + red * exposure[0] * laid
    plate.green[target] = plate.green[target]! * keep + green * exposure[1] * laid
    plate.blue[target] = plate.blue[target]! * keep + blue * exposure[2] * laid
    plate.cover[target] = plate.cover[target]! * keep + cover
  }
}

/** Red light from skin above which all its light is held back alike, and the most that ever comes of it. */
const held = 0.75
const most = 1.2

function heldBack(red: number): number {
  const over = (red - held) / (most - held)
  return held + ((most - held) * over) / (1 + over)
}

const white: Rgb = [1, 1, 1]

/** The colour of a highlight on skin: most of it its own. */
function gleamOf(colour: Rgb): Rgb {
  const brightest = Math.max(colour[0], colour[1], colour[2]) + 0.001
  return mixRgb(white, [colour[0] / brightest, colour[1] / brightest, colour[2] / brightest], 0.8)
}

function colourAt({ top, foot, from, to }: Surface, row: number): Rgb {
  const part = Math.max(0, Math.min(1, (row - from) / Math.max(1, to - from)))
  return [
    top[0] + (foot[0] - top[0]) * part,
    top[1] + (foot[1] - top[1]) * part,
    top[2] + (foot[2] - top[2]) * part,
  ]
}

/** Light that was under the surface is deeper in colour, and warmer. */
function scatterOf(colour: Rgb, amount: number): Rgb {
  const most = Math.max(colour[0], colour[1], colour[2]) + 0.001
  return [(amount * colour[0] * 1.3) / most, (amount * colour[1]) / most, (amount * colour[2] * 0.8) / most]
}
