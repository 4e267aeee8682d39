import type { PartName } from '../../part-name.ts'
import { darker, lighter } from '../../pen/colour.ts'
import { ball, blob, limb, line, plane } from '../solids/build.ts'
import type { Paint, Painted, Piece } from '../solids/solid.ts'
import { alongIn, type Frame } from '../space/frame.ts'
import { times, type Vector } from '../space/vector.ts'
import { block } from './prop-model.ts'

/** Half the width and length of the cart's body, its floor and the rim of its sides, in metres: the same for all bodies. */
export const cartSize = { half: 0.46, long: 0.98, floor: 0.42, rim: 0.86 } as const
const { half, long, floor, rim } = cartSize
/** Between the lower and the upper board. */
const seam = floor + 0.2

export const cartBodies = ['box', 'bath', 'drawer', 'crate'] as const
export type CartBody = (typeof cartBodies)[number]

interface Parts {
  frame: Frame
  /** Of its wood, or of what else it is made of. */
  colour?: string
  /** What is chalked on its right (1) and left side. */
  chalkOn(side: 1 | -1): Painted[]
}

const usualColours: Readonly<Record<CartBody, string>> = {
  box: '#d59a55',
  bath: '#5b78ab',
  drawer: '#9a5a38',
  crate: '#e0bd83',
}

/** What people sit in: everything of the cart but its wheels and what steers it. */
export function bodyOfCart(body: CartBody, parts: Parts): Piece[] {
  const { frame, colour = usualColours[body] } = parts
  if (body === 'bath') return tub(parts, colour)
  const base: Piece = { name: 'floor', solids: [floorOf(frame, colour)], nearer: -0.3 }
  if (body === 'drawer') return [base, ...sidesOf(parts, colour), ...drawerFront(frame, colour)]
  if (body === 'crate') {
    return [
      base,
      ...sidesOf(parts, colour, (name) => slatsOn(frame, name, colour)),
      ...postsOf(frame, colour),
    ]
  }
  return [base, ...sidesOf(parts, colour)]
}

export function painted(part: PartName, colour: string, group: string): Paint {
  return { part, material: 'wood', colour, group }
}

function floorOf(frame: Frame, wood: string): Painted {
  const corners: Vector[] = [
    [-half, floor, -long],
    [half, floor, -long],
    [half, floor, long],
    [-half, floor, long],
  ]
  return plane(frame, corners, painted('inside', darker(wood, 0.4), 'floor'))
}

type SideName = 'right' | 'left' | 'front' | 'back'

/** Where a side of the box is: from and to on the floor, and its outside. */
const sides: readonly (readonly [name: SideName, from: Vector, to: Vector, outward: Vector])[] = [
  ['right', [half, 0, -long], [half, 0, long], [1, 0, 0]],
  ['left', [-half, 0, -long], [-half, 0, long], [-1, 0, 0]],
  ['front', [-half, 0, long], [half, 0, long], [0, 0, 1]],
  ['back', [-half, 0, -long], [half, 0, -long], [0, 0, -1]],
]

/** Outsides and insides apart: who sits in it comes between the far side and the near one. */
function sidesOf(
  { frame, chalkOn }: Parts,
  wood: string,
  more: (name: SideName) => Painted[] = () => [],
): Piece[] {
  return sides.flatMap(([name, from, to, outward]): Piece[] => {
    const inward = times(outward, -1)
    const shade = outward[2] === 0 ? 0 : 0.1
    const board = (low: number, high: number, colour: string, way: Vector, part: PartName): Painted => {
      const at = (end: Vector, y: number): Vector => [end[0], y, end[2]]
      return plane(
        frame,
        [at(from, low), at(to, low), at(to, high), at(from, high)],
        painted(part, colour, `${name}${part}`),
        way,
      )
    }
    const edge = (y: number, width: number, colour: string, way: Vector): Painted =>
      line(
        frame,
        [
          [from[0], y, from[2]],
          [to[0], y, to[2]],
        ],
        width,
        { ...painted('board', colour, name), marking: true },
        way,
      )
    return [
      {
        name,
        solids: [
          board(floor - 0.04, rim, darker(wood, shade), outward, 'side'),
          edge(seam, 0.016, darker(wood, 0.4), outward),
          ...nailsOn(frame, from, to, darker(wood, 0.5), outward),
          edge(rim, 0.045, lighter(wood, 0.3), outward),
          ...more(name),
          ...(name === 'right' ? chalkOn(1) : name === 'left' ? chalkOn(-1) : []),
        ],
      },
      {
        name: `${name}Inside`,
        solids: [
          board(floor, rim, darker(wood, 0.26 + shade), inward, 'inside'),
          edge(rim, 0.045, lighter(wood, 0.2), inward),
        ],
      },
    ]
  })
}

