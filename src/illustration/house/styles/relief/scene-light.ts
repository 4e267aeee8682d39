import type { Atmosphere, Drawing, Sheet } from '../../drawing.ts'
import { coarseColumns, coarseRow } from '../../raster/coarse-rows.ts'
import { mixRgb, type Rgb } from '../../raster/rgb.ts'
import { scratch } from '../../raster/scratch.ts'
import { fromMiddle } from '../../raster/page-size.ts'
import { lightCellAt, lightCells, type LightGrid, makeLightMap } from '../light-map.ts'
import type { Stage } from './stage.ts'

/** Factors of red, green and blue light over the page, on a grid of cells each. */
export interface SceneLight extends LightGrid {
  grids: readonly Float32Array[]
  time: Atmosphere['time']
}

/** What lies in the dark keeps this part of its light. */
const ambient: Readonly<Record<Atmosphere['time'], Rgb>> = {
  morning: [1, 0.98, 0.95],
  day: [1, 1, 1],
  dusk: [0.87, 0.88, 0.95],
  night: [0.46, 0.52, 0.82],
}

/** The hour's darkness, opened by every glow, and a little darker towards the corners of a filled page. */
export function sceneLightOf(drawing: Drawing, sheet: Sheet, filled: boolean): SceneLight {
  const { time } = drawing.atmosphere
  const map = makeLightMap(drawing, sheet, 1.15)
  const { columns, rows } = map
  const [wide, high] = [columns / lightCells, rows / lightCells]
  const share = time === 'night' ? 1 : time === 'dusk' ? 0.6 : 0.22
  const brightness = time === 'night' ? 1.75 : 1.3
  const grids = [map.red, map.green, map.blue].map((colour, channel) => {
    const grid = new Float32Array(columns * rows)
    const dark = ambient[time][channel as 0 | 1 | 2]
    for (let cell = 0; cell < grid.length; cell++) {
      const right = fromMiddle((cell % columns) / lightCells, wide)
      const down = fromMiddle(Math.floor(cell / columns) / lightCells, high)
      const away = right * right + down * down
      const corner = filled ? 1.02 - away * away * 0.7 : 1
      const open = 1 - map.shield[cell]! * 0.6
      const shaded = 1 - (1 - dark) * open
      const lit = brightness * (colour[cell]! * 1.45 - 0.45)
      grid[cell] = corner * (shaded + map.glow[cell]! * open * share * Math.max(0, lit - shaded * 0.92))
    }
    return grid
  })
  return { columns, rows, grids, time }
}

/** The light that falls on a place in page units. */
export function lightAt(light: SceneLight, x: number, y: number): Rgb {
  const cell = lightCellAt(light, x, y)
  const [red, green, blue] = light.grids
  return [red![cell]!, green![cell]!, blue![cell]!]
}

/** The light that skin is seen in where `fallen` falls: at most two fifths as dark as the hour is, and a tenth as blue. */
export function skinLight({ time }: SceneLight, fallen: Rgb): Rgb {
  const dark = ambient[time]
  const grey = dark[0] * 0.3 + dark[1] * 0.59 + dark[2] * 0.11
  const [red, green, blue] = mixRgb([grey, grey, grey], dark, 0.25)
  return [
    Math.max(fallen[0], 1 - (1 - red) * 0.4),
    Math.max(fallen[1], 1 - (1 - green) * 0.4),
    Math.max(fallen[2], 1 - (1 - blue) * 0.4),
  ]
}

/**
 * Lets the scene's light fall on all that has been painted; `colourful` above 1 deepens its colours. Bare paper stays as
 * it is.
 */
export function lightStage(stage: Stage, colourful: number): void {
  const { width, height, light, red, green, blue, owner, filled } = stage
  const step = stage.edge / lightCells
  const columns = coarseColumns(width, step)
  const rows = ['light-red', 'light-green', 'light-blue'].map((name) => scratch(name, light.columns + 1))
  const [rowR, rowG, rowB] = rows as [Float32Array, Float32Array, Float32Array]
  for (let y = 0, place = 0; y < height; y++) {
    rows.forEach((row, channel) => coarseRow(light.grids[channel]!, light.columns, light.rows, step, y, row))
    for (let x = 0; x < width; x++, place++) {
      if (!filled && owner[place] === 0) continue
      const column = columns.left[x]!
      const part = columns.part[x]!
      const r = red[place]! * (rowR[column]! + (rowR[column + 1]! - rowR[column]!) * part)
      const g = green[place]! * (rowG[column]! + (rowG[column + 1]! - rowG[column]!) * part)
      const b = blue[place]! * (rowB[column]! + (rowB[column + 1]! - rowB[column]!) * part)
      const grey = (r * 0.3 + g * 0.59 + b * 0.11) * (1 - colourful)
      red[place] = r * colourful + grey
      green[place] = g * colourful + grey
      blue[place] = b * colourful + grey
    }
  }
}
