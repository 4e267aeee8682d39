import { darker, lighter } from '../../pen/colour.ts'
import { ball, blob, limb, line, type Size } from '../solids/build.ts'
import type { Painted } from '../solids/solid.ts'
import type { Vector } from '../space/vector.ts'
import { paint, small } from './small-thing.ts'

/** A pair of a child's rubber boots side by side, their toes to the front. */
export const rubberBoots = small({
  colour: '#5d8a5a',
  height: 0.24,
  draw: ({ frame }, colour) =>
    [-0.06, 0.06].flatMap((x): Painted[] => {
      const group = `boot${x > 0}`
      return [
        blob(
          frame,
          [
            [
              [x, 0.012, -0.04],
              [0.042, 0.014, 0.05],
            ],
            [
              [x, 0.012, 0.08],
              [0.046, 0.014, 0.06],
            ],
          ],
          paint('sole', 'cloth', '#e8e2d2', group),
        ),
        blob(
          frame,
          [
            [
              [x, 0.06, -0.035],
              [0.044, 0.05, 0.05],
            ],
            [
              [x, 0.045, 0.075],
              [0.045, 0.036, 0.062],
            ],
          ],
          paint('boot', 'cloth', colour, group),
        ),
        limb(
          frame,
          [
            [x, 0.05, -0.04],
            [x, 0.23, -0.04],
          ],
          [0.046, 0.052],
          paint('boot', 'cloth', colour, group),
        ),
        {
          ...ball(frame, [x, 0.24, -0.04], [0.046, 0.008, 0.046], {
            ...paint('inside', 'cloth', darker(colour, 0.5), group),
            marking: true,
          }),
          outward: frame.up,
        },
      ]
    }),
})

/** Half the width, height and depth of what lies of a jumper, from its fold up, in metres. */
const folds: readonly (readonly [up: number, size: readonly [number, number, number]])[] = [
  [0.035, [0.19, 0.035, 0.13]],
  [0.09, [0.18, 0.032, 0.125]],
]

/** A jumper as a shop folds it, its sleeves over each other on its front. */
export const foldedJumper = small({
  colour: '#b8574e',
  height: 0.16,
  draw: ({ frame }, colour) => [
    ...folds.map(([up, size]) =>
      blob(
        frame,
        [-0.6, 0.6].map((part): readonly [Vector, Size] => [
          [part * size[0] * 0.6, up, 0],
          [size[0] * 0.64, size[1], size[2]],
        ]),
        paint('cloth', 'cloth', colour, `fold${up}`),
      ),
    ),
    ...[-1, 1].map((side) => ({
      ...limb(
        frame,
        [
          [side * 0.17, 0.12, -0.02],
          [side * 0.09, 0.13, 0.1],
          [-side * 0.07, 0.09 + side * 0.012, 0.135],
        ],
        [0.036, 0.034, 0.03],
        paint('cloth', 'cloth', side > 0 ? lighter(colour, 0.1) : darker(colour, 0.08), `sleeve${side}`),
      ),
      nearer: 0.1,
    })),
    line(
      frame,
      [
        [-0.07, 0.13, -0.08],
        [0, 0.135, -0.05],
        [0.07, 0.13, -0.08],
      ],
      0.02,
      { ...paint('hem', 'cloth', darker(colour, 0.3)), marking: true },
    ),
  ],
})
