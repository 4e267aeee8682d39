import type { Face, Point, Shape, Sprite } from '../drawing.ts'
import { mapPiece, type Pieces } from './pieces.ts'

/** Coordinates are rounded to this share of a centimetre, so that every machine draws the same figure. */
const gridPerCm = 64

function onGrid([x, y]: Point): Point {
  return [Math.round(x * gridPerCm) / gridPerCm + 0, Math.round(y * gridPerCm) / gridPerCm + 0]
}

/** Sorts the pieces into painting order, rounds them and measures them. */
export function finishSprite(
  pieces: Pieces,
  faces: readonly Face[],
  anchors: Readonly<Record<string, Point>>,
): Sprite {
  const shapes = [...pieces]
    .sort((a, b) => a.depth - b.depth)
    .flatMap((piece) => bodyFirst(mapPiece(piece, onGrid).shapes))
    .map(
      (shape): Shape =>
        shape.width === undefined ? shape : { ...shape, width: Math.round(shape.width * 256) / 256 },
    )
  const rounded: Record<string, Point> = {}
  for (const [name, point] of Object.entries(anchors)) rounded[name] = onGrid(point)
  return {
    shapes,
    box: boxOf(shapes),
    faces: faces.map((face) => ({ ...face, centre: onGrid(face.centre) })),
    anchors: rounded,
  }
}

/** Body before markings: joints of one colour then lie next to each other and can be painted as one. */
function bodyFirst(shapes: readonly Shape[]): Shape[] {
  return [...shapes.filter((shape) => !shape.marking), ...shapes.filter((shape) => shape.marking)]
}

function boxOf(shapes: readonly Shape[]): Sprite['box'] {
  const box = {
    x0: Number.POSITIVE_INFINITY,
    y0: Number.POSITIVE_INFINITY,
    x1: Number.NEGATIVE_INFINITY,
    y1: Number.NEGATIVE_INFINITY,
  }
  for (const shape of shapes) {
    const half = shape.closed ? 0 : (shape.width ?? 0) / 2
    for (const [x, y] of shape.points) {
      box.x0 = Math.min(box.x0, x - half)
      box.y0 = Math.min(box.y0, y - half)
      box.x1 = Math.max(box.x1, x + half)
      box.y1 = Math.max(box.y1, y + half)
    }
  }
  return box
}
