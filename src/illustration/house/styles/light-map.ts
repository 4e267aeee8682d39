import type { Atmosphere, Drawing, Point, Sheet } from '../drawing.ts'
import { rgbFrom } from '../raster/rgb.ts'

/** Cells along 1000 page units; light is smooth, so few are enough. */
export const lightCells = 160

const cellsPerUnit = lightCells / 1000

/** A grid of cells over a sheet, row by row. */
export interface LightGrid {
  columns: number
  rows: number
}

/** Light over the sheet. */
export interface LightMap extends LightGrid {
  /** 0 where no glow reaches .. 1 in its middle. */
  glow: Float32Array
  /** Colour of the glow, 0..1 each, meaningful where `glow` is above 0. */
  red: Float32Array
  green: Float32Array
  blue: Float32Array
  /** 0 .. 1 in the middle of a face: places to keep true. */
  shield: Float32Array
}

/** The cells that cover a sheet. */
export function lightGridOf({ width, height }: Sheet): LightGrid {
  return { columns: Math.ceil(width * cellsPerUnit), rows: Math.ceil(height * cellsPerUnit) }
}

/** The cell that a place in page units lies in, or the nearest one. */
export function lightCellAt({ columns, rows }: LightGrid, x: number, y: number): number {
  const column = Math.max(0, Math.min(columns - 1, Math.floor((x / 1000) * lightCells)))
  const row = Math.max(0, Math.min(rows - 1, Math.floor((y / 1000) * lightCells)))
  return row * columns + column
}

/** `reach` widens the halos that the drawing asks for. */
export function makeLightMap(drawing: Drawing, sheet: Sheet, reach = 1): LightMap {
  const grid = lightGridOf(sheet)
  const count = grid.columns * grid.rows
  const map: LightMap = {
    ...grid,
    glow: new Float32Array(count),
    red: new Float32Array(count),
    green: new Float32Array(count),
    blue: new Float32Array(count),
    shield: new Float32Array(count),
  }
  for (const glow of drawing.atmosphere.glows) addGlow(map, glow, reach, 1)
  for (const glow of litWindows(drawing)) addGlow(map, glow, 1, 0.55)
  for (const thing of drawing.things) {
    for (const face of thing.faces) {
      const radius = face.radius * 1.7
      eachCell(map, face.centre[0], face.centre[1], radius, (cell, near) => {
        map.shield[cell] = Math.max(map.shield[cell]!, Math.min(1, near * 2))
      })
    }
  }
  return map
}

/** Small lights that shine in the dark without being named as glows: windows, lanterns, candles. */
function litWindows(drawing: Drawing): Atmosphere['glows'][number][] {
  const { time } = drawing.atmosphere
  if (time !== 'night' && time !== 'dusk') return []
  return drawing.things
    .filter((thing) => thing.kind === 'prop' || (thing.kind === 'scenery' && thing.depth > 0.03))
    .flatMap((thing) => thing.shapes)
    .filter((shape) => shape.material === 'light' && shape.closed && !shape.soft)
    .flatMap((shape) => {
      const xs = shape.points.map(([x]) => x)
      const ys = shape.points.map(([, y]) => y)
      const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
      const extent = Math.min(x1 - x0, y1 - y0)
      if (extent < 9 || extent > 90) return []
      const centre: Point = [(x0 + x1) / 2, (y0 + y1) / 2]
      return [{ centre, radius: 34 + extent * 1.5, colour: shape.colour }]
    })
}

function addGlow(map: LightMap, glow: Atmosphere['glows'][number], reach: number, most: number): void {
  const colour = rgbFrom(glow.colour)
  const radius = Math.max(60, Math.min(560, glow.radius * reach))
  eachCell(map, glow.centre[0], glow.centre[1], radius, (cell, near) => {
    const strength = most * near * near * (3 - 2 * near)
    const before = map.glow[cell]!
    const after = 1 - (1 - before) * (1 - strength)
    const share = after > 0 ? (after - before) / after : 0
    map.red[cell] = map.red[cell]! * (1 - share) + (colour[0] / 255) * share
    map.green[cell] = map.green[cell]! * (1 - share) + (colour[1] / 255) * share
    map.blue[cell] = map.blue[cell]! * (1 - share) + (colour[2] / 255) * share
    map.glow[cell] = after
  })
}

/** Visits the cells within `radius` page units; `near` is 1 in the centre and 0 at the rim. */
function eachCell(
  { columns, rows }: LightGrid,
  x: number,
  y: number,
  radius: number,
  visit: (cell: number, near: number) => void,
): void {
  const unit = 1000 / lightCells
  const firstRow = Math.max(0, Math.floor((y - radius) / unit))
  const lastRow = Math.min(rows - 1, Math.ceil((y + radius) / unit))
  const firstColumn = Math.max(0, Math.floor((x - radius) / unit))
  const lastColumn = Math.min(columns - 1, Math.ceil((x + radius) / unit))
  for (let row = firstRow; row <= lastRow; row++) {
    for (let column = firstColumn; column <= lastColumn; column++) {
      const dx = (column + 0.5) * unit - x
      const dy = (row + 0.5) * unit - y
      const near = 1 - Math.sqrt(dx * dx + dy * dy) / radius
      if (near > 0) visit(row * columns + column, near)
    }
  }
}
