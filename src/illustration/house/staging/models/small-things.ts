import { darker, lighter } from '../../pen/colour.ts'
import { ball, blob, box, limb, type Size } from '../solids/build.ts'
import { sweep } from '../solids/sweep.ts'
import type { Painted } from '../solids/solid.ts'
import type { Frame } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { numberTold } from './prop-model.ts'
import { paint, small, turned } from './small-thing.ts'

export const bucket = small({
  colour: '#3f86b0',
  height: 0.28,
  grip: [0, 0.46, 0],
  anchors: { rim: [0, 0.27, 0], rimL: [-0.15, 0.27, 0], rimR: [0.15, 0.27, 0] },
  draw: ({ frame, state }, colour) => {
    const told = typeof state['water'] === 'string' ? state['water'] : '#bfe3e6'
    const water = state['empty'] === true ? darker(colour, 0.5) : told
    const hangs = state['handle'] === 'down'
    const handle = [-1, -0.7, 0, 0.7, 1].map((part): Vector => {
      const out = 1 - part * part
      return hangs ? [part * 0.155, 0.27 - 0.1 * out, 0.16 * out] : [part * 0.15, 0.27 + 0.19 * out, 0]
    })
    return [
      limb(frame, handle, 0.008, paint('handle', 'metal', '#6b6a72', 'handle')),
      blob(
        frame,
        turned([
          [0.01, 0.105],
          [0.27, 0.15],
        ]),
        paint('pail', 'metal', colour),
      ),
      {
        ...ball(frame, [0, 0.275, 0], [0.148, 0.006, 0.148], {
          ...paint('pailRim', 'metal', lighter(colour, 0.4)),
          marking: true,
        }),
        outward: frame.up,
      },
      {
        ...ball(frame, [0, 0.278, 0], [0.128, 0.004, 0.128], {
          ...paint('pailWater', 'water', water),
          marking: true,
        }),
        outward: frame.up,
      },
      ...(state['waves'] === true ? wavesIn(frame, water) : []),
    ]
  },
})

/** A sea that is as small as a bucket: one body of water that stands above the rim, with waves of its own and foam on each. */
function wavesIn(frame: Frame, water: string): Painted[] {
  const crests = waveCrests.map(([aside, high, deep, wide]): readonly [Vector, Size] => [
    [aside, 0.278 + high, deep],
    [wide, high + 0.01, 0.05],
  ])
  return [
    blob(
      frame,
      [
        [
          [0, 0.28, 0],
          [0.142, 0.014, 0.142],
        ],
        ...crests,
      ],
      paint('wave', 'water', water, 'sea'),
    ),
    ...waveCrests.map(([aside, high, deep, wide], place) =>
      blob(
        frame,
        [-0.5, 0, 0.5].map((part): readonly [Vector, Size] => [
          [aside + part * wide, 0.284 + high * (2 - part * part * 1.4), deep - 0.01],
          [wide * 0.42, 0.011, 0.02],
        ]),
        paint('foam', 'cloud', '#f8fcfb', `crest${place}`),
      ),
    ),
  ]
}

/** Of each wave how far aside and high it stands, how deep in the bucket, and how wide: metres. */
const waveCrests: readonly (readonly [number, number, number, number])[] = [
  [-0.06, 0.028, 0.05, 0.055],
  [0.065, 0.02, 0.045, 0.05],
  [0.01, 0.042, -0.03, 0.07],
]

export const sandwich = small({
  colour: '#e6b26e',
  height: 0.1,
  draw: ({ frame }, colour) => [
    ...box(frame, [-0.09, 0, -0.09], [0.09, 0.03, 0.09], () => paint('slice', 'paper', darker(colour, 0.1))),
    ...box(frame, [-0.1, 0.03, -0.1], [0.1, 0.042, 0.1], () => paint('lettuce', 'foliage', '#8fbf55')),
    ...box(frame, [-0.095, 0.042, -0.095], [0.095, 0.056, 0.095], () => paint('cheese', 'paper', '#f3c94f')),
    ...box(frame, [-0.09, 0.056, -0.09], [0.09, 0.088, 0.09], (side) =>
      paint('slice', 'paper', side === 'top' ? lighter(colour, 0.2) : colour),
    ),
  ],
})

