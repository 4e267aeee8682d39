import { blob, limb, type Size } from '../../solids/build.ts'
import type { Painted } from '../../solids/solid.ts'
import { sweep } from '../../solids/sweep.ts'
import { add, lengthOf, minus, times, type Vector } from '../../space/vector.ts'
import { type Beast, coatOn } from './beast.ts'
import { dragonCrowns } from './dragon-crown.ts'
import { inFrame } from './in-frame.ts'

type Grow = (beast: Beast) => Painted[]

/** What grows on a head: wool, forelock, horns, antlers, trunk and tusks. */
export function crownOf(beast: Beast): Painted[] {
  return beast.build.traits.flatMap((trait) => crowns[trait]?.(beast) ?? [])
}

const horn = '#f0dfba'

const crowns: Partial<Record<Beast['build']['traits'][number], Grow>> = {
  ...dragonCrowns,
  wool: ({ build: { head }, turned, colours }) => {
    const [wide, high, long] = head
    const curls: (readonly [Vector, Size])[] = [
      [[0, high * 0.9, 0], wide * 0.54],
      [[wide * 0.56, high * 0.84, -long * 0.1], wide * 0.44],
      [[-wide * 0.56, high * 0.84, -long * 0.1], wide * 0.44],
      [[wide * 0.3, high * 0.8, -long * 0.6], wide * 0.5],
      [[-wide * 0.3, high * 0.8, -long * 0.6], wide * 0.5],
      [[wide * 0.24, high * 0.84, long * 0.48], wide * 0.32],
      [[-wide * 0.24, high * 0.84, long * 0.48], wide * 0.32],
    ]
    return [blob(turned.frame, curls, coatOn('cap', colours.trunk, 'cap'))]
  },
  spines: ({ build: { head }, turned, coat }) => {
    const [wide, high, long] = head
    const paint = coatOn('spines', coat.second, 'cap', 'hair')
    const cushion: (readonly [Vector, Size])[] = [
      [
        [0, high * 0.42, -long * 0.42],
        [wide * 1.02, high * 0.78, long * 0.7],
      ],
    ]
    const spikes = [0, 1].flatMap((row) =>
      Array.from({ length: 9 }, (_, index): Painted => {
        const turn = ((index + row * 0.5) / 9 - 0.5) * Math.PI * 1.1
        const at = (far: number, back: number): Vector => [
          Math.sin(turn) * wide * far,
          high * 0.3 + Math.cos(turn) * high * far * 0.8,
          -long * (0.1 + row * 0.4 + back),
        ]
        return limb(turned.frame, [at(0.8, 0), at(1.3, 0.25)], [wide * 0.2, wide * 0.03], paint)
      }),
    )
    return [blob(turned.frame, cushion, paint), ...spikes]
  },
  mane: ({ build: { head }, turned, coat }) => {
    const [wide, high, long] = head
    const lock = sweep(
      [
        [0, high * 1.02, -long * 0.35],
        [wide * 0.1, high * 1.05, long * 0.3],
        [wide * 0.25, high * 0.6, long * 0.95],
      ],
      [wide * 0.36, wide * 0.28, wide * 0.08],
    )
    return [blob(turned.frame, lock, coatOn('mane', coat.second, 'mane', 'hair'))]
  },
  horns: ({ build: { head }, turned }) =>
    [-1, 1].map((side) => {
      const [wide, high] = head
      return limb(
        turned.frame,
        [
          [side * wide * 0.55, high * 0.8, -0.02],
          [side * wide * 0.95, high * 1.15, -0.03],
          [side * wide * 0.9, high * 1.6, -0.03],
        ],
        [high * 0.17, high * 0.13, high * 0.03],
        coatOn('horn', horn, `horn${side}`, 'stone'),
      )
    }),
  antlers: ({ build: { head }, turned }) =>
    [-1, 1].flatMap((side) => {
      const [wide, high] = head
      const root: Vector = [side * wide * 0.45, high * 0.85, -0.04]
      const paint = coatOn('horn', '#b08a5c', `horn${side}`, 'wood')
      const beam = [root, add(root, [side * 0.12, 0.16, -0.05]), add(root, [side * 0.14, 0.38, 0])]
      return [
        limb(turned.frame, beam, [0.03, 0.026, 0.012], paint),
        limb(
          turned.frame,
          [add(root, [side * 0.09, 0.13, -0.04]), add(root, [side * 0.02, 0.27, 0.1])],
          [0.022, 0.01],
          paint,
        ),
        limb(
          turned.frame,
          [add(root, [side * 0.14, 0.26, -0.03]), add(root, [side * 0.28, 0.36, 0.02])],
          [0.02, 0.01],
          paint,
        ),
      ]
    }),
  horn: ({ build: { head }, turned }) => [
    limb(
      turned.frame,
      [
        [0, head[1] * 0.75, head[2] * 0.5],
        [0, head[1] * 0.75 + 0.3, head[2] * 0.5 + 0.16],
      ],
      [0.045, 0.006],
      coatOn('horn', '#f3c96a', 'horn', 'metal'),
    ),
  ],
  trunk: (beast) => [{ ...trunk(beast), nearer: beforeMouth(beast) }],
  // From under the mouth, so that its line is whole.
  tusks: (beast) => {
    const {
      build: { head },
      turned,
    } = beast
    return [-1, 1].map((side) => ({
      ...limb(
        turned.frame,
        [
          [side * head[0] * 0.4, -head[1] * 0.8, head[2] * 0.6],
          [side * head[0] * 0.56, -head[1] * 1.16, head[2] * 1.05],
          [side * head[0] * 0.52, -head[1] * 1.06, head[2] * 1.5],
        ],
        [0.036, 0.032, 0.012],
        coatOn('tusk', '#fbf3e0', `tusk${side}`, 'stone'),
      ),
      nearer: beforeMouth(beast),
    }))
  },
}

