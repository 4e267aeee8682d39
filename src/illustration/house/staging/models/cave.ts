import type { PartName } from '../../part-name.ts'
import { darker, lighter } from '../../pen/colour.ts'
import { smooth } from '../../pen/curves.ts'
import type { Point } from '../../drawing.ts'
import type { Modeller } from '../model-request.ts'
import { blob, plane } from '../solids/build.ts'
import type { Paint, Painted } from '../solids/solid.ts'
import { type Frame, movedTo } from '../space/frame.ts'
import { lengthOf, type Vector } from '../space/vector.ts'
import { colourTold } from './prop-model.ts'

/** From its left foot over its top to its right one, in metres: the mouth of the cave. */
const mouth: readonly Point[] = [
  [-1.75, 0],
  [-1.85, 0.9],
  [-1.35, 1.7],
  [-0.5, 2.25],
  [0.4, 2.1],
  [1.2, 1.8],
  [1.75, 1.05],
  [1.6, 0],
]
/** Layers of rock, each nearer to the reader, wider open and darker. */
const layers = [
  { out: 0, wide: 1, shade: 0 },
  { out: 0.8, wide: 1.28, shade: 0.22 },
  { out: 1.8, wide: 1.7, shade: 0.42 },
] as const
/** How far the rock goes on round the mouth. */
const [aside, above] = [14, 9]
const boulders: readonly (readonly [Vector, Vector])[] = [
  [
    [-2.1, 0.12, 0.4],
    [0.5, 0.36, 0.4],
  ],
  [
    [2, 0.1, 0.3],
    [0.42, 0.3, 0.36],
  ],
  [
    [2.5, 0.16, 0.9],
    [0.6, 0.46, 0.5],
  ],
]

/** A cave from within: walls of rock round a mouth through which is seen what stands outside. It faces who is inside. */
export const cave: Modeller = (request) => {
  const { id, frame } = request
  const colour = colourTold(request, '#57506e')
  const stone = (part: PartName, tone: string): Paint => ({
    part,
    material: 'stone',
    colour: tone,
    group: part,
  })
  return {
    id,
    kind: 'scenery',
    frame,
    pieces: [
      ...layers.map(({ out, wide, shade }, index) => ({
        name: `wall${index}`,
        solids: [
          wallOf(movedTo(frame, [0, 0, out]), wide, {
            ...stone('wall', darker(colour, shade)),
            group: `wall${index}`,
          }),
        ],
        nearer: index,
      })),
      {
        name: 'boulders',
        solids: boulders.map(([at, size], index) =>
          blob(frame, [[at, size]], { ...stone('boulder', lighter(colour, 0.08)), group: `boulder${index}` }),
        ),
        nearer: 1.5,
      },
    ],
    anchors: { mouth: movedTo(frame, [0, 1, 0]) },
    height: above * lengthOf(frame.up),
  }
}

function wallOf(frame: Frame, wide: number, look: Paint): Painted {
  const arch = smooth(
    mouth.map(([x, y]): Point => [x * wide, y * (0.6 + 0.4 * wide)]),
    false,
    6,
  )
  return plane(
    frame,
    [
      [-aside, -0.02, 0],
      ...arch.map(([x, y]): Vector => [x, y - 0.02, 0]),
      [aside, -0.02, 0],
      [aside, above, 0],
      [-aside, above, 0],
    ],
    look,
  )
}
