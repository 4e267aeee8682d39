import { darker, lighter } from '../../pen/colour.ts'
import { ball, blob, limb } from '../solids/build.ts'
import type { Painted } from '../solids/solid.ts'
import type { Vector } from '../space/vector.ts'
import { colourTold } from './prop-model.ts'
import { paint, small, turned } from './small-thing.ts'

const round = Array.from({ length: 8 }, (_, index) => (index / 8) * 2 * Math.PI + 0.3)

/** A cake of two layers on a stand, with icing that runs down and cherries; `state.cherry` colours these. */
export const cake = small({
  colour: '#f6b9c4',
  height: 0.36,
  anchors: { top: [0, 0.33, 0], left: [0.27, 0.1, 0], right: [-0.27, 0.1, 0] },
  draw: (request, colour) => {
    const { frame } = request
    const cherry = colourTold(request, '#c9303f', 'cherry')
    const runs = round.map(
      (turn, index): Painted =>
        limb(
          frame,
          [0.31, 0.2 + (index % 3) * 0.035].map(
            (high): Vector => [Math.cos(turn) * 0.235, high, Math.sin(turn) * 0.235],
          ),
          [0.045, 0.032],
          paint('icing', 'cloud', colour, 'icing'),
        ),
    )
    return [
      blob(
        frame,
        turned([
          [0, 0.13],
          [0.03, 0.06],
          [0.07, 0.06],
          [0.09, 0.3],
          [0.11, 0.31],
        ]),
        paint('stand', 'stone', '#eef4f6', 'stand'),
      ),
      blob(
        frame,
        turned([
          [0.11, 0.235],
          [0.19, 0.24],
        ]),
        paint('sponge', 'paper', '#d99a52', 'sponge'),
      ),
      blob(
        frame,
        turned([
          [0.19, 0.247],
          [0.22, 0.247],
        ]),
        paint('cream', 'cloud', '#fff4df', 'cream'),
      ),
      blob(
        frame,
        turned([
          [0.22, 0.24],
          [0.28, 0.24],
        ]),
        paint('sponge', 'paper', '#d99a52', 'sponge2'),
      ),
      blob(
        frame,
        turned([
          [0.28, 0.245],
          [0.33, 0.22],
        ]),
        paint('icing', 'cloud', colour, 'icing'),
      ),
      ...runs,
      ...round.slice(0, 7).map((turn, index) => {
        const far = index === 6 ? 0 : 0.15
        const at: Vector = [Math.cos(turn * 1.333) * far, 0.36, Math.sin(turn * 1.333) * far]
        return ball(frame, at, 0.042, paint('cherry', 'foliage', cherry, `cherry${index}`))
      }),
    ]
  },
})

/** A fork with a bite of cake on it, upright, held at its handle. */
export const forkful = small({
  colour: '#c9ced6',
  height: 0.3,
  grip: [0, 0.05, 0],
  anchors: { bite: [0, 0.27, 0] },
  draw: ({ frame }, colour) => [
    limb(
      frame,
      [
        [0, -0.03, 0],
        [0, 0.16, 0],
      ],
      [0.013, 0.009],
      paint('fork', 'metal', colour, 'fork'),
    ),
    ...[-1, 0, 1].map((tine) =>
      limb(
        frame,
        [
          [0, 0.15, 0],
          [tine * 0.022, 0.19, 0],
          [tine * 0.022, 0.26, 0],
        ],
        0.006,
        paint('fork', 'metal', darker(colour, 0.05), 'fork'),
      ),
    ),
    blob(
      frame,
      [
        [
          [0, 0.25, 0],
          [0.055, 0.035, 0.05],
        ],
      ],
      paint('sponge', 'paper', '#d99a52', 'bite'),
    ),
    blob(
      frame,
      [
        [
          [0, 0.285, 0],
          [0.058, 0.026, 0.053],
        ],
      ],
      paint('icing', 'cloud', '#f6b9c4', 'biteTop'),
    ),
    ball(frame, [0, 0.32, 0], 0.022, paint('cherry', 'foliage', lighter('#c9303f', 0.05), 'cherry')),
  ],
})
