import type { Atmosphere, Point, Shape, Thing } from '../../drawing.ts'
import { cosineOfTurns, sineOfTurns } from '../../raster/exact-math.ts'
import { inSight, middleOf, scalePoints } from '../press/scale-points.ts'

/** Parts of anything that this style does without. */
const never: readonly string[] = ['halo', 'crownLight', 'bushLight', 'leavesLight', 'lens', 'veil', 'freckle']

/** Parts of scenery that only fill: quiet ground is the style. */
const filling: readonly string[] = [
  'blade',
  'stalk',
  'flower',
  'heart',
  'stone',
  'pebble',
  'crater',
  'ripple',
  'leaf',
  'cigar',
  'frond',
  'cobble',
  'dust',
  'dot',
  'knot',
]

/** A thing as this style draws it: large quiet shapes, trees as eggs, one great sun. */
export function leaveOut(thing: Thing, { weather }: Atmosphere): Thing {
  const kept = thing.shapes.filter((shape) => !never.includes(shape.part))
  if (thing.kind !== 'scenery')
    return { ...thing, shapes: kept.filter((shape) => !isDab(shape)).map(rounded) }
  const clear = weather === 'clear' || weather === 'wind'
  const shapes = kept
    .filter((shape) => !filling.includes(shape.part) && !(clear && shape.material === 'cloud'))
    .filter((shape) => isStar(shape) || !isDetail(shape))
    .map(simplify)
  return { ...thing, shapes }
}

function isStar(shape: Shape): boolean {
  return shape.material === 'light' && middleOf(shape.points).wide > 7
}

function isDetail(shape: Shape): boolean {
  const { wide, high } = middleOf(shape.points)
  if (shape.soft) return shape.part !== 'shadow'
  if (!shape.closed) return Math.max(wide, high) < 60
  return Math.max(wide, high) < 18 || (shape.marking === true && Math.max(wide, high) < 34)
}

function simplify(shape: Shape): Shape {
  const { wide } = middleOf(shape.points)
  if (shape.part === 'disc' || shape.part === 'sun') {
    return wide > 70 ? { ...shape, part: 'disc', points: inSight(scalePoints(shape.points, 2.2), 84) } : shape
  }
  return rounded(shape)
}

/** Crowns and bushes are eggs. */
function rounded(shape: Shape): Shape {
  const leafy = shape.material === 'foliage' && (shape.part === 'crown' || shape.part === 'bush')
  return leafy ? { ...shape, points: egg(shape.points) } : shape
}

/** Thin paint dabbed on a crown. */
function isDab(shape: Shape): boolean {
  return shape.part === 'leaf' && shape.marking === true && (shape.alpha ?? 1) < 0.6
}

/** The egg that fills the box of some points. */
function egg(points: readonly Point[]): Point[] {
  const { x, y, wide, high } = middleOf(points)
  return Array.from({ length: 48 }, (_, index): Point => {
    const down = sineOfTurns(index / 48)
    return [x + (cosineOfTurns(index / 48) * wide * (1 + 0.1 * down)) / 2, y + (down * high) / 2]
  })
}
