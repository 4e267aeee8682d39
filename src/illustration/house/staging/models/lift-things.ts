import type { Point } from '../../drawing.ts'
import { drawMotif } from '../../props/draw-motif.ts'
import { darker, lighter } from '../../pen/colour.ts'
import { ellipse, smooth } from '../../pen/curves.ts'
import type { Modeller, ModelRequest } from '../model-request.ts'
import { ball, blob, limb, line, plane } from '../solids/build.ts'
import { decal } from '../solids/decal.ts'
import type { Model, Painted, Piece } from '../solids/solid.ts'
import { type Frame, movedTo } from '../space/frame.ts'
import { lengthOf, type Vector } from '../space/vector.ts'
import { block, colourTold, numberTold, pointsTold, propModel } from './prop-model.ts'
import { paint, small, turned } from './small-thing.ts'

const brass = '#c79a4b'

/** A lolly on a stick, `state.long` metres of it left; 0 is a stick. It is held by that. */
export const lolly = small({
  colour: '#ef6f9b',
  height: 0.28,
  grip: [0, 0.03, 0],
  draw: ({ frame, state }, colour) => {
    const told = state['long']
    const long = typeof told === 'number' ? told : 0.17
    const stick = limb(
      frame,
      [
        [0, 0, 0],
        [0, 0.11 + Math.min(long, 0.05), 0],
      ],
      0.009,
      paint('stick', 'wood', '#d9b27c', 'lollyStick'),
    )
    if (long <= 0)
      return [
        stick,
        limb(
          frame,
          [
            [0, 0.09, 0],
            [0, 0.11, 0],
          ],
          0.0098,
          { ...paint('stick', 'wood', lighter(colour, 0.45), 'lollyStain'), marking: true },
        ),
      ]
    const wide = Math.min(0.042, long * 0.5)
    return [
      stick,
      blob(
        frame,
        [0, 0.25, 0.5, 0.75, 1].map((part) => [
          [0, 0.09 + wide + part * Math.max(0, long - 2 * wide), 0],
          [wide, wide, wide * 0.55],
        ]),
        paint('ice', 'paper', colour, 'lolly'),
      ),
      ...(long > 0.1
        ? [
            line(
              frame,
              [
                [-wide * 0.4, 0.09 + wide, wide * 0.56],
                [-wide * 0.4, 0.09 + long - wide, wide * 0.56],
              ],
              0.012,
              { ...paint('ice', 'paper', lighter(colour, 0.35), 'lollyShine'), marking: true },
            ),
          ]
        : []),
    ]
  },
})

/** Metres: how broad, deep and high the lift is within. */
const car = { width: 2.4, depth: 1.6, height: 2.5 }

/**
 * An old lift from before its open door: a cage of brass lattice with a floor, a ceiling with a hatch (`state.hatch` open), one lamp
 * (`state.lamp` false: out), a row of four buttons (`state.lit` all of them), a notice with eight little figures and, over the door, a
 * light that is red under `state.red`. It stands on the middle of the foot of its back wall and faces the reader.
 */
export const liftCage: Modeller = (request) => {
  const { id, frame, state } = request
  const colour = colourTold(request, brass)
  const parts: (readonly [string, Painted[]])[] = [
    ['floor', floorOf(frame)],
    ['back', latticeOf(frame, [-car.width / 2, 0, 0], [car.width / 2, 0, 0], colour)],
    ['left', latticeOf(frame, [car.width / 2, 0, 0], [car.width / 2, 0, car.depth], colour)],
    ['right', latticeOf(frame, [-car.width / 2, 0, 0], [-car.width / 2, 0, car.depth], colour)],
    ['ceiling', ceilingOf(frame, state['hatch'] === true, colour)],
    ['notice', noticeOn(frame, colour)],
    ['panel', panelOn(frame, state['lit'] === true, colour)],
    ['lamp', lampOf(frame, state['lamp'] !== false)],
    ['post', postsOf(frame, colour, state['red'] === true)],
  ]
  const pieces = parts.map(
    ([name, solids], index): Piece => ({
      name,
      solids,
      // The posts of the door are before whoever is within, and all else is behind them.
      ...(name === 'post' ? {} : { nearer: -1 + index * 0.02 }),
    }),
  )
  const named: Readonly<Record<string, Vector>> = {
    middle: [0, 0, car.depth * 0.45],
    lamp: [0, car.height - 0.3, car.depth / 2],
    hatch: [0.35, car.height, car.depth * 0.5],
    notice: [0.55, 1.55, 0.05],
    panel: [-car.width / 2 + 0.06, 1.15, car.depth * 0.62],
    door: [0, 0, car.depth],
  }
  return {
    id,
    kind: 'scenery',
    frame,
    pieces,
    anchors: Object.fromEntries(Object.entries(named).map(([name, point]) => [name, movedTo(frame, point)])),
    height: car.height * lengthOf(frame.up),
    lies: true,
  }
}

function floorOf(frame: Frame): Painted[] {
  const half = car.width / 2
  return block(frame, [-half - 0.06, -0.14, -0.06], [half + 0.06, 0, car.depth + 0.06], {
    ...paint('floor', 'ground', '#7d5a4a', 'liftFloor'),
  })
}

