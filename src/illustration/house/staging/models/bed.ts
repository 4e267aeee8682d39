import { lighter } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { ball, blob, type Size } from '../solids/build.ts'
import type { Painted, Piece } from '../solids/solid.ts'
import type { Frame } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { block, colourTold, numberTold, propModel, wood } from './prop-model.ts'

const oak = '#c08a55'

/** How long a child's bed is, half its width, and how high one lies, in metres. */
const bedLong = 1.8
const bedWide = 0.48
const mattress = 0.42

/** Metres that the blanket counts nearer than it is: it lies over whoever is in bed. */
const overSleepers = 1.5

/**
 * A bed, its head at its back; its foot to its front. Who lies in it has the head at `pillow` and the feet at `foot`.
 * The blanket is a piece of its own that comes after the sleeper; `state.made` pulls it up to the pillow, `state.pulledUp` so many
 * metres high before whoever sits in bed; under `state.feet` two feet stand up at its end.
 */
export const bed: Modeller = (request) => {
  const { frame, state } = request
  const colour = colourTold(request, oak)
  const blanket = colourTold(request, '#4f86b0', 'blanket')
  const board = (z: number, high: number, name: string): Piece => ({
    name,
    solids: block(
      frame,
      [-bedWide - 0.04, 0, z - 0.03],
      [bedWide + 0.04, high, z + 0.03],
      wood('board', colour, name),
    ),
  })
  const up = state['made'] === true ? -bedLong / 2 + 0.34 : -bedLong / 2 + 0.62
  return propModel(
    request,
    0.95,
    [
      board(-bedLong / 2 - 0.03, 0.95, 'headboard'),
      {
        name: 'frame',
        solids: block(
          frame,
          [-bedWide, 0.16, -bedLong / 2],
          [bedWide, 0.3, bedLong / 2],
          wood('side', colour, 'frame'),
        ),
      },
      {
        name: 'mattress',
        solids: block(frame, [-bedWide + 0.02, 0.3, -bedLong / 2], [bedWide - 0.02, mattress, bedLong / 2], {
          part: 'sheet',
          material: 'cloth',
          colour: '#f6f0e4',
          group: 'mattress',
        }),
        nearer: 0.02,
      },
      { name: 'pillow', solids: [pillowOn(frame)], nearer: 0.06 },
      {
        name: 'blanket',
        solids: [
          ...blanketOn(frame, up, blanket, numberTold(request, 'pulledUp', 0)),
          ...(state['feet'] === true ? feetUnder(frame, blanket) : []),
        ],
        nearer: overSleepers,
      },
      board(bedLong / 2 + 0.03, 0.58, 'footboard'),
    ],
    {
      pillow: [0, mattress + 0.08, -bedLong / 2 + 0.24],
      foot: [0, mattress, bedLong / 2 - 0.25],
      lie: [0, mattress, 0],
      seat: [bedWide - 0.1, mattress, 0.1],
      top: [0, 0.95, -bedLong / 2],
      under: [0, 0, 0],
    },
  )
}

function pillowOn(frame: Frame): Painted {
  const corners: (readonly [Vector, Size])[] = [
    [
      [0, mattress + 0.05, -bedLong / 2 + 0.2],
      [0.32, 0.075, 0.16],
    ],
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((z): readonly [Vector, Size] => [
        [x * 0.26, mattress + 0.05, -bedLong / 2 + 0.2 + z * 0.1],
        [0.08, 0.05, 0.07],
      ]),
    ),
  ]
  return blob(frame, corners, { part: 'pillow', material: 'cloth', colour: '#fdf8ee', group: 'pillow' })
}

/** Two feet, toes up, as a blanket shows them. */
function feetUnder(frame: Frame, colour: string): Painted[] {
  return [-0.11, 0.11].map((x) =>
    blob(
      frame,
      [
        [
          [x, mattress + 0.12, bedLong / 2 - 0.2],
          [0.075, 0.12, 0.09],
        ],
        [
          [x * 1.25, mattress + 0.22, bedLong / 2 - 0.19],
          [0.085, 0.1, 0.075],
        ],
      ],
      { part: 'blanket', material: 'cloth', colour: lighter(colour, 0.08), group: `foot${x}` },
    ),
  )
}

/** Humped over whoever lies under it, with a turned-down edge and a pattern. */
function blanketOn(frame: Frame, from: number, colour: string, pulledUp: number): Painted[] {
  const to = bedLong / 2 - 0.02
  const lift = (z: number): number => pulledUp * Math.max(0, 1 - ((z - from) / (to - from)) * 1.6) ** 0.7
  const rows = Array.from({ length: 12 }, (_, index): (readonly [Vector, Size])[] => {
    const z = from + ((to - from) * index) / 11
    return [
      [
        [0, mattress + 0.02 + lift(z) / 2, z],
        [bedWide + 0.03, 0.13 + lift(z) / 2, 0.1],
      ],
      [
        [bedWide - 0.02, mattress - 0.1, z],
        [0.06, 0.14, 0.1],
      ],
      [
        [-bedWide + 0.02, mattress - 0.1, z],
        [0.06, 0.14, 0.1],
      ],
    ]
  }).flat()
  const hem: (readonly [Vector, Size])[] = [
    [
      [0, mattress + 0.04, from - 0.03],
      [bedWide + 0.04, 0.13, 0.09],
    ],
  ]
  const dots = Array.from({ length: 15 }, (_, index): Painted => {
    const [x, z] = [((index % 3) - 1) * 0.28 + (index % 2) * 0.1, from + 0.16 + Math.floor(index / 3) * 0.2]
    const high = mattress + 0.15 - Math.abs(x) * 0.08 + lift(z)
    return {
      ...ball(frame, [x, high, Math.min(z, to - 0.05)], [0.045, 0.008, 0.045], {
        part: 'dot',
        material: 'cloth',
        colour: lighter(colour, 0.55),
        group: 'blanket',
        marking: true,
      }),
      outward: frame.up,
    }
  })
  return [
    blob(frame, rows, { part: 'blanket', material: 'cloth', colour, group: 'blanket' }),
    ...dots,
    blob(frame, hem, { part: 'hem', material: 'cloth', colour: lighter(colour, 0.6), group: 'blanket' }),
  ]
}
