import { darker, lighter } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { box } from '../solids/build.ts'
import type { Painted, Piece } from '../solids/solid.ts'
import type { Frame } from '../space/frame.ts'
import { block, colourTold, numberTold, propModel, wood } from './prop-model.ts'

const oak = '#c08a55'

function legsAt(
  frame: Frame,
  places: readonly (readonly [x: number, z: number])[],
  height: number,
  thick: number,
  colour: string,
): Piece[] {
  return places.map(([x, z], index) => ({
    name: `leg${index}`,
    solids: block(
      frame,
      [x - thick, 0, z - thick],
      [x + thick, height, z + thick],
      wood('leg', colour, 'legs'),
    ),
  }))
}

/** A chair that faces its front; `seat` is where one sits. */
export const chair: Modeller = (request) => {
  const { frame } = request
  const colour = colourTold(request, oak)
  const rails = [0.62, 0.78].flatMap((y) =>
    block(frame, [-0.19, y, -0.2], [0.19, y + 0.07, -0.17], wood('rail', colour, 'chair')),
  )
  const posts = [-1, 1].flatMap((side) =>
    block(
      frame,
      [side * 0.19 - 0.02, 0, -0.21],
      [side * 0.19 + 0.02, 0.9, -0.17],
      wood('post', colour, 'chair'),
    ),
  )
  return propModel(
    request,
    0.9,
    [
      ...legsAt(
        frame,
        [
          [-0.18, 0.18],
          [0.18, 0.18],
        ],
        0.43,
        0.02,
        colour,
      ),
      { name: 'back', solids: [...posts, ...rails] },
      {
        name: 'seat',
        solids: block(frame, [-0.22, 0.42, -0.22], [0.22, 0.46, 0.22], wood('seat', colour, 'chair')),
      },
    ],
    { seat: [0, 0.46, 0.02], top: [0, 0.9, -0.19], back: [0, 0.7, -0.2] },
  )
}

/** A bench for three. */
export const bench: Modeller = (request) => {
  const { frame } = request
  const colour = colourTold(request, oak)
  const slat = (y: number, z: number, thick: number): Painted[] =>
    block(frame, [-0.8, y, z], [0.8, y + 0.05, z + thick], wood('seat', colour, 'bench'))
  return propModel(
    request,
    0.85,
    [
      ...legsAt(
        frame,
        [
          [-0.7, -0.18],
          [0.7, -0.18],
          [-0.7, 0.16],
          [0.7, 0.16],
        ],
        0.42,
        0.035,
        darker(colour, 0.2),
      ),
      {
        name: 'seat',
        solids: [slat(0.42, -0.2, 0.12), slat(0.42, -0.06, 0.12), slat(0.42, 0.08, 0.12)].flat(),
      },
      {
        name: 'back',
        solids: [
          ...[-0.7, 0.7].flatMap((x) =>
            block(
              frame,
              [x - 0.035, 0.42, -0.26],
              [x + 0.035, 0.85, -0.21],
              wood('post', darker(colour, 0.2), 'bench'),
            ),
          ),
          ...[0.56, 0.7].flatMap((y) =>
            block(frame, [-0.8, y, -0.22], [0.8, y + 0.1, -0.18], wood('seat', colour, 'bench')),
          ),
        ],
      },
    ],
    {
      seat: [0, 0.47, 0],
      seat1: [-0.5, 0.47, 0],
      seat2: [0, 0.47, 0],
      seat3: [0.5, 0.47, 0],
      top: [0, 0.85, -0.2],
    },
  )
}

/** A table for six, with a cloth in `state.cloth`. */
export const table: Modeller = (request) => {
  const { frame, state } = request
  const colour = colourTold(request, oak)
  const [wide, deep] = [numberTold(request, 'w', 1.4) / 2, numberTold(request, 'd', 0.8) / 2]
  const cloth = typeof state['cloth'] === 'string' ? clothOn(frame, wide, deep, state['cloth']) : []
  return propModel(
    request,
    0.72,
    [
      ...legsAt(
        frame,
        [
          [-wide + 0.08, -deep + 0.08],
          [wide - 0.08, -deep + 0.08],
          [-wide + 0.08, deep - 0.08],
          [wide - 0.08, deep - 0.08],
        ],
        0.68,
        0.035,
        darker(colour, 0.12),
      ).map((leg) => ({ ...leg, nearer: cloth.length > 0 ? 0 : -0.25 })),
      {
        name: 'top',
        solids: [
          ...block(frame, [-wide, 0.68, -deep], [wide, 0.72, deep], wood('tableTop', colour, 'table')),
          ...cloth,
        ],
        // What stands on it is nearer than its middle, and so are legs before it.
        nearer: cloth.length > 0 ? 0.6 : 0,
      },
    ],
    {
      top: [0, 0.72, 0],
      edge: [0, 0.72, deep],
      under: [0, 0, 0],
      left: [-wide * 0.6, 0.72, 0],
      right: [wide * 0.6, 0.72, 0],
    },
  )
}

function clothOn(frame: Frame, wide: number, deep: number, colour: string): Painted[] {
  return box(frame, [-wide - 0.01, 0.5, -deep - 0.01], [wide + 0.01, 0.726, deep + 0.01], (side) => ({
    part: 'cloth',
    material: 'cloth',
    colour: side === 'top' ? lighter(colour, 0.1) : side === 'front' ? colour : darker(colour, 0.08),
    group: `cloth${side}`,
    marking: false,
  })).filter((_, index) => index !== 5)
}