function nailsOn(frame: Frame, from: Vector, to: Vector, colour: string, outward: Vector): Painted[] {
  return [0.05, 0.95].flatMap((part) =>
    [floor + 0.08, seam + 0.12].map((y): Painted => {
      const at: Vector = [from[0] + (to[0] - from[0]) * part, y, from[2] + (to[2] - from[2]) * part]
      const nail = ball(frame, at, 0.014, { ...painted('nail', colour, 'nail'), marking: true })
      return { ...nail, outward: alongIn(frame, outward) }
    }),
  )
}

/** The front of a drawer, broader and higher than what is behind it, with two knobs and a keyhole. */
function drawerFront(frame: Frame, wood: string): Piece[] {
  const [wide, low, high, at] = [half + 0.09, floor - 0.1, rim + 0.08, long + 0.05]
  const panel = block(frame, [-wide, low, long], [wide, high, at], painted('front', wood, 'drawer'))
  const outward = alongIn(frame, [0, 0, 1])
  const inset: Vector[] = [
    [-wide + 0.07, low + 0.07, at + 0.002],
    [wide - 0.07, low + 0.07, at + 0.002],
    [wide - 0.07, high - 0.07, at + 0.002],
    [-wide + 0.07, high - 0.07, at + 0.002],
  ]
  const brass = (part: PartName, colour = '#e0b050'): Paint => ({
    ...painted(part, colour, 'brass'),
    material: 'metal',
  })
  // Apart, or the panel comes over all that is on it as soon as it is seen askew.
  const fittings: Painted[] = [
    plane(frame, inset, { ...painted('inset', lighter(wood, 0.16), 'drawer'), marking: true }, [0, 0, 1]),
    {
      ...ball(frame, [0, floor + 0.24, at + 0.01], [0.035, 0.055, 0.01], {
        ...brass('keyhole', '#3b241a'),
        marking: true,
      }),
      outward,
    },
  ]
  const knobs = [-1, 1].map(
    (side): Painted => ({
      ...ball(frame, [side * 0.27, floor + 0.22, at + 0.05], 0.075, brass('knob')),
      outward,
    }),
  )
  return [
    { name: 'drawerFront', solids: panel, nearer: 0.05 },
    { name: 'drawerFittings', solids: fittings, nearer: 0.3 },
    { name: 'drawerKnobs', solids: knobs, nearer: 0.4 },
  ]
}

/** Gaps between the slats of a crate, and on its ends the apple that it was for. */
function slatsOn(frame: Frame, name: SideName, wood: string): Painted[] {
  const [, from, to, outward] = sides.find(([side]) => side === name) as (typeof sides)[number]
  const gap = { ...painted('gap', darker(wood, 0.62), name), marking: true }
  const at = (end: Vector, y: number): Vector => [end[0] + outward[0] * 0.002, y, end[2] + outward[2] * 0.002]
  const gaps = [floor + 0.1, floor + 0.33].map((y) =>
    line(frame, [at(from, y), at(to, y)], 0.035, gap, outward),
  )
  if (outward[2] === 0) return gaps
  const z = outward[2] * (long + 0.004)
  const mark = (part: PartName, colour: string): Paint => ({
    ...painted(part, colour, 'stencil'),
    marking: true,
  })
  const apple = blob(
    frame,
    [-0.045, 0.045].map(
      (x) =>
        [
          [x, floor + 0.205, z],
          [0.075, 0.085, 0.004],
        ] as const,
    ),
    mark('apple', '#c7402f'),
  )
  const leaf = ball(frame, [0.05, floor + 0.305, z], [0.045, 0.02, 0.004], mark('leaf', '#5d8a45'))
  return [...gaps, ...[apple, leaf].map((solid): Painted => ({ ...solid, outward: alongIn(frame, outward) }))]
}

