import type { PartName } from '../../part-name.ts'
import { darker, lighter } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { ball, blob, type Size } from '../solids/build.ts'
import type { Paint, Painted } from '../solids/solid.ts'
import { type Frame, movedTo } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { scenery } from './plant.ts'
import { colourTold, numberTold } from './prop-model.ts'

/**
 * The way into a rabbit's house: a mound of earth, `state.wide` metres wide, with a round dark hole in its front. `state.snow` lies on it, and
 * one that is `state.shut` has been patted down over whatever is in it. `hole` is the middle of its door, `top` its ridge.
 */
export const burrow: Modeller = (request) => {
  const { frame, state } = request
  const wide = numberTold(request, 'wide', 0.9)
  const earth = colourTold(request, '#8a6448')
  const mound: (readonly [Vector, Size])[] = [
    [
      [0, wide * 0.06, -wide * 0.1],
      [wide * 0.5, wide * 0.44, wide * 0.34],
    ],
    [
      [wide * 0.36, 0.02, wide * 0.06],
      [wide * 0.3, wide * 0.22, wide * 0.26],
    ],
    [
      [-wide * 0.38, 0.02, wide * 0.04],
      [wide * 0.3, wide * 0.2, wide * 0.26],
    ],
    [
      [wide * 0.16, 0, wide * 0.3],
      [wide * 0.2, wide * 0.09, wide * 0.16],
    ],
    [
      [-wide * 0.2, 0, wide * 0.32],
      [wide * 0.17, wide * 0.08, wide * 0.14],
    ],
  ]
  const model = scenery(request, wide * 0.5, [
    {
      name: 'mound',
      solids: [
        blob(frame, mound, soil('mound', earth)),
        ...(state['shut'] === true ? [] : doorOf(request.frame, wide, earth)),
      ],
    },
    ...(state['snow'] === true
      ? [
          {
            name: 'snow',
            solids: [
              blob(
                frame,
                [
                  [
                    [0.02, wide * 0.43, -wide * 0.14],
                    [wide * 0.36, wide * 0.1, wide * 0.22],
                  ] as const,
                ],
                { part: 'snow', material: 'cloud', colour: '#fbfdff', group: 'snow' },
              ),
            ],
            nearer: 0.02,
          },
        ]
      : []),
  ])
  return { ...model, anchors: { ...model.anchors, hole: movedTo(frame, doorAt(wide)) } }
}

function soil(part: PartName, colour: string): Paint {
  return { part, material: 'ground', colour, group: 'mound' }
}

function doorAt(wide: number): Vector {
  return [0, wide * 0.2, wide * 0.22]
}

/** A round dark hole with a trodden rim. */
function doorOf(frame: Frame, wide: number, earth: string): Painted[] {
  const [, high, out] = doorAt(wide)
  const disc = (paint: Paint, size: number, lift: number): Painted =>
    ball(frame, [0, high, out + lift], [wide * size, wide * size * 0.92, wide * 0.03], {
      ...paint,
      marking: true,
    })
  return [
    disc(soil('rim', lighter(earth, 0.18)), 0.24, 0),
    disc(soil('hole', darker(earth, 0.66)), 0.19, 0.02),
  ]
}