/** Crossing bars between two uprights, with a solid board up to the knee and a rail at the hip. */
function latticeOf(frame: Frame, from: Vector, to: Vector, colour: string): Painted[] {
  const long = Math.hypot(to[0] - from[0], to[2] - from[2])
  const at = (part: number, y: number): Vector => [
    from[0] + (to[0] - from[0]) * part,
    y,
    from[2] + (to[2] - from[2]) * part,
  ]
  const [foot, top] = [0.62, car.height]
  const high = top - foot
  const cells = Math.max(3, Math.round(long / 0.4))
  const bar = paint('bar', 'metal', darker(colour, 0.08), 'lattice')
  const crossing = Array.from({ length: cells }, (_, index): Painted[] => {
    const [left, right] = [index / cells, (index + 1) / cells]
    const rows = Math.round(high / (long / cells))
    return Array.from({ length: rows }, (_row, row): Painted[] => {
      const [low, up] = [foot + (row / rows) * high, foot + ((row + 1) / rows) * high]
      return [
        line(frame, [at(left, low), at(right, up)], 0.016, bar),
        line(frame, [at(left, up), at(right, low)], 0.016, bar),
      ]
    }).flat()
  }).flat()
  const green = '#5d7f6c'
  return [
    plane(frame, [at(0, 0), at(1, 0), at(1, foot), at(0, foot)], paint('panel', 'wood', green, 'wainscot')),
    ...Array.from(
      { length: cells - 1 },
      (_, index): Painted =>
        line(frame, [at((index + 1) / cells, 0.06), at((index + 1) / cells, foot - 0.06)], 0.02, {
          ...paint('panel', 'wood', darker(green, 0.18), 'wainscotSeam'),
          marking: true,
        }),
    ),
    ...crossing,
    limb(frame, [at(0, foot), at(1, foot)], 0.03, paint('rail', 'metal', colour, 'liftRail')),
    limb(frame, [at(0, 1.05), at(1, 1.05)], 0.022, paint('rail', 'metal', lighter(colour, 0.12), 'liftRail')),
    limb(frame, [at(0, 0), at(0, top)], 0.035, paint('rail', 'metal', colour, 'liftPost')),
    limb(frame, [at(1, 0), at(1, top)], 0.035, paint('rail', 'metal', colour, 'liftPost')),
  ]
}

function ceilingOf(frame: Frame, isOpen: boolean, colour: string): Painted[] {
  const half = car.width / 2
  const [x, z, wide] = [0.35, car.depth * 0.5, 0.36]
  const under = (
    points: readonly (readonly [number, number])[],
    part: 'ceiling' | 'hatch',
    shade: string,
  ): Painted =>
    plane(
      frame,
      points.map(([across, along]): Vector => [across, car.height - 0.005, along]),
      { ...paint(part, 'wood', shade, part), marking: part === 'hatch' },
      [0, -1, 0],
    )
  const square = [
    [x - wide, z - wide],
    [x + wide, z - wide],
    [x + wide, z + wide],
    [x - wide, z + wide],
  ] as const
  return [
    ...block(frame, [-half - 0.06, car.height, -0.06], [half + 0.06, car.height + 0.12, car.depth + 0.06], {
      ...paint('ceiling', 'wood', darker(colour, 0.34), 'liftTop'),
    }),
    under(square, 'hatch', isOpen ? '#2c2733' : darker(colour, 0.2)),
    ...(isOpen
      ? [
          {
            ...plane(
              frame,
              square.map(([across, along]): Vector => [across, car.height + 0.125, along]),
              paint('hatch', 'light', '#f7dc94', 'hatchTop'),
              [0, 1, 0],
            ),
            nearer: 0.5,
          },
        ]
      : []),
  ]
}

/** Eight little figures on a plate, and not a letter. */
function noticeOn(frame: Frame, colour: string): Painted[] {
  const [x, y, wide, high] = [0.55, 1.55, 0.34, 0.24]
  const plate = plane(
    frame,
    [
      [x - wide, y - high, 0.03],
      [x + wide, y - high, 0.03],
      [x + wide, y + high, 0.03],
      [x - wide, y + high, 0.03],
    ],
    paint('sign', 'paper', '#f4ead2', 'notice'),
  )
  const ink = { ...paint('dot', 'ink', '#4c4038', 'noticeFigure'), marking: true }
  const figures = Array.from({ length: 8 }, (_, index): Painted[] => {
    const [across, up] = [x - 0.23 + (index % 4) * 0.153, y + (index < 4 ? 0.1 : -0.12)]
    const spot = (dy: number, a: number, b: number): Painted =>
      plane(
        movedTo(frame, [across, up + dy, 0.036]),
        ellipse(0, 0, a, b, 0, 18).map(([u, v]): Vector => [u, v, 0]),
        ink,
      )
    return [spot(0.055, 0.026, 0.026), spot(-0.02, 0.034, 0.05)]
  }).flat()
  return [
    plate,
    line(frame, rimOf(x, y, wide, high), 0.018, paint('frame', 'metal', colour, 'noticeRim')),
    ...figures,
  ]
}