export const lantern = small({
  colour: '#4a4652',
  height: 0.34,
  grip: [0, 0.42, 0],
  anchors: { light: [0, 0.16, 0] },
  draw: ({ frame, state }, colour) => {
    const lit = state['lit'] !== false
    const handle = [-1, -0.7, 0, 0.7, 1].map(
      (part): Vector => [part * 0.07, 0.3 + 0.13 * (1 - part * part), 0],
    )
    return [
      limb(frame, handle, 0.007, paint('handle', 'metal', colour, 'handle')),
      blob(
        frame,
        turned([
          [0.01, 0.085],
          [0.05, 0.08],
        ]),
        paint('lanternFoot', 'metal', colour),
      ),
      blob(
        frame,
        turned([
          [0.05, 0.06],
          [0.15, 0.078],
          [0.25, 0.06],
        ]),
        paint('glass', 'light', lit ? '#ffd97a' : '#cfdadf', 'glass'),
      ),
      ...(lit
        ? [
            ball(frame, [0, 0.15, 0], [0.02, 0.045, 0.02], {
              ...paint('flame', 'light', '#fff3c4', 'glass'),
              marking: true,
            }),
          ]
        : []),
      blob(
        frame,
        turned([
          [0.25, 0.078],
          [0.29, 0.06],
          [0.33, 0.02],
        ]),
        paint('lanternTop', 'metal', colour),
      ),
    ]
  },
})

export const sock = small({
  colour: '#e2574c',
  height: 0.3,
  draw: ({ frame }, colour) => [
    blob(
      frame,
      sweep(
        [
          [0, 0.28, 0],
          [0, 0.1, 0],
          [0, 0.045, 0.06],
          [0, 0.045, 0.15],
        ],
        [0.055, 0.055, 0.056, 0.045],
      ),
      paint('sock', 'cloth', colour),
    ),
    limb(
      frame,
      [
        [0, 0.3, 0],
        [0, 0.25, 0],
      ],
      0.06,
      paint('cuff', 'cloth', '#f8efdc'),
    ),
  ],
})

export const hammer = small({
  colour: '#565b68',
  height: 0.34,
  grip: [0, 0.08, 0],
  draw: ({ frame }, colour) => [
    limb(
      frame,
      [
        [0, 0, 0],
        [0, 0.3, 0],
      ],
      0.016,
      paint('handle', 'wood', '#a4713f', 'handle'),
    ),
    limb(
      frame,
      [
        [0, 0.3, -0.08],
        [0, 0.3, 0.08],
      ],
      [0.02, 0.034],
      paint('hammerHead', 'metal', colour),
    ),
  ],
})

export const chalk = small({
  colour: '#fffdf2',
  height: 0.1,
  grip: [0, 0.03, 0],
  draw: ({ frame }, colour) => [
    limb(
      frame,
      [
        [0, 0, 0],
        [0, 0.1, 0],
      ],
      0.014,
      paint('stick', 'paper', colour),
    ),
  ],
})

export const pencil = small({
  colour: '#e8a93a',
  height: 0.26,
  grip: [0, 0.08, 0],
  draw: (request, colour) => pencilOf(request.frame, numberTold(request, 'length', 0.26), colour),
})

function pencilOf(frame: Frame, long: number, colour: string): Painted[] {
  return [
    limb(
      frame,
      [
        [0, 0.05, 0],
        [0, long, 0],
      ],
      0.016,
      paint('pencil', 'wood', colour),
    ),
    limb(
      frame,
      [
        [0, 0, 0],
        [0, 0.05, 0],
      ],
      [0.003, 0.015],
      paint('point', 'wood', '#f0d9b0', 'point'),
    ),
    limb(
      frame,
      [
        [0, long - 0.02, 0],
        [0, long + 0.01, 0],
      ],
      0.017,
      paint('end', 'cloth', '#d3402f', 'end'),
    ),
  ]
}

/** Grass that somebody stands on, or that hangs in the air where a hill was. */
export const tuft = small({
  colour: '#5d9b4c',
  height: 0.2,
  draw: ({ frame }, colour) =>
    [-2, -1, 0, 1, 2].map((blade) =>
      limb(
        frame,
        [
          [blade * 0.03, 0, 0],
          [blade * 0.05, 0.1, 0.01],
          [blade * 0.085, 0.2 - Math.abs(blade) * 0.03, 0],
        ],
        [0.018, 0.014, 0.003],
        paint('frond', 'foliage', blade % 2 ? darker(colour, 0.12) : colour, 'tuft'),
      ),
    ),
})

/** What has been snowed on somebody or something, as broad as a hand is long. */
export const snow = small({
  colour: '#fbfdff',
  height: 0.06,
  draw: ({ frame }, colour) => [
    blob(
      frame,
      [
        [
          [0, 0.01, 0],
          [0.13, 0.045, 0.11],
        ],
        [
          [0.07, 0.02, 0.03],
          [0.08, 0.05, 0.08],
        ],
        [
          [-0.06, 0.02, -0.02],
          [0.07, 0.055, 0.07],
        ],
      ],
      paint('snow', 'cloud', colour),
    ),
  ],
})
