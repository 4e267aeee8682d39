import type { Sprite } from '../drawing.ts'
import { assembleFigure } from './assemble-figure.ts'
import { wheelchairGroups } from './body/draw-wheelchair.ts'
import type { FigureOptions } from './figure-options.ts'
import { finishSprite } from './finish-sprite.ts'

export type { FigureOptions } from './figure-options.ts'

/**
 * Draws one person in centimetres: the origin on the ground under the figure, y down, so that all of it has
 * negative y. Anchors: `handA`, `handB`, `headTop`, `mouth`, `seat`, `lap`, `back`, `chest`, `belly`, `hip`,
 * `shoulderA`, `shoulderB`; `hub` of a wheelchair. The same options always give the same sprite.
 */
export function drawFigure(options: FigureOptions): Sprite {
  const { pieces, anchors, face } = assembleFigure(options)
  return finishSprite(pieces, [{ who: options.who, ...face }], anchors)
}

/** The wheelchair of this person alone, as `drawFigure` draws it under them. */
export function drawParkedWheelchair(options: FigureOptions): Sprite {
  const { pieces } = assembleFigure({ ...options, pose: 'chair', wheelchair: true })
  return finishSprite(
    pieces.filter(({ group }) => wheelchairGroups.has(group)),
    [],
    {},
  )
}