function rimOf(x: number, y: number, wide: number, high: number): Vector[] {
  return [
    [x - wide, y - high, 0.034],
    [x + wide, y - high, 0.034],
    [x + wide, y + high, 0.034],
    [x - wide, y + high, 0.034],
    [x - wide, y - high, 0.034],
  ]
}

/** Four buttons over one another at the reader's right. */
function panelOn(frame: Frame, isLit: boolean, colour: string): Painted[] {
  const [x, z] = [-car.width / 2 + 0.05, car.depth * 0.62]
  const board = block(frame, [x - 0.02, 0.82, z - 0.15], [x + 0.02, 1.54, z + 0.15], {
    ...paint('panel', 'metal', darker(colour, 0.5), 'buttonPanel'),
  })
  const buttons = Array.from({ length: 4 }, (_, index): Painted[] => {
    const y = 0.94 + index * 0.16
    return [
      ball(frame, [x + 0.024, y, z], [0.012, 0.072, 0.072], paint('frame', 'metal', colour, `rim${index}`)),
      ball(
        frame,
        [x + 0.034, y, z],
        [0.02, 0.054, 0.054],
        paint('button', isLit ? 'light' : 'metal', isLit ? '#ffdf6b' : '#f4ead2', `button${index}`),
      ),
    ]
  }).flat()
  return [...board, ...buttons]
}

function lampOf(frame: Frame, isOn: boolean): Painted[] {
  const [y, z] = [car.height - 0.02, car.depth / 2]
  return [
    limb(
      frame,
      [
        [-0.3, y, z],
        [-0.3, y - 0.16, z],
      ],
      0.014,
      paint('hook', 'metal', darker(brass, 0.3), 'lampRod'),
    ),
    ball(
      frame,
      [-0.3, y - 0.27, z],
      [0.13, 0.12, 0.13],
      paint('lamp', isOn ? 'light' : 'metal', isOn ? '#ffedb3' : '#8d8577', 'liftLamp'),
    ),
  ]
}

/**
 * The beam over the door of a lift alone, for who goes up behind it: from its own middle, `state.wide` metres, with the light that is red under
 * `state.red`.
 */
export const liftBeam: Modeller = (request) =>
  propModel(
    request,
    0.25,
    [
      {
        name: 'beam',
        solids: beamOf(request.frame, {
          half: numberTold(request, 'wide', car.width) / 2,
          y: 0,
          z: 0,
          colour: colourTold(request, brass),
          isRed: request.state['red'] === true,
        }),
      },
    ],
    { light: [0, 0.13, 0.1] },
  )

interface Beam {
  half: number
  y: number
  z: number
  colour: string
  isRed: boolean
}

function beamOf(frame: Frame, { half, y, z, colour, isRed }: Beam): Painted[] {
  return [
    ...block(frame, [-half - 0.1, y - 0.05, z - 0.03], [half + 0.1, y + 0.2, z + 0.05], {
      ...paint('frame', 'metal', darker(colour, 0.12), 'doorBeam'),
    }),
    {
      ...ball(
        frame,
        [0, y + 0.08, z + 0.07],
        [0.1, 0.07, 0.04],
        paint('bulb', isRed ? 'light' : 'metal', isRed ? '#e23b2e' : '#8c5a4c', 'liftBulb'),
      ),
      nearer: 0.1,
    },
  ]
}

/** The two posts of the door and the beam over it, with a light in that. */
function postsOf(frame: Frame, colour: string, isRed: boolean): Painted[] {
  const half = car.width / 2
  const z = car.depth + 0.04
  return [
    ...([1, -1] as const).map((side) =>
      limb(
        frame,
        [
          [side * half, -0.1, z],
          [side * half, car.height + 0.1, z],
        ],
        0.055,
        paint('rail', 'metal', colour, 'doorPost'),
      ),
    ),
    ...beamOf(frame, { half, y: car.height, z, colour, isRed }),
  ]
}

/**
 * The two doors of a lift alone, of brass with a window of lattice in each, `state.open` metres apart and `state.high` metres high: what is
 * behind them is seen between them.
 */
export const liftDoors: Modeller = (request) => {
  const { frame } = request
  const colour = colourTold(request, brass)
  const gap = numberTold(request, 'open', 0.4) / 2
  const high = numberTold(request, 'high', 1.2)
  const wide = numberTold(request, 'wide', 0.62)
  const leafOf = (side: 1 | -1): Painted[] => {
    const [from, to] = [side * gap, side * (gap + wide)]
    const [left, right] = [Math.min(from, to), Math.max(from, to)]
    const panel = (inset: number, low: number, top: number, shade: string): Painted =>
      plane(
        frame,
        [
          [left + inset, low, 0.055],
          [right - inset, low, 0.055],
          [right - inset, top, 0.055],
          [left + inset, top, 0.055],
        ],
        { ...paint('panel', 'metal', shade, `doorPanel${side}`), marking: true },
        [0, 0, 1],
      )
    return [
      {
        ...plane(
          frame,
          [
            [left, -0.6, 0.05],
            [right, -0.6, 0.05],
            [right, high, 0.05],
            [left, high, 0.05],
          ],
          paint('door', 'metal', darker(colour, 0.04), `door${side}`),
          [0, 0, 1],
        ),
      },
      panel(0.08, high * 0.55, high - 0.1, darker(colour, 0.34)),
      panel(0.08, 0.02, high * 0.45, darker(colour, 0.16)),
      limb(
        frame,
        [
          [from, -0.6, 0.06],
          [from, high, 0.06],
        ],
        0.03,
        paint('rail', 'metal', lighter(colour, 0.18), `doorEdge${side}`),
      ),
    ]
  }
  return propModel(
    request,
    high,
    [
      { name: 'left', solids: leafOf(1) },
      { name: 'right', solids: leafOf(-1) },
    ],
    { gap: [0, high / 2, 0.05] },
  )
}

