import { darker, lighter } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { ball, blob, line, type Size } from '../solids/build.ts'
import type { Painted, Piece } from '../solids/solid.ts'
import type { Frame } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { block, colourTold, numberTold, propModel, wood } from './prop-model.ts'

const oak = '#c08a55'

/** How long a child's bed is, half its width, and how high one lies, in metres. */
const bedLong = 1.8
const bedWide = 0.48
const mattress = 0.42

/** Metres that the blanket counts nearer than it is: it lies over whoever is in bed. */
const overSleepers = 1.5

/** Metres that the mattress then counts farther. */
const underSleepers = 1

/**
 * A bed, its head at its back; its foot to its front. Who lies in it has the head at `pillow` and the feet at `foot`.
 * The blanket is a piece of its own that comes after the sleeper; `state.made` pulls it up to the pillow, `state.pulledUp` so many
 * metres high before whoever sits in bed; with `state.over: body` it lies over somebody as cloth does, and under `state.feet` two feet
 * stand up at its end.
 */
export const bed: Modeller = (request) => {
  const { frame, state } = request
  const colour = colourTold(request, oak)
  const blanket = colourTold(request, '#4f86b0', 'blanket')
  // Who lies in it lies over all of it, wherever they have their head.
  const under = state['over'] === 'body' ? underSleepers : 0
  const board = (z: number, high: number, name: string, nearer = 0): Piece => ({
    name,
    nearer,
    solids: block(
      frame,
      [-bedWide - 0.04, 0, z - 0.03],
      [bedWide + 0.04, high, z + 0.03],
      wood('board', colour, name),
    ),
  })
  const up = state['made'] === true ? -bedLong / 2 + 0.34 : -bedLong / 2 + 0.62
  return propModel(
    request,
    0.95,
    [
      board(-bedLong / 2 - 0.03, 0.95, 'headboard', -under * 1.3),
      {
        name: 'frame',
        solids: block(
          frame,
          [-bedWide, 0.16, -bedLong / 2],
          [bedWide, 0.3, bedLong / 2],
          wood('side', colour, 'frame'),
        ),
        nearer: -under,
      },
      {
        name: 'mattress',
        solids: block(frame, [-bedWide + 0.02, 0.3, -bedLong / 2], [bedWide - 0.02, mattress, bedLong / 2], {
          part: 'sheet',
          material: 'cloth',
          colour: '#f6f0e4',
          group: 'mattress',
        }),
        nearer: 0.02 - under,
      },
      { name: 'pillow', solids: [pillowOn(frame)], nearer: 0.06 - under },
      {
        name: 'blanket',
        solids: [
          ...(state['over'] === 'body'
            ? blanketOver(frame, up + 0.1, blanket)
            : blanketOn(frame, up, blanket, numberTold(request, 'pulledUp', 0))),
          ...(state['feet'] === true ? feetUnder(frame, blanket) : []),
        ],
        nearer: overSleepers,
      },
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

/** Two feet, toes up, as a blanket shows them. */
function feetUnder(frame: Frame, colour: string): Painted[] {
  return [-0.11, 0.11].map((x) =>
    blob(
      frame,
      [
        [
          [x, mattress + 0.12, bedLong / 2 - 0.2],
          [0.075, 0.12, 0.09],
        ],
        [
          [x * 1.25, mattress + 0.22, bedLong / 2 - 0.19],
          [0.085, 0.1, 0.075],
        ],
      ],
      { part: 'blanket', material: 'cloth', colour: lighter(colour, 0.08), group: `foot${x}` },
    ),
  )
}

/** How high and how wide a body lifts a blanket, in metres, along what is covered of it: chest, belly, thighs, shins and toes. */
const bodyUnder = [
  [0.2, 0.25],
  [0.2, 0.24],
  [0.16, 0.24],
  [0.14, 0.21],
  [0.11, 0.19],
  [0.09, 0.17],
  [0.13, 0.16],
  [0.03, 0.12],
] as const
/** So many that the outline has no waves. */
const rowsOfCloth = 36

/** A thin cloth that falls from a body to the mattress and down its sides, in folds, its edge turned down below the chin. */
function blanketOver(frame: Frame, from: number, colour: string): Painted[] {
  const to = bedLong / 2 - 0.04
  const liftAt = (part: number): readonly [number, number] => {
    const along = part * (bodyUnder.length - 1)
    const before = Math.min(bodyUnder.length - 2, Math.floor(along))
    const [a, b] = [bodyUnder[before] ?? [0, 0], bodyUnder[before + 1] ?? [0, 0]]
    const between = (index: 0 | 1): number => a[index] + (b[index] - a[index]) * (along - before)
    return [between(0), between(1)]
  }
  const rowAt = (part: number, thick = 0): (readonly [Vector, Size])[] => {
    const z = from + (to - from) * part
    const [high, wide] = liftAt(part)
    return [
      [
        [0, mattress, z],
        [bedWide + 0.02 + thick, 0.06 + thick, 0.05],
      ],
      [
        [0, mattress, z],
        [wide + thick, high + 0.05 + thick, 0.05],
      ],
      ...[-1, 1].map((side): readonly [Vector, Size] => [
        [side * bedWide, mattress - 0.1, z],
        [0.045, 0.13, 0.05],
      ]),
    ]
  }
  const cloth = { part: 'blanket', material: 'cloth', colour, group: 'blanket' } as const
  const surface = (x: number, part: number): Vector => {
    const [high, wide] = liftAt(part)
    const hump = Math.abs(x) < wide ? (high + 0.05) * Math.sqrt(1 - (x / wide) ** 2) : 0
    return [x, mattress + Math.max(hump, 0.055), from + (to - from) * part]
  }
  const folds = foldsOfCloth.map(
    (fold): Painted => ({
      ...line(
        frame,
        fold.map(([x, part]) => surface(x, part)),
        0.012,
        { ...cloth, part: 'fold', colour: darker(colour, 0.16), marking: true },
      ),
      outward: frame.up,
    }),
  )
  const dots = dotsOfCloth.map(
    ([x, part]): Painted => ({
      ...ball(frame, surface(x, part), [0.04, 0.008, 0.04], {
        ...cloth,
        part: 'dot',
        colour: lighter(colour, 0.55),
        marking: true,
      }),
      outward: frame.up,
    }),
  )
  const rows = Array.from({ length: rowsOfCloth }, (_, index) => rowAt(index / (rowsOfCloth - 1)))
  return [
    blob(frame, rows.flat(), cloth),
    ...dots,
    ...folds,
    blob(
      frame,
      [0, 0.03, 0.06, 0.09].flatMap((part) => rowAt(part, 0.014)),
      {
        ...cloth,
        part: 'hem',
        colour: lighter(colour, 0.6),
      },
    ),
  ]
}

/** Folds from the body down to the mattress: metres across, and the part of the blanket's length. */
const foldsOfCloth = [
  [
    [0.16, 0.2],
    [0.3, 0.26],
    [0.44, 0.24],
  ],
  [
    [0.18, 0.44],
    [0.32, 0.46],
    [0.45, 0.42],
  ],
  [
    [0.12, 0.62],
    [0.28, 0.68],
    [0.42, 0.68],
  ],
  [
    [-0.16, 0.3],
    [-0.3, 0.36],
    [-0.44, 0.34],
  ],
  [
    [-0.14, 0.56],
    [-0.3, 0.6],
    [-0.44, 0.58],
  ],
] as const
const dotsOfCloth = [
  [-0.34, 0.2],
  [0, 0.18],
  [0.36, 0.15],
  [-0.17, 0.34],
  [0.19, 0.33],
  [-0.36, 0.47],
  [0.02, 0.48],
  [0.37, 0.52],
  [-0.2, 0.64],
  [0.18, 0.66],
  [-0.36, 0.76],
  [0, 0.8],
  [0.36, 0.8],
] as const

/** Humped over whoever lies under it, with a turned-down edge and a pattern. */
function blanketOn(frame: Frame, from: number, colour: string, pulledUp: number): Painted[] {
  const to = bedLong / 2 - 0.02
  const lift = (z: number): number => pulledUp * Math.max(0, 1 - ((z - from) / (to - from)) * 1.6) ** 0.7
  const rows = Array.from({ length: rowsOfCloth }, (_, index): (readonly [Vector, Size])[] => {
    const z = from + ((to - from) * index) / (rowsOfCloth - 1)
    return [
      [
        [0, mattress + 0.02 + lift(z) / 2, z],
        [bedWide + 0.03, 0.13 + lift(z) / 2, 0.1],
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
    const high = mattress + 0.15 - Math.abs(x) * 0.08 + lift(z)
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
