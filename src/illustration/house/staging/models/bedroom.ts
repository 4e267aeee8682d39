import type { PartName } from '../../part-name.ts'
import { darker, lighter, mixColours } from '../../pen/colour.ts'
import { ellipse } from '../../pen/curves.ts'
import type { Modeller, ModelRequest } from '../model-request.ts'
import { limb, line, plane } from '../solids/build.ts'
import type { Paint, Painted, Piece } from '../solids/solid.ts'
import { type Frame, movedTo } from '../space/frame.ts'
import { lengthOf, type Vector } from '../space/vector.ts'
import { block, colourTold, numberTold } from './prop-model.ts'

interface Bedroom {
  width: number
  depth: number
  height: number
  wall: string
  floor: string
  rug: string
  cloth: string
  wood: string
  /** How far the curtains are drawn, from 0 to 1. */
  drawn: number
  /** Of the light that falls in through the window, or in a stripe between the curtains; none where it is dark. */
  moonlight: string | undefined
  /** Neither wardrobe nor drawings: the wall is for a shadow. */
  bare: boolean
}

/** The opening of the window in the back wall, in metres: to the reader's right of its middle. */
const pane = { left: -0.3, right: -1.7, low: 0.95, high: 2.2 } as const
const layer = 100

/**
 * A child's bedroom: papered walls, boards with a rug, a wardrobe, and a window without glass in the back wall, through which
 * is seen what stands outside (whoever has `state.outside`). It stands on the middle of its back wall
 * and faces the reader. `state.curtains` draws the curtains, from 0 to 1; `state.moonlight` is the colour of what falls in; `state.bare` leaves wardrobe and drawings out;
 * `wall`, `floor`, `rug`, `cloth` and `wood` are colours, `width`, `depth` and `height` metres.
 */
export const bedroom: Modeller = (request) => {
  const { id, frame } = request
  const room = roomOf(request)
  const parts: (readonly [string, Painted[]])[] = [
    ['floor', floorOf(frame, room)],
    ['ceiling', [ceilingOf(frame, room)]],
    ...sidesOf(frame, room),
    ['back', backOf(frame, room)],
    ['window', windowOf(frame, room)],
    ...(room.bare ? [] : [['pictures', picturesOn(frame, room)] as const]),
    ['curtains', curtainsAt(frame, room)],
    ...(room.bare ? [] : [['wardrobe', wardrobeIn(frame, room)] as const]),
  ]
  const at = (x: number, y: number, z: number): Frame => movedTo(frame, [x, y, z])
  const middle = (pane.left + pane.right) / 2
  return {
    id,
    kind: 'scenery',
    frame,
    pieces: parts.map(([name, solids], index): Piece => ({ name, solids, nearer: index * layer })),
    anchors: {
      window: at(middle, (pane.low + pane.high) / 2, 0),
      sill: at(middle, pane.low + 0.03, 0.12),
      sillL: at(pane.left - 0.16, pane.low + 0.03, 0.12),
      sillR: at(pane.right + 0.16, pane.low + 0.03, 0.12),
      wardrobe: at(room.width / 2 - 0.7, 1.95, 0.3),
      wall: at(0.5, 1.2, 0.02),
    },
    height: room.height * lengthOf(frame.up),
    lies: true,
  }
}

function roomOf(request: ModelRequest): Bedroom {
  const moonlight = request.state['moonlight']
  return {
    width: numberTold(request, 'width', 4.8),
    depth: numberTold(request, 'depth', 7),
    height: numberTold(request, 'height', 2.75),
    wall: colourTold(request, '#6f7fb0', 'wall'),
    floor: colourTold(request, '#8d6a58', 'floor'),
    rug: colourTold(request, '#c9796a', 'rug'),
    cloth: colourTold(request, '#d9a24e', 'cloth'),
    wood: colourTold(request, '#a9744e', 'wood'),
    drawn: numberTold(request, 'curtains', 0),
    moonlight: typeof moonlight === 'string' ? moonlight : undefined,
    bare: request.state['bare'] === true,
  }
}

function floorOf(frame: Frame, { width, depth, floor, rug, moonlight }: Bedroom): Painted[] {
  const half = width / 2
  const boards = Math.round(width / 0.24)
  const round = (part: number, colour: string, name: PartName): Painted =>
    plane(
      frame,
      ellipse(-0.2, 2.3, 1.15 * part, 0.85 * part, 0, 48).map(([x, z]): Vector => [x, 0.006, z]),
      marked(name, colour, 'floor', 'cloth'),
      [0, 1, 0],
    )
  return [
    plane(
      frame,
      [
        [-half, 0, 0],
        [half, 0, 0],
        [half, 0, depth],
        [-half, 0, depth],
      ],
      { part: 'floor', material: 'ground', colour: floor, group: 'floor' },
      [0, 1, 0],
    ),
    ...Array.from({ length: boards - 1 }, (_, index): Painted => {
      const x = -half + ((index + 1) * width) / boards
      return line(
        frame,
        [
          [x, 0.004, 0],
          [x, 0.004, depth],
        ],
        0.012,
        marked('plank', darker(floor, 0.22), 'floor'),
      )
    }),
    round(1, darker(rug, 0.12), 'rugEdge'),
    round(0.88, rug, 'rug'),
    round(0.56, lighter(rug, 0.22), 'rugRing'),
    round(0.46, rug, 'rug'),
    ...(moonlight === undefined ? [] : [beamOn(frame, moonlight)]),
  ]
}

