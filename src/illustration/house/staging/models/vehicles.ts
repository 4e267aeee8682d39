import { darker, lighter } from '../../pen/colour.ts'
import { drawMotif } from '../../props/draw-motif.ts'
import type { Modeller, ModelRequest } from '../model-request.ts'
import { ball, box, limb, line, plane, wheel } from '../solids/build.ts'
import { decal } from '../solids/decal.ts'
import type { Model, Paint, Painted, Piece } from '../solids/solid.ts'
import { type Frame, frameAlong, movedTo, pointIn } from '../space/frame.ts'
import { lengthOf, times, type Vector } from '../space/vector.ts'

const iron = '#3a3238'

function told({ state }: ModelRequest, key: string, usual: string): string {
  const value = state[key]
  return typeof value === 'string' ? value : usual
}

function turnTold({ state }: ModelRequest): number {
  return typeof state['spin'] === 'number' ? state['spin'] : 0.3
}

function paint(part: string, colour: string, group: string, material: Paint['material'] = 'metal'): Paint {
  return { part, material, colour, group }
}

function prop(
  { id, frame }: ModelRequest,
  height: number,
  pieces: Piece[],
  anchors: Readonly<Record<string, Vector>>,
): Model {
  return {
    id,
    kind: 'prop',
    frame,
    pieces,
    anchors: Object.fromEntries(
      Object.entries(anchors).map(([name, point]) => [name, movedTo(frame, point)]),
    ),
    height: height * lengthOf(frame.up),
  }
}

function block(
  frame: Frame,
  from: Vector,
  to: Vector,
  colour: string,
  group: string,
  material: Paint['material'] = 'metal',
): Painted[] {
  const shades = {
    top: lighter(colour, 0.16),
    front: colour,
    back: darker(colour, 0.14),
    left: darker(colour, 0.08),
    right: darker(colour, 0.08),
    bottom: darker(colour, 0.3),
  }
  return box(frame, from, to, (side) => ({
    part: 'body',
    material,
    colour: shades[side],
    group: `${group}${side}`,
  }))
}

/** How far the hull is open, in metres along its keel, and its half width at each place, keel and rim. */
const ribs = [
  [-1.5, 0.34, 0.12, 0.62],
  [-1, 0.52, 0.02, 0.55],
  [-0.3, 0.6, 0, 0.5],
  [0.4, 0.58, 0, 0.5],
  [1, 0.42, 0.06, 0.56],
  [1.45, 0.2, 0.2, 0.66],
  [1.75, 0, 0.42, 0.8],
] as const

/** A rowing boat with three thwarts, `state.sail` with a mast; what is loved stands on the sail. The keel is at its origin. */
export const boat: Modeller = (request) => {
  const { frame, state } = request
  const colour = told(request, 'colour', '#b5452f')
  const sail = state['sail'] === false ? [] : sailOn(request)
  return prop(
    request,
    sail.length > 0 ? 3.4 : 0.8,
    [
      {
        name: 'floor',
        solids: [
          plane(frame, outlineAt(0.12), paint('inside', darker(colour, 0.45), 'floor', 'wood'), [0, 1, 0]),
        ],
        nearer: -0.4,
      },
      ...([1, -1] as const).flatMap((side) => hullSide(frame, side, colour)),
      { name: 'transom', solids: transomOf(frame, colour) },
      ...[-0.95, -0.15, 0.7].map((z, index) => ({
        name: `thwart${index}`,
        solids: block(
          frame,
          [-0.5, 0.34, z - 0.12],
          [0.5, 0.38, z + 0.12],
          '#c89a63',
          `thwart${index}`,
          'wood',
        ),
      })),
      ...sail,
    ],
    {
      seat: [0, 0.38, -0.15],
      seat1: [0, 0.38, -0.15],
      seat2: [0, 0.38, -0.95],
      seat3: [0, 0.38, 0.7],
      bow: [0, 0.8, 1.6],
      stern: [0, 0.6, -1.5],
      rimL: [-0.58, 0.52, 0.1],
      rimR: [0.58, 0.52, 0.1],
      mast: [0, 1.2, 0.35],
    },
  )
}

