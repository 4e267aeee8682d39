import type { Random } from '#book/random.ts'
import type { Thing } from '../../drawing.ts'
import type { Hour } from '../hour.ts'
import { leaning } from '../outline.ts'
import { scenery } from '../shapes.ts'
import { cornerGrowth, flowerPatch, grassClump } from './clumps.ts'
import { tufts } from './plants.ts'
import { type Contour, crestLine, slope, turned } from './rolling-hills.ts'

/** Where land lies and how it is lit. */
interface Lie {
  hour: Hour
  random: Random
  /** Height of the horizon in page units. */
  horizon: number
  /** Page units that it falls from left to right. */
  lean?: number
}

const contours = {
  violet: [
    [-340, 10],
    [-80, 62],
    [130, 26],
    [340, 86],
    [560, 34],
    [760, 70],
    [980, 22],
    [1340, 60],
  ],
  blue: [
    [-340, 44],
    [0, 58],
    [260, 20],
    [520, 6],
    [800, 34],
    [1060, 50],
    [1340, 20],
  ],
  front: [
    [-340, 30],
    [60, 36],
    [340, 10],
    [640, -10],
    [920, 16],
    [1340, 44],
  ],
} as const satisfies Record<string, Contour>

/** Hills so far off that the air colours them: violet ones, and blue green ones before them. */
export function farHills({ hour, random, horizon }: Lie, mirrored = random() < 0.5): Thing[] {
  const sided = (contour: Contour): Contour => (mirrored ? turned(contour) : contour)
  const violet = crestLine(horizon - 26, sided(contours.violet), random)
  const blue = crestLine(horizon - 6, sided(contours.blue), random)
  return [
    slope('violet', violet, { colour: '#8f8fd6', depth: 0.03, away: 0.62 }, hour),
    slope('blue', blue, { colour: '#6fa5a8', depth: 0.05, away: 0.4 }, hour),
  ]
}

/** The crest of the ground where the cast stands, `share` of the way from the horizon to the page's foot. */
export function frontCrest(
  { random, horizon, lean }: Lie,
  mirrored: boolean,
  share = 0.67,
): ReturnType<typeof crestLine> {
  const contour = mirrored ? turned(contours.front) : contours.front
  return leaning(crestLine(horizon + (1000 - horizon) * share, contour, random), lean)
}

interface Growth {
  /** Flowers grow in the grass; not in the shade of a wood. */
  blooms?: boolean
}

/** Deep grass under a crest, with flowers at its sides and a few along the page's foot. */
export function frontGrass(
  crest: ReturnType<typeof crestLine>,
  { hour, random }: Lie,
  { blooms = true }: Growth = {},
): Thing[] {
  const top = crest.reduce((sum, [, y]) => sum + y, 0) / crest.length
  const down = (share: number): number => top + (1000 - top) * share
  const foot = random() < 0.5 ? [340 + 60 * random(), 610 + 90 * random()] : [300 + 400 * random()]
  const patches = [
    ...[40, 180, 770, 900].map((x) => ({ x: x + 90 * random(), y: down(0.28 + 0.3 * random()), size: 17 })),
    ...foot.map((x) => ({ x, y: 980 + 8 * random(), size: 25 })),
  ]
  return [
    slope('front', crest, { colour: '#43973f', depth: 0.5, away: 0 }, hour),
    scenery('growth', 0.52, [
      ...tufts({ x0: -200, x1: 1200, y0: down(0.2), y1: 985 }, 20, 24, hour.paintGround('#2f7c38'), random),
      ...(blooms ? patches : []).flatMap(({ x, y, size }) =>
        flowerPatch(x, y, size, 2 + Math.floor(2 * random()), hour, random),
      ),
      ...[280, 560, 690].flatMap((x) => grassClump(x + 40 * random(), 1010, 56, hour, random)),
    ]),
  ]
}

/** Grass and flowers at the page's lower corners, before everybody. */
export function cornerGrass({ hour, random }: Lie, { blooms = true }: Growth = {}): Thing[] {
  return [scenery('grass', 1.1, cornerGrowth(hour, random, blooms))]
}