function ceilingOf(frame: Frame, { width, depth, height, wall }: Bedroom): Painted {
  const half = width / 2
  return plane(
    frame,
    [
      [-half, height, 0],
      [half, height, 0],
      [half, height, depth],
      [-half, height, depth],
    ],
    { part: 'ceiling', material: 'wall', colour: darker(wall, 0.3), group: 'ceiling' },
    [0, -1, 0],
  )
}

/** Moonlight on the boards, as broad as the window and slanting into the room. */
function beamOn(frame: Frame, colour: string): Painted {
  return plane(
    frame,
    [
      [pane.left + 0.1, 0.01, 0.5],
      [pane.right + 0.1, 0.01, 0.5],
      [pane.right + 0.5, 0.01, 3.1],
      [pane.left + 0.7, 0.01, 3.1],
    ],
    { ...marked('moonlight', colour, 'floor', 'light'), alpha: 0.5 },
    [0, 1, 0],
  )
}

const inward: Vector = [0, 0, 1]

/** The back wall, with its opening cut out by a seam, papered in stripes. */
function backOf(frame: Frame, { width, height, wall }: Bedroom): Painted[] {
  const half = width / 2
  const { left, right, low, high } = pane
  const outline: Vector[] = [
    [-half, 0, 0],
    [half, 0, 0],
    [half, height, 0],
    [-half, height, 0],
    [-half, 0, 0],
    [right, low, 0],
    [right, high, 0],
    [left, high, 0],
    [left, low, 0],
    [right, low, 0],
  ]
  return [
    plane(frame, outline, { part: 'wall', material: 'wall', colour: wall, group: 'wallBack' }, inward),
    ...stripes(half).flatMap((x): Painted[] => {
      const inWindow = x < left + 0.08 && x > right - 0.08
      const lengths = inWindow
        ? ([
            [0, low],
            [high, height],
          ] as const)
        : ([[0, height]] as const)
      return lengths.map(([from, to]) =>
        stripe(frame, [x, from + 0.1, 0.005], [x, to - 0.08, 0.005], wall, inward),
      )
    }),
    skirting(frame, [-half, 0.09, 0.01], [half, 0.09, 0.01], wall, inward),
  ]
}

function stripes(half: number): number[] {
  const count = Math.floor((half * 2) / 0.42)
  return Array.from({ length: count }, (_, index) => -half + 0.3 + index * 0.42)
}

function stripe(frame: Frame, from: Vector, to: Vector, wall: string, outward: Vector): Painted {
  return line(frame, [from, to], 0.13, marked('stripe', lighter(wall, 0.07), 'wallBack', 'wall'), outward)
}

function skirting(frame: Frame, from: Vector, to: Vector, wall: string, outward: Vector): Painted {
  return line(frame, [from, to], 0.16, marked('skirting', lighter(wall, 0.3), 'wallBack'), outward)
}

function sidesOf(frame: Frame, { width, depth, height, wall }: Bedroom): (readonly [string, Painted[]])[] {
  return ([1, -1] as const).map((side) => {
    const x = (side * width) / 2
    const colour = darker(wall, side === 1 ? 0.2 : 0.1)
    const outward: Vector = [-side, 0, 0]
    const name = side === 1 ? 'wallLeft' : 'wallRight'
    const corners: Vector[] = [
      [x, 0, 0],
      [x, 0, depth],
      [x, height, depth],
      [x, height, 0],
    ]
    const near = x - side * 0.005
    return [
      name,
      [
        plane(frame, corners, { part: 'wall', material: 'wall', colour, group: name }, outward),
        ...Array.from({ length: Math.floor(depth / 0.42) }, (_, index): Painted => {
          const z = 0.3 + index * 0.42
          return stripe(frame, [near, 0.1, z], [near, height - 0.08, z], colour, outward)
        }),
        skirting(frame, [near, 0.09, 0], [near, 0.09, depth], colour, outward),
      ],
    ] as const
  })
}

/** Frame, cross and sill; what is seen in it stands outside. */
function windowOf(frame: Frame, { wall }: Bedroom): Painted[] {
  const colour = mixColours('#f4ecd8', wall, 0.25)
  const { left, right, low, high } = pane
  const middle = (left + right) / 2
  const bar = (from: readonly [number, number], to: readonly [number, number], width: number): Painted =>
    line(
      frame,
      [
        [from[0], from[1], 0.03],
        [to[0], to[1], 0.03],
      ],
      width,
      { part: 'windowFrame', material: 'wood', colour, group: 'window' },
      inward,
    )
  return [
    bar([middle, low], [middle, high], 0.05),
    bar([left, low + (high - low) * 0.62], [right, low + (high - low) * 0.62], 0.05),
    bar([left + 0.04, low], [left + 0.04, high], 0.1),
    bar([right - 0.04, low], [right - 0.04, high], 0.1),
    bar([left + 0.09, high], [right - 0.09, high], 0.1),
    ...block(frame, [right - 0.16, low - 0.06, 0], [left + 0.16, low + 0.03, 0.24], {
      part: 'sill',
      material: 'wood',
      colour,
      group: 'sill',
    }),
  ]
}