/** A sack of corn that is tied under its ears, with creases that look at the reader. */
export const cornSack = small({
  colour: '#c9a35c',
  height: 0.78,
  draw: ({ frame }, colour) => {
    const crease = { ...paint('crease', 'cloth', darker(colour, 0.42), 'sackFace'), marking: true }
    const spot = (x: number): Painted =>
      ball(frame, [x, 0.4, 0.235], [0.026, 0.034, 0.01], {
        ...paint('eye', 'ink', darker(colour, 0.6), 'sackFace'),
        marking: true,
      })
    const stroke = (points: readonly Vector[]): Painted => line(frame, points, 0.016, crease, [0, 0, 1])
    return [
      blob(
        frame,
        [
          [
            [0, 0.2, 0],
            [0.28, 0.2, 0.24],
          ],
          [
            [0, 0.4, 0],
            [0.24, 0.22, 0.21],
          ],
          [
            [0, 0.58, 0],
            [0.1, 0.07, 0.09],
          ],
        ],
        paint('bag', 'cloth', colour, 'sack'),
      ),
      spot(-0.085),
      spot(0.085),
      stroke([
        [-0.06, 0.29, 0.25],
        [0, 0.27, 0.252],
        [0.06, 0.29, 0.25],
      ]),
      stroke([
        [-0.2, 0.16, 0.2],
        [-0.13, 0.2, 0.23],
      ]),
      stroke([
        [0.2, 0.14, 0.2],
        [0.12, 0.17, 0.235],
      ]),
      ...[-1, 1].map((side) =>
        limb(
          frame,
          [
            [side * 0.03, 0.6, 0],
            [side * 0.09, 0.69, 0],
          ],
          [0.05, 0.03],
          paint('corner', 'cloth', lighter(colour, 0.08), `sackEar${side}`),
        ),
      ),
      limb(
        frame,
        [
          [-0.075, 0.59, 0.03],
          [0.075, 0.59, 0.03],
        ],
        0.035,
        paint('rope', 'cloth', '#8a5f3c', 'sackTie'),
      ),
    ]
  },
})

/** A gnat the length of a finger, larger than life, with a suitcase. */
export const gnat = small({
  colour: '#4a423c',
  height: 0.09,
  draw: ({ frame }, colour) => [
    ...[1, -1].map((side) =>
      blob(
        frame,
        [
          [
            [side * 0.028, 0.085, -0.01],
            [0.03, 0.012, 0.014],
          ],
          [
            [side * 0.05, 0.1, -0.016],
            [0.022, 0.01, 0.01],
          ],
        ],
        { ...paint('wing', 'paper', '#dfe7ee', `wing${side}`), alpha: 0.85 },
      ),
    ),
    limb(
      frame,
      [
        [0, 0.05, -0.045],
        [0, 0.065, 0],
        [0, 0.08, 0.03],
      ],
      [0.008, 0.012, 0.014],
      paint('body', 'ink', colour, 'gnat'),
    ),
    line(
      frame,
      [
        [0, 0.08, 0.04],
        [0, 0.065, 0.075],
      ],
      0.005,
      paint('bill', 'ink', colour, 'sting'),
    ),
    ...[1, -1].map((side) =>
      ball(frame, [side * 0.009, 0.088, 0.036], 0.008, paint('eye', 'paper', '#ffffff', `gnatEye${side}`)),
    ),
    ...[-0.012, 0.012].map((x) =>
      line(
        frame,
        [
          [x, 0.06, 0],
          [x * 1.6, 0.02, 0.004],
        ],
        0.004,
        paint('leg', 'ink', colour, 'gnatLeg'),
      ),
    ),
    ...block(frame, [-0.024, -0.012, -0.008], [0.024, 0.02, 0.012], {
      ...paint('bag', 'cloth', '#b4523c', 'case'),
    }),
  ],
})

/** What `state.shows` on something flat: its middle at a place of a frame that faces out. */
function shownOn(request: ModelRequest, face: Frame, size: number, colour: string): Painted[] {
  const { shows } = request.state
  if (typeof shows !== 'string' || shows === '') return []
  return decal(
    face,
    drawMotif(shows, { seed: request.seed, style: 'colour', size: size * 100, accent: colour }),
  )
}

