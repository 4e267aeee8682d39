import type { Drawing } from '../../drawing.ts'
import { coarseColumns, coarseRow } from '../../raster/coarse-rows.ts'
import { gradientNoise } from '../../raster/noise.ts'
import type { Plates } from '../cel/plates.ts'
import { lightCells, makeLightMap } from '../light-map.ts'
import { inkColour } from './ink.ts'
import { shadeHue } from './shade-hue.ts'
import { fromMiddle, type PageSize } from '../../raster/page-size.ts'

/** Paper around the picture. */
const paper = [250, 242, 222] as const
/** Page units from the edge to the picture, and the radius of its corners. */
const margin = 20
const corner = 44

/** Lays shade, lamp light, ink and the margin over the flat colours, in place, and gives them back as the picture. */
export function develop(plates: Plates, drawing: Drawing, bleed: boolean, seed: string): Uint8Array {
  const { width, height, edge, units, rgb, tone, ink } = plates
  const glow = glowRows(drawing, plates)
  const [wide, high] = [units.width / 1000, units.height / 1000]
  for (let y = 0, place = 0; y < height; y++) {
    const glowAt = glow(y)
    const v = fromMiddle(y / edge, high, { lower: 0.02 })
    const clear = Math.sqrt(Math.max(0, vignetteFrom - v * v))
    for (let x = 0; x < width; x++, place++) {
      const at = place * 3
      if (tone[place]! > 2) layShade(rgb, at, tone[place]! / 255)
      glowAt?.(x, at, rgb)
      const u = fromMiddle(x / edge, wide)
      if (u < -clear || u > clear) vignette(rgb, at, u * u + v * v - vignetteFrom)
      if (ink[place]! > 1) {
        const black = ink[place]! / 255
        rgb[at] = rgb[at]! + (inkColour[0] - rgb[at]!) * black
        rgb[at + 1] = rgb[at + 1]! + (inkColour[1] - rgb[at + 1]!) * black
        rgb[at + 2] = rgb[at + 2]! + (inkColour[2] - rgb[at + 2]!) * black
      }
    }
  }
  if (!bleed) layMargin(plates, gradientNoise(`${seed}/frame`))
  return rgb
}

/** Leans a pixel to its colour in shade. */
function layShade(rgb: Uint8Array, at: number, shade: number): void {
  const [red, green, blue] = shadeHue([rgb[at]!, rgb[at + 1]!, rgb[at + 2]!])
  rgb[at] = rgb[at]! + (red - rgb[at]!) * shade
  rgb[at + 1] = rgb[at + 1]! + (green - rgb[at + 1]!) * shade
  rgb[at + 2] = rgb[at + 2]! + (blue - rgb[at + 2]!) * shade
}

/** Where the corners begin, as a squared distance from the middle in pages. */
const vignetteFrom = 0.2

/** Corners sink towards deep teal. */
function vignette(rgb: Uint8Array, at: number, far: number): void {
  const part = Math.min(0.3, far * 0.8)
  rgb[at] = rgb[at]! * (1 - part * 0.6)
  rgb[at + 1] = rgb[at + 1]! * (1 - part * 0.45)
  rgb[at + 2] = rgb[at + 2]! * (1 - part * 0.36)
}

/** Lamp light over a row, for hours and rooms that have any; undefined by day. */
function glowRows(
  drawing: Drawing,
  { width, edge, units }: PageSize,
): (y: number) => ((x: number, at: number, rgb: Uint8Array) => void) | undefined {
  const { time } = drawing.atmosphere
  if (time === 'day' || time === 'morning') return () => undefined
  const strength = time === 'night' ? 0.24 : 0.18
  const map = makeLightMap(drawing, units, 1.15)
  const step = edge / lightCells
  const columns = coarseColumns(width, step)
  const rows = [map.glow, map.red, map.green, map.blue].map((grid) => ({
    grid,
    row: new Float32Array(map.columns + 1),
  }))
  const [glowRow, redRow, greenRow, blueRow] = rows.map(({ row }) => row) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  return (y) => {
    for (const { grid, row } of rows) coarseRow(grid, map.columns, map.rows, step, y, row)
    return (x, at, rgb) => {
      const left = columns.left[x]!
      const part = columns.part[x]!
      const amount = (glowRow[left]! + (glowRow[left + 1]! - glowRow[left]!) * part) * strength
      if (amount < 0.004) return
      rgb[at] = rgb[at]! + (255 - rgb[at]!) * amount * redRow[left]!
      rgb[at + 1] = rgb[at + 1]! + (255 - rgb[at + 1]!) * amount * greenRow[left]! * 0.9
      rgb[at + 2] = rgb[at + 2]! + (255 - rgb[at + 2]!) * amount * blueRow[left]! * 0.7
    }
  }
}

/** Paper with a rounded opening, its edge as a brush leaves it. */
function layMargin(plates: Plates, frame: (x: number, y: number) => number): void {
  const { width, height, scale, units, rgb } = plates
  const reach = margin + corner + 6
  const inner = Math.ceil(reach * scale)
  for (let y = 0; y < height; y++) {
    const py = (y + 0.5) / scale
    const nearY = Math.min(py, units.height - py)
    for (let x = 0; x < width; x++) {
      // There is nothing to mask but along the edges.
      if (x === inner && nearY > margin + 6) x = width - inner
      const place = y * width + x
      const px = (x + 0.5) / scale
      const nearX = Math.min(px, units.width - px)
      if (Math.min(nearX, nearY) > margin + 6 && (nearX > reach || nearY > reach)) continue
      const wave = frame(px * 0.012, py * 0.012) * 3.4 + frame(px * 0.07, py * 0.07) * 1.1
      const outside = (beyondCorner(nearX, nearY) + wave) * scale + 0.5
      if (outside <= 0) continue
      const part = Math.min(1, outside)
      for (let channel = 0; channel < 3; channel++) {
        const value = rgb[place * 3 + channel]!
        rgb[place * 3 + channel] = value + (paper[channel]! - value) * part
      }
    }
  }
}

/** Page units outside the rounded opening, below 0 inside it. */
function beyondCorner(nearX: number, nearY: number): number {
  const dx = margin + corner - nearX
  const dy = margin + corner - nearY
  if (dx > 0 && dy > 0) return Math.sqrt(dx * dx + dy * dy) - corner
  return Math.max(dx, dy) - corner
}
