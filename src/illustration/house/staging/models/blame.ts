import { darker } from '../../pen/colour.ts'
import { drawMotif } from '../../props/draw-motif.ts'
import type { Modeller } from '../model-request.ts'
import { line, plane } from '../solids/build.ts'
import { decal } from '../solids/decal.ts'
import { movedTo } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { block, numberTold, propModel, wood } from './prop-model.ts'
import { paint, small } from './small-thing.ts'

/** A piece of something broken as it lies: glass, or a vase of `state.colour`. */
export const shard = small({
  colour: '#d5eef2',
  height: 0.06,
  draw: ({ frame }, colour) => [
    plane(
      frame,
      [
        [-0.1, 0.004, 0.05],
        [0.02, 0.004, 0.11],
        [0.13, 0.02, 0.01],
        [0.03, 0.07, -0.07],
      ],
      paint('shard', 'stone', colour),
      [0, 1, 0],
    ),
    line(
      frame,
      [
        [-0.1, 0.006, 0.052],
        [0.02, 0.006, 0.112],
        [0.13, 0.022, 0.012],
      ],
      0.014,
      { ...paint('edge', 'stone', darker(colour, 0.3)), marking: true },
      [0, 1, 0],
    ),
  ],
})

/** A board on two legs that shows what may not come in, crossed out; it stands on its place and faces its front. */
export const letterBoard: Modeller = (request) => {
  const { frame, state, seed } = request
  const high = numberTold(request, 'high', 0.42)
  const [half, tall] = [0.42, 0.72]
  const shows = typeof state['shows'] === 'string' ? state['shows'] : ''
  const face = movedTo(frame, [0, high + tall / 2, 0.025])
  const cross = paint('cross', 'paper', '#cf3327', 'cross')
  const stroke = (from: Vector, to: Vector) =>
    line(face, [from, to], 0.055, { ...cross, marking: true }, [0, 0, 1])
  return propModel(
    request,
    high + tall,
    [
      {
        name: 'legs',
        solids: [-0.3, 0.3].flatMap((x) =>
          block(frame, [x - 0.03, 0, -0.03], [x + 0.03, high + 0.1, 0.01], wood('leg', '#8f6238', 'legs')),
        ),
      },
      {
        name: 'board',
        solids: [
          ...block(frame, [-half, high, -0.02], [half, high + tall, 0.02], wood('board', '#f3e6c8', 'board')),
          // What is painted follows what it lies on: the face comes last.
          plane(
            face,
            [
              [-half, -tall / 2, 0],
              [half, -tall / 2, 0],
              [half, tall / 2, 0],
              [-half, tall / 2, 0],
            ],
            wood('face', '#fbf1d8', 'face'),
            [0, 0, 1],
          ),
          ...(shows ? decal(face, drawMotif(shows, { seed, style: 'colour', size: 62 })) : []),
          stroke([-0.32, -0.28, 0.012], [0.32, 0.28, 0.012]),
          stroke([0.32, -0.28, 0.012], [-0.32, 0.28, 0.012]),
        ],
        nearer: 0.05,
      },
    ],
    { middle: [0, high + tall / 2, 0], top: [0, high + tall, 0], left: [half, high + tall / 2, 0] },
  )
}