/** A big drum on its side, its skin to its front, with what `state.shows` painted on it; `state.size` metres across. */
export const bigDrum: Modeller = (request) => {
  const { frame } = request
  const across = numberTold(request, 'across', 0.85)
  const colour = colourTold(request, '#b8453a')
  const radius = across / 2
  const deep = across * 0.55
  const ring = (z: number, r: number): Vector[] =>
    ellipse(0, radius, r, r, 0, 48).map(([x, y]): Vector => [x, y, z])
  const skin = '#f6ecd4'
  const side = blob(
    frame,
    [-1, -0.6, -0.2, 0.2, 0.6, 1].map((part) => [
      [0, radius, (part * deep) / 2],
      [radius * 0.985, radius * 0.985, deep * 0.12],
    ]),
    paint('barrel', 'wood', colour, 'drumSide'),
  )
  const front = deep / 2 + deep * 0.13
  return propModel(
    request,
    across,
    [
      { name: 'barrel', solids: [side] },
      {
        name: 'skin',
        nearer: 0.05,
        solids: [
          plane(frame, ring(front, radius), paint('hoop', 'metal', brass, 'drumHoop'), [0, 0, 1]),
          plane(
            frame,
            ring(front + 0.004, radius * 0.91),
            paint('band', 'paper', skin, 'drumSkin'),
            [0, 0, 1],
          ),
          ...shownOn(request, movedTo(frame, [0, radius, front + 0.01]), radius * 1.2, darker(colour, 0.3)),
        ],
      },
    ],
    { skin: [0, radius, front + 0.02], top: [0, across, 0], middle: [0, radius, 0] },
  )
}

/** A carpet rolled up, standing on its end, with what `state.shows` woven on its outside, to its front; under `state.flat` it hangs unrolled, so tall. */
export const rolledCarpet: Modeller = (request) => {
  const { frame } = request
  const tall = numberTold(request, 'tall', 1.7)
  const radius = 0.24
  const colour = colourTold(request, '#7a4f8a')
  const fringe = lighter(colour, 0.5)
  if (request.state['flat'] === true) return runner(request, tall, colour)
  const roll = blob(
    frame,
    turned([
      [0.02, radius],
      [tall - 0.02, radius],
    ]),
    paint('rug', 'cloth', colour, 'carpetRoll'),
  )
  const band = (y: number): Painted =>
    blob(
      frame,
      turned([
        [y - 0.05, radius * 1.012],
        [y + 0.05, radius * 1.012],
      ]),
      paint('band', 'cloth', fringe, 'carpetBand'),
    )
  const face = movedTo(frame, [0, tall * 0.5, radius + 0.012])
  return propModel(
    request,
    tall,
    [
      { name: 'roll', solids: [roll, band(0.14), band(tall - 0.14)] },
      { name: 'woven', nearer: 0.1, solids: shownOn(request, face, radius * 1.7, lighter(colour, 0.7)) },
    ],
    { top: [0, tall, 0], middle: [0, tall / 2, radius], foot: [0, 0, 0] },
  )
}

const deepBlue = '#4a7a99'

/**
 * One eye of a whale, as large as a door: `state.wide` metres of whale to either side of it. It faces its front and is looked at by
 * whoever is before it; under `state.mirrors` there is a lolly in it.
 */
export const whaleEye: Modeller = (request) => {
  const { frame, state } = request
  const half = numberTold(request, 'wide', 1.5)
  const high = numberTold(request, 'high', 2.7)
  const colour = colourTold(request, deepBlue)
  const [x, y] = [0, high * 0.5]
  const size = numberTold(request, 'size', Math.min(half, high / 2) * 0.82)
  const disc = (dx: number, dy: number, a: number, b: number, z: number): Vector[] =>
    ellipse(x + dx, y + dy, a, b, 0, 44).map(([u, v]): Vector => [u, v, z])
  const mark = (
    points: Vector[],
    part: 'eyeWhite' | 'iris' | 'eye' | 'glint' | 'eyelid' | 'ice',
    shade: string,
  ): Painted =>
    plane(
      frame,
      points,
      { ...paint(part, part === 'glint' ? 'light' : 'paper', shade, `whale${part}`), marking: true },
      [0, 0, 1],
    )
  const fold = (radius: number, from: number, to: number): Painted =>
    line(
      frame,
      Array.from({ length: 22 }, (_, index): Vector => {
        const turn = from + ((to - from) * index) / 21
        return [x + Math.cos(turn) * radius * 1.12, y + Math.sin(turn) * radius * 0.92, 0.004]
      }),
      size * 0.035,
      { ...paint('eyeFold', 'fur', darker(colour, 0.2), 'whaleFold'), marking: true },
      [0, 0, 1],
    )
  const solids = [
    plane(
      frame,
      [
        [-half, 0, 0],
        [half, 0, 0],
        [half, high, 0],
        [-half, high, 0],
      ],
      paint('body', 'fur', colour, 'whaleSkin'),
      [0, 0, 1],
    ),
    fold(size * 1.22, 0.35, 2.7),
    fold(size * 1.42, 0.7, 2.2),
    fold(size * 1.26, 3.7, 5.6),
    mark(disc(0, 0, size * 1.08, size * 0.88, 0.006), 'eyelid', darker(colour, 0.28)),
    mark(disc(0, 0, size, size * 0.8, 0.008), 'eyeWhite', '#f3f0e4'),
    mark(disc(0, -size * 0.04, size * 0.66, size * 0.7, 0.01), 'iris', '#3f8f8a'),
    mark(disc(0, -size * 0.04, size * 0.4, size * 0.44, 0.012), 'eye', '#221d2c'),
    mark(disc(size * 0.2, size * 0.24, size * 0.13, size * 0.15, 0.014), 'glint', '#ffffff'),
    mark(disc(-size * 0.22, -size * 0.26, size * 0.06, size * 0.07, 0.014), 'glint', '#e8f4f2'),
    ...(state['mirrors'] === true
      ? [mark(disc(-size * 0.06, -size * 0.02, size * 0.07, size * 0.17, 0.015), 'ice', '#ef6f9b')]
      : []),
  ]
  return propModel(request, high, [{ name: 'eye', solids }], {
    eye: [x, y, 0.02],
    top: [x, y + size * 0.9, 0.02],
  })
}

