import { darker } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { limb } from '../solids/build.ts'
import type { Painted } from '../solids/solid.ts'
import { radians, type Vector } from '../space/vector.ts'
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

/** How high its turns lie, and how far round to each side they are seen, in degrees. */
const turns = [0, 0.09, 0.2] as const
const [round, steps] = [112, 14]

/**
 * A rope that ties somebody to what is behind them, seen from their front: three turns, `state.wide` metres from their middle, and a bow.
 */
export const lashing: Modeller = (request) => {
  const { frame } = request
  const wide = numberTold(request, 'wide', 0.34)
  const rope = paint('rope', 'cloth', colourTold(request, '#f4e6bd'), 'lashing')
  const turn = (high: number): Painted =>
    limb(
      frame,
      Array.from({ length: steps + 1 }, (_, index): Vector => {
        const angle = radians(round * ((2 * index) / steps - 1))
        return [Math.sin(angle) * wide, high + 0.04 * Math.sin(angle), Math.cos(angle) * wide]
      }),
      0.024,
      rope,
    )
  const end = (to: Vector): Painted => limb(frame, [[0, 0.1, wide + 0.02], to], [0.024, 0.018], rope)
  return propModel(
    request,
    0.3,
    [
      { name: 'turns', solids: turns.map(turn), nearer: 1 },
      {
        name: 'bow',
        solids: [end([-0.14, -0.06, wide + 0.04]), end([0.12, -0.1, wide + 0.04])],
        nearer: 1.1,
      },
    ],
    {},
  )
}
