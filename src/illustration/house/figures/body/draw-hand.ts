import type { PartName } from '../../part-name.ts'
import type { Material, Point } from '../../drawing.ts'
import { smooth, turnAbout } from '../../pen/curves.ts'
import { lineOn } from '../colours.ts'
import { depths } from '../depths.ts'
import { along, tube } from '../geometry/curves.ts'
import { clamp, distance, mixNumbers, moved } from '../geometry/points.ts'
import { type Pen, penFor } from '../pieces.ts'
import type { Rig } from '../rig.ts'
import type { HandForm } from '../tables/pose-frames.ts'
import type { Limb, Side, Skeleton } from './skeleton.ts'

/**
 * How a hand has something: closed round a shaft, with the fingers before the foot of a thing, or with the thumb over
 * its edge.
 */
export interface Hold {
  form: 'round' | 'under' | 'edge'
  /** The way of the shaft, or to the middle of the thing. Unit vector, in page axes. */
  direction: Point
}

/** Size of a hand: about 1.3 times this from the wrist to the finger tips. */
export function handSize({ headHeight, build }: Skeleton): number {
  return headHeight * mixNumbers(0.165, 0.205, clamp((build.height - 100) / 60, 0, 1))
}

/** A hand at the end of an arm, on the arm's own piece. What closes before a thing is a piece of its own. */
export function drawHand(rig: Rig, pen: Pen, arm: Limb, side: Side, form: HandForm | Hold): void {
  if (typeof form === 'object') return drawHoldingHand(rig, pen, arm, side, form)
  const size = handSize(rig.skeleton)
  const from = along(arm.curve, 0.925)
  const degrees = (Math.atan2(arm.end[1] - from[1], arm.end[0] - from[0]) * 180) / Math.PI
  // Thumbs are on the inner side; of somebody who is turned both are in front.
  const mirror = side === 'A' || (form === 'fist' && rig.skeleton.turn > 0.25) ? 1 : -1
  const place = ([x, y]: Point): Point =>
    turnAbout(moved(arm.end, [x * size, y * mirror * size]), degrees, arm.end)
  const { palm, fingers, thumb } = freeHands[form]
  const { colour, material } = coverOf(rig)
  const limb = (part: PartName, { line, from: base, to: tip }: Finger): void =>
    pen.fill(
      part,
      tube(line.map(place), (t) => size * mixNumbers(base, tip, t)),
      colour,
      material,
    )
  pen.fill('hand', smooth(palm.map(place)), colour, material)
  for (const finger of fingers) limb('finger', finger)
  limb('thumb', thumb)
  if (form !== 'fist') return
  for (const line of betweenFingers)
    pen.line('finger', line.map(place), lineOn(colour), size * 0.085, { alpha: 0.7 })
}

/** What is seen of a hand: its glove, or its skin. */
function coverOf({ skin, outfit: { gloveColour } }: Rig): { colour: string; material: Material } {
  return gloveColour === undefined
    ? { colour: skin, material: 'skin' }
    : { colour: gloveColour, material: 'cloth' }
}

/** Name of the piece of a hand that lies before what it holds. */
export function holdGroup(side: Side): string {
  return `hold${side}`
}

/** The palm behind the thing; before it the fingers and the thumb across them, or the thumb alone. */
function drawHoldingHand(rig: Rig, pen: Pen, arm: Limb, side: Side, { form, direction }: Hold): void {
  const size = handSize(rig.skeleton)
  const from = along(arm.curve, 0.925)
  const reach = distance(from, arm.end) || 1
  const forward: Point = [(arm.end[0] - from[0]) / reach, (arm.end[1] - from[1]) / reach]
  const middle = moved(arm.end, forward, size * 0.55)
  // Knuckles are on the far side of the shaft, seen from the forearm.
  const across: Point = [-direction[1], direction[0]]
  const sign = across[0] * forward[0] + across[1] * forward[1] < 0 ? -1 : 1
  const place = ([x, y]: Point): Point => moved(moved(middle, across, x * sign * size), direction, y * size)
  const front = penFor(rig.pieces, holdGroup(side), depths.hold)
  const { fingers, thumb, between } = holdingHands[form]
  const { colour, material } = coverOf(rig)
  pen.fill('hand', smooth(palmBehind.map(place)), colour, material)
  if (fingers) front.fill('fingers', smooth(fingers.map(place)), colour, material)
  if (thumb) {
    const line = smooth(thumb.line.map(place), false)
    front.fill(
      'thumb',
      tube(line, (t) => size * mixNumbers(thumb.from, thumb.to, t)),
      colour,
      material,
    )
  }
  for (const line of between)
    front.line('finger', smooth(line.map(place), false), lineOn(colour), size * 0.08, { alpha: 0.7 })
}

const palmBehind: readonly Point[] = [
  [-0.5, -0.36],
  [0.1, -0.5],
  [0.5, -0.34],
  [0.56, 0.1],
  [0.34, 0.46],
  [-0.3, 0.48],
  [-0.56, 0.1],
]

