import type { Painted, Piece } from '../../solids/solid.ts'
import { blob, limb, plane, type Size } from '../../solids/build.ts'
import { add, between, lengthOf, type Vector } from '../../space/vector.ts'
import { type Beast, coatOn } from './beast.ts'

type Grow = (beast: Beast) => Piece[]

/** What grows on neck and back: mane, ruff, spines, plates, wings, udder. */
export function backOf(beast: Beast): Piece[] {
  return beast.build.traits.flatMap((trait) => growths[trait]?.(beast) ?? [])
}

const growths: Partial<Record<Beast['build']['traits'][number], Grow>> = {
  mane: (beast) => {
    const { body, coat } = beast
    const [root, head] = neckline(beast)
    const balls = Array.from({ length: 11 }, (_, index): readonly [Vector, Size] => {
      const at = between(root, head, index / 10)
      const fall = index % 2 ? 0.05 : 0.08
      return [add(at, [0.03 + (index % 2) * 0.02, -fall, -0.03]), [0.05, 0.12, 0.07]]
    })
    return [
      {
        name: 'mane',
        solids: [blob(body, balls, coatOn('mane', coat.second, 'mane', 'hair'))],
        nearer: 0.04 * lengthOf(body.up),
      },
    ]
  },
  ruff: ({ build, turned, coat }) => {
    const [wide, high, long] = build.head
    const ring = (round: number, back: number): (readonly [Vector, Size])[] =>
      Array.from({ length: 14 }, (_, index) => {
        const turn = (index / 14) * 2 * Math.PI
        return [[Math.cos(turn) * wide * round, Math.sin(turn) * high * round, -long * back], wide * 0.46]
      })
    const ruff: (readonly [Vector, Size])[] = [
      ...ring(1.24, 0.2),
      ...ring(1.12, 0.85),
      [
        [0, -high * 0.1, -long * 0.7],
        [wide * 1.4, high * 1.4, long * 0.7],
      ],
    ]
    return [
      {
        name: 'ruff',
        solids: [blob(turned.frame, ruff, coatOn('mane', coat.second, 'mane', 'hair'))],
        nearer: 0.1 * lengthOf(turned.frame.up),
      },
    ]
  },
  spines: (beast) => [{ name: 'spines', solids: spinesOf(beast), nearer: 0.35 * lengthOf(beast.body.up) }],
  plates: (beast) => [
    { name: 'plates', solids: alongBack(beast, plateAt), nearer: 0.05 * lengthOf(beast.body.up) },
  ],
  spikes: (beast) => [
    { name: 'spikes', solids: alongBack(beast, spikeAt), nearer: 0.05 * lengthOf(beast.body.up) },
  ],
  wings: (beast) => [1, -1].map((side) => ({ name: `wing${side}`, solids: wingOf(beast, side) })),
  udder: ({ build, body, stance, coat }) => {
    if (stance.down) return []
    const bead = stance.spine[1] ?? [0, 0, 0]
    const at = add(bead, [0, -build.belly * 0.95, 0])
    const pink = coat.pattern === 'patches' ? '#eab6a6' : '#e3a394'
    return [
      { name: 'udder', solids: [blob(body, [[at, [0.15, 0.12, 0.17]]], coatOn('udder', pink, 'udder'))] },
    ]
  },
}

/** Along the top of the neck, from the withers to behind the ears. */
function neckline({ build, stance }: Beast): [Vector, Vector] {
  const chest = stance.spine.at(-1) ?? [0, 0, 0]
  return [
    add(chest, [0, build.chest * 0.95, -build.chest * 0.2]),
    add(stance.head, [0, build.head[1] * 0.75, -build.head[2] * 0.75]),
  ]
}

