import type { PartName } from '../../part-name.ts'
import { darker, lighter } from '../../pen/colour.ts'
import { drawMotif } from '../../props/draw-motif.ts'
import type { Modeller, ModelRequest } from '../model-request.ts'
import { limb, line, plane } from '../solids/build.ts'
import { decal } from '../solids/decal.ts'
import type { Painted, Piece } from '../solids/solid.ts'
import { type Frame, frameAlong, pointIn } from '../space/frame.ts'
import { lengthOf, times, type Vector } from '../space/vector.ts'
import { colourTold, propModel } from './prop-model.ts'
import { paint, slab } from './vehicle-paint.ts'

/** How far the hull is open, in metres along its keel, and its half width at each place, keel and rim. */
const ribs = [
  [-1.5, 0.34, 0.12, 0.62],
  [-1, 0.52, 0.02, 0.55],
  [-0.3, 0.6, 0, 0.5],
  [0.4, 0.58, 0, 0.5],
  [1, 0.42, 0.06, 0.56],
  [1.45, 0.2, 0.2, 0.66],
  [1.75, 0, 0.42, 0.8],
] as const

/** Metres that the near side counts nearer to the lens. */
const beforeLegs = 0.7

/** A rowing boat with three thwarts, `state.sail` with a mast (`high`: over the heads of who sits in it); what is loved stands on the sail. The keel is at its origin. */
export const boat: Modeller = (request) => {
  const { frame, state } = request
  const colour = colourTold(request, '#b5452f')
  const sail = state['sail'] === false ? [] : sailOn(request)
  return propModel(
    request,
    sail.length > 0 ? 3.4 : 0.8,
    [
      {
        name: 'floor',
        solids: [
          plane(frame, outlineAt(0.12), paint('inside', darker(colour, 0.45), 'floor', 'wood'), [0, 1, 0]),
        ],
        nearer: -0.4,
      },
      ...([1, -1] as const).flatMap((side) => hullSide(frame, side, colour)),
      { name: 'transom', solids: transomOf(frame, colour) },
      ...[-0.95, -0.15, 0.7].map((z, index) => ({
        name: `thwart${index}`,
        solids: slab(
          frame,
          [-0.5, 0.34, z - 0.12],
          [0.5, 0.38, z + 0.12],
          '#c89a63',
          `thwart${index}`,
          'wood',
        ),
      })),
      ...sail,
    ],
    {
      seat: [0, 0.38, -0.15],
      seat1: [0, 0.38, -0.15],
      seat2: [0, 0.38, -0.95],
      seat3: [0, 0.38, 0.7],
      bow: [0, 0.8, 1.6],
      stern: [0, 0.6, -1.5],
      rimL: [-0.58, 0.52, 0.1],
      rimR: [0.58, 0.52, 0.1],
      mast: [0, 1.2, 0.35],
    },
  )
}

/** The hull's outline at a height between keel (0) and rim (1). */
function outlineAt(part: number): Vector[] {
  const right = ribs.map(
    ([z, half, keel, rim]): Vector => [half * (0.55 + 0.45 * part), keel + (rim - keel) * part, z],
  )
  return [...right, ...right.toReversed().map(([x, y, z]): Vector => [-x, y, z])]
}

function hullSide(frame: Frame, side: 1 | -1, colour: string): Piece[] {
  const at = (part: number): Vector[] =>
    ribs.map(([z, half, keel, rim]) => [side * half * (part > 0 ? 1 : 0.3), keel + (rim - keel) * part, z])
  const stripe = lighter(colour, 0.7)
  const rim = paint('rim', '#e0b070', `rim${side}`, 'wood')
  const skin = (way: 1 | -1, shade: number, part: PartName): Painted =>
    plane(
      frame,
      [...at(0), ...at(1).toReversed()],
      paint(part, darker(colour, shade), `${part}${side}`, 'wood'),
      [side * way, way > 0 ? -0.25 : 0.25, 0],
    )
  return [
    {
      name: `outside${side}`,
      solids: [
        skin(1, side > 0 ? 0 : 0.08, 'hull'),
        line(frame, at(0.8), 0.05, { ...paint('stripe', stripe, `hull${side}`, 'wood'), marking: true }, [
          side,
          -0.2,
          0,
        ]),
        line(frame, at(1), 0.06, rim, [side, -0.2, 0]),
      ],
      // Who sits in it has the legs behind this side, and not through it.
      nearer: beforeLegs,
    },
    { name: `inside${side}`, solids: [skin(-1, 0.3, 'inside'), line(frame, at(1), 0.06, rim)] },
  ]
}

function transomOf(frame: Frame, colour: string): Painted[] {
  const [z, half, keel, rim] = ribs[0]
  const corners: Vector[] = [
    [-half * 0.3, keel, z],
    [half * 0.3, keel, z],
    [half, rim, z],
    [-half, rim, z],
  ]
  return [plane(frame, corners, paint('transom', darker(colour, 0.12), 'transom', 'wood'))]
}

function sailOn(request: ModelRequest): Piece[] {
  const { frame, state, seed } = request
  const cloth = colourTold(request, '#fdf6e6', 'sailColour')
  // Over the heads of all who sit in it.
  const up = state['sail'] === 'high' ? 0.9 : 0
  const corners: Vector[] = [
    [0, 0.8 + up, 0.3],
    [0, 3.2 + up, 0.34],
    [0.06, 2 + up, -0.5],
    [0.1, 0.85 + up, -1.25],
  ]
  const shows = colourTold(request, '', 'shows')
  const drawn = shows
    ? ([1, -1] as const).flatMap((side) =>
        decal(
          frameAlong(
            pointIn(frame, [0.06 + side * 0.02, 1.45 + up, -0.3]),
            times(frame.right, side),
            frame.up,
            lengthOf(frame.up),
          ),
          drawMotif(shows, { seed, style: 'colour', size: 75 }),
        ),
      )
    : []
  const mast: Piece = {
    name: 'mast',
    solids: [
      limb(
        frame,
        [
          [0, 0.1, 0.35],
          [0, 3.4 + up, 0.35],
        ],
        [0.05, 0.03],
        paint('mast', '#8a5d3b', 'mast', 'wood'),
      ),
      limb(
        frame,
        [
          [0, 0.82 + up, 0.34],
          [0.08, 0.84 + up, -1.3],
        ],
        0.03,
        paint('boom', '#8a5d3b', 'mast', 'wood'),
      ),
    ],
  }
  return state['sail'] === undefined && !shows
    ? []
    : [
        mast,
        { name: 'sail', solids: [plane(frame, corners, paint('sail', cloth, 'sail', 'cloth')), ...drawn] },
      ]
}