/** The hull's outline at a height between keel (0) and rim (1). */
function outlineAt(part: number): Vector[] {
  const right = ribs.map(
    ([z, half, keel, rim]): Vector => [half * (0.55 + 0.45 * part), keel + (rim - keel) * part, z],
  )
  return [...right, ...right.toReversed().map(([x, y, z]): Vector => [-x, y, z])]
}

function hullSide(frame: Frame, side: 1 | -1, colour: string): Piece[] {
  const at = (part: number): Vector[] =>
    ribs.map(([z, half, keel, rim]) => [side * half * (part > 0 ? 1 : 0.3), keel + (rim - keel) * part, z])
  const stripe = lighter(colour, 0.7)
  const skin = (way: 1 | -1, shade: number, part: string): Painted =>
    plane(
      frame,
      [...at(0), ...at(1).toReversed()],
      paint(part, darker(colour, shade), `${part}${side}`, 'wood'),
      [side * way, way > 0 ? -0.25 : 0.25, 0],
    )
  return [
    {
      name: `outside${side}`,
      solids: [
        skin(1, side > 0 ? 0 : 0.08, 'hull'),
        line(frame, at(0.8), 0.05, { ...paint('stripe', stripe, `hull${side}`, 'wood'), marking: true }, [
          side,
          -0.2,
          0,
        ]),
        line(frame, at(1), 0.06, paint('rim', '#e0b070', `rim${side}`, 'wood')),
      ],
    },
    { name: `inside${side}`, solids: [skin(-1, 0.3, 'inside')] },
  ]
}

function transomOf(frame: Frame, colour: string): Painted[] {
  const [z, half, keel, rim] = ribs[0]
  const corners: Vector[] = [
    [-half * 0.3, keel, z],
    [half * 0.3, keel, z],
    [half, rim, z],
    [-half, rim, z],
  ]
  return [plane(frame, corners, paint('transom', darker(colour, 0.12), 'transom', 'wood'))]
}

function sailOn(request: ModelRequest): Piece[] {
  const { frame, state, seed } = request
  const cloth = told(request, 'sailColour', '#fdf6e6')
  const corners: Vector[] = [
    [0, 0.8, 0.3],
    [0, 3.2, 0.34],
    [0.06, 2, -0.5],
    [0.1, 0.85, -1.25],
  ]
  const shows = told(request, 'shows', '')
  const drawn = shows
    ? ([1, -1] as const).flatMap((side) =>
        decal(
          frameAlong(
            pointIn(frame, [0.06 + side * 0.02, 1.45, -0.3]),
            times(frame.right, side),
            frame.up,
            lengthOf(frame.up),
          ),
          drawMotif(shows, { seed, style: 'colour', size: 75 }),
        ),
      )
    : []
  const mast: Piece = {
    name: 'mast',
    solids: [
      limb(
        frame,
        [
          [0, 0.1, 0.35],
          [0, 3.4, 0.35],
        ],
        [0.05, 0.03],
        paint('mast', '#8a5d3b', 'mast', 'wood'),
      ),
      limb(
        frame,
        [
          [0, 0.82, 0.34],
          [0.08, 0.84, -1.3],
        ],
        0.03,
        paint('boom', '#8a5d3b', 'mast', 'wood'),
      ),
    ],
  }
  return state['sail'] === undefined && !shows
    ? []
    : [
        mast,
        { name: 'sail', solids: [plane(frame, corners, paint('sail', cloth, 'sail', 'cloth')), ...drawn] },
      ]
}

