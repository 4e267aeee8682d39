import { darker, lighter } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { ball, blob, type Globe, limb, line, plane } from '../solids/build.ts'
import { spot } from '../solids/spot.ts'
import type { Paint, Painted, Piece } from '../solids/solid.ts'
import { type Frame, movedTo } from '../space/frame.ts'
import { add, radians, times, type Vector } from '../space/vector.ts'
import { block, colourTold, numberTold, propModel } from './prop-model.ts'
import { paint, small } from './small-thing.ts'

/** A torch as it lies, its light at its front; `state.lit` false puts it out. */
export const torch = small({
  colour: '#c8453c',
  height: 0.2,
  grip: [0, 0.04, -0.04],
  anchors: { light: [0, 0.05, 0.14] },
  draw: ({ frame, state }, colour) => {
    const lit = state['lit'] !== false
    const tube: Vector[] = [
      [0, 0.045, -0.12],
      [0, 0.045, 0.04],
    ]
    return [
      limb(frame, tube, 0.032, paint('tube', 'metal', colour)),
      limb(
        frame,
        [
          [0, 0.047, 0.05],
          [0, 0.05, 0.11],
        ],
        [0.034, 0.055],
        paint('torchHead', 'metal', darker(colour, 0.2)),
      ),
      ball(
        frame,
        [0, 0.05, 0.125],
        [0.05, 0.05, 0.018],
        paint('torchGlass', 'light', lit ? '#fff3bd' : '#43505c'),
      ),
      {
        ...line(
          frame,
          [
            [0, 0.08, -0.06],
            [0, 0.08, -0.02],
          ],
          0.02,
          paint('button', 'metal', '#f0d9a0'),
        ),
        outward: frame.up,
      },
    ]
  },
})

/** Metres that it counts nearer than all of a room, and less than a shadow on its wall does. */
const beforeRooms = 1400

/**
 * The light that a lamp throws from its origin to where it looks, in the air: a cone that is `state.wide` metres in radius at its
 * end. It is drawn before all that stands, so that hands are seen in it.
 */
export const beam: Modeller = (request) => {
  const { id, frame, act } = request
  const end = act.looks ?? add(frame.origin, frame.front)
  const wide = numberTold(request, 'wide', 0.8)
  const cone: Painted = {
    kind: 'limb',
    points: [frame.origin, end],
    radii: [0.05, wide],
    paint: {
      part: 'beam',
      material: 'light',
      colour: colourTold(request, '#ffe9a8'),
      group: 'beam',
      soft: true,
      alpha: 0.5,
    },
  }
  return {
    id,
    kind: 'prop',
    frame,
    pieces: [{ name: 'beam', solids: [cone], nearer: beforeRooms }],
    anchors: {},
    height: wide * 2,
    shadowless: true,
    lies: true,
  }
}

const darkness = '#14102a'

/** An armful of the dark: soft and round, with stars in it, since the dark of night has some. */
export const dark = small({
  colour: darkness,
  height: 0.3,
  grip: [0, 0.12, 0],
  draw: ({ frame }, colour) => {
    const balls: (readonly [Vector, number])[] = [
      [[0, 0.14, 0], 0.16],
      [[0.14, 0.1, 0.03], 0.11],
      [[-0.14, 0.11, 0.02], 0.12],
      [[0.04, 0.24, -0.02], 0.1],
    ]
    return [
      blob(frame, balls, smoke(colour)),
      ...balls.flatMap(([at, size]) => starsOn(frame, at, [size, size, size])),
    ]
  },
})

/** Where stars are on a ball of the dark, in degrees, and how large, in metres. */
const starsThere = [
  [-38, 22, 0.012],
  [24, 46, 0.009],
  [8, -12, 0.014],
  [58, 8, 0.009],
  [-70, -8, 0.01],
] as const

