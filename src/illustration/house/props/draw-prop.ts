import type { PropName } from '#book/scene-plan.ts'
import type { Shape, Sprite } from '../drawing.ts'
import { finishSprite } from '../pen/finish-sprite.ts'
import { placeShapes } from '../pen/place.ts'
import { drawBareProp } from './draw-bare-prop.ts'
import { drawMotif } from './draw-motif.ts'
import type { Panel, PropOptions } from './prop-drawing.ts'

/**
 * A prop in centimetres, standing at the origin, y down, with anchors where it is held, sat in or stood on
 * (`grip`, `seat`, `seat1`..., `top`, `light`). Groups whose name ends in `Back` lie behind whoever sits in it.
 * With `shows`, the loved thing is drawn on it in chalk lines, if the prop has a place for that.
 */
export function drawProp(name: PropName, options: PropOptions): Sprite {
  const { shapes, anchors, panel, silhouette } = drawBareProp(name, options)
  if (options.shows && silhouette) return silhouetteOf(options.shows, options.seed, silhouette)
  const shown = options.shows && panel ? chalkOn(panel, options.shows, options.seed) : []
  return finishSprite([...shapes, ...shown], anchors)
}

function chalkOn(panel: Panel, words: string, seed: string): Shape[] {
  const motif = drawMotif(words, { seed, style: 'chalk', accent: panel.chalk, size: panel.size })
  const middle = (motif.box.y0 + motif.box.y1) / 2
  return placeShapes(motif.shapes, { at: [panel.centre[0], panel.centre[1] - middle] })
}

/** One flat colour without any marking, as a shadow on a wall. */
function silhouetteOf(
  words: string,
  seed: string,
  { size, colour }: { size: number; colour: string },
): Sprite {
  const motif = drawMotif(words, { seed, style: 'colour', size })
  const flat = motif.shapes
    .filter((shape) => !shape.marking && !shape.soft)
    .map(
      ({ part, points, closed, width, holes }): Shape => ({
        part,
        points,
        closed,
        colour,
        material: 'ground',
        group: 'shadow',
        marking: true,
        ...(width === undefined ? {} : { width }),
        ...(holes ? { holes } : {}),
      }),
    )
  return finishSprite(flat, motif.anchors)
}
