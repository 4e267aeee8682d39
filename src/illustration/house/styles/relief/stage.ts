import type { Drawing, Sheet, Thing } from '../../drawing.ts'
import { scratch } from '../../raster/scratch.ts'
import { type Clay, clayOf } from './clay.ts'
import { type Lamp, lampOf, skinLampOf } from './lamp.ts'
import { paperWhite } from './linear-colour.ts'
import { type SceneLight, sceneLightOf } from './scene-light.ts'
import type { PageSize } from '../../raster/page-size.ts'

/** The picture in the making: linear light, 1 for what a white surface sends back in plain light. */
export interface Stage extends PageSize {
  /** Pixels a cell of the coarse grid on which forms are worked out. */
  step: number
  red: Float32Array
  green: Float32Array
  blue: Float32Array
  /** Number of the thing that a pixel shows, counted from 1; 0 for the sky and bare paper. */
  owner: Uint16Array
  lamp: Lamp
  skinLamp: Lamp
  /** Light over the page that everything is multiplied with at the end. */
  light: SceneLight
  clay: Clay
  /** Scenery fills the page, so that it may be darkened in its corners. */
  filled: boolean
}

/** Bare paper with the drawing's lamps; its planes lie in shared memory, for one picture at a time. */
export function makeStage(drawing: Drawing, page: PageSize, warmth: number): Stage {
  const count = page.width * page.height
  const planes = [
    scratch('density-red', count),
    scratch('density-green', count),
    scratch('density-blue', count),
  ] as const
  planes[0].fill(paperWhite[0], 0, count)
  planes[1].fill(paperWhite[1], 0, count)
  planes[2].fill(paperWhite[2], 0, count)
  const filled = drawing.things.some((thing) => isWide(thing, page.units) && !isBarePaper(thing, page.units))
  return {
    ...page,
    step: Math.max(1, Math.round(page.edge / 1240)),
    red: planes[0],
    green: planes[1],
    blue: planes[2],
    owner: new Uint16Array(scratch('owner', (count + 1) >> 1).buffer, 0, count).fill(0),
    lamp: lampOf(drawing, page.units, warmth),
    skinLamp: skinLampOf(drawing, page.units),
    light: sceneLightOf(drawing, page.units, filled),
    clay: clayOf(page.edge),
    filled,
  }
}

function isWide({ kind, box }: Thing, { width }: Sheet): boolean {
  return kind === 'scenery' && box.x1 - box.x0 > width * 0.7
}

/** Whether a thing is the page itself, left unpainted. */
export function isBarePaper(thing: Thing, sheet: Sheet): boolean {
  return isWide(thing, sheet) && thing.shapes.every(({ material }) => material === 'paper')
}