const storey = 3

/**
 * The shaft of a lift, cut open to its front: `state.floors` storeys of three metres over its foot, with a line of floor and a lit door at
 * each, water at the foot, and a wheel at the top with a cable that comes down on its own left (to the lift) and, `state.drop` metres, on its right, to a
 * hook.
 */
export const liftShaft: Modeller = (request) => {
  const { frame, state } = request
  const floors = numberTold(request, 'floors', 3)
  const drop = numberTold(request, 'drop', 2)
  const half = numberTold(request, 'wide', 2.6) / 2
  const wall = colourTold(request, '#6d6459', 'wall')
  const high = floors * storey + 1.6
  const back = plane(
    frame,
    [
      [-half, 0, 0],
      [half, 0, 0],
      [half, high, 0],
      [-half, high, 0],
    ],
    paint('wall', 'wall', wall, 'shaftWall'),
    [0, 0, 1],
  )
  const sides = ([1, -1] as const).flatMap((side) =>
    block(frame, [side * half, -1.2, -0.1], [side * (half + 3.4), high, 0.5], {
      ...paint('wall', 'wall', '#e0d6b2', `shaftSide${side}`),
    }).concat(
      Array.from({ length: floors }, (_, floor) => corridorBeside(frame, side, half, floor * storey)).flat(),
    ),
  )
  const lines = Array.from({ length: floors }, (_, index): Painted[] => {
    const y = (index + 1) * storey
    return [
      ...block(
        frame,
        [-half - 3.4, y - 0.16, 0.5],
        [-half, y, 0.62],
        paint('floor', 'wood', '#8a6a4c', 'storey'),
      ),
      ...block(
        frame,
        [half, y - 0.16, 0.5],
        [half + 3.4, y, 0.62],
        paint('floor', 'wood', '#8a6a4c', 'storey'),
      ),
      ...Array.from(
        { length: 3 },
        (_row, row): Painted =>
          line(
            frame,
            [
              [-half, y - 0.6 - row * 0.8, 0.006],
              [half, y - 0.6 - row * 0.8, 0.006],
            ],
            0.02,
            { ...paint('brick', 'wall', darker(wall, 0.14), 'shaftSeam'), marking: true },
          ),
      ),
    ]
  }).flat()
  const radius = 0.42
  const top = high - 0.7
  const disc = (r: number, z: number): Vector[] =>
    ellipse(0, top, r, r, 0, 40).map(([x, y]): Vector => [x, y, z])
  const wheelOf = [
    plane(frame, disc(radius, 0.42), paint('wheel', 'metal', '#4e4a52', 'liftWheel'), [0, 0, 1]),
    plane(frame, disc(radius * 0.72, 0.43), paint('wheel', 'metal', '#847b72', 'liftWheel'), [0, 0, 1]),
    plane(frame, disc(radius * 0.16, 0.44), paint('wheel', 'metal', '#3a363d', 'liftWheel'), [0, 0, 1]),
  ]
  const steel = paint('rope', 'metal', '#2f2b30', 'cable')
  const end = top - drop
  const cable = [
    line(
      frame,
      [
        [radius, state['car'] === 'none' ? 0 : top - 1.2, 0.43],
        [radius, top, 0.43],
      ],
      0.05,
      steel,
    ),
    line(
      frame,
      [
        [-radius, top, 0.43],
        [-radius, end, 0.43],
      ],
      0.05,
      steel,
    ),
    line(
      frame,
      Array.from({ length: 12 }, (_, index): Vector => {
        const turn = Math.PI / 2 - (index / 11) * Math.PI * 1.45
        return [-radius + 0.02 + Math.cos(turn) * 0.11, end - 0.11 + Math.sin(turn) * 0.11, 0.43]
      }),
      0.045,
      paint('hook', 'metal', '#2f2b30', 'hook'),
    ),
  ]
  return propModel(
    request,
    high,
    [
      { name: 'wall', solids: [back, ...lines], nearer: -6 },
      { name: 'sides', solids: sides, nearer: -5 },
      { name: 'wheel', solids: wheelOf, nearer: 0.1 },
      ...(state['car'] === 'none'
        ? []
        : [{ name: 'car', solids: carIn(frame, radius, top - 1.3), nearer: -1 }]),
      { name: 'cable', solids: cable, nearer: 0.2 },
    ],
    {
      wheel: [0, top, 0.44],
      hook: [-radius, end - 0.15, 0.45],
      cable: [-radius, end + 0.6, 0.45],
      car: [radius, top - 1.3, 0.5],
      foot: [0, 0, 0.4],
    },
  )
}

