import { darker, lighter } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { limb, line } from '../solids/build.ts'
import type { Paint, Painted, Piece } from '../solids/solid.ts'
import type { Frame } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { block, colourTold, propModel, wood } from './prop-model.ts'

/** Half its width and depth, and how thick its floor is, in metres. */
const [half, deep, floor] = [1.5, 1.15, 0.1]
const [railHigh, postThick] = [0.62, 0.05]

/**
 * The floor of a tree house with rails at its sides and back, open to its front, and a rope with a basket at its right unless `state.basket` is false; it stands on the
 * level of its floor, on struts. `edge` is its front edge, where one can hang over.
 */
export const treeHouse: Modeller = (request) => {
  const { frame } = request
  const colour = colourTold(request, '#b98a58')
  const rail = lighter(colour, 0.12)
  const under: Piece[] = [-1, 1].map((side) => ({
    name: `strut${side}`,
    solids: [
      limb(
        frame,
        [
          [side * half * 0.8, -floor, 0],
          [side * half * 0.45, -0.95, -deep * 0.9],
        ],
        0.07,
        wood('strut', darker(colour, 0.2), 'strut'),
      ),
    ],
    nearer: -60,
  }))
  const boards: Piece = {
    name: 'floor',
    solids: [
      ...block(frame, [-half, -floor, -deep], [half, 0, deep], wood('plank', colour, 'floor')),
      ...Array.from({ length: 8 }, (_, index): Painted => {
        const x = -half + ((index + 1) * 2 * half) / 9
        return line(
          frame,
          [
            [x, 0.004, -deep],
            [x, 0.004, deep],
          ],
          0.022,
          mark(darker(colour, 0.24)),
          [0, 1, 0],
        )
      }),
    ],
    nearer: -50,
  }
  return propModel(
    request,
    railHigh,
    [
      ...under,
      boards,
      ...railAlong(frame, [-half, -deep], [half, -deep], rail, 'back', -40),
      ...railAlong(frame, [half, -deep], [half, deep], rail, 'sideL', 0),
      ...railAlong(frame, [-half, -deep], [-half, deep], rail, 'sideR', 0),
      ...(request.state['basket'] === false ? [] : hoist(frame)),
    ],
    {
      floor: [0, 0, 0],
      edge: [0, 0, deep],
      edgeL: [0.9, 0, deep],
      edgeR: [-0.9, 0, deep],
      railL: [half, railHigh, 0],
      railR: [-half, railHigh, 0],
      railBack: [0, railHigh, -deep],
      basket: [-half - 0.5, -0.55, -deep * 0.8],
    },
  )
}

function mark(colour: string): Paint {
  return { part: 'plank', material: 'wood', colour, group: 'floor', marking: true }
}

function railAlong(
  frame: Frame,
  [x0, z0]: readonly [number, number],
  [x1, z1]: readonly [number, number],
  colour: string,
  name: string,
  nearer: number,
): Piece[] {
  const posts = [0, 0.5, 1].map((part): Piece => {
    const [x, z] = [x0 + (x1 - x0) * part, z0 + (z1 - z0) * part]
    return {
      name: `${name}Post${part}`,
      solids: block(
        frame,
        [x - postThick, 0, z - postThick],
        [x + postThick, railHigh + 0.05, z + postThick],
        wood('post', darker(colour, 0.1), name),
      ),
      nearer,
    }
  })
  const bars: Painted[] = [0.3, railHigh].map((y) =>
    limb(
      frame,
      [
        [x0, y, z0],
        [x1, y, z1],
      ],
      0.035,
      wood('rail', colour, name),
    ),
  )
  return [{ name, solids: bars, nearer }, ...posts]
}

/** A pole that stands out, and a basket that hangs from it. */
function hoist(frame: Frame): Piece[] {
  const x = -half - 0.5
  const z = -deep * 0.8
  const rope: Paint = { part: 'rope', material: 'cloth', colour: '#efe0b8', group: 'rope' }
  const wicker: Paint = { part: 'basket', material: 'wood', colour: '#c98d4a', group: 'basket' }
  const rim = (side: number): Vector => [x + side * 0.3, -0.3, z]
  return [
    {
      name: 'hoist',
      solids: [
        limb(
          frame,
          [
            [-half + 0.1, 1.9, z],
            [x - 0.1, 1.95, z],
          ],
          0.05,
          wood('beam', '#8a6242', 'hoist'),
        ),
        limb(
          frame,
          [
            [-half, 0, z],
            [-half, 1.95, z],
          ],
          0.06,
          wood('beam', '#8a6242', 'hoist'),
        ),
      ],
    },
    {
      name: 'basket',
      solids: [
        limb(
          frame,
          [
            [x, 1.92, z],
            [x, 0.3, z],
          ],
          0.018,
          rope,
        ),
        limb(frame, [rim(-1), [x, 0.3, z], rim(1)], 0.014, rope),
        limb(
          frame,
          [
            [x, -0.6, z],
            [x, -0.3, z],
          ],
          [0.24, 0.33],
          wicker,
        ),
      ],
    },
  ]
}
