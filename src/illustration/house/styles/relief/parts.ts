import { boundsOf, joined, meets } from '../../boxes.ts'
import type { Box, Shape, Thing } from '../../drawing.ts'
import type { Outline } from '../../raster/fill-mask.ts'
import { strokeOutlines } from '../../raster/stroke-outlines.ts'

/** One shape, ready to be blown up. */
export interface Part {
  shape: Shape
  outlines: Outline[]
  bounds: Box
}

/** What is modelled as one: the shapes of a group with the markings that lie on them, in their order. */
export interface Piece {
  parts: Part[]
  /** Bounds of all parts. */
  bounds: Box
  /** The parts that make the form; none for a marking or something soft that stands alone. */
  body: Part[]
}

/** Splits a thing into pieces, back to front. A marking joins the piece before it if it touches it. */
export function piecesOf(thing: Thing): Piece[] {
  const pieces: Piece[] = []
  let group: string | undefined
  for (const shape of thing.shapes) {
    if (shape.points.length < 2) continue
    const part = partOf(shape)
    const piece = pieces[pieces.length - 1]
    const lies = shape.marking ?? false
    const joins = piece && (lies ? touches(piece, part) : shape.group !== undefined && shape.group === group)
    if (!lies) group = shape.group
    if (joins) join(piece, part)
    else pieces.push({ parts: [part], bounds: { ...part.bounds }, body: isForm(shape) ? [part] : [] })
  }
  return pieces
}

function partOf(shape: Shape): Part {
  const outlines: Outline[] = shape.closed
    ? [{ points: shape.points }]
    : strokeOutlines(shape.points, shape.width ?? 2)
  for (const hole of shape.holes ?? []) outlines.push({ points: hole, hole: true })
  return { shape, outlines, bounds: boundsOf(outlines) }
}

function isForm(shape: Shape): boolean {
  return !shape.marking && !shape.soft
}

function join(piece: Piece, part: Part): void {
  piece.parts.push(part)
  if (isForm(part.shape)) piece.body.push(part)
  piece.bounds = joined(piece.bounds, part.bounds)
}

function touches(piece: Piece, { bounds }: Part): boolean {
  return piece.body.some((part) => meets(part.bounds, bounds))
}