/** What is seen of a storey beside the shaft: its wainscot, and a door with a lamp over it. */
function corridorBeside(frame: Frame, side: 1 | -1, half: number, y: number): Painted[] {
  const box = (
    from: number,
    to: number,
    low: number,
    top: number,
    colours: {
      part: 'panelling' | 'doorFrame' | 'door' | 'lamp'
      material: 'wall' | 'wood' | 'light'
      colour: string
    },
    nearer: number,
  ): Painted => ({
    ...plane(
      frame,
      [
        [side * (half + from), y + low, 0.505],
        [side * (half + to), y + low, 0.505],
        [side * (half + to), y + top, 0.505],
        [side * (half + from), y + top, 0.505],
      ],
      paint(colours.part, colours.material, colours.colour, `corridor${side}`),
      [0, 0, 1],
    ),
    nearer,
  })
  return [
    box(0, 3.4, 0, 1, { part: 'panelling', material: 'wall', colour: '#8fae94' }, 0.3),
    box(0.85, 2.05, 0, 2.15, { part: 'doorFrame', material: 'wood', colour: '#f1e8cc' }, 0.4),
    box(0.97, 1.93, 0, 2.03, { part: 'door', material: 'wood', colour: '#9a6a48' }, 0.5),
    box(1.3, 1.6, 2.35, 2.6, { part: 'lamp', material: 'light', colour: '#ffe7a0' }, 0.6),
  ]
}

/** A pair of eyes in the dark, so far apart and round; nothing else of whoever has them. */
export const eyesInDark = small({
  colour: '#f6f2e4',
  height: 0.2,
  draw: (request, colour) => {
    const radius = numberTold(request, 'radius', 0.07)
    return [1, -1].flatMap((side): Painted[] => [
      ball(
        request.frame,
        [side * radius * 1.35, 0, 0],
        [radius, radius, radius * 0.4],
        paint('eyeWhite', 'paper', colour, `dark${side}`),
      ),
      ball(
        request.frame,
        [side * radius * 1.35 + radius * 0.1, 0, radius * 0.36],
        [radius * 0.42, radius * 0.5, radius * 0.2],
        { ...paint('eye', 'ink', '#18141f', `pupil${side}`), marking: true },
      ),
    ])
  },
})

/** A carpet that hangs unrolled to its foot, with what `state.shows` woven in it over and over. */
function runner(request: ModelRequest, tall: number, colour: string): Model {
  const { frame } = request
  const half = 0.42
  const sheet = (
    wide: number,
    z: number,
    from: number,
    to: number,
    shade: string,
    part: 'rug' | 'band' | 'fringe',
  ): Painted =>
    plane(
      frame,
      [
        [-wide, from, z],
        [wide, from, z],
        [wide, to, z],
        [-wide, to, z],
      ],
      { ...paint(part, 'cloth', shade, `runner${part}`), marking: part !== 'rug' },
      [0, 0, 1],
    )
  const pale = lighter(colour, 0.55)
  const count = Math.max(1, Math.round(tall / 1.1))
  const woven = Array.from({ length: count }, (_, index): Painted[] =>
    shownOn(
      request,
      movedTo(frame, [0, ((index + 0.5) * tall) / count, 0.03]),
      half * 1.35,
      lighter(colour, 0.7),
    ),
  ).flat()
  return propModel(
    request,
    tall,
    [
      {
        name: 'sheet',
        solids: [
          sheet(half, 0, 0, tall, colour, 'rug'),
          sheet(half * 0.9, 0.006, 0.08, tall - 0.08, pale, 'band'),
          sheet(half * 0.8, 0.01, 0.14, tall - 0.14, colour, 'band'),
          ...Array.from(
            { length: 9 },
            (_, index): Painted =>
              line(
                frame,
                [
                  [-half + 0.05 + (index * (2 * half - 0.1)) / 8, 0, 0.004],
                  [-half + 0.05 + (index * (2 * half - 0.1)) / 8, -0.12, 0.004],
                ],
                0.02,
                paint('fringe', 'cloth', pale, 'runnerFringe'),
              ),
          ),
          ...woven,
        ],
      },
    ],
    { top: [0, tall, 0], foot: [0, 0, 0], middle: [0, tall / 2, 0] },
  )
}

/** The lift as it hangs in its shaft, from the side: its roof at a height. */
function carIn(frame: Frame, x: number, roof: number): Painted[] {
  const [half, high] = [0.82, 2.3]
  const box = block(frame, [x - half, roof - high, 0.1], [x + half, roof, 0.4], {
    ...paint('panel', 'wood', '#5d7f6c', 'carSide'),
  })
  const bars = Array.from({ length: 6 }, (_, index): Painted => {
    const across = x - half + 0.12 + (index * (2 * half - 0.24)) / 5
    return line(
      frame,
      [
        [across, roof - high + 0.7, 0.405],
        [across, roof - 0.12, 0.405],
      ],
      0.03,
      { ...paint('bar', 'metal', brass, 'carBar'), marking: true },
      [0, 0, 1],
    )
  })
  return [
    ...box,
    plane(
      frame,
      [
        [x - half + 0.08, roof - high + 0.66, 0.402],
        [x + half - 0.08, roof - high + 0.66, 0.402],
        [x + half - 0.08, roof - 0.1, 0.402],
        [x - half + 0.08, roof - 0.1, 0.402],
      ],
      { ...paint('panel', 'light', '#f2dca0', 'carLight'), marking: true },
      [0, 0, 1],
    ),
    ...bars,
    ...block(frame, [x - half - 0.06, roof - 0.02, 0.05], [x + half + 0.06, roof + 0.1, 0.46], {
      ...paint('ceiling', 'wood', darker(brass, 0.34), 'carRoof'),
    }),
  ]
}

