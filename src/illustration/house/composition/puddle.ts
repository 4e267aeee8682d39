import type { PlacedProp, ScenePlan } from '#book/scene-plan.ts'
import { finishSprite } from '../pen/finish-sprite.ts'
import { newPen } from '../pen/pen.ts'
import { splash } from '../props/ground-things.ts'
import type { Part, Piece } from './piece.ts'
import type { Placed } from './placed.ts'
import { type PropContext, propPart } from './prop-part.ts'
import type { Role } from './scene-cast.ts'

/** Whether a piece is a puddle, the first or another. */
export function isPuddle({ id }: Pick<Piece, 'id'>): boolean {
  return /^puddle\d*$/.test(id)
}

/**
 * A puddle is under whoever jumps into it, and splashes; to all others it is something to look at or to walk round.
 * @param number counts the puddles of a picture from 1; only the first is jumped into
 */
export function puddlePiece(
  base: Omit<Piece, 'id' | 'build'>,
  prop: PlacedProp,
  { scene, context, roles }: { scene: ScenePlan; context: PropContext; roles: readonly Role[] },
  number = 1,
): Piece {
  const underfoot = number === 1 && roles.some(({ id, pose }) => id === prop.near && pose === 'jump')
  return {
    ...base,
    id: number > 1 ? `puddle${number}` : 'puddle',
    underfoot,
    build: () => {
      const water: Part = { ...propPart('puddle', scene, context, number), x: 0, y: 0 }
      return underfoot ? [water, { ...water, id: 'splash', sprite: splashSprite() }] : [water]
    },
  }
}

function splashSprite(): Part['sprite'] {
  const pen = newPen('splash', 'water')
  splash(pen)
  return finishSprite(pen.shapes, {})
}

/** Page units over which somebody's feet are on the ground. */
const footDepth = 26

/** How far somebody stands in a puddle that is not theirs to jump into: 0 to 1. */
export function feetInPuddle({ piece, box }: Placed, { piece: who, x, y, box: body }: Placed): number {
  if (!isPuddle(piece) || who.plane !== 'cast') return 0
  if (piece.underfoot === true && piece.near !== undefined && who.members.includes(piece.near)) return 0
  const half = (body.x1 - body.x0) * 0.3
  const across = Math.min(box.x1, x + half) - Math.max(box.x0, x - half)
  const deep = Math.min(box.y1 + footDepth / 2, y) - Math.max(box.y0 - footDepth / 2, y - footDepth)
  return (Math.max(0, across) / (2 * half)) * (Math.max(0, deep) / footDepth)
}
