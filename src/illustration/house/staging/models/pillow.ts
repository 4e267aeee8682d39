import type { PartName } from '../../part-name.ts'
import { darker, lighter } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { blob, line, type Size } from '../solids/build.ts'
import type { Painted, Piece } from '../solids/solid.ts'
import { alongIn, type Frame } from '../space/frame.ts'
import { range } from '../people/numbers.ts'
import type { Vector } from '../space/vector.ts'
import { colourTold, propModel } from './prop-model.ts'

/** Half its width and depth, and how high its middle is, in metres; larger by `size`. */
const [aside, deep, high] = [0.4, 0.26, 0.16]

/**
 * A pillow with four corners, as a bed has; its lowest point is at its origin. `state.land` is the colour of an island that is
 * sunk in it, whose ground is at `top`; it presses the pillow flat in its middle, and the corners stand up. `state.stripes` is
 * the colour of the stripes of its ticking.
 */
export const pillow: Modeller = (request) => {
  const { frame, state } = request
  const land = state['land']
  const colour = colourTold(request, '#fdf8ee')
  const stripes = state['stripes']
  const pressed = typeof land === 'string' ? 1 : 0
  const pieces: Piece[] = [
    {
      name: 'pillow',
      solids: [
        cushion(frame, colour, pressed),
        ...(typeof stripes === 'string' ? stripesOn(frame, stripes, pressed) : []),
        ...seamOn(frame, colour),
      ],
    },
  ]
  if (typeof land === 'string') pieces.push({ name: 'land', solids: islandOn(frame, land), nearer: 0.05 })
  return propModel(request, high, pieces, { top: [0, high * 0.95, 0] })
}

/** Pressed (1) by what lies on it, it is thick at its corners only. */
function cushion(frame: Frame, colour: string, pressed: 0 | 1): Painted {
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((z): readonly [number, number] => [x, z]))
  const balls: (readonly [Vector, Size])[] = [
    [
      [0, high * (0.5 - 0.1 * pressed), 0],
      [aside * 0.92, high * (0.5 - 0.1 * pressed), deep * 0.9],
    ],
    // What makes it square: its corners are as far out as its sides, and pointed.
    ...corners.flatMap(([x, z]): (readonly [Vector, Size])[] =>
      [
        [0.5, 0.46, 0.5],
        [0.72, 0.38, 0.28],
        [0.88, 0.28, 0.16],
        [1.0, 0.18, 0.07],
      ].map(([out = 0, tall = 0, wide = 0]): readonly [Vector, Size] => [
        [x * aside * out, high * 0.5, z * deep * out],
        [aside * wide, high * tall * (1 + pressed * 0.5), deep * wide * 1.3],
      ]),
    ),
    ...[-1, 1].flatMap((side): (readonly [Vector, Size])[] => [
      [
        [side * aside * 0.7, high * 0.5, 0],
        [aside * 0.3, high * 0.42, deep * 0.8],
      ],
      [
        [0, high * 0.5, side * deep * 0.7],
        [aside * 0.8, high * 0.42, deep * 0.3],
      ],
    ]),
  ]
  return blob(frame, balls, { part: 'pillow', material: 'cloth', colour, group: 'pillow' })
}

/** The seam all round, from corner to corner, by which it is told from a floe. */
function seamOn(frame: Frame, colour: string): Painted[] {
  return ([1, -1] as const).map((side) => ({
    ...line(
      frame,
      range(-1, 1, 16).map(
        (part): Vector => [
          part * aside * 0.98,
          high * 0.5,
          side * deep * (1.0 - 0.03 * Math.cos((part * Math.PI) / 2)),
        ],
      ),
      0.012,
      { part: 'stripe', material: 'cloth', colour: darker(colour, 0.3), group: 'pillow', marking: true },
    ),
    outward: alongIn(frame, [0, 0, side]),
  }))
}

/** Stripes over the top from the seam at the front to the one at the back, shorter towards the sides, where it is rounded. */
function stripesOn(frame: Frame, colour: string, pressed: 0 | 1): Painted[] {
  const rise = high * (0.42 - 0.08 * pressed)
  return [-0.78, -0.47, -0.16, 0.16, 0.47, 0.78].map((across) => ({
    ...line(
      frame,
      range(-0.97, 0.97, 12).map(
        (part): Vector => [
          across * aside,
          high * 0.5 + rise * Math.sqrt(1 - part * part) * Math.sqrt(1 - (across * 0.75) ** 2),
          part * deep,
        ],
      ),
      0.035,
      { part: 'stripe', material: 'cloth', colour, group: 'pillow', marking: true },
    ),
    outward: alongIn(frame, [0, 1, 0]),
  }))
}

function islandOn(frame: Frame, colour: string): Painted[] {
  const layer = (part: PartName, at: number, size: Size, of: string): Painted =>
    blob(frame, [[[0, at, 0], size]], { part, material: 'foliage', colour: of, group: part })
  return [
    layer('shore', high * 0.8, [aside * 0.5, 0.03, deep * 0.56], '#f4dfa0'),
    layer('field', high * 0.86, [aside * 0.46, 0.03, deep * 0.5], lighter(colour, 0.04)),
  ]
}
