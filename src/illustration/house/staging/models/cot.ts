import { darker } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { limb, line } from '../solids/build.ts'
import type { Piece } from '../solids/solid.ts'
import { between, type Vector } from '../space/vector.ts'
import { block, colourTold, propModel, wood } from './prop-model.ts'
import { paint } from './small-thing.ts'

/** Half its width and length, its mattress and its rail, in metres. */
const cotSize = { half: 0.34, long: 0.62, mattress: 0.42, rail: 0.8 } as const
const bars = 7

/** A cot with bars, the head at its back; who lies in it lies at `lie`. `state.bitten` has toothmarks along the rail to its right. */
export const cot: Modeller = (request) => {
  const { frame, state } = request
  const colour = colourTold(request, '#d9b98a')
  const { half, long, mattress, rail } = cotSize
  const post = (x: number, z: number): Piece => ({
    name: `post${x}${z}`,
    solids: [
      limb(
        frame,
        [
          [x, 0, z],
          [x, rail + 0.04, z],
        ],
        0.026,
        wood('post', colour, 'frame'),
      ),
    ],
  })
  const railing = (from: Vector, to: Vector, name: string): Piece => ({
    name,
    solids: [
      limb(frame, [from, to], 0.024, wood('rail', colour, name)),
      limb(frame, [low(from), low(to)], 0.02, wood('rail', darker(colour, 0.08), name)),
      ...Array.from({ length: bars }, (_, index) => {
        const top = between(from, to, (index + 1) / (bars + 1))
        return limb(frame, [low(top), top], 0.012, wood('bar', colour, name))
      }),
      ...(state['bitten'] === true && name === 'right' ? toothmarks(from, to) : []),
    ],
  })
  const toothmarks = (from: Vector, to: Vector): Piece['solids'] =>
    Array.from({ length: 9 }, (_, index) => {
      const [x, , z] = between(from, to, 0.3 + index * 0.05)
      return line(
        frame,
        [
          [x - 0.012, rail + 0.022, z],
          [x + 0.006, rail + 0.024, z + 0.006],
        ],
        0.008,
        {
          ...wood('rail', darker(colour, 0.4), 'right'),
          marking: true,
        },
      )
    })
  return propModel(
    request,
    rail,
    [
      ...[-half, half].flatMap((x) => [post(x, -long), post(x, long)]),
      {
        name: 'mattress',
        solids: block(
          frame,
          [-half + 0.03, 0.3, -long + 0.03],
          [half - 0.03, mattress, long - 0.03],
          paint('sheet', 'cloth', '#f7f0e0', 'mattress'),
        ),
      },
      railing([-half, rail, -long], [half, rail, -long], 'head'),
      railing([half, rail, -long], [half, rail, long], 'left'),
      railing([-half, rail, -long], [-half, rail, long], 'right'),
      railing([-half, rail, long], [half, rail, long], 'foot'),
    ],
    {
      lie: [0, mattress, -0.1],
      railL: [half, rail, 0],
      headL: [half, rail, -0.3],
      foot: [0, rail, long],
    },
  )
}

/** The lower end of a railing, in metres. */
function low([x, , z]: Vector): Vector {
  return [x, 0.34, z]
}
