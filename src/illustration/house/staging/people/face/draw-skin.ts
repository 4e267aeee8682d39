import type { Point, Shape } from '../../../drawing.ts'
import { mixColours } from '../../../pen/colour.ts'
import { smooth } from '../../../pen/curves.ts'
import { randomFrom } from '#book/random.ts'
import { hull } from '../../../figures/geometry/hull.ts'
import { freckleColour } from '../../../figures/skin-marks.ts'
import { mix, oval, range } from '../numbers.ts'
import { drawnLine, filled } from './face-parts.ts'
import type { HeadView } from './head-view.ts'
import { halves, ofHalf, type Places } from './places.ts'
import type { Spot } from './skull.ts'

/** The silhouette of the head from wherever it is seen: the hull of all its slices. */
export function headOutline(view: HeadView): Point[] {
  const heights = range(0.01, 0.99, 25)
  const ring = Array.from({ length: 32 }, (_, index) => (index / 32) * 2 * Math.PI)
  return hull(heights.flatMap((down) => ring.map((around) => view.on([around, down]))))
}

export function drawCheeks(view: HeadView, places: Places): Shape[] {
  const { features, expression, tones } = view
  const aside = features.eyeGap + 0.22
  const down = places.cheek
  const size = 0.2
  const between = features.age > 16 && features.age < 60
  const colour = mixColours(tones.skin, tones.blush, (between ? 0.5 : 0.62) * (0.2 + 0.65 * expression.blush))
  return halves
    .filter((half) => view.facing([half * aside, down]) > 0.08)
    .map((half) => {
      const blown = size * (1 + 0.3 * ofHalf(expression.puff, half))
      return filled('cheek', oval(blown, blown * 0.74).map(view.decal([half * aside, down])), colour, 0.85)
    })
}

/** A tear under one eye, in the corners of both, or down both cheeks. */
export function drawTears(view: HeadView, { eye, mouth }: Places): Shape[] {
  const { features, expression, tones } = view
  const colour = tones.dark ? '#bfe0ee' : '#8fc4de'
  const underRims = features.glasses ? 0.11 : 0.035
  const drop = (spot: Spot, size: number): Shape[] =>
    view.facing(spot) < 0.1
      ? []
      : [
          filled(
            'tear',
            teardrop.map(([x, y]) => view.decal(spot, 0.02)([x * size, y * size])),
            colour,
          ),
        ]
  const stream = (half: number): Shape[] => {
    const along = range(eye + 0.06, mouth + 0.05, 7)
    const aside = features.eyeGap * 1.02
    if (view.facing([half * aside, eye + 0.1]) < 0.15) return []
    const edge = (side: number): Point[] =>
      along.map((down, index) =>
        view.on([half * (aside + index * 0.012) + side * (0.03 + index * 0.008), down], 0.012),
      )
    return [
      filled('tear', [...edge(-1), ...edge(1).toReversed()], colour, 0.85),
      ...drop([half * (aside + 0.075), mouth + 0.06], 0.9),
    ]
  }
  switch (expression.tears) {
    case 'drop':
      return drop([-features.eyeGap * 1.1, eye + 0.085], 1)
    case 'corners':
      return halves.flatMap((half) => drop([half * (features.eyeGap + 0.3), eye + underRims], 0.8))
    case 'streams':
      return halves.flatMap(stream)
  }
  return []
}

const teardrop = smooth([
  [0, -0.12],
  [0.06, 0.02],
  [0, 0.08],
  [-0.06, 0.02],
])

export function drawFreckles(view: HeadView, places: Places): Shape[] {
  const { features, tones, unit } = view
  const random = randomFrom(`${features.seed}/freckles`)
  // What somebody has told is drawn to be seen; what chance gives, in passing.
  const [size, colour] = features.traits.has('freckles')
    ? [0.021, freckleColour(tones.skin)]
    : [0.016, mixColours(tones.skin, '#b4552a', unit > 20 ? 0.55 : 0.4)]
  return Array.from({ length: features.freckles }, (): Spot => {
    const side = random() < 0.5 ? -1 : 1
    return [side * (0.12 + random() * 0.55), mix(places.eye + 0.05, places.mouth - 0.04, random())]
  })
    .filter((spot) => view.facing(spot) > 0.15)
    .map((spot) => {
      const dot = oval(size, size * 0.94, 8).map(view.decal(spot))
      return filled('freckle', dot, colour)
    })
}

/** A nose that is wrinkled, where something smells or tastes. */
export function drawSniff(view: HeadView, places: Places): Shape[] {
  const { sniff } = view.expression
  const bridge = places.eye + (places.nose - places.eye) * 0.35
  const nose = [0, 0.03].map(
    (down): Line => [
      sniff,
      [-0.09, 0, 0.09].map((around): Spot => [around, bridge + down + (around === 0 ? -0.012 : 0)]),
    ],
  )
  return nose.flatMap(([strength, spots]) => wrinkle(view, strength, spots))
}

type Line = readonly [strength: number, spots: readonly Spot[]]

/** What years write into a face: forehead, corners of the eyes, bags, from nose to mouth, jowls. */
export function drawLinesOfAge(view: HeadView, places: Places): Shape[] {
  const forehead = [0, 1].map(
    (index): Line => [
      view.age.forehead * (index === 1 ? 0.7 : 0.45),
      [-0.45, -0.2, 0.1, 0.35].map((around): Spot => [around + index * 0.03, 0.34 + index * 0.035]),
    ],
  )
  const sides = halves.flatMap((half) =>
    linesBeside(view, places).map(
      ([strength, spots]): Line => [strength, spots.map(([around, down]): Spot => [half * around, down])],
    ),
  )
  return [...forehead, ...sides].flatMap(([strength, spots]) => wrinkle(view, strength, spots))
}

// biome-ignore format: a table is read in rows
function linesBeside({ age, features }: HeadView, { eye, nose, mouth }: Places): Line[] {
  const gap = features.eyeGap
  return [
    [age.fold * 0.75, [[0.2, nose - 0.012], [0.31, nose + 0.035], [0.36, mouth - 0.01], [0.36, mouth + 0.015]]],
    [age.crowsFeet * 0.6, [[gap + 0.27, eye - 0.012], [gap + 0.37, eye - 0.026]]],
    [age.crowsFeet * 0.6, [[gap + 0.27, eye + 0.008], [gap + 0.37, eye + 0.022]]],
    [age.bags * 0.6, [[gap - 0.1, eye + 0.06], [gap, eye + 0.075], [gap + 0.12, eye + 0.058]]],
    [age.jowl * 0.6, [[0.62, mouth + 0.01], [0.6, mouth + 0.05], [0.5, mouth + 0.085]]],
  ]
}

function wrinkle(view: HeadView, strength: number, spots: readonly Spot[]): Shape[] {
  if (strength < 0.06 || spots.some((spot) => view.facing(spot) < 0.12)) return []
  const line = spots.map((spot) => view.on(spot, 0.006))
  const points = line.length > 2 ? smooth(line, false, 5) : line
  const colour = mixColours(view.tones.skin, view.tones.soft, Math.min(1, 0.35 + strength * 0.65))
  return [drawnLine('wrinkle', points, colour, view.unit * 0.014 * (0.6 + strength * 0.5))]
}
