import { darker, lighter } from '../../pen/colour.ts'
import type { Modeller, ModelRequest } from '../model-request.ts'
import { ball, blob, box, limb, line, plane, type Size } from '../solids/build.ts'
import type { Model, Paint, Painted, Piece } from '../solids/solid.ts'
import { type Frame, movedTo } from '../space/frame.ts'
import { lengthOf, type Vector } from '../space/vector.ts'

const oak = '#c08a55'

function colourTold({ state }: ModelRequest, usual: string, key = 'colour'): string {
  const told = state[key]
  return typeof told === 'string' ? told : usual
}

function wood(part: string, colour: string, group: string): Paint {
  return { part, material: 'wood', colour, group }
}

/** The six sides of a board or block, lit from above. */
function block(frame: Frame, from: Vector, to: Vector, paint: Paint): Painted[] {
  const shades = {
    top: lighter(paint.colour, 0.14),
    front: paint.colour,
    back: darker(paint.colour, 0.14),
    left: darker(paint.colour, 0.08),
    right: darker(paint.colour, 0.08),
    bottom: darker(paint.colour, 0.3),
  }
  return box(frame, from, to, (side) => ({ ...paint, colour: shades[side] }))
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
  return prop(
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
  return prop(
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
  const [wide, deep] = [numberTold(state, 'w', 1.4) / 2, numberTold(state, 'd', 0.8) / 2]
  const cloth = typeof state['cloth'] === 'string' ? clothOn(frame, wide, deep, state['cloth']) : []
  return prop(
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
      ),
      {
        name: 'top',
        solids: [
          ...block(frame, [-wide, 0.68, -deep], [wide, 0.72, deep], wood('tableTop', colour, 'table')),
          ...cloth,
        ],
        nearer: 0.25,
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

function numberTold(state: ModelRequest['state'], key: string, usual: number): number {
  const told = state[key]
  return typeof told === 'number' ? told : usual
}

/** How long a child's bed is, half its width, and how high one lies, in metres. */
const bedLong = 1.8
const bedWide = 0.48
const mattress = 0.42

/**
 * A bed, its head at its back; its foot to its front. Who lies in it has the head at `pillow` and the feet at `foot`.
 * The blanket is a piece of its own that comes after the sleeper; `state.made` pulls it up to the pillow.
 */
export const bed: Modeller = (request) => {
  const { frame, state } = request
  const colour = colourTold(request, oak)
  const blanket = colourTold(request, '#4f86b0', 'blanket')
  const board = (z: number, high: number, name: string): Piece => ({
    name,
    solids: block(
      frame,
      [-bedWide - 0.04, 0, z - 0.03],
      [bedWide + 0.04, high, z + 0.03],
      wood('board', colour, name),
    ),
  })
  const up = state['made'] === true ? -bedLong / 2 + 0.34 : -bedLong / 2 + 0.62
  return prop(
    request,
    0.95,
    [
      board(-bedLong / 2 - 0.03, 0.95, 'headboard'),
      {
        name: 'frame',
        solids: block(
          frame,
          [-bedWide, 0.16, -bedLong / 2],
          [bedWide, 0.3, bedLong / 2],
          wood('side', colour, 'frame'),
        ),
      },
      {
        name: 'mattress',
        solids: block(frame, [-bedWide + 0.02, 0.3, -bedLong / 2], [bedWide - 0.02, mattress, bedLong / 2], {
          part: 'sheet',
          material: 'cloth',
          colour: '#f6f0e4',
          group: 'mattress',
        }),
        nearer: 0.02,
      },
      { name: 'pillow', solids: [pillowOn(frame)], nearer: 0.06 },
      { name: 'blanket', solids: blanketOn(frame, up, blanket), nearer: 0.3 },
      board(bedLong / 2 + 0.03, 0.58, 'footboard'),
    ],
    {
      pillow: [0, mattress + 0.08, -bedLong / 2 + 0.24],
      foot: [0, mattress, bedLong / 2 - 0.25],
      lie: [0, mattress, 0],
      seat: [bedWide - 0.1, mattress, 0.1],
      top: [0, 0.95, -bedLong / 2],
      under: [0, 0, 0],
    },
  )
}

function pillowOn(frame: Frame): Painted {
  const corners: (readonly [Vector, Size])[] = [
    [
      [0, mattress + 0.05, -bedLong / 2 + 0.2],
      [0.32, 0.075, 0.16],
    ],
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((z): readonly [Vector, Size] => [
        [x * 0.26, mattress + 0.05, -bedLong / 2 + 0.2 + z * 0.1],
        [0.08, 0.05, 0.07],
      ]),
    ),
  ]
  return blob(frame, corners, { part: 'pillow', material: 'cloth', colour: '#fdf8ee', group: 'pillow' })
}

/** Humped over whoever lies under it, with a turned-down edge and a pattern. */
function blanketOn(frame: Frame, from: number, colour: string): Painted[] {
  const to = bedLong / 2 - 0.02
  const rows = Array.from({ length: 12 }, (_, index): (readonly [Vector, Size])[] => {
    const z = from + ((to - from) * index) / 11
    return [
      [
        [0, mattress + 0.02, z],
        [bedWide + 0.03, 0.13, 0.1],
      ],
      [
        [bedWide - 0.02, mattress - 0.1, z],
        [0.06, 0.14, 0.1],
      ],
      [
        [-bedWide + 0.02, mattress - 0.1, z],
        [0.06, 0.14, 0.1],
      ],
    ]
  }).flat()
  const hem: (readonly [Vector, Size])[] = [
    [
      [0, mattress + 0.04, from - 0.03],
      [bedWide + 0.04, 0.13, 0.09],
    ],
  ]
  const dots = Array.from({ length: 15 }, (_, index): Painted => {
    const [x, z] = [((index % 3) - 1) * 0.28 + (index % 2) * 0.1, from + 0.16 + Math.floor(index / 3) * 0.2]
    const high = mattress + 0.15 - Math.abs(x) * 0.08
    return {
      ...ball(frame, [x, high, Math.min(z, to - 0.05)], [0.045, 0.008, 0.045], {
        part: 'dot',
        material: 'cloth',
        colour: lighter(colour, 0.55),
        group: 'blanket',
        marking: true,
      }),
      outward: frame.up,
    }
  })
  return [
    blob(frame, rows, { part: 'blanket', material: 'cloth', colour, group: 'blanket' }),
    ...dots,
    blob(frame, hem, { part: 'hem', material: 'cloth', colour: lighter(colour, 0.6), group: 'blanket' }),
  ]
}

/** A bath on feet, with water and foam unless it is `state.empty`; who bathes sits at `seat`. */
export const bath: Modeller = (request) => {
  const { frame, state } = request
  const colour = colourTold(request, '#f4f1ea')
  const rim = Array.from({ length: 33 }, (_, index): Vector => {
    const turn = (index / 32) * 2 * Math.PI
    return [Math.cos(turn) * 0.4, 0.58, Math.sin(turn) * 0.8]
  })
  const side = (turnFrom: number, name: string): Piece => ({
    name,
    solids: [sideOf(frame, turnFrom, colour)],
  })
  const water = state['empty'] === true ? [] : waterIn(frame)
  return prop(
    request,
    0.6,
    [
      ...[
        [-0.25, -0.5],
        [0.25, -0.5],
        [-0.25, 0.5],
        [0.25, 0.5],
      ].map(([x = 0, z = 0], index) => ({
        name: `foot${index}`,
        solids: [
          ball(frame, [x, 0.06, z], 0.07, {
            part: 'foot',
            material: 'metal',
            colour: '#d2a44a',
            group: `foot${index}`,
          } as Paint),
        ],
      })),
      { name: 'hull', solids: [hullOf(frame, colour)], nearer: -0.1 },
      {
        name: 'inside',
        solids: [
          plane(
            frame,
            rim.slice(0, -1),
            { part: 'inside', material: 'metal', colour: darker(colour, 0.16), group: 'inside' },
            [0, 1, 0],
          ),
          ...water,
        ],
      },
      ...[0, 90, 180, 270].map((turn) => side(turn, `rim${turn}`)),
      {
        name: 'tap',
        solids: [
          limb(
            frame,
            [
              [0, 0.56, -0.74],
              [0, 0.8, -0.76],
              [0, 0.8, -0.62],
              [0, 0.74, -0.6],
            ],
            0.025,
            { part: 'tap', material: 'metal', colour: '#c9a24a', group: 'tap' },
          ),
        ],
      },
    ],
    {
      seat: [0, 0.3, -0.25],
      seat1: [0, 0.3, -0.25],
      seat2: [0, 0.3, 0.3],
      rim: [0.4, 0.6, 0],
      water: [0, 0.5, 0],
    },
  )
}

function hullOf(frame: Frame, colour: string): Painted {
  const rows = Array.from({ length: 12 }, (_, index): readonly [Vector, Size] => {
    const part = index / 11
    const grown = 0.72 + 0.28 * Math.sin((part * Math.PI) / 2)
    return [
      [0, 0.14 + part * 0.42, 0],
      [0.4 * grown, 0.05, 0.8 * grown],
    ]
  })
  return blob(frame, rows, { part: 'tub', material: 'metal', colour, group: 'tub' })
}

/** A quarter of the near wall, which comes before who sits in the bath. */
function sideOf(frame: Frame, from: number, colour: string): Painted {
  const arc = Array.from({ length: 13 }, (_, index): Vector => {
    const turn = ((from - 45 + (index / 12) * 90) * Math.PI) / 180
    return [Math.cos(turn) * 0.4, 0.58, Math.sin(turn) * 0.8]
  })
  return {
    ...line(frame, arc, 0.055, {
      part: 'rim',
      material: 'metal',
      colour: lighter(colour, 0.5),
      group: 'tub',
    }),
  }
}

function waterIn(frame: Frame): Painted[] {
  const foam = Array.from({ length: 14 }, (_, index): readonly [Vector, Size] => {
    const [turn, far] = [index * 2.4, 0.3 + 0.65 * Math.sqrt(index / 14)]
    return [[Math.cos(turn) * 0.36 * far, 0.57, Math.sin(turn) * 0.74 * far], 0.06 + (index % 3) * 0.02]
  })
  return [
    {
      ...ball(frame, [0, 0.555, 0], [0.37, 0.006, 0.76], {
        part: 'water',
        material: 'water',
        colour: '#a9dbe4',
        group: 'inside',
        marking: true,
      }),
      outward: frame.up,
    },
    blob(frame, foam, { part: 'foam', material: 'cloud', colour: '#fbfdfb', group: 'foam' }),
  ]
}
