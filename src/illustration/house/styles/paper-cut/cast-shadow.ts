import { blur } from '../../raster/blur.ts'
import { coarseColumns, coarseRow, shrink } from '../../raster/coarse-rows.ts'
import type { PixelBox } from '../../raster/pixel-box.ts'
import type { Rgb } from '../../raster/rgb.ts'
import { scratch } from '../../raster/scratch.ts'
import type { Table } from './table.ts'

/** One of the shadows of a sheet lying `1` high: how far it falls, how soft and how dark it is. Page units. */
interface Shadow {
  fall: number
  sigma: number
  darkness: number
}

/** Ambient, key and contact shadow. */
const shadows: readonly Shadow[] = [
  { fall: 7.5, sigma: 12, darkness: 0.33 },
  { fall: 9, sigma: 4.6, darkness: 0.27 },
  { fall: 1.7, sigma: 0.9, darkness: 0.34 },
]

/** The dark of the gap before which a sheet of a tunnel book stands: no light gets in from any side. */
const gap: Shadow = { fall: 0, sigma: 17, darkness: 0.9 }

/** Page units around a sheet lying `height` high that its shadows reach. */
export function shadowReach(height: number, apart = false): number {
  return (apart ? 50 : 35) * height + 4
}

/** What shadows keep of red, green and blue is taken towards this colour: violet rather than black. */
const shade: Rgb = [44, 26, 58]

/** What throws a shadow. */
interface Sheet {
  height: number
  apart: boolean | undefined
  strength: number
  /** Colour of its cut edge. */
  edge: Rgb
}

/** Darkens the table around a sheet with the given mask, and shows the card's cut edge below it. */
export function castShadow(table: Table, box: PixelBox, mask: Float32Array, sheet: Sheet): void {
  const { height, edge } = sheet
  const width = box.width / table.step
  const rows = box.height / table.step
  const dark = shadowGrid(table, box, mask, sheet)
  const columns = coarseColumns(box.width, table.step)
  const row = scratch('shadow-row', width + 1)
  const thick = Math.max(0.6, Math.min(1.5, 1.9 * height)) * table.scale
  const shiftX = Math.round(table.fall[0] * thick)
  const shiftY = Math.round(table.fall[1] * thick)
  const left = Math.max(0, -box.x0)
  const right = Math.min(box.width, table.width - box.x0)
  const { red, green, blue } = table
  for (let y = Math.max(0, -box.y0); y < Math.min(box.height, table.height - box.y0); y++) {
    coarseRow(dark, width, rows, table.step, y, row)
    const aboveRow = y - shiftY
    const above = aboveRow >= 0 && aboveRow < box.height ? aboveRow * box.width : -1
    let index = y * box.width + left
    let place = (y + box.y0) * table.width + box.x0 + left
    for (let x = left; x < right; x++, index++, place++) {
      if (mask[index]! >= 1) continue
      const column = columns.left[x]!
      const amount = row[column]! + (row[column + 1]! - row[column]!) * columns.part[x]!
      const cut = above >= 0 && x - shiftX >= 0 && x - shiftX < box.width ? mask[above + x - shiftX]! : 0
      if (amount < 0.002 && cut === 0) continue
      const keep = (1 - amount) * (1 - cut)
      const fallen = amount * (1 - cut)
      red[place] = red[place]! * keep + (red[place]! * 0.16 + shade[0] * 0.1) * fallen + edge[0] * cut
      green[place] = green[place]! * keep + (green[place]! * 0.14 + shade[1] * 0.1) * fallen + edge[1] * cut
      blue[place] = blue[place]! * keep + (blue[place]! * 0.22 + shade[2] * 0.1) * fallen + edge[2] * cut
    }
  }
}

/** Darkens the inside of a hole of the given mask along the edge that the light comes over. */
export function shadeHole(table: Table, box: PixelBox, mask: Float32Array, depth: number): void {
  const width = box.width / table.step
  const rows = box.height / table.step
  const open = shrink(mask, box.width, box.height, table.step, scratch('shadow-mask', width * rows))
  const unit = table.scale / table.step
  blur(open, width, rows, Math.max(0.6, 6 * depth * unit), 1)
  const columns = coarseColumns(box.width, table.step)
  const row = scratch('shadow-row', width + 1)
  const shiftX = Math.round(table.fall[0] * 12 * depth * table.scale)
  const shiftY = Math.round(table.fall[1] * 12 * depth * table.scale)
  const planes = [table.red, table.green, table.blue]
  for (let y = 0; y < box.height; y++) {
    const lit = y - shiftY
    if (y + box.y0 < 0 || y + box.y0 >= table.height || lit < 0 || lit >= box.height) continue
    coarseRow(open, width, rows, table.step, lit, row)
    for (let x = 0; x < box.width; x++) {
      const cover = mask[y * box.width + x]!
      const column = x - shiftX
      if (cover === 0 || x + box.x0 < 0 || x + box.x0 >= table.width) continue
      const left = columns.left[column < 0 ? 0 : column >= box.width ? box.width - 1 : column]!
      const keep = 1 - 0.75 * cover * (1 - row[left]!)
      for (const plane of planes) plane[(y + box.y0) * table.width + x + box.x0]! *= keep
    }
  }
}

function shadowGrid(
  table: Table,
  box: PixelBox,
  mask: Float32Array,
  { height, apart, strength }: Sheet,
): Float32Array {
  const width = box.width / table.step
  const rows = box.height / table.step
  const count = width * rows
  const coarse = shrink(mask, box.width, box.height, table.step, scratch('shadow-mask', count))
  const dark = scratch('shadow', count)
  dark.fill(0, 0, count)
  const blurred = scratch('shadow-blurred', count)
  const unit = table.scale / table.step
  const kinds = apart ? [gap, ...shadows.slice(1)] : height < 0.42 ? shadows.slice(1) : shadows
  for (const { fall, sigma, darkness } of kinds) {
    const contact = sigma < 1
    const reach = contact ? 1 : height
    blurred.set(coarse.subarray(0, count))
    blur(blurred, width, rows, Math.max(0.6, sigma * reach * unit), contact ? 1 : 2)
    const shiftX = Math.round(table.fall[0] * fall * reach * unit)
    const shiftY = Math.round(table.fall[1] * fall * reach * unit)
    for (let y = 0, index = 0; y < rows; y++) {
      const from = Math.max(0, Math.min(rows - 1, y - shiftY)) * width
      for (let x = 0; x < width; x++, index++) {
        const column = x - shiftX
        const cover = blurred[from + (column < 0 ? 0 : column >= width ? width - 1 : column)]!
        dark[index] = dark[index]! + (1 - dark[index]!) * cover * darkness * strength
      }
    }
  }
  return dark
}
