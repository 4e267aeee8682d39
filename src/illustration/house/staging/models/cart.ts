import { darker, lighter } from '../../pen/colour.ts'
import { drawMotif } from '../../props/draw-motif.ts'
import type { Modeller } from '../model-request.ts'
import { ball, limb, line, plane, wheel } from '../solids/build.ts'
import { decal } from '../solids/decal.ts'
import type { Paint, Painted, Piece } from '../solids/solid.ts'
import { alongIn, type Frame, frameAlong, movedTo, pointIn } from '../space/frame.ts'
import { lengthOf, times, type Vector } from '../space/vector.ts'

const defaultWood = '#d59a55'
const iron = '#4a3026'
/** Half the width and length of the box, its floor and the rim of its sides, in metres. */
const half = 0.46
const long = 0.98
const floor = 0.42
const rim = 0.86
/** Between the lower and the upper board. */
const seam = floor + 0.2

/** No two alike: x, z, radius, colour. */
const wheels = [
  [-0.52, 0.62, 0.4, '#e0503a'],
  [0.52, 0.62, 0.34, '#2e6f9e'],
  [-0.52, -0.62, 0.3, '#efc04a'],
  [0.52, -0.62, 0.42, '#3d8a5a'],
] as const

/** A home-made cart with four different wheels; what the child loves is chalked on both sides. */
export const cart: Modeller = ({ id, frame, state, seed }) => {
  const wood = typeof state['colour'] === 'string' ? state['colour'] : defaultWood
  const shows = typeof state['shows'] === 'string' ? state['shows'] : undefined
  const turn = typeof state['spin'] === 'number' ? state['spin'] : 0.3
  const pieces: Piece[] = [
    ...wheels.map(([x, z, radius, colour], index) => ({
      name: `wheel${index}`,
      solids: wheel(frame, [x, radius, z], { radius, width: 0.06, turn }, [
        painted('wheel', iron, `wheel${index}`),
        painted('spoke', colour, `wheel${index}`),
      ]),
    })),
    { name: 'floor', solids: [floorOf(frame, wood)], nearer: -0.3 },
    ...sidesOf(frame, wood, (side) => (shows ? chalkOn(frame, side, shows, seed) : [])),
    { name: 'steer', solids: steeringWheel(frame) },
  ]
  return { id, kind: 'prop', frame, pieces, anchors: anchorsOf(frame), height: rim }
}

function painted(part: string, colour: string, group: string): Paint {
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

/** Where a side of the box is: from and to on the floor, and its outside. */
const sides: readonly (readonly [name: string, from: Vector, to: Vector, outward: Vector])[] = [
  ['right', [half, 0, -long], [half, 0, long], [1, 0, 0]],
  ['left', [-half, 0, -long], [-half, 0, long], [-1, 0, 0]],
  ['front', [-half, 0, long], [half, 0, long], [0, 0, 1]],
  ['back', [-half, 0, -long], [half, 0, -long], [0, 0, -1]],
]

/** Outsides and insides apart: who sits in it comes between the far side and the near one. */
function sidesOf(frame: Frame, wood: string, chalk: (side: 1 | -1) => Painted[]): Piece[] {
  return sides.flatMap(([name, from, to, outward]): Piece[] => {
    const inward = times(outward, -1)
    const shade = outward[2] === 0 ? 0 : 0.1
    const board = (low: number, high: number, colour: string, way: Vector, part: string): Painted => {
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
          ...(name === 'right' ? chalk(1) : name === 'left' ? chalk(-1) : []),
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

/** What the child loves, in chalk on the outside of a side. */
function chalkOn(frame: Frame, side: 1 | -1, shows: string, seed: string): Painted[] {
  const motif = drawMotif(shows, { seed, style: 'chalk', size: 40 })
  const board = frameAlong(
    pointIn(frame, [side * (half + 0.004), (floor + rim) / 2, 0]),
    times(frame.right, side),
    frame.up,
    lengthOf(frame.up),
  )
  return decal(board, motif)
}

function steeringWheel(frame: Frame): Painted[] {
  const dark = painted('steer', '#5b3a2a', 'steer')
  const tilted = frameAlong(
    pointIn(frame, [0, rim + 0.18, 0.65]),
    alongIn(frame, [0, 1, -0.7]),
    frame.front,
    lengthOf(frame.up),
  )
  return [
    limb(
      frame,
      [
        [0, floor, 0.8],
        [0, rim + 0.16, 0.66],
      ],
      0.025,
      dark,
    ),
    ball(tilted, [0, 0, 0], [0.17, 0.17, 0.014], dark),
    {
      ...ball(tilted, [0, 0, 0.005], [0.125, 0.125, 0.012], {
        ...dark,
        part: 'steerInside',
        colour: '#a9764c',
        marking: true,
      }),
    },
  ]
}

function anchorsOf(frame: Frame): Record<string, Frame> {
  const at = (x: number, y: number, z: number): Frame => movedTo(frame, [x, y, z])
  return {
    seat1: at(0, floor + 0.02, 0.3),
    seat2: at(-0.16, floor + 0.02, -0.2),
    seat3: at(0, floor + 0.14, -0.62),
    seat4: at(0.24, floor + 0.02, -0.42),
    seat5: at(0.22, floor + 0.02, 0.06),
    seat6: at(-0.05, floor + 0.02, 0.72),
    prow: at(0, rim - 0.3, 0.78),
    tail: at(0, rim - 0.1, -0.8),
    steerL: at(-0.15, rim + 0.18, 0.62),
    steerR: at(0.15, rim + 0.18, 0.62),
    rimL: at(-half, rim, 0.3),
    rimR: at(half, rim, 0.3),
    rimBackL: at(-half, rim, -0.4),
    rimBackR: at(half, rim, -0.4),
    rearL: at(-0.3, rim, -long),
    rearR: at(0.3, rim, -long),
    rear: at(0, 0, -1.4),
    tow: at(0, 0, -1.75),
    wheelFront: at(0.52, 0, 0.62),
    wheelBack: at(0.52, 0, -0.62),
  }
}
