import type { PartName } from '../../part-name.ts'
import { darker, lighter } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { line, plane } from '../solids/build.ts'
import type { Paint, Painted, Piece } from '../solids/solid.ts'
import type { Frame } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { block, colourTold, propModel } from './prop-model.ts'

/** Half the width and half the depth of what stood there, in metres. */
const [half, deep] = [3.2, 2.4]
/** How high the planks are that stayed, one after another, as they broke. */
const brokenAt = [0.5, 0.62, 0.44, 0.7, 0.4, 0.58, 0.74, 0.46]
const plankWide = 0.4
const trim = '#f4e8d0'
/** The part of its front, from the middle, where its door was. */
const doorway = 0.42

/**
 * What a barn leaves that has walked off: its floor with straw, broken planks of its walls along three sides and beside the
 * doorway, and its corner posts. It lies on its middle, the doorway to its front; `colour` is that of the walls.
 */
export const barnGone: Modeller = (request) => {
  const { frame } = request
  const colour = colourTold(request, '#b8402f')
  const corners = [
    [-half, -deep],
    [half, -deep],
    [half, deep],
    [-half, deep],
  ] as const
  const sides = corners.map((from, index): Piece => {
    const to = corners[(index + 1) % corners.length] as readonly [number, number]
    const isFront = index === 2
    return {
      name: `wall${index}`,
      solids: planksAlong(frame, [from, to], colour, isFront),
      nearer: index < 2 ? -0.5 : 0.2,
    }
  })
  return propModel(
    request,
    1.2,
    [
      { name: 'floor', solids: floorOf(frame), nearer: -4 },
      ...sides,
      {
        name: 'posts',
        solids: corners.flatMap(([x, z], index) => postAt(frame, [x, z], index < 2 ? 1.25 : 0.95)),
      },
    ],
    { middle: [0, 0, 0], door: [0, 0, deep] },
  )
}

function floorOf(frame: Frame): Painted[] {
  const boards = '#b08a5e'
  const marked = (part: PartName, colour: string): Paint => ({
    part,
    material: 'wood',
    colour,
    group: 'floor',
    marking: true,
  })
  return [
    plane(
      frame,
      [
        [-half, 0.02, -deep],
        [half, 0.02, -deep],
        [half, 0.02, deep],
        [-half, 0.02, deep],
      ],
      { part: 'floor', material: 'wood', colour: boards, group: 'floor' },
    ),
    ...Array.from({ length: 15 }, (_, index): Painted => {
      const x = -half + 0.2 + index * 0.42
      return line(
        frame,
        [
          [x, 0.03, -deep],
          [x, 0.03, deep],
        ],
        0.04,
        marked('joint', darker(boards, 0.24)),
      )
    }),
    ...Array.from({ length: 26 }, (_, index): Painted => {
      const [x, z] = [((index * 1.37) % 5.6) - 2.8, ((index * 0.91) % 4) - 2]
      const turn = index * 2.4
      const end: Vector = [x + Math.cos(turn) * 0.34, 0.04, z + Math.sin(turn) * 0.34]
      return line(frame, [[x, 0.04, z], end], 0.05, marked('hay', index % 2 === 0 ? '#f0d06a' : '#dcb648'))
    }),
  ]
}

/** Broken planks side by side along one wall, with the bar that held them. */
function planksAlong(
  frame: Frame,
  [from, to]: readonly [readonly [number, number], readonly [number, number]],
  colour: string,
  hasDoor: boolean,
): Painted[] {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1])
  const count = Math.round(long / plankWide)
  const at = (part: number, high: number): Vector => [
    from[0] + (to[0] - from[0]) * part,
    high,
    from[1] + (to[1] - from[1]) * part,
  ]
  return Array.from({ length: count }, (_, index) => index)
    .filter((index) => !hasDoor || Math.abs((index + 0.5) / count - 0.5) > doorway / 2)
    .map((index): Painted => {
      const [left, right] = [index / count, (index + 1) / count]
      const high = brokenAt[(index * 3) % brokenAt.length] as number
      const points = [at(left, 0), at(right, 0), at(right, high), at(left, high + 0.08)]
      return plane(frame, points, {
        part: 'plank',
        material: 'wood',
        colour: index % 2 === 0 ? colour : lighter(colour, 0.1),
        group: `plank${from.join()}${index}`,
      })
    })
}

function postAt(frame: Frame, [x, z]: readonly [number, number], high: number): Painted[] {
  return block(frame, [x - 0.13, 0, z - 0.13], [x + 0.13, high, z + 0.13], {
    part: 'post',
    material: 'wood',
    colour: trim,
    group: `post${x}${z}`,
  })
}
