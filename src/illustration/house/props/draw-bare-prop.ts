import { randomFrom } from '#book/random.ts'
import type { PropName } from '#book/scene-plan.ts'
import { aboveGround } from '../pen/above-ground.ts'
import { newPen } from '../pen/pen.ts'
import type { Shape } from '../drawing.ts'
import { propKinds } from './prop-kinds.ts'
import type { PropOptions, PropParts } from './prop-drawing.ts'

/** A prop without anything drawn on it: its shapes in painting order, its anchors and where a drawing would go. */
export function drawBareProp(name: PropName, options: PropOptions): PropParts & { shapes: Shape[] } {
  const pen = newPen(name, 'wood')
  const parts = propKinds[name](pen, {
    random: randomFrom(`${options.seed}:${name}`),
    accent: (usual) => options.accent ?? usual,
    open: options.open ?? name === 'umbrella',
    inTown: options.inTown ?? false,
    lit: options.lit ?? (name === 'campfire' || name === 'cake'),
  })
  return { ...parts, shapes: pen.shapes.map(aboveGround) }
}
