import type { PartName } from '../part-name.ts'
import { boundsOf, joined } from '../boxes.ts'
import type { Box, Material, Point, Shape, Thing } from '../drawing.ts'
import type { Outline } from '../raster/fill-mask.ts'
import { strokeOutlines } from '../raster/stroke-outlines.ts'

/** Shapes of one colour that run into one another: painted at once, so that joints do not show. */
export interface Patch {
  /** Name of the shape, or of the first of several. */
  part: PartName
  outlines: Outline[]
  colour: string
  colour2: string | undefined
  material: Material
  alpha: number
  marking: boolean
  soft: boolean
  /** Drawn as a line, not as a shape. */
  line: boolean
  bounds: Box
}

/** What is cut or painted as one: neighbouring shapes of one group with the markings on them. */
export interface Piece {
  patches: Patch[]
  /** Outlines of everything that has an edge of its own. */
  body: Outline[]
  /** Bounds of the body; of all patches if it has none. */
  bounds: Box
  material: Material
}

/** Splits a thing into pieces, back to front. `bend` moves the points of whatever is not a marking. */
export function splitIntoPieces(
  thing: Thing,
  bend: (points: readonly Point[], closed: boolean) => Point[],
): Piece[] {
  const pieces: Piece[] = []
  let group: string | undefined
  for (const shape of thing.shapes) {
    if (shape.points.length < 2) continue
    const patch = patchOf(shape, bend)
    const piece = pieces[pieces.length - 1]
    const joins = piece && (shape.marking || (shape.group !== undefined && shape.group === group))
    if (!shape.marking) group = shape.group
    if (joins) addPatch(piece, patch)
    else pieces.push(startPiece(patch))
  }
  return pieces
}

function patchOf(shape: Shape, bend: (points: readonly Point[], closed: boolean) => Point[]): Patch {
  const points = shape.marking ? shape.points : bend(shape.points, shape.closed)
  const outlines: Outline[] = shape.closed ? [{ points }] : strokeOutlines(points, shape.width ?? 2)
  for (const hole of shape.holes ?? []) outlines.push({ points: hole, hole: true })
  return {
    part: shape.part,
    outlines,
    colour: shape.colour,
    colour2: shape.colour2,
    material: shape.material,
    alpha: shape.alpha ?? 1,
    marking: shape.marking ?? false,
    soft: shape.soft ?? false,
    line: !shape.closed,
    bounds: boundsOf(outlines),
  }
}

function startPiece(patch: Patch): Piece {
  const hasEdge = !patch.soft && !patch.marking
  return {
    patches: [patch],
    body: hasEdge ? [...patch.outlines] : [],
    bounds: patch.bounds,
    material: patch.material,
  }
}

function addPatch(piece: Piece, patch: Patch): void {
  if (!patch.soft && !patch.marking) {
    piece.bounds = piece.body.length > 0 ? joined(piece.bounds, patch.bounds) : patch.bounds
    if (piece.body.length === 0) piece.material = patch.material
    piece.body.push(...patch.outlines)
  }
  const before = piece.patches[piece.patches.length - 1]
  if (!before || !runTogether(before, patch)) {
    piece.patches.push(patch)
    return
  }
  before.outlines.push(...patch.outlines)
  before.bounds = joined(before.bounds, patch.bounds)
}

function runTogether(a: Patch, b: Patch): boolean {
  return (
    a.colour === b.colour &&
    a.colour2 === b.colour2 &&
    a.material === b.material &&
    a.alpha === b.alpha &&
    a.marking === b.marking &&
    a.soft === b.soft &&
    a.line === b.line &&
    !a.outlines.some((outline) => outline.hole) &&
    !b.outlines.some((outline) => outline.hole)
  )
}
