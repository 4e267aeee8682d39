import { darker, lighter } from '../../pen/colour.ts'
import { box, line, plane } from '../solids/build.ts'
import type { Paint, Piece } from '../solids/solid.ts'
import { type Frame, movedTo } from '../space/frame.ts'
import { lengthOf, type Vector } from '../space/vector.ts'
import type { Plan } from './building-plan.ts'

/** Metres that a roof hangs over. */
const eaves = 0.5
/** Metres that the boards below the overhang count farther away. */
const behindWalls = 2.6

export function roofOf(frame: Frame, { width, depth, height, ridge, roof }: Plan): Piece[] {
  const wide = width / 2 + eaves
  const fall = (ridge - height) / (depth / 2)
  return ([1, -1] as const).flatMap((side) => {
    const edge: Vector = [0, height - eaves * fall, side > 0 ? eaves : -depth - eaves]
    const top: Vector = [0, ridge + 0.06, -depth / 2]
    const at = (x: number, part: number): Vector => [
      x,
      edge[1] + (top[1] - edge[1]) * part,
      edge[2] + (top[2] - edge[2]) * part,
    ]
    const outward: Vector = [0, 1, side * fall]
    const colour = side > 0 ? roof : darker(roof, 0.15)
    const paint: Paint = { part: 'roof', material: 'stone', colour, group: `roof${side}` }
    const eavesBelow: Piece = {
      name: `eaves${side}`,
      // Those at the back never come before the front wall, which itself counts as farther away.
      nearer: -behindWalls * lengthOf(frame.up),
      solids: [1, -1].map((end) =>
        plane(
          frame,
          [at((end * width) / 2, 0), at(end * wide, 0), at(end * wide, 1), at((end * width) / 2, 1)],
          { ...paint, part: 'eaves', colour: darker(colour, 0.3) },
          [0, -1, -side * fall],
        ),
      ),
    }
    const slope: Piece = {
      name: `roof${side}`,
      nearer: 0.8 * lengthOf(frame.up),
      solids: [
        // The boards along a gable show where its slopes are seen on edge.
        ...[1, -1].map((end) =>
          line(
            frame,
            [at(end * wide, 0), at(end * wide, 1)],
            0.12,
            { ...paint, colour: darker(colour, 0.12) },
            [end, 0, 0],
          ),
        ),
        plane(frame, [at(-wide, 0), at(wide, 0), at(wide, 1), at(-wide, 1)], paint, outward),
        ...[0.2, 0.4, 0.6, 0.8].map((part) =>
          line(
            frame,
            [at(-wide, part), at(wide, part)],
            0.05,
            { ...paint, part: 'tile', colour: darker(colour, 0.16), marking: true },
            outward,
          ),
        ),
      ],
    }
    return [eavesBelow, slope]
  })
}

export function chimneyOn(frame: Frame, { width, depth, ridge }: Plan): Piece {
  const brick = '#a8503c'
  const base = movedTo(frame, [width * 0.28, ridge - 0.9, -depth / 2 - 0.8])
  return {
    name: 'chimney',
    nearer: 1.5 * lengthOf(frame.up),
    solids: box(base, [-0.35, 0, -0.35], [0.35, 1.7, 0.35], (side) => ({
      part: 'chimney',
      material: 'stone',
      colour: side === 'front' ? brick : side === 'top' ? lighter(brick, 0.2) : darker(brick, 0.12),
      group: `chimney${side}`,
    })),
  }
}