/** Corner posts, a little higher than the slats. */
function postsOf(frame: Frame, wood: string): Piece[] {
  return [-1, 1].flatMap((x) =>
    [-1, 1].map(
      (z): Piece => ({
        name: `post${x}${z}`,
        solids: block(
          frame,
          [x * (half - 0.02), floor - 0.06, z * (long - 0.02)],
          [x * (half + 0.035), rim + 0.07, z * (long + 0.035)],
          painted('post', darker(wood, 0.12), `post${x}${z}`),
        ),
      }),
    ),
  )
}

/** Where the straight sides of a bath end, and in how many pieces its ends go round, each of so many steps. */
const [straight, quarters, steps] = [0.56, 2, 8]

/** A bath of enamel with a white rim, and a tap at its back. */
function tub({ frame, chalkOn }: Parts, colour: string): Piece[] {
  const enamel = painted('tub', colour, 'tub')
  const white: Paint = { ...painted('rim', '#f6f2e8', 'rim'), material: 'metal', marking: true }
  const wall = (name: string, ring: readonly Vector[], outward: Vector, chalk: Painted[] = []): Piece => ({
    name,
    solids: [
      plane(
        frame,
        [...ring, ...ring.toReversed().map(([x, , z]): Vector => [x * 0.84, floor - 0.08, z * 0.9])],
        { ...enamel, material: 'metal' },
        outward,
      ),
      line(frame, ring, 0.07, white),
      ...chalk,
    ],
  })
  const end = (way: 1 | -1): Piece[] =>
    Array.from({ length: quarters }, (_, index) => {
      const on = (angle: number): Vector => [
        half * Math.cos(angle),
        rim,
        way * (straight + (long - straight) * Math.sin(angle)),
      ]
      const turn = (step: number): number => ((index + step / steps) / quarters) * Math.PI
      const middle = turn(steps / 2)
      const ring = Array.from({ length: steps + 1 }, (_, step) => on(turn(step)))
      const outward: Vector = [Math.cos(middle), 0, way * Math.sin(middle)]
      return wall(`end${way}${index}`, ring, outward)
    })
  const side = (way: 1 | -1): Piece =>
    wall(
      way > 0 ? 'right' : 'left',
      [
        [way * half, rim, -straight - 0.02],
        [way * half, rim, straight + 0.02],
      ],
      [way, 0, 0],
      chalkOn(way),
    )
  return [
    { name: 'hollow', solids: hollowOf(frame), nearer: -0.5 },
    ...end(1),
    ...end(-1),
    side(1),
    side(-1),
    { name: 'tap', solids: tapOf(frame) },
  ]
}

/** What is seen of a bath from above: its white inside, and the shade on its floor. */
function hollowOf(frame: Frame): Painted[] {
  const ring = (part: number, y: number): Vector[] =>
    Array.from({ length: 40 }, (_, index): Vector => {
      const angle = (index / 40) * 2 * Math.PI
      const z = Math.sin(angle)
      const end = Math.sign(z) * straight + (long - straight) * z
      return [half * part * Math.cos(angle), y, end * part]
    })
  const inside = (colour: string): Paint => ({ ...painted('inside', colour, 'inside'), material: 'metal' })
  return [
    plane(frame, ring(1, rim - 0.01), inside('#d9d6d0'), [0, 1, 0]),
    plane(frame, ring(0.8, floor + 0.1), { ...inside('#b9b7bb'), marking: true }, [0, 1, 0]),
  ]
}

function tapOf(frame: Frame): Painted[] {
  const brass: Paint = { ...painted('tap', '#d9a944', 'tap'), material: 'metal' }
  return [
    limb(
      frame,
      [
        [0, rim, -long + 0.03],
        [0, rim + 0.17, -long + 0.03],
        [0, rim + 0.17, -long + 0.16],
        [0, rim + 0.1, -long + 0.19],
      ],
      0.03,
      brass,
    ),
    ...[-0.11, 0.11].map((x) => ball(frame, [x, rim + 0.05, -long + 0.03], [0.045, 0.03, 0.03], brass)),
  ]
}
