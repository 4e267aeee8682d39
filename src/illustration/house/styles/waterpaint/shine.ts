import type { Drawing } from '../../drawing.ts'
import { coarseColumns, coarseRow } from '../../raster/coarse-rows.ts'
import type { Rgb } from '../../raster/rgb.ts'
import { scratch } from '../../raster/scratch.ts'
import { type LightMap, lightCells, makeLightMap } from '../light-map.ts'
import { pigment, type Sheet } from './sheet.ts'

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
  shine(sheet, makeLightMap(drawing, 3), {
    lift: night ? 0.66 : 0.72,
    stain: night ? 0.22 : 0.3,
    glaze,
    glazeAmount: 0,
  })
}

/** The hour's last glaze, with the glows left out of it; faces take half. */
export function shineOnAll(sheet: Sheet, drawing: Drawing): void {
  const last = lastShine(drawing)
  if (last) shine(sheet, makeLightMap(drawing, last.reach), last)
}

/** The density that the last glaze adds at a place in page units, for what must shine through it. */
export function glazeAt(drawing: Drawing): (x: number, y: number) => Rgb {
  const last = lastShine(drawing)
  if (!last || last.glazeAmount === 0) return () => [0, 0, 0]
  const map = makeLightMap(drawing, last.reach)
  const cell = (place: number): number =>
    Math.max(0, Math.min(lightCells - 1, Math.floor((place / 1000) * lightCells)))
  return (x, y) => {
    const dark = (1 - map.glow[cell(y) * lightCells + cell(x)]! * 0.9) * last.glazeAmount
    return [dark * last.glaze[0], dark * last.glaze[1], dark * last.glaze[2]]
  }
}

function lastShine(drawing: Drawing): (Shine & { reach: number }) | undefined {
  const { time, glows } = drawing.atmosphere
  if (time === 'night')
    return { reach: 2.6, lift: 0.46, stain: 0.42, glaze: pigment([104, 118, 188]), glazeAmount: 0.42 }
  if (time === 'dusk')
    return { reach: 2, lift: 0.16, stain: 0.1, glaze: pigment([232, 196, 200]), glazeAmount: 0.3 }
  if (glows.length === 0) return undefined
  return { reach: 1.6, lift: 0.1, stain: 0.03, glaze: [0, 0, 0], glazeAmount: 0 }
}

function shine(sheet: Sheet, map: LightMap, shine: Shine): void {
  const grids = densityGrids(map, shine)
  const step = sheet.pixels / lightCells
  const columns = coarseColumns(sheet.pixels, step, lightCells)
  const rows = grids.map((_, index) => scratch(`shine-${index}`, lightCells + 1))
  const [keep, addRed, addGreen, addBlue] = rows as [Float32Array, Float32Array, Float32Array, Float32Array]
  for (let y = 0, place = 0; y < sheet.pixels; y++) {
    grids.forEach((grid, index) => coarseRow(grid, lightCells, lightCells, step, y, rows[index]!))
    for (let x = 0; x < sheet.pixels; x++, place++) {
      const column = columns.left[x]!
      const part = columns.part[x]!
      const kept = keep[column]! + (keep[column + 1]! - keep[column]!) * part
      const more = (row: Float32Array): number => row[column]! + (row[column + 1]! - row[column]!) * part
      sheet.red[place] = sheet.red[place]! * kept + more(addRed)
      sheet.green[place] = sheet.green[place]! * kept + more(addGreen)
      sheet.blue[place] = sheet.blue[place]! * kept + more(addBlue)
    }
  }
}

/** Grids of the part that is kept and of the density that is added to red, green and blue. */
function densityGrids(map: LightMap, shine: Shine): Float32Array[] {
  const count = lightCells * lightCells
  const grids = [0, 1, 2, 3].map((index) => scratch(`shine-grid-${index}`, count))
  const [keep, red, green, blue] = grids as [Float32Array, Float32Array, Float32Array, Float32Array]
  for (let cell = 0; cell < count; cell++) {
    const glow = map.glow[cell]!
    const open = 1 - map.shield[cell]! * 0.5
    const dark = (1 - glow * 0.9) * shine.glazeAmount * open
    const stain = glow * shine.stain * open
    keep[cell] = 1 - glow * shine.lift * open
    red[cell] = dark * shine.glaze[0] + stain * (1 - map.red[cell]!)
    green[cell] = dark * shine.glaze[1] + stain * (1 - map.green[cell]!)
    blue[cell] = dark * shine.glaze[2] + stain * (1 - map.blue[cell]!)
  }
  return grids
}
