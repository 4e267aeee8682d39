import type { Point, Shape, Thing } from '../drawing.ts'
import { lighter } from '../settings/colour.ts'
import { ellipse, rounded, smoothed } from '../settings/outline.ts'
import { boxOf, fill, scenery, stroke } from '../settings/shapes.ts'
import type { Part } from './piece.ts'
import { onPage, type Placed } from './placed.ts'

/** The parts of a placed piece as things in page units. */
export function thingsOf(
  placed: Pick<Placed, 'x' | 'y' | 'scale' | 'depth'>,
  parts: readonly Part[],
): Thing[] {
  const toPage = (part: Part, point: Point): Point => {
    const [x, y] = onPage(placed, part, point)
    return [rounded(x), rounded(y)]
  }
  return parts
    .filter((part) => part.sprite.shapes.length > 0)
    .map((part): Thing => {
      const scale = part.scale * placed.scale
      const shapes = part.sprite.shapes.map(
        (shape): Shape => placeShape(shape, scale, (point) => toPage(part, point)),
      )
      const solid = shapes.filter((shape) => !shape.soft)
      return {
        id: part.id,
        kind: part.kind,
        shapes,
        box: boxOf(solid.length > 0 ? solid : shapes),
        faces: part.sprite.faces.map((face) => ({
          who: face.who,
          centre: toPage(part, face.centre),
          radius: face.radius * scale,
        })),
        depth: Math.max(0, Math.min(1, placed.depth)),
      }
    })
}

function placeShape(shape: Shape, scale: number, toPage: (point: Point) => Point): Shape {
  return {
    ...shape,
    points: shape.points.map(toPage),
    ...(shape.width !== undefined && { width: rounded(shape.width * scale) }),
    ...(shape.holes && { holes: shape.holes.map((hole) => hole.map(toPage)) }),
  }
}

const standing: ReadonlySet<Placed['piece']['plane']> = new Set(['cast', 'beside', 'back', 'giant'])

/** A soft shadow that sets a piece on its ground. */
export function groundShadow(placed: Placed, colour: string): Thing[] {
  const { plane, slot, id } = placed.piece
  if (!standing.has(plane) || slot === 'water' || id === 'moon') return []
  const foot = placed.bands[placed.bands.length - 1] ?? placed.box
  const half = Math.max(12, (foot.x1 - foot.x0) / 2)
  const tall = Math.max(5, Math.min(20, half * 0.16))
  const shadow = fill(
    'shadow',
    ellipse((foot.x0 + foot.x1) / 2, placed.y - 1, half * 1.12, tall, 32),
    colour,
    'ground',
    { soft: true, alpha: 0.3 },
  )
  return [scenery(`${placed.piece.id}-shadow`, placed.depth, [shadow])]
}

/** Water before what floats in it, across the page or, seen from the bank, just round its foot. */
export function waterLine(placed: Placed, colour: string, acrossPage: boolean): Thing[] {
  const { x0, x1, y0, y1 } = placed.box
  const deep = (y1 - y0) * 0.13
  const top = y1 - deep
  const middle = (x0 + x1) / 2
  const outline: Point[] = acrossPage
    ? [
        [-60, top + 16],
        [x0 * 0.5, top + 2],
        [x0, top + 9],
        [middle, top - 2],
        [x1, top + 9],
        [(x1 + 1000) / 2, top + 1],
        [1060, top + 14],
        [1060, 1100],
        [-60, 1100],
      ]
    : [
        [x0 - 70, top + deep * 0.7],
        [x0, top + 4],
        [middle, top - 3],
        [x1, top + 4],
        [x1 + 70, top + deep * 0.7],
        [middle, y1 + deep * 0.4],
      ]
  const light = lighter(colour, 0.5)
  const ripples = Array.from({ length: acrossPage ? 9 : 3 }, (_, index) => {
    const x = acrossPage ? 60 + ((index * 397) % 900) : x0 + (x1 - x0) * (0.1 + index * 0.36)
    const y = top + 10 + index * (acrossPage ? 30 : 5)
    return stroke(
      'ripple',
      smoothed(
        [
          [x - 46, y],
          [x - 10, y - 5],
          [x + 34, y + 1],
          [x + 80, y - 3],
        ],
        false,
        4,
      ),
      3.5,
      light,
      'water',
      { marking: true, alpha: 0.7 },
    )
  })
  const swell = fill('swell', acrossPage ? outline : smoothed(outline, true, 8), colour, 'water')
  return [scenery(`${placed.piece.id}-water`, placed.depth, [swell, ...ripples])]
}
