import { darker, lighter } from '../../pen/colour.ts'
import { ball, blob, limb, plane } from '../solids/build.ts'
import { spot } from '../solids/spot.ts'
import type { Painted } from '../solids/solid.ts'
import type { Vector } from '../space/vector.ts'
import { block, colourTold, numberTold, wood } from './prop-model.ts'
import { paint, small, turned } from './small-thing.ts'

/** A straw-shaped hat with dots and a flower, for the crown of somebody's head; made for a head of thirty centimetres. */
export const dottedHat = small({
  colour: '#d8503f',
  height: 0.16,
  draw: (request, colour) => {
    const { frame } = request
    const dots = colourTold(request, '#fff3d6', 'dots')
    const size: Vector = [0.115, 0.125, 0.115]
    const globe = { frame, size }
    const places = [-150, -90, -30, 30, 90, 150].flatMap(
      (aside, index) =>
        [
          [aside, 26 + (index % 2) * 8],
          [aside + 30, 58],
        ] as const,
    )
    return [
      blob(
        frame,
        turned([
          [-0.012, 0.2],
          [0.012, 0.19],
        ]),
        paint('brim', 'cloth', darker(colour, 0.1), 'brim'),
      ),
      ball(frame, [0, 0, 0], size, paint('crown', 'cloth', colour, 'crown')),
      ...places.map((place) =>
        spot(globe, place, [0.02, 0.02], { ...paint('dot', 'cloth', dots, 'crown'), marking: true }),
      ),
      ...[0, 1, 2, 3, 4].map((index) => {
        const turn = index * 1.2566
        return ball(
          frame,
          [0.1 + Math.cos(turn) * 0.032, 0.055 + Math.sin(turn) * 0.032, 0.085],
          0.026,
          paint('petal', 'cloth', '#fbf3e0', 'flower'),
        )
      }),
      ball(frame, [0.103, 0.055, 0.105], 0.022, paint('heart', 'cloth', '#f0b93f', 'heart')),
    ]
  },
})

/** A letter box on a post, its slot to its front. */
export const letterBox = small({
  colour: '#d9552e',
  height: 1.25,
  draw: ({ frame }, colour) => [
    ...block(frame, [-0.05, 0, -0.05], [0.05, 0.75, 0.05], wood('post', '#6b6a72', 'post')),
    ...block(frame, [-0.24, 0.72, -0.16], [0.24, 1.2, 0.16], wood('box', colour, 'box')),
    plane(
      frame,
      [
        [-0.16, 1.02, 0.165],
        [0.16, 1.02, 0.165],
        [0.16, 1.07, 0.165],
        [-0.16, 1.07, 0.165],
      ],
      { ...wood('slot', '#3a2a34', 'box'), marking: true },
      [0, 0, 1],
    ),
    plane(
      frame,
      [
        [-0.13, 0.8, 0.165],
        [0.13, 0.8, 0.165],
        [0.13, 0.94, 0.165],
        [-0.13, 0.94, 0.165],
      ],
      { ...wood('label', lighter(colour, 0.75), 'box'), marking: true },
      [0, 0, 1],
    ),
  ],
})

/** A watering can, its spout to its own right. */
export const wateringCan = small({
  colour: '#5b9a8c',
  height: 0.34,
  grip: [0, 0.4, 0],
  draw: ({ frame }, colour) => [
    limb(
      frame,
      [
        [0.12, 0.1, 0],
        [0.26, 0.22, 0],
        [0.34, 0.34, 0],
      ],
      [0.04, 0.026, 0.022],
      paint('spout', 'metal', darker(colour, 0.08), 'spout'),
    ),
    ball(frame, [0.355, 0.36, 0], [0.05, 0.035, 0.05], paint('rose', 'metal', lighter(colour, 0.2), 'rose')),
    blob(
      frame,
      turned([
        [0, 0.15],
        [0.24, 0.13],
        [0.27, 0.1],
      ]),
      paint('can', 'metal', colour, 'can'),
    ),
    limb(
      frame,
      [
        [-0.13, 0.08, 0],
        [-0.22, 0.2, 0],
        [-0.12, 0.34, 0],
        [0.04, 0.36, 0],
        [0.1, 0.26, 0],
      ],
      0.016,
      paint('handle', 'metal', darker(colour, 0.2), 'handle'),
    ),
  ],
})

/** Bubbles that rise, `state.n` of them over `state.high` metres. */
export const bubbles = small({
  colour: '#d8f2f2',
  height: 1,
  draw: (request, colour) => {
    const { frame } = request
    const [count, high] = [numberTold(request, 'n', 7), numberTold(request, 'high', 1.2)]
    return Array.from({ length: count }, (_, index): Painted[] => {
      const size = 0.035 + (((index * 37) % 11) / 11) * 0.06
      const at: Vector = [
        Math.sin(index * 2.1) * 0.16,
        0.06 + (index / count) * high,
        Math.cos(index * 1.3) * 0.1,
      ]
      return [
        ball(frame, at, size, { ...paint('bubble', 'light', colour, `bubble${index}`), alpha: 0.75 }),
        ball(frame, [at[0] - size * 0.3, at[1] + size * 0.35, at[2] + size * 0.8], size * 0.24, {
          ...paint('gleam', 'light', '#ffffff', `bubble${index}`),
          marking: true,
        }),
      ]
    }).flat()
  },
})

/** A tent of two slopes with its door to its front, dark inside. */
export const tent = small({
  colour: '#d99a3f',
  height: 1.3,
  draw: ({ frame }, colour) => {
    const [wide, deep, high] = [0.95, 1.1, 1.3]
    const slope = (side: 1 | -1): Painted =>
      plane(
        frame,
        [
          [0, high, -deep],
          [0, high, deep],
          [side * wide, 0, deep],
          [side * wide, 0, -deep],
        ],
        paint('slope', 'cloth', side > 0 ? colour : darker(colour, 0.14), `slope${side}`),
        [side * 0.8, 0.58, 0],
      )
    const gable = (z: number, shade: string): Painted =>
      plane(
        frame,
        [
          [-wide, 0, z],
          [wide, 0, z],
          [0, high, z],
        ],
        paint('gable', 'cloth', shade, `gable${z}`),
        [0, 0, Math.sign(z)],
      )
    const flap = (side: number): Painted =>
      plane(
        frame,
        [
          [0, high * 0.9, deep + 0.01],
          [side * 0.42, 0, deep + 0.01],
          [side * 0.16, 0, deep + 0.06],
        ],
        { ...paint('flap', 'cloth', lighter(colour, 0.24), `gable${deep}`), marking: true },
        [0, 0, 1],
      )
    return [
      gable(-deep, darker(colour, 0.2)),
      slope(1),
      slope(-1),
      gable(deep, lighter(colour, 0.08)),
      plane(
        frame,
        [
          [-0.36, 0, deep + 0.005],
          [0.36, 0, deep + 0.005],
          [0, high * 0.86, deep + 0.005],
        ],
        { ...paint('inside', 'cloth', '#4a3350', `gable${deep}`), marking: true },
        [0, 0, 1],
      ),
      flap(1),
      flap(-1),
    ]
  },
})
