import { darker, lighter } from '../../pen/colour.ts'
import type { Modeller, ModelRequest } from '../model-request.ts'
import { ball, blob, box, limb } from '../solids/build.ts'
import type { Painted, Piece } from '../solids/solid.ts'
import type { Vector } from '../space/vector.ts'
import { colourTold, propModel, wood } from './prop-model.ts'
import { paint, small, turned } from './small-thing.ts'

/** A bowl for a cat, with one biscuit in it. */
export const petBowl = small({
  colour: '#7d9699',
  height: 0.07,
  anchors: { rim: [0, 0.07, 0.1], side: [0.12, 0.04, 0] },
  draw: ({ frame }, colour) => [
    blob(
      frame,
      turned([
        [0.002, 0.125],
        [0.07, 0.1],
      ]),
      paint('pot', 'metal', colour, 'bowl'),
    ),
    ...(
      [
        [0.071, 0.1, lighter(colour, 0.25)],
        [0.072, 0.088, darker(colour, 0.4)],
      ] as const
    ).map(
      ([y, radius, shade]): Painted => ({
        ...ball(frame, [0, y, 0], [radius, 0.003, radius], {
          ...paint('inside', 'metal', shade, 'bowl'),
          marking: true,
        }),
        outward: frame.up,
      }),
    ),
    {
      ...ball(
        frame,
        [0.012, 0.08, 0.014],
        [0.03, 0.016, 0.024],
        paint('biscuit', 'paper', '#b98a58', 'biscuit'),
      ),
      nearer: 0.2,
    },
  ],
})

const [boardHalf, knobAt] = [0.62, 0.05]

/**
 * A board with three wooden knobs, to hang on a wall at its place and with its front to the room; on the middle one hangs what `state.holds`:
 * a `coat` with elbows in it, or a dog's `lead` in a loop.
 */
export const hookBoard: Modeller = (request) => {
  const { frame, state } = request
  const colour = colourTold(request, '#8b7a64')
  const knobs = [-0.4, 0, 0.4].map((x): Piece => {
    const stem: Vector[] = [
      [x, 0, 0.02],
      [x, 0.03, knobAt + 0.05],
    ]
    return { name: `knob${x}`, solids: [limb(frame, stem, [0.016, 0.026], wood('knob', colour, 'knob'))] }
  })
  const board = box(frame, [-boardHalf, -0.07, 0], [boardHalf, 0.07, 0.03], (side) =>
    wood('board', side === 'top' ? lighter(colour, 0.12) : darker(colour, 0.12), `board${side}`),
  )
  const hung = state['holds'] === 'coat' ? coatOn(request) : leadOn(request)
  return propModel(
    request,
    0.1,
    [
      { name: 'board', solids: board },
      ...knobs.map((knob) => ({ ...knob, nearer: 0.02 })),
      { name: 'hung', solids: hung, nearer: 0.3 },
    ],
    { hung: [0, -0.3, 0.1], foot: [0, -0.72, 0.1], side: [-0.24, -0.35, 0.12] },
  )
}

/** A long coat as its owner took it off: wide shoulders, sleeves that keep the bend of elbows. */
function coatOn({ frame }: ModelRequest): Painted[] {
  const cloth = '#5f6a6c'
  const sleeves = [-1, 1].map((side): Painted => {
    const arm: Vector[] = [
      [side * 0.17, -0.12, 0.1],
      [side * 0.27, -0.36, 0.08],
      [side * 0.2, -0.56, 0.17],
    ]
    return limb(
      frame,
      arm,
      [0.07, 0.075, 0.06],
      paint('sleeve', 'cloth', darker(cloth, 0.1), `sleeve${side}`),
    )
  })
  const buttons = [-0.26, -0.42, -0.58].map(
    (y): Painted => ({
      ...ball(frame, [0.02, y, 0.21], [0.012, 0.012, 0.004], {
        ...paint('button', 'metal', '#d8d3c2', 'coat'),
        marking: true,
      }),
      outward: frame.front,
    }),
  )
  return [
    blob(
      frame,
      turned([
        [-0.95, 0.26],
        [-0.3, 0.19],
        [-0.1, 0.13],
      ]).map(([[x, y], size]): [Vector, Vector] => {
        const [wide, tall] = typeof size === 'number' ? [size, size] : size
        return [
          [x, y, 0.1],
          [wide, tall, wide * 0.5],
        ]
      }),
      paint('coat', 'cloth', cloth, 'coat'),
    ),
    ...buttons,
    limb(
      frame,
      [
        [-0.08, -0.05, 0.12],
        [0, -0.09, 0.17],
        [0.08, -0.05, 0.12],
      ],
      0.035,
      paint('collar', 'cloth', darker(cloth, 0.25), 'collar'),
    ),
    ...sleeves,
  ]
}

/** Its handle over the knob, the rest in one loop, a clasp at its end. */
function leadOn({ frame }: ModelRequest): Painted[] {
  const strap = paint('strap', 'cloth', '#6c5a48', 'lead')
  const at = (part: number): Vector => {
    const angle = part * 2 * Math.PI
    return [Math.sin(angle) * 0.15, -0.29 + Math.cos(angle) * 0.27, 0.1 + 0.02 * Math.sin(angle)]
  }
  // In short lengths, so that the wall is seen through the loop.
  const lengths = 12
  const loop = Array.from({ length: lengths }, (_, index) =>
    limb(frame, [at(index / lengths), at((index + 0.5) / lengths), at((index + 1) / lengths)], 0.018, {
      ...strap,
      group: `lead${index % 3}`,
    }),
  )
  return [
    ...loop,
    limb(
      frame,
      [
        [0.02, -0.02, 0.11],
        [-0.07, -0.3, 0.12],
        [-0.05, -0.62, 0.12],
      ],
      0.016,
      strap,
    ),
    limb(
      frame,
      [
        [-0.05, -0.62, 0.12],
        [-0.05, -0.7, 0.12],
      ],
      [0.02, 0.014],
      paint('clasp', 'metal', '#9aa2a5', 'clasp'),
    ),
  ]
}

/** A shelf on a wall, on two brackets; what stands on it stands on `top`. */
export const wallShelf: Modeller = (request) => {
  const { frame } = request
  const colour = colourTold(request, '#9a8a72')
  const brackets = [-0.42, 0.42].map((x): Painted => {
    const bracket: Vector[] = [
      [x, -0.2, 0.02],
      [x, -0.03, 0.05],
      [x, -0.02, 0.22],
    ]
    return limb(frame, bracket, 0.022, wood('board', darker(colour, 0.24), `bracket${x}`))
  })
  return propModel(
    request,
    0.24,
    [
      { name: 'brackets', solids: brackets },
      {
        name: 'shelf',
        solids: box(frame, [-0.62, 0, 0], [0.62, 0.04, 0.28], (side) =>
          wood('board', side === 'top' ? lighter(colour, 0.12) : colour, `shelf${side}`),
        ),
        nearer: 0.1,
      },
    ],
    { top: [0, 0.04, 0.15] },
  )
}
