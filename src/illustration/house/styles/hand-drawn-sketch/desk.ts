import type { Random } from '#book/random.ts'
import type { Drawing, Point } from '../../drawing.ts'
import type { Tile } from '../../raster/noise.ts'
import type { HiddenCells } from './hidden-cells.ts'
import type { Sheet } from './sheet.ts'

/** What every patch of a picture is drawn with. */
export interface Desk {
  sheet: Sheet
  drawing: Drawing
  light: Point
  random: Random
  uneven: Tile
  hidden: HiddenCells
  /** 0 .. 1 where something shines in the sky. */
  shining: (x: number, y: number) => number
}
