import type { Point, Shape } from '../../../drawing.ts'
import { mixColours } from '../../../pen/colour.ts'
import { smooth } from '../../../pen/curves.ts'
import { clamp, mix, oval, range } from '../numbers.ts'
import { drawnLine, filled } from './face-parts.ts'
import type { HeadView } from './head-view.ts'
import { halves, type Places } from './places.ts'
import type { Spot } from './skull.ts'

const inside = '#6d1f26'
const tongueColour = '#e0717a'
const along = range(-1, 1, 15)
/** How far a mouth drops that is open 1, as a part of the head's height. */
const drop = 0.115
/** Half the width of a calm mouth, in half heads. */
const restingWidth = 0.25

/** A strip on the face: both corners and both lips go their own ways, and it stays on the round of the face. */
export function drawMouth(view: HeadView, places: Places): Shape[] {
  if (view.facing([0, places.mouth]) < 0.02) return []
  const { expression } = view
  const half = halfWidth(view, places)
  const middle = (t: number): Spot => [
    expression.shift * 0.1 + t * half,
    places.mouth -
      expression.smile * 0.058 * (t * t - 0.45) -
      expression.skew * t * 0.014 +
      expression.wave * 0.012 * Math.sin(t * 7),
  ]
  const onFace = (spots: readonly Spot[]): Point[] => spots.map((spot) => view.on(visible(view, spot), 0.012))
  const mouth =
    expression.open > 0.05
      ? [...lipsAround(view, middle, onFace), ...openMouth(view, middle, onFace)]
      : [...shutMouth(view, middle, onFace), ...dimples(view, middle)]
  return [...mouth, ...tongueTip(view, middle)]
}

/** Lips that are drawn together stand out round the mouth. */
function lipsAround({ expression, tones }: HeadView, middle: Middle, onFace: OnFace): Shape[] {
  const { pucker, open } = expression
  if (pucker < 0.1) return []
  const [x, y] = middle(0)
  const [across, high] = [middle(1)[0] - x + 0.05 * pucker, open * drop * 0.55 + 0.02 * pucker]
  const ring = oval(1, 1, 22).map(([rx, ry]): Spot => [x + rx * across, y + open * drop * 0.42 + ry * high])
  return [filled('lips', onFace(ring), mixColours(tones.skin, tones.dark ? '#b0494f' : '#c2413f', 0.45))]
}

/** The tip of the tongue over the lower lip. */
function tongueTip({ expression, unit, decal, facing }: HeadView, middle: Middle): Shape[] {
  const { tongueTip: where, open } = expression
  if (where === undefined) return []
  const [around, down] = middle(where)
  const spot: Spot = [around, down + Math.max(0, open * drop - 0.03)]
  if (facing(spot) < 0.1) return []
  const tip = smooth([
    [-0.1, -0.012],
    [-0.1, 0.07],
    [0, 0.15],
    [0.1, 0.07],
    [0.1, -0.012],
  ]).map(decal(spot, 0.02))
  const line: Point[] = [
    [0, 0.01],
    [0, 0.09],
  ]
  return [
    filled('tongueTip', tip, tongueColour),
    drawnLine('crease', line.map(decal(spot, 0.025)), mixColours(tongueColour, inside, 0.45), unit * 0.012),
  ]
}

function halfWidth({ features, expression, skull }: HeadView, { mouth }: Places): number {
  const small = features.age < 3 ? 0.8 : 1
  const wide = restingWidth * features.mouthW * expression.mouthW * small * (expression.open > 0.3 ? 1.08 : 1)
  return Math.asin(clamp(wide / skull.slice(mouth).width))
}

/** What would lie beyond the edge of the face slides to that edge. */
function visible(view: HeadView, [around, down]: Spot): Spot {
  let seen = around
  for (let step = 0; step < 12 && view.facing([seen, down]) < 0.04; step++) seen *= 0.88
  return [seen, down]
}

type Middle = (t: number) => Spot
type OnFace = (spots: readonly Spot[]) => Point[]

function openMouth({ expression, tones, unit }: HeadView, middle: Middle, onFace: OnFace): Shape[] {
  const { open, smile } = expression
  // A mouth that does not smile opens round.
  const round = clamp((0.4 - smile) / 0.5)
  const bow = open * (0.012 + round * 0.04) - Math.min(0, smile) * 0.03
  const upper = along.map((t): Spot => [middle(t)[0], middle(t)[1] - bow * (1 - t * t) ** (1 - 0.4 * round)])
  const depth = (t: number): number => open * drop * Math.max(0, 1 - t * t) ** 0.55
  const lower = (part: number): Spot[] =>
    along.map((t): Spot => [middle(t)[0], middle(t)[1] + depth(t) * part])
  const shapes = [filled('mouth', [...onFace(upper), ...onFace(lower(1)).toReversed()], inside)]
  if (expression.tongue && open > 0.25) {
    const ts = range(-0.68, 0.68, 9)
    const top = ts.map(
      (t): Spot => [middle(t)[0], middle(t)[1] + depth(0) * mix(0.92, 0.55, 1 - (t / 0.68) ** 2)],
    )
    const base = ts.map((t): Spot => [middle(t)[0], middle(t)[1] + depth(t) * 0.96])
    shapes.push(filled('tongue', [...onFace(top), ...onFace(base).toReversed()], tongueColour))
  }
  if (expression.teeth) {
    const inner = upper.slice(1, -1)
    const edge = inner.map(([around, down], index): Spot => {
      const t = along[index + 1] as number
      return [around, down + Math.min(0.036, depth(t) * 0.45) * (1 - t * t * 0.4)]
    })
    shapes.push(filled('teeth', [...onFace(inner), ...onFace(edge).toReversed()], '#fffaf0'))
  }
  const lip = mixColours(tones.soft, inside, 0.5)
  return [...shapes, drawnLine('lip', onFace(upper), lip, unit * 0.02)]
}

function shutMouth({ features, expression, tones, unit }: HeadView, middle: Middle, onFace: OnFace): Shape[] {
  const shapes: Shape[] = []
  if (features.lips > 0.3) {
    const full = features.lips * 0.03 + 0.008
    const edge = (side: number): Spot[] =>
      along.map((t): Spot => [middle(t)[0], middle(t)[1] + side * full * (1 - t * t) ** 0.8])
    const colour = mixColours(tones.skin, tones.dark ? '#b0494f' : '#c2413f', 0.32 + features.lips * 0.25)
    shapes.push(filled('lips', [...onFace(edge(-0.8)), ...onFace(edge(1)).toReversed()], colour))
  }
  const width = unit * (0.036 + expression.press * 0.01)
  return [...shapes, drawnLine('mouth', onFace(along.map(middle)), tones.mouthLine, width * 0.9)]
}

/** The crease at each corner of a smile. */
function dimples(view: HeadView, middle: Middle): Shape[] {
  const { features, expression, tones, unit } = view
  if (features.age < 2 || Math.abs(expression.smile) < 0.3) return []
  return halves
    .filter((half) => view.facing(middle(half)) > 0.2)
    .map((half) => {
      const place = view.decal(middle(half))
      const line = smooth(
        [
          [half * 0.004, -0.03],
          [half * 0.022, 0],
          [half * 0.004, 0.028],
        ],
        false,
        4,
      )
      return drawnLine('crease', line.map(place), mixColours(tones.skin, tones.soft, 0.8), unit * 0.014)
    })
}
