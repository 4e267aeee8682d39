import { darker, lighter } from '../../pen/colour.ts'
import { ball, blob, limb, line } from '../solids/build.ts'
import type { Painted } from '../solids/solid.ts'
import { radians, type Vector } from '../space/vector.ts'
import { numberTold } from './prop-model.ts'
import { paint, small, turned } from './small-thing.ts'

/** A mug with its ear to its own right. */
export const mug = small({
  colour: '#b9c2bd',
  height: 0.11,
  grip: [0, 0.055, 0],
  anchors: { side: [-0.05, 0.07, 0], rim: [0, 0.11, 0] },
  draw: ({ frame }, colour) => {
    const ear: Vector[] = [
      [0.044, 0.088, 0],
      [0.078, 0.08, 0],
      [0.08, 0.04, 0],
      [0.044, 0.026, 0],
    ]
    return [
      limb(frame, ear, 0.009, paint('handle', 'metal', darker(colour, 0.12), 'ear')),
      blob(
        frame,
        turned([
          [0.004, 0.042],
          [0.11, 0.048],
        ]),
        paint('mug', 'metal', colour),
      ),
      disc([0, 0.112, 0], 0.045, lighter(colour, 0.3), 'lip'),
      disc([0, 0.113, 0], 0.038, darker(colour, 0.45), 'inside'),
    ]
    function disc(centre: Vector, radius: number, shade: string, part: 'lip' | 'inside'): Painted {
      const flat = ball(frame, centre, [radius, 0.002, radius], {
        ...paint(part, 'metal', shade),
        marking: true,
      })
      return { ...flat, outward: frame.up }
    }
  },
})

/** A pen, standing on its point. */
export const pen = small({
  colour: '#74858c',
  height: 0.2,
  grip: [0, 0.06, 0],
  draw: ({ frame }, colour) => [
    limb(
      frame,
      [
        [0, 0, 0],
        [0, 0.03, 0],
      ],
      [0.002, 0.009],
      paint('point', 'metal', '#c3c8c4', 'point'),
    ),
    limb(
      frame,
      [
        [0, 0.03, 0],
        [0, 0.15, 0],
      ],
      0.011,
      paint('tube', 'metal', colour),
    ),
    limb(
      frame,
      [
        [0, 0.15, 0],
        [0, 0.2, 0],
      ],
      0.012,
      paint('cap', 'metal', darker(colour, 0.25), 'cap'),
    ),
  ],
})

/** An alarm clock with two bells, its face to its front; it says six, or `state.minutes` later. */
export const alarmClock = small({
  colour: '#8fa39a',
  height: 0.17,
  draw: (request, colour) => {
    const { frame } = request
    const minutes = numberTold(request, 'minutes', 0)
    /** Its end on the dial, so many degrees past twelve; whoever reads it has its left on their right. */
    const at = (degrees: number, long: number): Vector => {
      const angle = radians(degrees)
      return [-Math.sin(angle) * long, 0.08 + Math.cos(angle) * long, 0.03]
    }
    const face = (points: Vector[], width: number): Painted => ({
      ...line(frame, points, width, { ...paint('hour', 'metal', '#3d4444'), marking: true }),
      outward: frame.front,
    })
    return [
      ...[-1, 1].map((side) =>
        limb(
          frame,
          [
            [side * 0.03, 0.04, 0],
            [side * 0.055, 0, 0.01],
          ],
          0.008,
          paint('foot', 'metal', darker(colour, 0.3), `foot${side}`),
        ),
      ),
      ...[-1, 1].map((side) =>
        ball(
          frame,
          [side * 0.036, 0.148, 0],
          [0.03, 0.022, 0.026],
          paint('bell', 'metal', lighter(colour, 0.2), `bell${side}`),
        ),
      ),
      ball(frame, [0, 0.08, 0], [0.07, 0.07, 0.026], paint('clock', 'metal', colour, 'clock')),
      {
        ...ball(frame, [0, 0.08, 0.026], [0.056, 0.056, 0.003], {
          ...paint('dial', 'paper', '#f4f1e6', 'clock'),
          marking: true,
        }),
        outward: frame.front,
      },
      face([at(minutes * 6, 0.042), [0, 0.08, 0.03]], 0.006),
      face([at(180 + minutes / 2, 0.03), [0, 0.08, 0.03]], 0.009),
    ]
  },
})