/** A tractor: `seat1` behind the wheel, `seat2` on the mudguard. */
export const tractor: Modeller = (request) => {
  const { frame } = request
  const colour = told(request, 'colour', '#3d8a4e')
  const turn = turnTold(request)
  const rubber = paint('tyre', iron, 'wheel', 'cloth')
  const hub = (name: string): Paint => ({ ...paint('disc', '#e8b53c', name), group: name })
  const wheels = [-1, 1].flatMap((side): Piece[] => [
    {
      name: `back${side}`,
      solids: wheel(frame, [side * 0.75, 0.75, -0.55], { radius: 0.75, width: 0.2, spokes: 8, turn }, [
        { ...rubber, group: `back${side}` },
        hub(`back${side}`),
      ]),
    },
    {
      name: `front${side}`,
      solids: wheel(frame, [side * 0.6, 0.42, 1.15], { radius: 0.42, width: 0.13, turn }, [
        { ...rubber, group: `front${side}` },
        hub(`front${side}`),
      ]),
    },
  ])
  return prop(
    request,
    2,
    [
      ...wheels,
      {
        name: 'engine',
        solids: [...block(frame, [-0.34, 0.55, 0.1], [0.34, 1.2, 1.55], colour, 'engine'), ...grillOn(frame)],
      },
      { name: 'cab', solids: block(frame, [-0.5, 0.5, -0.9], [0.5, 0.9, 0.1], darker(colour, 0.1), 'cab') },
      {
        name: 'seat',
        solids: [
          ...block(frame, [-0.26, 0.9, -0.85], [0.26, 1, -0.4], '#4a3a34', 'seat'),
          ...block(frame, [-0.26, 1, -0.9], [0.26, 1.35, -0.82], '#4a3a34', 'seatBack'),
        ],
      },
      {
        name: 'steer',
        solids: [
          limb(
            frame,
            [
              [0, 1.1, 0.05],
              [0, 1.4, -0.12],
            ],
            0.03,
            paint('steer', iron, 'steer'),
          ),
          {
            ...ball(
              frameAlong(
                pointIn(frame, [0, 1.42, -0.13]),
                [
                  frame.up[0] - frame.front[0] * 0.5,
                  frame.up[1] - frame.front[1] * 0.5,
                  frame.up[2] - frame.front[2] * 0.5,
                ],
                frame.front,
                lengthOf(frame.up),
              ),
              [0, 0, 0],
              [0.19, 0.19, 0.02],
              paint('steer', iron, 'steer'),
            ),
          },
        ],
      },
      {
        name: 'pipe',
        solids: [
          limb(
            frame,
            [
              [0.18, 1.2, 1.1],
              [0.18, 1.85, 1.1],
            ],
            0.05,
            paint('pipe', '#6b6670', 'pipe'),
          ),
        ],
      },
    ],
    {
      seat: [0, 1, -0.55],
      seat1: [0, 1, -0.55],
      seat2: [0.62, 1.35, -0.55],
      steerL: [-0.17, 1.42, -0.1],
      steerR: [0.17, 1.42, -0.1],
      tow: [0, 0.5, -1.1],
      top: [0, 1.2, 0.8],
    },
  )
}

function grillOn(frame: Frame): Painted[] {
  const bars = [0.7, 0.8, 0.9].map((y) =>
    line(
      frame,
      [
        [-0.22, y, 1.56],
        [0.22, y, 1.56],
      ],
      0.03,
      { ...paint('grill', iron, 'enginefront'), marking: true },
      [0, 0, 1],
    ),
  )
  const lamps = [-0.24, 0.24].map((x) => ({
    ...ball(frame, [x, 1.06, 1.56], [0.08, 0.08, 0.02], {
      ...paint('lens', '#fff1b8', 'enginefront', 'light'),
      marking: true,
    }),
    outward: frame.front,
  }))
  return [...bars, ...lamps]
}