function starsOn(frame: Frame, at: Vector, size: Vector): Painted[] {
  const globe: Globe = { frame: movedTo(frame, at), size }
  return starsThere.map(([aside, above, wide]) =>
    spot(globe, [aside, above], [wide, wide], {
      part: 'star',
      material: 'paper',
      colour: '#e8ecff',
      group: 'dark',
      marking: true,
    }),
  )
}

function smoke(colour: string): Paint {
  return { part: 'dark', material: 'cloud', colour, group: 'dark' }
}

/** Half its width, half its depth, how high its box and how thick its lid is, in metres. */
const [half, deep, high, lid] = [0.42, 0.3, 0.19, 0.09]
const brass = '#e3b64f'

/**
 * A suitcase that lies on its back, its handle to its front; `state.open` is how many degrees its lid is lifted. With
 * `state.spills` it is heaped with the dark, in the colour told, that runs over its edge; `rim` is the upper edge of its open lid.
 */
export const suitcase: Modeller = (request) => {
  const { frame, state } = request
  const colour = colourTold(request, '#a5653f')
  const open = numberTold(request, 'open', 0)
  const hinge = movedTo(frame, [0, high, -deep])
  const lift = radians(open)
  const lidFrame = {
    ...hinge,
    front: add(times(frame.front, Math.cos(lift)), times(frame.up, Math.sin(lift))),
    up: add(times(frame.up, Math.cos(lift)), times(frame.front, -Math.sin(lift))),
  }
  const leather: Paint = { part: 'case', material: 'wood', colour, group: 'case' }
  const inside = colourTold(request, '#2a2340', 'inside')
  const spills = typeof state['spills'] === 'string' ? spilling(frame, state['spills']) : []
  const rim: Vector = [0, high + Math.sin(lift) * deep * 2, -deep + Math.cos(lift) * deep * 2]
  return propModel(
    request,
    high + lid,
    [
      { name: 'box', solids: boxOf(frame, leather) },
      ...(open > 0 ? [{ name: 'inside', solids: [lining(frame, inside)], nearer: 0.3 }] : []),
      { name: 'lid', solids: lidOf(lidFrame, leather, open > 0), nearer: open > 60 ? -0.2 : 0.1 },
      ...spills,
    ],
    {
      top: [0, high + lid, 0],
      seat: [0, high + lid, 0],
      handle: [0, high * 0.62, deep + 0.07],
      left: [-half, high, 0],
      right: [half, high, 0],
      inside: [0, high * 0.6, 0],
      rim,
    },
  )
}

/** Straps, clasps, brass corners and a handle on its front. */
function boxOf(frame: Frame, leather: Paint): Painted[] {
  const face = deep + 0.004
  const strap: Paint = { ...leather, part: 'strap', colour: darker(leather.colour, 0.3), marking: true }
  const metal: Paint = { ...leather, part: 'clasp', material: 'metal', colour: brass, marking: true }
  const corners = [-1, 1].flatMap((side) =>
    [0, high].map((y): Painted => {
      const inward = y === 0 ? 0.07 : -0.07
      return plane(
        frame,
        [
          [side * half, y, face],
          [side * (half - 0.08), y, face],
          [side * half, y + inward, face],
        ],
        metal,
        [0, 0, 1],
      )
    }),
  )
  return [
    ...block(frame, [-half, 0, -deep], [half, high, deep], leather),
    ...[-0.24, 0.24].map((x) =>
      line(
        frame,
        [
          [x, 0, face],
          [x, high, face],
        ],
        0.05,
        strap,
        [0, 0, 1],
      ),
    ),
    ...corners,
    ...[-0.24, 0.24].map((x) =>
      line(
        frame,
        [
          [x, high - 0.055, face + 0.002],
          [x, high - 0.005, face + 0.002],
        ],
        0.075,
        metal,
        [0, 0, 1],
      ),
    ),
    limb(
      frame,
      [
        [-0.11, high * 0.6, deep + 0.01],
        [-0.08, high * 0.6, deep + 0.08],
        [0.08, high * 0.6, deep + 0.08],
        [0.11, high * 0.6, deep + 0.01],
      ],
      0.02,
      { ...leather, part: 'handle', colour: darker(leather.colour, 0.45) },
    ),
  ]
}