/** A child's shoe, its toe to its front; `state.wet` has drops fall from it. */
export const shoe = small({
  colour: '#6f7d84',
  height: 0.1,
  grip: [0, 0.09, -0.07],
  draw: ({ frame, state }, colour) => [
    blob(
      frame,
      [
        [
          [0, 0.012, -0.05],
          [0.038, 0.014, 0.05],
        ],
        [
          [0, 0.012, 0.06],
          [0.044, 0.014, 0.06],
        ],
      ],
      paint('sole', 'cloth', '#e8e2d2', 'sole'),
    ),
    blob(
      frame,
      [
        [
          [0, 0.06, -0.055],
          [0.036, 0.048, 0.042],
        ],
        [
          [0, 0.045, 0.01],
          [0.039, 0.034, 0.05],
        ],
        [
          [0, 0.036, 0.068],
          [0.042, 0.028, 0.048],
        ],
      ],
      paint('shoe', 'cloth', colour, 'shoe'),
    ),
    {
      ...ball(frame, [0, 0.104, -0.055], [0.028, 0.006, 0.034], {
        ...paint('inside', 'cloth', darker(colour, 0.5), 'shoe'),
        marking: true,
      }),
      outward: frame.up,
    },
    ...[0, 0.022, 0.044].map(
      (z): Painted =>
        limb(
          frame,
          [
            [-0.024, 0.082 - z * 0.35, z],
            [0.024, 0.082 - z * 0.35, z],
          ],
          0.005,
          { ...paint('lace', 'cloth', '#f6f0e0', 'shoe'), marking: true },
        ),
    ),
    ...(state['wet'] === true
      ? drops.map((at) => ball(frame, at, [0.008, 0.014, 0.008], paint('drop', 'water', '#a9c6cc', 'drops')))
      : []),
  ],
})

const drops: readonly Vector[] = [
  [0.02, -0.03, 0.08],
  [-0.02, -0.07, 0.03],
  [0.01, -0.1, -0.04],
  [-0.01, -0.14, 0.07],
]

/** A jar of gherkins with its lid on, or of what else has the colour `state.full`, as jam has. */
export const jar = small({
  colour: '#c3cdb8',
  height: 0.17,
  anchors: { lid: [0, 0.17, 0], side: [0.06, 0.08, 0] },
  draw: ({ frame, state }, colour) => [
    blob(
      frame,
      turned([
        [0.004, 0.056],
        [0.11, 0.058],
        [0.14, 0.046],
      ]),
      paint('glass', 'metal', typeof state['full'] === 'string' ? state['full'] : colour, 'jar'),
    ),
    ...(typeof state['full'] === 'string' ? [] : [-0.024, 0.004, 0.03]).map(
      (x, index): Painted =>
        limb(
          frame,
          [
            [x, 0.025 + index * 0.006, 0.045],
            [x + 0.004, 0.1 - (index % 2) * 0.014, 0.042],
          ],
          0.013,
          { ...paint('fruit', 'foliage', '#7f9160', 'jar'), marking: true },
        ),
    ),
    blob(
      frame,
      turned([
        [0.14, 0.051],
        [0.17, 0.051],
      ]),
      paint('lid', 'metal', '#7b8783', 'lid'),
    ),
  ],
})

/** A drop of water that falls. */
export const drop = small({
  colour: '#c4dde0',
  height: 0.05,
  draw: ({ frame }, colour) => [
    blob(
      frame,
      [
        [[0, 0.014, 0], 0.014],
        [
          [0, 0.03, 0],
          [0.007, 0.018, 0.007],
        ],
      ],
      paint('drop', 'water', colour),
    ),
  ],
})