/** Where a cloak lies of which nothing is told. */
const straight: readonly Point[] = [
  [0, 0],
  [0, 1],
  [0.3, 2],
]

/** A cloak that lies on the floor through `state.along` (across and along, in metres; the king's end first), its hem white, a ticket at its far end. */
export const cloak: Modeller = (request) => {
  const { frame } = request
  const colour = colourTold(request, '#b3363f')
  const wide = numberTold(request, 'wide', 0.62)
  const told = pointsTold(request, 'along')
  const way = smooth(told.length > 1 ? told : straight, false, 8).map(([x, z]): Vector => [x, 0.015, z])
  const strip = (width: number, y: number, shade: string, part: 'cape' | 'hem'): Painted =>
    line(
      frame,
      way.map(([x, , z]): Vector => [x, y, z]),
      width,
      { ...paint(part, 'cloth', shade, part), marking: part === 'cape' },
    )
  const spots = way
    .filter((_, index) => index % 3 === 1)
    .map(
      ([x, , z]): Painted =>
        ball(frame, [x, 0.03, z], [0.03, 0.004, 0.02], {
          ...paint('dot', 'cloth', darker(colour, 0.25), 'cloakFold'),
          marking: true,
        }),
    )
  const built = propModel(
    request,
    0.1,
    [
      {
        name: 'cloak',
        solids: [strip(wide, 0.012, '#f6f0e2', 'hem'), strip(wide * 0.78, 0.02, colour, 'cape'), ...spots],
        nearer: -1,
      },
    ],
    { collar: way[0] ?? [0, 0, 0], ticket: way.at(-1) ?? [0, 0, 0] },
  )
  return { ...built, lies: true }
}

/** A hook on the end of so many metres of cable (`state.long`), which goes up from its place; nothing is on it. */
export const hangingHook = small({
  colour: '#3b353b',
  height: 0.7,
  anchors: { bend: [0, -0.3, 0] },
  draw: (request, colour) => {
    const { frame } = request
    const long = numberTold(request, 'long', 1.2)
    const steel = paint('hook', 'metal', colour, 'hangingHook')
    const bend = Array.from({ length: 14 }, (_, index): Vector => {
      const turn = Math.PI / 2 - (index / 13) * Math.PI * 1.5
      return [Math.cos(turn) * 0.16, -0.16 + Math.sin(turn) * 0.16, 0]
    })
    return [
      limb(
        frame,
        [
          [0, 0, 0],
          [0, long, 0],
        ],
        0.022,
        paint('rope', 'metal', darker(colour, 0.1), 'hookCable'),
      ),
      limb(frame, bend, 0.035, steel),
      ball(frame, [0, 0.02, 0], 0.06, steel),
    ]
  },
})

/**
 * The upright wheel that a cable runs over, its axle to its right: spokes, and a groove with the cable in it, which goes down from its
 * back so many metres (`state.down`). On its front something else hangs.
 */
export const liftWheel: Modeller = (request) => {
  const { frame } = request
  const iron = '#6d6670'
  const steel = '#2f2b30'
  const at = (turn: number, r: number, x = 0): Vector => [x, Math.sin(turn) * r, Math.cos(turn) * r]
  const arc = (from: number, to: number, r: number): Vector[] =>
    Array.from({ length: 25 }, (_, index) => at(from + ((to - from) * index) / 24, r))
  const ring = (r: number, thick: number, shade: string): Painted =>
    limb(frame, arc(0, 2 * Math.PI, r), thick, paint('wheel', 'metal', shade, `pulley${r}`))
  const spokes = Array.from(
    { length: 6 },
    (_, index): Painted =>
      limb(
        frame,
        [at((index / 6) * 2 * Math.PI + 0.2, 0.06), at((index / 6) * 2 * Math.PI + 0.2, 0.44)],
        0.035,
        paint('wheel', 'metal', iron, 'pulleySpoke'),
      ),
  )
  const down = numberTold(request, 'down', 2)
  const over = [...arc(0, Math.PI, 0.54), [0, -down, -0.54] as Vector]
  return propModel(
    request,
    1,
    [
      {
        name: 'wheel',
        solids: [
          ...spokes,
          ring(0.46, 0.06, iron),
          limb(
            frame,
            [at(0, 0, -0.1), at(0, 0, 0.1)],
            0.1,
            paint('wheel', 'metal', darker(iron, 0.25), 'hub'),
          ),
        ],
      },
      {
        name: 'cable',
        nearer: 0.1,
        solids: [limb(frame, over, 0.03, paint('rope', 'metal', steel, 'wheelCable'))],
      },
    ],
    { rim: [0, 0.5, 0], front: [0, 0, 0.54], back: [0, 0, -0.54] },
  )
}