interface Finger {
  line: readonly Point[]
  /** Radius at its base and tip, in hands. */
  from: number
  to: number
}

/** In hands from the middle of the palm: x to the knuckles, y along the shaft or to the middle of the thing. */
const holdingHands: Record<
  Hold['form'],
  { fingers?: readonly Point[]; thumb?: Finger; between: readonly (readonly Point[])[] }
> = {
  round: {
    // Four fingers as one form, with the knuckles of each at the edge.
    fingers: [
      [-0.4, -0.44],
      [0, -0.6],
      [0.4, -0.58],
      [0.57, -0.46],
      [0.6, -0.34],
      [0.68, -0.22],
      [0.68, -0.1],
      [0.72, 0.02],
      [0.7, 0.14],
      [0.7, 0.28],
      [0.58, 0.44],
      [0.2, 0.5],
      [-0.3, 0.46],
      [-0.52, 0.1],
    ],
    thumb: {
      line: [
        [-0.4, -0.02],
        [-0.26, 0.3],
        [0.06, 0.46],
        [0.32, 0.46],
      ],
      from: 0.22,
      to: 0.16,
    },
    between: [0.12, -0.12, -0.34].map((y) => [
      [-0.3, y],
      [0.1, y + 0.03],
      [0.5, y],
    ]),
  },
  under: {
    fingers: [
      [-0.56, -0.3],
      [-0.3, -0.56],
      [0.3, -0.56],
      [0.56, -0.3],
      [0.62, 0.1],
      [0.58, 0.34],
      [0.42, 0.38],
      [0.32, 0.3],
      [0.28, 0.44],
      [0.14, 0.5],
      [0.02, 0.38],
      [-0.06, 0.48],
      [-0.22, 0.48],
      [-0.28, 0.34],
      [-0.36, 0.38],
      [-0.52, 0.34],
      [-0.6, 0.1],
    ],
    between: [-0.29, 0.02, 0.31].map((x) => [
      [x, 0.3],
      [x, 0],
      [x * 0.9, -0.26],
    ]),
  },
  edge: {
    thumb: {
      line: [
        [-0.3, -0.5],
        [-0.26, -0.1],
        [-0.1, 0.34],
      ],
      from: 0.22,
      to: 0.17,
    },
    between: [],
  },
}

/** Hands that hold nothing, in hands along the forearm from the wrist; the thumb is on the -y side. */
const freeHands: Record<HandForm, { palm: readonly Point[]; fingers: readonly Finger[]; thumb: Finger }> = {
  fist: {
    palm: [
      [-0.4, -0.28],
      [0.05, -0.38],
      [0.5, -0.45],
      [0.92, -0.42],
      [1.2, -0.3],
      [1.3, -0.06],
      [1.2, 0.18],
      [0.94, 0.34],
      [0.5, 0.4],
      [0.05, 0.36],
      [-0.4, 0.28],
    ],
    fingers: [],
    thumb: {
      line: [
        [0, -0.2],
        [0.36, -0.46],
        [0.8, -0.5],
      ],
      from: 0.2,
      to: 0.15,
    },
  },
  open: {
    palm: [
      [-0.4, -0.28],
      [0.1, -0.42],
      [0.55, -0.5],
      [0.9, -0.4],
      [1, 0],
      [0.9, 0.4],
      [0.5, 0.5],
      [0, 0.4],
      [-0.4, 0.28],
    ],
    fingers: [-0.33, -0.11, 0.12, 0.34].map((spread) => ({
      line: [
        [0.6, spread],
        [1.62 - Math.abs(spread - 0.02) * 0.6, spread * 1.95],
      ],
      from: 0.165,
      to: 0.14,
    })),
    thumb: {
      line: [
        [0.05, -0.2],
        [0.48, -0.6],
        [0.72, -0.84],
      ],
      from: 0.2,
      to: 0.15,
    },
  },
  point: {
    palm: [
      [-0.3, -0.42],
      [0.3, -0.5],
      [0.72, -0.4],
      [0.82, 0.1],
      [0.6, 0.46],
      [0, 0.5],
      [-0.3, 0.42],
    ],
    fingers: [
      {
        line: [
          [0.3, -0.3],
          [1.5, -0.36],
        ],
        from: 0.17,
        to: 0.17,
      },
    ],
    thumb: {
      line: [
        [0.1, -0.3],
        [0.5, -0.72],
      ],
      from: 0.17,
      to: 0.17,
    },
  },
}

const betweenFingers: readonly (readonly Point[])[] = [
  [
    [0.3, -0.16],
    [0.56, -0.3],
    [0.82, -0.34],
  ],
  [
    [0.92, -0.14],
    [1.06, -0.15],
    [1.24, -0.12],
  ],
  [
    [0.82, 0.08],
    [1, 0.1],
    [1.18, 0.13],
  ],
]
