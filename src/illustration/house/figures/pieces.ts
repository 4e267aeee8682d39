import type { PartName } from '../part-name.ts'
import type { Material, Point, Shape } from '../drawing.ts'
import { shadeOf } from './colours.ts'

/**
 * A figure is a pile of pieces, each one group of shapes at one depth: a sheet of card for one style, one
 * outline for another. Nothing can come between the shapes of a piece.
 */
export interface Piece {
  group: string
  /** Back to front; see `depths.ts`. */
  depth: number
  shapes: Shape[]
}

export type Pieces = Piece[]

export interface Pen {
  /** A part of the piece itself. */
  fill(
    part: PartName,
    points: readonly Point[],
    colour: string,
    material: Material,
    extra?: Partial<Shape>,
  ): void
  /** A drawn line on its surface, `width` in centimetres. */
  line(part: PartName, points: readonly Point[], colour: string, width: number, extra?: Partial<Shape>): void
  /** A filled marking on its surface. */
  mark(
    part: PartName,
    points: readonly Point[],
    colour: string,
    material: Material,
    extra?: Partial<Shape>,
  ): void
}

/** A pen that draws on the piece of this group, which is begun at `depth` if it isn't there yet. */
export function penFor(pieces: Pieces, group: string, depth: number): Pen {
  let piece = pieces.find((candidate) => candidate.group === group)
  if (piece === undefined) {
    piece = { group, depth, shapes: [] }
    pieces.push(piece)
  }
  const { shapes } = piece
  return {
    fill(part, points, colour, material, extra = {}) {
      const second = material === 'cloth' ? { colour2: shadeOf(colour, 0.12) } : {}
      shapes.push({ part, points, closed: true, colour, material, group, ...second, ...extra })
    },
    line(part, points, colour, width, extra = {}) {
      shapes.push({
        part,
        points,
        closed: false,
        colour,
        width,
        material: 'ink',
        group,
        marking: true,
        ...extra,
      })
    },
    mark(part, points, colour, material, extra = {}) {
      shapes.push({ part, points, closed: true, colour, material, group, marking: true, ...extra })
    },
  }
}

/** The piece with all its points moved. */
export function mapPiece(piece: Piece, move: (point: Point) => Point): Piece {
  return {
    ...piece,
    shapes: piece.shapes.map((shape): Shape => {
      const moved = { ...shape, points: shape.points.map(move) }
      return shape.holes === undefined
        ? moved
        : { ...moved, holes: shape.holes.map((hole) => hole.map(move)) }
    }),
  }
}
