import { pick, type Random } from '#book/random.ts'
import type { StageLight, StagePlace } from '#book/stage-plan.ts'
import { boundsOf } from '../boxes.ts'
import type { Point, Shape, Thing } from '../drawing.ts'
import { darker, lighter } from '../pen/colour.ts'
import { ellipse } from '../pen/curves.ts'
import { isInside } from '../figures/geometry/hull.ts'
import type { Relief } from './relief.ts'
import { depthOf, type Lens, project, scaleAt } from './space/lens.ts'
import { add, times, unit, type Vector } from './space/vector.ts'

const count = 520
/** Metres between which something that lies about is worth drawing. */
const [nearestSeen, farthestSeen] = [1.6, 26]
const petals = ['#fff4d8', '#f1b33c', '#e36a5c', '#f7f0ff'] as const
/** The heart of a flower whose petals are as yellow as any other's. */
const hearts: Readonly<Record<string, string>> = { '#f1b33c': '#b5652c' }

/** Grass with flowers, or pebbles: thinner with distance, and in perspective since they lie in space. Far to near. */
export function strew(
  lens: Lens,
  { strewn }: StagePlace,
  {
    light,
    relief,
    near,
    bare,
    random,
  }: {
    light: StageLight
    relief: Relief
    near: (depth: number) => number
    /** Outlines in the picture on which nothing grows or lies. */
    bare: readonly (readonly Point[])[]
    random: Random
  },
): Thing[] {
  if (strewn === 'nothing') return []
  const ahead = unit([lens.ahead[0], 0, lens.ahead[2]])
  const aside: Vector = [ahead[2], 0, -ahead[0]]
  const spots = Array.from({ length: count }, () => {
    const away = nearestSeen + (farthestSeen - nearestSeen) * random() ** 2.2
    const there = add(lens.at, add(times(ahead, away), times(aside, (random() - 0.5) * 2.2 * away)))
    return { point: relief.lay([there[0], there[2]]), dice: random(), size: 0.6 + random() * 0.8 }
  })
  return spots
    .map((spot) => ({ ...spot, depth: depthOf(lens, spot.point) }))
    .filter(({ depth }) => depth > nearestSeen && depth < farthestSeen)
    .toSorted((a, b) => b.depth - a.depth)
    .flatMap(({ point, depth, dice, size }, index): Thing[] => {
      const foot = project(lens, point)
      const unitLength = scaleAt(lens, depth) * size * 0.2
      if (unitLength < 7 || isOutside(lens, foot) || bare.some((outline) => isInside(foot, outline)))
        return []
      const shapes =
        strewn === 'pebbles'
          ? [pebble(foot, unitLength, light)]
          : dice > 0.9
            ? flower(foot, unitLength, pick(petals, random), light)
            : tuft(foot, unitLength, light, dice)
      return [
        {
          id: `strewn${index}`,
          kind: 'scenery',
          shapes,
          box: boundsOf(shapes),
          faces: [],
          depth: near(depth),
        },
      ]
    })
}

function isOutside({ sheet }: Lens, [x, y]: Point): boolean {
  return x < -20 || x > sheet.width + 20 || y < 0 || y > sheet.height + 30
}

function tuft([x, y]: Point, size: number, { ground }: StageLight, dice: number): Shape[] {
  const colour = darker(dice > 0.45 ? ground[0] : ground[1], 0.16)
  return [-0.5, 0, 0.45].map((lean) => ({
    part: 'stalkBlade',
    points: [
      [x - size * 0.09, y],
      [x + lean * size * 0.55, y - size * (1 - Math.abs(lean) * 0.4)],
      [x + size * 0.09, y],
    ],
    closed: true,
    colour,
    material: 'foliage',
    group: 'tuft',
    marking: true,
  }))
}

/** A stalk, five petals and a heart; from far away no more than a dot of its colour. */
function flower([x, y]: Point, size: number, colour: string, { ground }: StageLight): Shape[] {
  const [radius, high] = [Math.max(4, size * 0.2), size * 0.62]
  const leaf = { closed: true, material: 'foliage', marking: true } as const
  const petals = Array.from({ length: 25 }, (_, index): Point => {
    const angle = (index / 25) * 2 * Math.PI
    const reach = radius * (0.86 + 0.3 * Math.cos(angle * 5))
    return [x + Math.cos(angle) * reach, y - high + Math.sin(angle) * reach * 0.9]
  })
  const stalk: Point[] = [
    [x - size * 0.035, y],
    [x, y - high],
    [x + size * 0.035, y],
  ]
  return [
    { ...leaf, part: 'stalkBlade', points: stalk, colour: darker(ground[0], 0.22), group: 'tuft' },
    { part: 'petal', points: petals, closed: true, colour, material: 'foliage' },
    ...(radius < 7
      ? []
      : [
          {
            ...leaf,
            part: 'heart' as const,
            points: ellipse(x, y - high, radius * 0.34),
            colour: hearts[colour] ?? '#f1b33c',
          },
        ]),
  ]
}

function pebble([x, y]: Point, size: number, { ground }: StageLight): Shape {
  const points = ellipse(x, y, Math.max(2, size * 0.14), Math.max(1, size * 0.07))
  return {
    part: 'pebble',
    points,
    closed: true,
    colour: lighter(ground[1], 0.2),
    material: 'ground',
    marking: true,
  }
}
