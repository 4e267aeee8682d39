import type { PartName } from '../../part-name.ts'
import { lighter } from '../../pen/colour.ts'
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
 * A pillow with four ears, as a bed has; its lowest point is at its origin. `state.land` is the colour of an island that lies on
 * it, with a beach round it, whose ground is at `top`.
 */
export const pillow: Modeller = (request) => {
  const { frame, state } = request
  const land = state['land']
  const colour = colourTold(request, '#fdf8ee')
  const pieces: Piece[] = [{ name: 'pillow', solids: [cushion(frame, colour), ...tickingOn(frame)] }]
  if (typeof land === 'string') pieces.push({ name: 'land', solids: islandOn(frame, land), nearer: 0.05 })
  return propModel(request, high, pieces, { top: [0, high + 0.03, 0] })
}

function cushion(frame: Frame, colour: string): Painted {
  const balls: (readonly [Vector, Size])[] = [
    [
      [0, high / 2, 0],
      [aside, high / 2, deep],
    ],
    ...[-1, 1].flatMap((x) =>
      [-1, 1].flatMap((z): (readonly [Vector, Size])[] => [
        [
          [x * aside * 0.72, high * 0.5, z * deep * 0.72],
          [aside * 0.28, high * 0.36, deep * 0.28],
        ],
        [
          [x * aside * 0.98, high * 0.56, z * deep * 0.98],
          [aside * 0.08, high * 0.2, deep * 0.1],
        ],
      ]),
    ),
  ]
  return blob(frame, balls, { part: 'pillow', material: 'cloth', colour, group: 'pillow' })
}

/** Stripes of ticking round its edge, by which it is told from a beach or a floe. */
function tickingOn(frame: Frame): Painted[] {
  return ([1, -1] as const).flatMap((side) =>
    range(-0.86, 0.86, 12).map((part): Painted => {
      const out = deep * Math.sqrt(1 - (part * 0.92) ** 2)
      return {
        ...line(
          frame,
          [0.3, 0.45, 0.62, 0.78].map((up): Vector => {
            const bulge = Math.sqrt(Math.max(0, 1 - (up * 2 - 1) ** 2))
            return [part * aside * 0.92, high * up, side * (out * (0.55 + 0.45 * bulge) + 0.004)]
          }),
          0.012,
          { part: 'stripe', material: 'cloth', colour: '#6f93b8', group: 'pillow', marking: true },
        ),
        outward: alongIn(frame, [0, 0, side]),
      }
    }),
  )
}

function islandOn(frame: Frame, colour: string): Painted[] {
  const layer = (part: PartName, at: number, size: Size, of: string): Painted =>
    blob(frame, [[[0, at, 0], size]], { part, material: 'foliage', colour: of, group: part })
  return [
    layer('shore', high * 0.92, [aside * 0.66, 0.025, deep * 0.66], '#f4dfa0'),
    layer('field', high * 0.98, [aside * 0.56, 0.035, deep * 0.56], lighter(colour, 0.04)),
  ]
}