/** A hedgehog's coat: short spikes in rows, laid back. */
function spinesOf({ build, body, stance, coat }: Beast): Painted[] {
  const paint = coatOn('spines', coat.second, 'spines')
  const cushion: (readonly [Vector, Size])[] = stance.spine.map((bead, index) => [
    add(bead, [0, build.belly * 0.3, -0.06]),
    build.belly * (index === 0 || index === 4 ? 0.86 : 1.08),
  ])
  const spikes = stance.spine.flatMap((bead, row) =>
    [-75, -45, -15, 15, 45, 75].map((angle, index): Painted => {
      const turn = ((angle + (row % 2) * 14) * Math.PI) / 180
      const out = build.belly * (row === 0 || row === 4 ? 0.95 : 1.12)
      const at = (far: number, back: number): Vector =>
        add(bead, [Math.sin(turn) * out * far, build.belly * 0.3 + Math.cos(turn) * out * far, -0.06 - back])
      return limb(body, [at(0.9, 0), at(1.32, 0.16 + (index % 2) * 0.04)], [0.1, 0.012], paint)
    }),
  )
  return [blob(body, cushion, paint), ...spikes]
}

interface OnBack {
  at: Vector
  size: number
  body: Beast['body']
  colour: string
}

/** A row from the nape to the rump, largest over the withers. */
function alongBack({ build, body, stance, coat }: Beast, grow: (place: OnBack) => Painted): Painted[] {
  const chest = stance.spine.at(-1) ?? [0, 0, 0]
  const nape = add(between(chest, stance.head, 0.5), [0, build.neck.radius * 0.7, -build.neck.radius * 0.8])
  const tops = [...stance.spine.map((bead) => add(bead, [0, build.belly * 0.86, 0])), nape]
  return tops.flatMap((top, index) => {
    const size = 0.2 - Math.abs(index - 2.4) * 0.03
    const next = index > 0 ? between(top, tops[index - 1] as Vector, 0.5) : undefined
    return [top, ...(next ? [next] : [])].map((at, half) =>
      grow({ at, size: half ? size * 0.8 : size, body, colour: coat.second }),
    )
  })
}

/** A dinosaur's upright plate. */
function plateAt({ at, size, body, colour }: OnBack): Painted {
  const balls: (readonly [Vector, Size])[] = [0, 0.3, 0.6, 0.9].map((part) => [
    add(at, [0, size * part, -size * part * 0.25]),
    [0.03 * (1.2 - part), size * 0.3, size * 0.5 * (1.05 - part)],
  ])
  return blob(body, balls, coatOn('plate', colour, 'plates'))
}

/** A dragon's spike, leaning back. */
function spikeAt({ at, size, body, colour }: OnBack): Painted {
  const tip = add(at, [0, size * 1.1, -size * 0.6])
  return limb(body, [at, tip], [size * 0.42, size * 0.04], coatOn('spike', colour, 'plates'))
}

/** A folded or spread wing of skin on three fingers. */
function wingOf({ build, body, stance, coat, mood }: Beast, side: number): Painted[] {
  const spread = stance.down ? 0.05 : 0.35 + mood.tail * 0.25
  const shoulder = add(stance.spine[3] ?? [0, 0, 0], [side * build.chest * 0.5, build.chest * 0.75, -0.05])
  const to = (x: number, y: number, z: number): Vector => {
    const at = add(shoulder, [side * x, y, z])
    return [at[0], Math.max(at[1], 0.03), at[2]]
  }
  const elbow = to(0.2 + spread * 0.3, 0.28 + spread * 0.6, -0.12)
  const tips = [
    to(0.5 + spread * 0.9, 0.22 + spread * 0.9, -0.4),
    to(0.42 + spread * 0.62, -0.04 + spread * 0.3, -0.7),
    to(0.16 + spread * 0.2, -0.12 + spread * 0.1, -0.62),
  ]
  const web = coatOn('wing', coat.second, `wing${side}`)
  const hollow = (a: Vector, b: Vector): Vector => between(between(a, b), elbow, 0.2)
  const [one, two, three] = tips as [Vector, Vector, Vector]
  return [
    plane(body, [elbow, one, hollow(one, two), two, hollow(two, three), three, shoulder], web),
    ...tips.map((tip) =>
      limb(body, [elbow, tip], [0.032, 0.012], coatOn('wingBone', coat.base, `wing${side}`)),
    ),
    limb(body, [shoulder, elbow], [0.05, 0.036], coatOn('wingBone', coat.base, `wing${side}`)),
  ]
}
