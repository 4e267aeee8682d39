import type { Drawing } from '../../drawing.ts'
import { coarseColumns, coarseRow } from '../../raster/coarse-rows.ts'
import type { Rgb } from '../../raster/rgb.ts'
import { scratch } from '../../raster/scratch.ts'
import { lightCellAt, type LightMap, lightCells, makeLightMap } from '../light-map.ts'
import { pigment, type Sheet } from './sheet.ts'
import type { PageSize } from '../../raster/page-size.ts'

/** What light does to the sheet: takes pigment away where it glows, lays a glaze where it does not reach. */
interface Shine {
  /** Part of the pigment that is lifted in the middle of a glow. */
  lift: number
  /** Colour of the glow left behind, as a part of its full density. */
  stain: number
  /** A thin transparent coat over everything that is not lit. */
  glaze: Rgb
  glazeAmount: number
}

/** The wide halo that a sun or moon leaves in the sky while it is wet. */
export function shineOnSky(sheet: Sheet, drawing: Drawing): void {
  if (drawing.atmosphere.glows.length === 0) return
  const night = drawing.atmosphere.time === 'night'
  const glaze: Rgb = [0, 0, 0]
  shine(sheet, makeLightMap(drawing, sheet.units, 1.5), {
    lift: night ? 0.66 : 0.72,
    stain: night ? 0.22 : 0.3,
    glaze,
    glazeAmount: 0,
  })
}

/** The hour's last glaze, with the glows left out of it; faces take half. */
export function shineOnAll(sheet: Sheet, drawing: Drawing): void {
  const last = lastShine(drawing)
  if (last) shine(sheet, makeLightMap(drawing, sheet.units, last.reach), last)
}

/** What the last glaze does to a place: the part of each density that it keeps and what it adds. */
export interface Afterglow {
  keep: Rgb
  add: Rgb
  /** 1, down to 0.5 in the middle of a face, where the glaze is thinner. */
  open: number
}

/** Foretells the last glaze at any place in page units, for what must shine through it. */
export function afterglowOf(drawing: Drawing, page: PageSize): (x: number, y: number) => Afterglow {
  const last = lastShine(drawing)
  if (!last) return () => untouched
  const map = makeLightMap(drawing, page.units, last.reach)
  return (x, y) => {
    const place = lightCellAt(map, x, y)
    const [red, green, blue] = [
      changeAt(map, last, 0, place),
      changeAt(map, last, 1, place),
      changeAt(map, last, 2, place),
    ]
    return {
      keep: [red.keep, green.keep, blue.keep],
      add: [red.add, green.add, blue.add],
      open: 1 - map.shield[place]! * 0.5,
    }
  }
}

export const untouched: Afterglow = { keep: [1, 1, 1], add: [0, 0, 0], open: 1 }

function lastShine(drawing: Drawing): (Shine & { reach: number }) | undefined {
  const { time, glows } = drawing.atmosphere
  if (time === 'night')
    return { reach: 1.25, lift: 0.66, stain: 0.7, glaze: pigment([104, 118, 188]), glazeAmount: 0.42 }
  if (time === 'dusk')
    return { reach: 1.1, lift: 0.3, stain: 0.2, glaze: pigment([232, 196, 200]), glazeAmount: 0.3 }
  if (glows.length === 0) return undefined
  return { reach: 1, lift: 0.1, stain: 0.03, glaze: [0, 0, 0], glazeAmount: 0 }
}

function shine(sheet: Sheet, map: LightMap, shine: Shine): void {
  const step = sheet.edge / lightCells
  const columns = coarseColumns(sheet.width, step)
  const keepRow = scratch('shine-keep-row', map.columns + 1)
  const addRow = scratch('shine-add-row', map.columns + 1)
  const planes = [sheet.red, sheet.green, sheet.blue]
  planes.forEach((plane, channel) => {
    const { keep, add } = densityGrids(map, shine, channel as 0 | 1 | 2)
    for (let y = 0, place = 0; y < sheet.height; y++) {
      coarseRow(keep, map.columns, map.rows, step, y, keepRow)
      coarseRow(add, map.columns, map.rows, step, y, addRow)
      for (let x = 0; x < sheet.width; x++, place++) {
        const column = columns.left[x]!
        const part = columns.part[x]!
        const kept = keepRow[column]! + (keepRow[column + 1]! - keepRow[column]!) * part
        const more = addRow[column]! + (addRow[column + 1]! - addRow[column]!) * part
        plane[place] = plane[place]! * kept + more
      }
    }
  })
}

/** Grids of the part of a channel's density that is kept, and of the density that is added. */
function densityGrids(
  map: LightMap,
  shine: Shine,
  channel: 0 | 1 | 2,
): { keep: Float32Array; add: Float32Array } {
  const count = map.columns * map.rows
  const keep = scratch('shine-keep', count)
  const add = scratch('shine-add', count)
  for (let cell = 0; cell < count; cell++) {
    const change = changeAt(map, shine, channel, cell)
    keep[cell] = change.keep
    add[cell] = change.add
  }
  return { keep, add }
}

function changeAt(
  map: LightMap,
  shine: Shine,
  channel: 0 | 1 | 2,
  cell: number,
): { keep: number; add: number } {
  const glow = map.glow[cell]!
  const colour = (channel === 0 ? map.red : channel === 1 ? map.green : map.blue)[cell]!
  const open = 1 - map.shield[cell]! * 0.5
  const dark = (1 - glow * 0.9) * shine.glazeAmount * open
  return {
    keep: 1 - glow * shine.lift * (0.15 + 0.85 * colour) * open,
    add: dark * shine.glaze[channel] + glow * shine.stain * open * (1 - colour),
  }
}
