import type { Point, Sprite } from '../../drawing.ts'
import type { AssembledFigure } from '../assemble-figure.ts'
import type { FigureOptions } from '../figure-options.ts'
import { finishSprite } from '../finish-sprite.ts'
import { mapPiece, type Piece } from '../pieces.ts'
import { ownBuild } from '../tables/builds.ts'

/** One of the two and where it stands. */
export interface Placed {
  options: FigureOptions
  figure: AssembledFigure
  x: number
  y?: number
}

/**
 * Two figures as one sprite, in centimetres: pieces and anchors carry an `a.` or `b.` before their names, and
 * `depthOf` says how the pieces of both lie over each other.
 */
export function mergePair(
  a: Placed,
  b: Placed,
  depthOf: (depth: number, which: 'a' | 'b') => number,
  mirrored = false,
): Sprite {
  const flip = mirrored ? -1 : 1
  const pieces: Piece[] = []
  const anchors: Record<string, Point> = {}
  const faces = (
    [
      ['a', a],
      ['b', b],
    ] as const
  ).map(([which, { options, figure, x, y = 0 }]) => {
    const move = (point: Point): Point => [(point[0] + x) * flip, point[1] + y]
    for (const piece of figure.pieces) {
      pieces.push(renamed(mapPiece(piece, move), which, depthOf(piece.depth, which)))
    }
    for (const [name, point] of Object.entries(figure.anchors)) anchors[`${which}.${name}`] = move(point)
    return { who: options.who, centre: move(figure.face.centre), radius: figure.face.radius }
  })
  return finishSprite(pieces, faces, anchors)
}

function renamed(piece: Piece, which: string, depth: number): Piece {
  const group = `${which}.${piece.group}`
  return { group, depth, shapes: piece.shapes.map((shape) => ({ ...shape, group })) }
}

/** A point that a figure must have; throws a `RangeError` when it has none of that name. */
export function namedAnchor(anchors: Readonly<Record<string, Point>>, name: string): Point {
  const anchor = anchors[name]
  if (anchor === undefined) throw new RangeError(`a figure has no anchor ${name}`)
  return anchor
}

/** How big somebody of this age stands, in centimetres. */
export function sizeOf(options: FigureOptions): number {
  return ownBuild(options.ageYears, options.appearance).height
}