/** A bicycle for a child, some 90 cm high: `seat` on the saddle, `carrier` behind it. */
export const bicycle: Modeller = (request) => {
  const { frame } = request
  const colour = told(request, 'colour', '#d2453a')
  const turn = turnTold(request)
  const tube = paint('tube', colour, 'bicycle')
  const [axle, crank, head]: Vector[] = [
    [0, 0.3, -0.48],
    [0, 0.3, -0.05],
    [0, 0.72, 0.36],
  ]
  const wheelAt = (z: number, name: string): Piece => ({
    name,
    solids: thinWheel(frame, [0, 0.3, z], turn, name),
  })
  return prop(
    request,
    0.95,
    [
      wheelAt(-0.48, 'backWheel'),
      wheelAt(0.55, 'frontWheel'),
      {
        name: 'frame',
        solids: [
          limb(frame, [axle as Vector, crank as Vector], 0.018, tube),
          limb(frame, [crank as Vector, [0, 0.7, -0.2]], 0.022, tube),
          limb(frame, [axle as Vector, [0, 0.62, -0.18]], 0.014, tube),
          limb(frame, [crank as Vector, head as Vector], 0.024, tube),
          limb(frame, [[0, 0.66, -0.18], head as Vector], 0.02, tube),
          limb(frame, [[0, 0.3, 0.55], head as Vector, [0, 0.86, 0.32]], 0.02, tube),
          limb(
            frame,
            [
              [-0.24, 0.9, 0.18],
              [-0.16, 0.9, 0.3],
              [0.16, 0.9, 0.3],
              [0.24, 0.9, 0.18],
            ],
            0.018,
            paint('handlebar', '#8d8a90', 'handlebar'),
          ),
          ball(frame, [0, 0.74, -0.22], [0.1, 0.035, 0.14], paint('saddle', iron, 'saddle', 'cloth')),
          limb(
            frame,
            [
              [0, 0.6, -0.26],
              [0, 0.6, -0.7],
            ],
            0.02,
            paint('carrier', '#8d8a90', 'carrier'),
          ),
          limb(
            frame,
            [
              [-0.1, 0.2, -0.05],
              [0.1, 0.4, -0.05],
            ],
            0.016,
            paint('pedal', iron, 'pedal'),
          ),
        ],
      },
    ],
    {
      seat: [0, 0.77, -0.2],
      carrier: [0, 0.63, -0.5],
      steerL: [-0.22, 0.91, 0.2],
      steerR: [0.22, 0.91, 0.2],
      pedalL: [-0.12, 0.2, -0.05],
      pedalR: [0.12, 0.4, -0.05],
    },
  )
}

/** A tyre with air between the spokes. */
function thinWheel(frame: Frame, centre: Vector, turn: number, group: string): Painted[] {
  const round = (radius: number): Vector[] =>
    Array.from({ length: 33 }, (_, index) => {
      const angle = (index / 32) * 2 * Math.PI
      return [centre[0], centre[1] + Math.sin(angle) * radius, centre[2] + Math.cos(angle) * radius]
    })
  const spokes = Array.from({ length: 10 }, (_, index): Painted => {
    const angle = turn + (index / 10) * 2 * Math.PI
    return line(
      frame,
      [centre, [centre[0], centre[1] + Math.sin(angle) * 0.28, centre[2] + Math.cos(angle) * 0.28]],
      0.008,
      paint('spoke', '#a7a4ab', group),
    )
  })
  return [...spokes, line(frame, round(0.28), 0.04, paint('tyre', iron, group, 'cloth'))]
}

/** A sledge on runners: two seats and a rope. */
export const sled: Modeller = (request) => {
  const { frame } = request
  const colour = told(request, 'colour', '#c08a55')
  const runners = [-1, 1].map(
    (side): Piece => ({
      name: `runner${side}`,
      solids: [
        limb(
          frame,
          [
            [side * 0.22, 0.03, -0.6],
            [side * 0.22, 0.03, 0.45],
            [side * 0.22, 0.12, 0.66],
            [side * 0.22, 0.3, 0.64],
          ],
          0.022,
          paint('runner', '#a83a30', `runner${side}`, 'wood'),
        ),
        ...[-0.4, 0.3].map((z) =>
          limb(
            frame,
            [
              [side * 0.22, 0.04, z],
              [side * 0.2, 0.24, z],
            ],
            0.02,
            paint('post', darker(colour, 0.2), `runner${side}`, 'wood'),
          ),
        ),
      ],
    }),
  )
  return prop(
    request,
    0.3,
    [
      ...runners,
      {
        name: 'seat',
        solids: [-0.18, -0.06, 0.06, 0.18].flatMap((x, index) =>
          block(frame, [x - 0.05, 0.24, -0.6], [x + 0.05, 0.28, 0.5], colour, `slat${index}`, 'wood'),
        ),
      },
      {
        name: 'rope',
        solids: [
          line(
            frame,
            [
              [-0.22, 0.3, 0.64],
              [0, 0.18, 1.1],
              [0.22, 0.3, 0.64],
            ],
            0.018,
            paint('rope', '#e6d7b4', 'rope', 'cloth'),
          ),
        ],
      },
    ],
    {
      seat: [0, 0.28, 0.1],
      seat1: [0, 0.28, 0.15],
      seat2: [0, 0.28, -0.35],
      rope: [0, 0.18, 1.1],
      top: [0, 0.28, 0],
    },
  )
}
