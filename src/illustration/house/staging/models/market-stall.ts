import { darker, lighter } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { ball, blob, limb, plane } from '../solids/build.ts'
import type { Paint, Painted, Piece } from '../solids/solid.ts'
import type { Frame } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { goodsOn } from './market-goods.ts'
import { block, colourTold, numberTold, propModel, wood } from './prop-model.ts'
import { paint, small, turned } from './small-thing.ts'

const [half, deep, top] = [1.25, 0.42, 0.62]
const [roofFront, roofBack] = [1.85, 2.3]

/**
 * A stall under a striped awning, its front to its front; `state.nuts` lie heaped in its tray, of none of which it is empty, or
 * `state.sells` says what does: `fish`, `cheese` or `flowers`.
 */
export const stall: Modeller = (request) => {
  const { frame } = request
  const colour = colourTold(request, '#c9553f')
  const board = '#b98a58'
  const posts = [-1, 1].flatMap((x) =>
    [-1, 1].map(
      (z): Piece => ({
        name: `post${x}${z}`,
        solids: block(
          frame,
          [x * half - 0.04, 0, z * deep - 0.04],
          [x * half + 0.04, z > 0 ? roofFront : roofBack, z * deep + 0.04],
          wood('post', darker(board, 0.15), 'posts'),
        ),
      }),
    ),
  )
  return propModel(
    request,
    roofBack,
    [
      ...posts,
      {
        name: 'table',
        solids: block(frame, [-half, 0.1, -deep], [half, top, deep], wood('board', board, 'table')),
      },
      { name: 'tray', solids: trayAt(frame, board), nearer: 0.3 },
      { name: 'nuts', solids: nutsIn(frame, numberTold(request, 'nuts', 0)), nearer: 0.5 },
      {
        name: 'goods',
        solids: goodsOn(frame, request.state['sells'], [half * 0.82, top + 0.15]),
        nearer: 0.5,
      },
      { name: 'awning', solids: awningOf(frame, colour), nearer: 0.6 },
    ].filter(({ solids }) => solids.length > 0),
    {
      tray: [0, top + 0.12, 0],
      left: [half, top, 0.1],
      right: [-half, top, 0.1],
      behind: [0, 0, -deep - 0.4],
    },
  )
}

/** A shallow box that slants to whoever buys, and its dark inside. */
function trayAt(frame: Frame, board: string): Painted[] {
  const x = half * 0.82
  const inner: Paint = { ...wood('inside', darker(board, 0.5), 'tray'), marking: true }
  return [
    ...block(
      frame,
      [-x, top, -deep * 0.8],
      [x, top + 0.14, deep * 0.9],
      wood('tray', lighter(board, 0.1), 'tray'),
    ),
    plane(
      frame,
      [
        [-x + 0.06, top + 0.145, -deep * 0.7],
        [x - 0.06, top + 0.145, -deep * 0.7],
        [x - 0.06, top + 0.145, deep * 0.8],
        [-x + 0.06, top + 0.145, deep * 0.8],
      ],
      inner,
      [0, 1, 0],
    ),
  ]
}

function nutsIn(frame: Frame, count: number): Painted[] {
  return Array.from({ length: count }, (_, index): Painted => {
    const across = ((index * 0.618) % 1) - 0.5
    const away = ((index * 0.382 + 0.2) % 1) - 0.5
    const at: Vector = [across * half * 1.4, top + 0.19 + (index % 3) * 0.03, away * deep * 1.1]
    return ball(
      frame,
      at,
      [0.065, 0.072, 0.065],
      paint('nut', 'wood', index % 2 ? '#b9783f' : '#c98d4e', `nut${index}`),
    )
  })
}

/** Stripes from back to front, with a scalloped edge. */
function awningOf(frame: Frame, colour: string): Painted[] {
  const stripes = 7
  const wide = (2 * (half + 0.16)) / stripes
  return Array.from({ length: stripes }, (_, index): Painted => {
    const [x0, x1] = [-half - 0.16 + index * wide, -half - 0.16 + (index + 1) * wide]
    const middle = (x0 + x1) / 2
    const front = deep + 0.3
    return plane(
      frame,
      [
        [x0, roofBack, -deep],
        [x1, roofBack, -deep],
        [x1, roofFront, front],
        [x1, roofFront - 0.1, front],
        [middle, roofFront - 0.2, front],
        [x0, roofFront - 0.1, front],
        [x0, roofFront, front],
      ],
      paint('stripe', 'cloth', index % 2 ? '#fbf1e2' : colour, `stripe${index}`),
    )
  })
}

/** A pot with earth, patted down; `state.flower` stands in it. */
export const flowerpot = small({
  colour: '#c46a45',
  height: 0.26,
  anchors: { earth: [0, 0.25, 0] },
  draw: ({ frame, state }, colour) => [
    blob(
      frame,
      turned([
        [0, 0.1],
        [0.19, 0.145],
      ]),
      paint('pot', 'stone', colour, 'pot'),
    ),
    blob(
      frame,
      turned([
        [0.19, 0.165],
        [0.26, 0.165],
      ]),
      paint('potRim', 'stone', lighter(colour, 0.1), 'potRim'),
    ),
    ball(frame, [0, 0.258, 0], [0.14, 0.022, 0.14], {
      ...paint('earth', 'ground', '#5b4334', 'potRim'),
      marking: true,
    }),
    ...(typeof state['flower'] === 'string' ? flowerIn(frame, state['flower']) : []),
  ],
})

function flowerIn(frame: Frame, colour: string): Painted[] {
  const petals = [0, 1, 2, 3, 4].map((index): readonly [Vector, number] => {
    const turn = index * 1.2566
    return [[Math.cos(turn) * 0.055, 0.52 + Math.sin(turn) * 0.055, 0.02], 0.045]
  })
  return [
    limb(
      frame,
      [
        [0, 0.26, 0],
        [0.01, 0.52, 0],
      ],
      0.011,
      paint('stalk', 'foliage', '#4f8a4a', 'stalk'),
    ),
    blob(frame, petals, paint('petal', 'foliage', colour, 'flower')),
    ball(frame, [0, 0.52, 0.06], 0.032, { ...paint('heart', 'foliage', '#f6cf5a', 'flower'), marking: true }),
  ]
}
