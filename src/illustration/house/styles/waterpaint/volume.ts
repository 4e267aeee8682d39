import type { Point } from '../../drawing.ts'
import { blur } from '../../raster/blur.ts'
import { shrink } from '../../raster/coarse-rows.ts'
import { fillMask } from '../../raster/fill-mask.ts'
import { type PixelBox, pixelBox } from '../../raster/pixel-box.ts'
import { scratch } from '../../raster/scratch.ts'
import type { Piece } from '../split-into-pieces.ts'
import type { Sheet } from './sheet.ts'

/** A piece's own mask and the roundness read from it. */
export interface Volume {
  box: PixelBox
  /** Coverage of the whole piece, in pixels of `box`. */
  mask: Float32Array
  /** How far a coarse place of the page is turned away from the light, about -1..1. */
  turned(column: number, row: number): number
  /** How deep inside the piece a coarse place lies: 0 outside, 0.5 on the rim, 1 well inside. */
  depth(column: number, row: number): number
}

/** Reads a soft roundness from a piece's silhouette: its blur, compared towards and away from the light. */
export function volumeOf(sheet: Sheet, piece: Piece, light: Point): Volume | undefined {
  const box = pixelBox(piece.bounds, sheet, 7, 12, sheet.step)
  if (!box || piece.body.length === 0) return undefined
  const mask = fillMask(piece.body, box, sheet.scale, scratch('piece', box.width * box.height))
  const width = box.width / sheet.step
  const height = box.height / sheet.step
  const soft = shrink(mask, box.width, box.height, sheet.step, scratch('volume', width * height))
  const extent = Math.min(box.width, box.height) / sheet.scale - 14
  const sigma = Math.max(1.5, Math.min(20, extent * 0.15)) * (sheet.scale / sheet.step)
  blur(soft, width, height, sigma, 2)
  const length = Math.sqrt(light[0] * light[0] + light[1] * light[1]) || 1
  const reach = sigma * 1.1
  const shiftX = Math.round((light[0] / length) * reach)
  const shiftY = Math.round((light[1] / length) * reach)
  const [left, top] = [box.x0 / sheet.step, box.y0 / sheet.step]
  const read = (x: number, y: number): number => {
    const column = x < 0 ? 0 : x >= width ? width - 1 : x
    const row = y < 0 ? 0 : y >= height ? height - 1 : y
    return soft[row * width + column]!
  }
  return {
    box,
    mask,
    turned(column, row) {
      const x = column - left
      const y = row - top
      return read(x + shiftX, y + shiftY) - read(x - shiftX, y - shiftY)
    },
    depth: (column, row) => read(column - left, row - top),
  }
}
