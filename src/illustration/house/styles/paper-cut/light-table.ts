import type { Drawing } from '../../drawing.ts'
import { coarseColumns, coarseRow } from '../../raster/coarse-rows.ts'
import { mixRgb, type Rgb } from '../../raster/rgb.ts'
import { scratch } from '../../raster/scratch.ts'
import { fromMiddle } from '../../raster/page-size.ts'
import { type LightGrid, lightCellAt, type LightMap, lightCells, makeLightMap } from '../light-map.ts'
import type { Table } from './table.ts'

/** What lies in the dark keeps this part of red, green and blue. */
const ambient: Readonly<Record<Drawing['atmosphere']['time'], Rgb>> = {
  morning: [1, 0.985, 0.96],
  day: [1, 1, 1],
  dusk: [0.93, 0.86, 0.9],
  night: [0.66, 0.7, 0.9],
}

/** Light over the table as a factor for red, green and blue, on a grid of cells. */
export interface LampLight extends LightGrid {
  channels: readonly Float32Array[]
}

/**
 * The lamp over the table: brighter where it hangs, darker in the corners, and every glow lights what is near.
 * A small thing on bare paper is lit evenly, so that the paper goes on into the page around it.
 */
export function lampLight(drawing: Drawing, table: Table): LampLight {
  return lightGrids(table, drawing, makeLightMap(drawing, table.units, 1.2))
}

/** The light that falls on a place in page units. */
export function lightAt(light: LampLight, x: number, y: number): Rgb {
  const cell = lightCellAt(light, x, y)
  const [red, green, blue] = light.channels
  return [red![cell]!, green![cell]!, blue![cell]!]
}

/** The light in which skin is seen where `fallen` falls: at most two fifths as dark as the hour is, and a tenth as blue. */
export function skinLight({ time }: Drawing['atmosphere'], fallen: Rgb): Rgb {
  const dark = ambient[time]
  const grey = dark[0] * 0.3 + dark[1] * 0.59 + dark[2] * 0.11
  const [red, green, blue] = mixRgb([grey, grey, grey], dark, 0.25)
  return [
    Math.max(fallen[0], 1 - (1 - red) * 0.4),
    Math.max(fallen[1], 1 - (1 - green) * 0.4),
    Math.max(fallen[2], 1 - (1 - blue) * 0.4),
  ]
}

/** Lays the light over the finished picture, in place. */
export function lightTable(table: Table, light: LampLight): void {
  const step = table.edge / lightCells
  const columns = coarseColumns(table.width, step)
  const planes = [table.red, table.green, table.blue]
  const row = scratch('light-row', light.columns + 1)
  planes.forEach((plane, channel) => {
    const grid = light.channels[channel]!
    for (let y = 0, place = 0; y < table.height; y++) {
      coarseRow(grid, light.columns, light.rows, step, y, row)
      for (let x = 0; x < table.width; x++, place++) {
        const column = columns.left[x]!
        plane[place] = plane[place]! * (row[column]! + (row[column + 1]! - row[column]!) * columns.part[x]!)
      }
    }
  })
}

function lightGrids({ fall, units }: Table, drawing: Drawing, map: LightMap): LampLight {
  const { time } = drawing.atmosphere
  const filled = drawing.things.some(
    ({ kind, box }) => kind === 'scenery' && box.x1 - box.x0 > units.width * 0.7,
  )
  const dark = ambient[time]
  const share = time === 'night' ? 1 : time === 'dusk' ? 0.6 : 0.3
  const brightness = time === 'night' ? 1.3 : 1.16
  const colours = [map.red, map.green, map.blue]
  const { columns, rows } = map
  const [wide, high] = [columns / lightCells, rows / lightCells]
  const channels = colours.map((colour, channel) => {
    const grid = new Float32Array(columns * rows)
    for (let cell = 0; cell < columns * rows; cell++) {
      const right = fromMiddle((cell % columns) / lightCells, wide)
      const down = fromMiddle(Math.floor(cell / columns) / lightCells, high)
      const corner = Math.max(0, right * right + down * down - 0.16)
      const lamp = filled ? 0.985 - (right * fall[0] + down * fall[1]) * 0.07 - corner * 0.5 : 1
      const glow = map.glow[cell]!
      const open = 1 - map.shield[cell]! * 0.62
      const shaded = 1 - (1 - dark[channel as 0 | 1 | 2]) * open
      const lit = brightness * (colour[cell]! * 1.35 - 0.35)
      grid[cell] = lamp * (shaded + glow * open * share * Math.max(0, lit - shaded * 0.92))
    }
    return grid
  })
  return { columns, rows, channels }
}
