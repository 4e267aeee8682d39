import { darker } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { limb } from '../solids/build.ts'
import type { Painted } from '../solids/solid.ts'
import type { Vector } from '../space/vector.ts'
import { colourTold, numberTold, propModel, wood } from './prop-model.ts'
import { paint } from './small-thing.ts'

/** How far below its top the yard is, half as long as that is, and how far from its foot the stays are made fast, in metres. */
const [below, half, away] = [0.16, 0.5, 0.72]

/**
 * The mast of whoever needs a boat: a pole `state.high` metres high with a yard across its front, and stays of rope before and
 * behind it. Who is the sail hangs at `sail`, the head at the yard.
 */
export const mast: Modeller = (request) => {
  const { frame } = request
  const high = numberTold(request, 'high', 2)
  const oak = wood('mast', colourTold(request, '#8a5f3c'), 'mast')
  const rope = paint('rope', 'cloth', '#efe0b8', 'stays')
  const yard = high - below
  const pole = (from: Vector, to: Vector, radius: number): Painted => limb(frame, [from, to], radius, oak)
  const stay = (to: Vector): Painted => limb(frame, [[0, high - 0.04, 0], to], 0.016, rope)
  return propModel(
    request,
    high,
    [
      { name: 'pole', solids: [pole([0, 0, 0], [0, high, 0], 0.045)], nearer: -0.1 },
      {
        name: 'yard',
        solids: [
          limb(
            frame,
            [
              [-half, yard, 0.05],
              [half, yard, 0.05],
            ],
            0.034,
            { ...oak, colour: darker(oak.colour, 0.15) },
          ),
        ],
      },
      {
        name: 'stays',
        solids: [stay([0, 0.1, away]), stay([0, 0.1, -away])],
      },
    ],
    { top: [0, high, 0], yard: [0, yard, 0.1], sail: [0, yard - 0.95, 0.12], foot: [0, 0, 0] },
  )
}