/** What is seen from above in an open box. */
function lining(frame: Frame, colour: string): Painted {
  const [x, z] = [half - 0.04, deep - 0.04]
  return plane(
    frame,
    [
      [-x, high + 0.004, -z],
      [x, high + 0.004, -z],
      [x, high + 0.004, z],
      [-x, high + 0.004, z],
    ],
    { part: 'inside', material: 'cloth', colour, group: 'inside' },
    [0, 1, 0],
  )
}

/** From the hinge on; open, its lining and a band across it are seen. */
function lidOf(frame: Frame, leather: Paint, isOpen: boolean): Painted[] {
  const { colour } = leather
  const strap: Paint = { ...leather, part: 'strap', colour: darker(colour, 0.3), marking: true }
  const cloth: Paint = { part: 'lining', material: 'cloth', colour: '#e6d2b4', group: 'lid', marking: true }
  const across = (x: number, y: number, paint: Paint, outward: Vector): Painted =>
    line(
      frame,
      [
        [x, y, 0],
        [x, y, deep * 2],
      ],
      0.05,
      paint,
      outward,
    )
  const inner: Painted[] = isOpen
    ? [
        plane(
          frame,
          [
            [-half + 0.035, -0.003, 0.035],
            [half - 0.035, -0.003, 0.035],
            [half - 0.035, -0.003, deep * 2 - 0.035],
            [-half + 0.035, -0.003, deep * 2 - 0.035],
          ],
          cloth,
          [0, -1, 0],
        ),
        line(
          frame,
          [
            [-half + 0.035, -0.005, deep],
            [half - 0.035, -0.005, deep],
          ],
          0.045,
          { ...cloth, part: 'band', colour: darker(cloth.colour, 0.22) },
          [0, -1, 0],
        ),
      ]
    : []
  return [
    ...block(frame, [-half, 0, 0], [half, lid, deep * 2], {
      ...leather,
      colour: lighter(colour, 0.06),
      group: 'lid',
    }),
    ...[-0.24, 0.24].map((x) => across(x, lid + 0.004, strap, [0, 1, 0])),
    ...inner,
  ]
}

/** A heap in the box that wells over its edges to the ground, as dough does: round, with stars in it. */
function spilling(frame: Frame, colour: string): Piece[] {
  const heap: (readonly [Vector, Vector])[] = [
    [
      [0, high, -0.02],
      [half - 0.05, 0.06, deep - 0.06],
    ],
    [
      [-0.2, high + 0.06, -0.04],
      [0.15, 0.13, 0.15],
    ],
    [
      [0.06, high + 0.1, -0.08],
      [0.18, 0.17, 0.16],
    ],
    [
      [0.26, high + 0.04, 0],
      [0.13, 0.11, 0.14],
    ],
  ]
  const over: (readonly [Vector, Vector])[] = [
    [
      [-0.24, high - 0.02, deep + 0.01],
      [0.15, 0.11, 0.09],
    ],
    [
      [-0.26, 0.08, deep + 0.09],
      [0.21, 0.09, 0.13],
    ],
    [
      [-0.1, 0.04, deep + 0.16],
      [0.2, 0.045, 0.13],
    ],
  ]
  return [
    {
      name: 'heap',
      solids: [blob(frame, heap, smoke(colour)), ...heap.flatMap(([at, size]) => starsOn(frame, at, size))],
      nearer: 0.2,
    },
    {
      name: 'spill',
      solids: [blob(frame, over, smoke(colour)), ...over.flatMap(([at, size]) => starsOn(frame, at, size))],
      nearer: 0.3,
    },
  ]
}
