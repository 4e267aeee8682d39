import { blur } from '../../raster/blur.ts'
import { coarseColumns, coarseRow, shrink } from '../../raster/coarse-rows.ts'
import type { PixelBox } from '../../raster/pixel-box.ts'
import type { Rgb } from '../../raster/rgb.ts'
import { scratch } from '../../raster/scratch.ts'
import type { Plate } from './plate.ts'
import type { Stage } from './stage.ts'

/** What is left of light in full shadow, and what shadows are coloured with. */
const left: Rgb = [0.16, 0.07, 0.1]

/**
 * Darkens what has been painted around a piece before it is set down: a soft shadow that falls `lift` page units
 * away from the light, and a tight one where it touches. Only pixels of things for which `receives` is 1 take it.
 */
export function castShadow(stage: Stage, plate: Plate, lift: number, receives: Uint8Array, depth = 1): void {
  const cell = stage.step * 2
  const box = widened(stage, plate.box, lift * 3.4 + 5, cell)
  if (!box || !anyReceives(stage, box, receives)) return
  const width = box.width / cell
  const height = box.height / cell
  const dark = shadowGrid(stage, plate, box, cell, lift)
  const columns = coarseColumns(box.width, cell)
  const row = scratch('cast-row', width + 1)
  const { owner, red, green, blue } = stage
  for (let y = 0; y < box.height; y++) {
    coarseRow(dark, width, height, cell, y, row)
    let place = (y + box.y0) * stage.width + box.x0
    for (let x = 0; x < box.width; x++, place++) {
      const column = columns.left[x]!
      const shade = (row[column]! + (row[column + 1]! - row[column]!) * columns.part[x]!) * depth
      if (shade < 0.004 || receives[owner[place]!] !== 1) continue
      const keep = 1 - shade
      red[place] = red[place]! * (keep + shade * left[0])
      green[place] = green[place]! * (keep + shade * left[1])
      blue[place] = blue[place]! * (keep + shade * left[2])
    }
  }
}

/** The plate's box with room for the shadow, cut to the page and aligned to cells. */
function widened(stage: Stage, box: PixelBox, reach: number, cell: number): PixelBox | undefined {
  const pad = Math.ceil(reach * stage.scale)
  const right = Math.floor(stage.width / cell) * cell
  const foot = Math.floor(stage.height / cell) * cell
  const x0 = Math.max(0, Math.floor((box.x0 - pad) / cell) * cell)
  const y0 = Math.max(0, Math.floor((box.y0 - pad) / cell) * cell)
  const x1 = Math.min(right, Math.ceil((box.x0 + box.width + pad) / cell) * cell)
  const y1 = Math.min(foot, Math.ceil((box.y0 + box.height + pad) / cell) * cell)
  return x1 > x0 && y1 > y0 ? { x0, y0, width: x1 - x0, height: y1 - y0 } : undefined
}

function anyReceives(stage: Stage, box: PixelBox, receives: Uint8Array): boolean {
  for (let y = box.y0; y < box.y0 + box.height; y += 3) {
    for (let x = box.x0; x < box.x0 + box.width; x += 3) {
      if (receives[stage.owner[y * stage.width + x]!] === 1) return true
    }
  }
  return false
}

function shadowGrid(stage: Stage, plate: Plate, box: PixelBox, cell: number, lift: number): Float32Array {
  const width = box.width / cell
  const height = box.height / cell
  const count = width * height
  const full = scratch('patch', box.width * box.height)
  full.fill(0, 0, box.width * box.height)
  copyCover(plate, box, full)
  const contact = shrink(full, box.width, box.height, cell, scratch('cast-contact', count))
  const key = scratch('cast-key', count)
  const unit = stage.scale / cell
  const [lightX, lightY] = stage.lamp.direction
  shifted(
    contact,
    key,
    width,
    height,
    Math.round(-lightX * lift * 1.7 * unit),
    Math.round(-lightY * lift * 1.7 * unit),
  )
  blur(key, width, height, Math.max(1, lift * unit), 2)
  blur(contact, width, height, Math.max(1, (2 + 0.4 * lift) * unit), 2)
  for (let index = 0; index < count; index++) {
    const far = Math.min(0.72, key[index]! * 0.74)
    const near = Math.min(0.72, contact[index]! * 0.8)
    contact[index] = 1 - (1 - far) * (1 - near)
  }
  return contact
}

function copyCover(plate: Plate, box: PixelBox, into: Float32Array): void {
  const x0 = Math.max(box.x0, plate.box.x0)
  const x1 = Math.min(box.x0 + box.width, plate.box.x0 + plate.box.width)
  const y0 = Math.max(box.y0, plate.box.y0)
  const y1 = Math.min(box.y0 + box.height, plate.box.y0 + plate.box.height)
  for (let y = y0; y < y1; y++) {
    let from = (y - plate.box.y0) * plate.box.width + x0 - plate.box.x0
    let to = (y - box.y0) * box.width + x0 - box.x0
    for (let x = x0; x < x1; x++) into[to++] = plate.cover[from++]!
  }
}

function shifted(
  from: Float32Array,
  into: Float32Array,
  width: number,
  height: number,
  right: number,
  down: number,
): void {
  for (let y = 0, index = 0; y < height; y++) {
    const row = y - down
    for (let x = 0; x < width; x++, index++) {
      const column = x - right
      const within = row >= 0 && row < height && column >= 0 && column < width
      into[index] = within ? from[row * width + column]! : 0
    }
  }
}