/** Pleats on a rod, gathered at the sides as far as they are open. */
function curtainsAt(frame: Frame, { cloth, wood, drawn }: Bedroom): Painted[] {
  const { left, right, low, high } = pane
  const top = high + 0.2
  const middle = (left + right) / 2
  const pleats = 6
  const open = 0.36
  const sides = ([1, -1] as const).flatMap((side) => {
    const outer = (side === 1 ? left : right) + side * 0.22
    const reach = open + (Math.abs(outer - middle) - open - 0.03) * drawn
    return Array.from({ length: pleats }, (_, index): Painted => {
      const x = outer - (side * reach * (index + 0.5)) / pleats
      const width = reach / pleats
      const colour = index % 2 === 0 ? cloth : darker(cloth, 0.1)
      return limb(
        frame,
        [
          [x, top - 0.06, 0.12],
          [x + side * 0.02, low - 0.2 + (index % 2) * 0.02, 0.14],
        ],
        [width * 0.6, width * 0.78],
        { part: 'curtain', material: 'cloth', colour, group: `curtain${side}` },
      )
    })
  })
  const rod = limb(
    frame,
    [
      [left + 0.36, top, 0.12],
      [right - 0.36, top, 0.12],
    ],
    0.022,
    { part: 'rod', material: 'wood', colour: darker(wood, 0.2), group: 'rod' },
  )
  return [rod, ...sides]
}

/** A wardrobe to the reader's left, with a crack in its door. */
function wardrobeIn(frame: Frame, { width, wood }: Bedroom): Painted[] {
  const x = width / 2 - 0.72
  const [half, deep, high] = [0.55, 0.52, 1.92]
  const front = deep + 0.006
  const on = (part: PartName, colour: string): Paint => marked(part, colour, 'wardrobe')
  const ruled = (points: Vector[], thick: number, paint: Paint): Painted =>
    line(frame, points, thick, paint, inward)
  return [
    ...block(frame, [x - half, 0.08, 0], [x + half, high, deep], {
      part: 'wardrobe',
      material: 'wood',
      colour: wood,
      group: 'wardrobe',
    }),
    ...[-1, 1].map((side) =>
      plane(
        frame,
        [
          [x + side * 0.06, 0.3, front],
          [x + side * (half - 0.08), 0.3, front],
          [x + side * (half - 0.08), high - 0.18, front],
          [x + side * 0.06, high - 0.18, front],
        ],
        on('panel', lighter(wood, 0.08)),
        inward,
      ),
    ),
    ruled(
      [
        [x, 0.1, front],
        [x, high, front],
      ],
      0.02,
      on('gap', darker(wood, 0.4)),
    ),
    ruled(
      [
        [x - 0.3, high - 0.26, front],
        [x - 0.22, high - 0.5, front],
        [x - 0.3, high - 0.62, front],
        [x - 0.2, high - 0.84, front],
      ],
      0.014,
      on('crack', darker(wood, 0.4)),
    ),
    ...[-1, 1].map((side) =>
      ruled(
        [
          [x + side * 0.09, 0.98, front],
          [x + side * 0.09, 1.08, front],
        ],
        0.035,
        on('knob', '#e3b64f'),
      ),
    ),
  ]
}

/** Two drawings pinned up over the bed, to the left of the window. */
function picturesOn(frame: Frame, { wall }: Bedroom): Painted[] {
  const sheets = [
    { x: 0.62, y: 1.72, colour: '#f3e9d2', mark: '#d2694f' },
    { x: 0.18, y: 1.62, colour: '#e6efe2', mark: '#5f93ad' },
  ]
  return sheets.flatMap(({ x, y, colour, mark }): Painted[] => [
    plane(
      frame,
      [
        [x - 0.15, y - 0.2, 0.01],
        [x + 0.15, y - 0.19, 0.01],
        [x + 0.15, y + 0.2, 0.01],
        [x - 0.14, y + 0.2, 0.01],
      ],
      { part: 'drawing', material: 'paper', colour: mixColours(colour, wall, 0.2), group: 'drawing' },
      inward,
    ),
    plane(
      frame,
      ellipse(x, y + 0.03, 0.07, 0.08, 0, 20).map(([across, up]): Vector => [across, up, 0.014]),
      marked('mark', mixColours(mark, wall, 0.25), 'drawing', 'paper'),
      inward,
    ),
  ])
}

function marked(part: PartName, colour: string, group: string, material: Paint['material'] = 'wood'): Paint {
  return { part, material, colour, group, marking: true }
}