/** Metres by which what hangs before a mouth is nearer than it stands: it is drawn over that from every side. */
function beforeMouth({ build, turned }: Beast): number {
  return 3 * build.unit * lengthOf(turned.frame.up)
}

/** An elephant's, hanging, or raised by who trumpets, waves or is glad; or to where it is told to go. */
function trunk(beast: Beast): Painted {
  const radii = [0.13, 0.11, 0.085, 0.065, 0.05]
  return limb(beast.turned.frame, trunkPath(beast), radii, coatOn('trunk', beast.coat.base, 'head'))
}

/** From the root of a trunk to its tip, in the head's frame. */
export function trunkPath({ build, turned, mood, stance, trunkTo }: Beast): Vector[] {
  const { head } = build
  if (trunkTo) return bentTo([0, -0.08, head[2] * 0.8], inFrame(turned.frame, trunkTo))
  const waving: Vector[] = [
    [0, -0.08, 0],
    [0.02, -0.18, 0.26],
    [0.16, 0.02, 0.48],
    [0.28, 0.3, 0.42],
    [0.18, 0.52, 0.42],
  ]
  const raised: Vector[] = [
    [0, -0.08, 0],
    [0, -0.16, 0.2],
    [0, -0.04, 0.4],
    [0, 0.18, 0.44],
    [0, 0.32, 0.34],
  ]
  const hanging: Vector[] = [
    [0, -0.08, 0],
    [0, -0.24, 0.14],
    [0, -0.46, 0.16],
    [0.03, -0.62, 0.18],
    [0.05, -0.66, 0.3],
  ]
  const laid: Vector[] = [
    [0, -0.08, 0],
    [0, -0.13, 0.2],
    [0.02, -0.15, 0.4],
    [0.08, -0.16, 0.56],
    [0.18, -0.16, 0.64],
  ]
  const low = stance.down && stance.head[1] < 0.8 ? laid : hanging
  const held = stance.waves ? waving : mood.mouth === 'open' || mood.head > 0.7 ? raised : low
  return held.map((point) => add(point, [0, 0, head[2] * 0.8]))
}

/** How far a trunk reaches, in shoulder heights. */
const longest = 1

/** From its root first down and ahead, and to its target from below what is high, in a hook, and from above what is low. */
function bentTo(root: Vector, target: Vector): Vector[] {
  const way = minus(target, root)
  const tip = add(root, times(way, Math.min(1, longest / (lengthOf(way) || 1))))
  const side = Math.max(-1, Math.min(1, (tip[1] - root[1]) / 0.3))
  const first = add(root, [0, -0.1, 0.24])
  const last = add(tip, [0, -0.2 * side, 0.1 + 0.4 * Math.max(0, side)])
  return [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const rest = 1 - part
    return [0, 1, 2].map(
      (axis) =>
        rest ** 3 * (root[axis] as number) +
        3 * rest * rest * part * (first[axis] as number) +
        3 * rest * part * part * (last[axis] as number) +
        part ** 3 * (tip[axis] as number),
    ) as unknown as Vector
  })
}
