import type { Companion } from '#book/character.ts'
import type { Outfit } from '../../figures/outfit.ts'
import { darker, lighter } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { inUniform } from '../people/in-uniform.ts'
import { ball, blob, limb, plane, wheel } from '../solids/build.ts'
import type { Paint, Painted, Piece } from '../solids/solid.ts'
import type { Frame } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { block, colourTold, numberTold, propModel, wood } from './prop-model.ts'
import { paint, small } from './small-thing.ts'
import { iron, paint as bodywork, slab } from './vehicle-paint.ts'

const yellow = '#f2b92c'

const lady: Companion = {
  kind: 'person',
  name: 'lollipopLady',
  age: 64,
  gender: 'female',
  description: '',
  appearance: {
    skin: 'peach',
    hairForm: 'bob',
    hairColour: 'grey',
    glasses: false,
    clothesColour: 'yellow',
    physique: 'sturdy',
  },
}

const worn: Outfit = {
  top: 'cardigan',
  topColour: yellow,
  pattern: 'plain',
  bottom: 'skirt',
  bottomColour: yellow,
  hem: 1.8,
  shoes: 'boots',
  shoeColour: darker(yellow, 0.1),
  accent: '#f7f3e6',
  headscarfColour: yellow,
}

/** Who stops the cars before a school, some sixty years old: yellow down to her boots, and a cap. */
export const lollipopLady: Modeller = (request) => inUniform(request, { who: lady, worn, capOn })

/** A cap with a peak, of a head so many metres in radius. */
function capOn(head: Frame, radius: number): Painted[] {
  return [
    ball(
      head,
      [0, radius * 0.5, radius * 0.98],
      [radius * 0.66, radius * 0.09, radius * 0.4],
      paint('brim', 'cloth', '#3a3f46', 'capPeak'),
    ),
    blob(
      head,
      [
        [
          [0, radius * 0.72, -radius * 0.04],
          [radius * 1.12, radius * 0.5, radius * 1.08],
        ],
      ],
      paint('cap', 'cloth', yellow, 'cap'),
    ),
  ]
}

/** How high the middle of the sign is and how far it goes round it, in metres. */
const [signAt, signRadius] = [1.5, 0.26]

/** A round sign on a stick, white with a red rim and a bar (unless `state.bar` is false), the same to both sides: it stops cars. It is held by the middle of its stick. */
export const lollipop = small({
  colour: '#d8402f',
  height: signAt + signRadius,
  grip: [0, 0.85, 0],
  anchors: { sign: [0, signAt, 0], low: [0, 0.5, 0], foot: [0, 0, 0] },
  draw: ({ frame, state }, colour) => [
    limb(
      frame,
      [
        [0, 0, 0],
        [0, signAt - signRadius + 0.04, 0],
      ],
      0.02,
      paint('stick', 'wood', '#e9e2d0', 'stick'),
    ),
    ...[1, -1].flatMap((side): Painted[] => [
      plane(frame, ring(signRadius, side * 0.015), paint('disc', 'metal', colour, `rim${side}`), [
        0,
        0,
        side,
      ]),
      plane(
        frame,
        ring(signRadius * 0.76, side * 0.017),
        { ...paint('disc', 'metal', '#f7f3e8', `sign${side}`), marking: true },
        [0, 0, side],
      ),
      ...(state['bar'] === false ? [] : [barOn(frame, side)]),
    ]),
  ],
})

function barOn(frame: Frame, side: number): Painted {
  const [x, y, z] = [0.13, 0.03, side * 0.019]
  const corners: Vector[] = [
    [-x, signAt - y, z],
    [x, signAt - y, z],
    [x, signAt + y, z],
    [-x, signAt + y, z],
  ]
  return plane(frame, corners, { ...paint('bar', 'metal', '#3a3f46', `bar${side}`), marking: true }, [
    0,
    0,
    side,
  ])
}

function ring(radius: number, z: number): Vector[] {
  return Array.from({ length: 72 }, (_, index): Vector => {
    const turn = (index / 72) * 2 * Math.PI
    return [Math.cos(turn) * radius, signAt + Math.sin(turn) * radius, z]
  })
}

/** How broad the edge round the field of a mat is, in metres: one that is no broader has none. */
const edge = 0.16

function fieldOf(frame: Frame, x: number, z: number, colour: string): Piece {
  const [across, along] = [x - edge / 2, z - edge / 2]
  const corners: Vector[] = [
    [-across, 0.032, -along],
    [across, 0.032, -along],
    [across, 0.032, along],
    [-across, 0.032, along],
  ]
  const paint: Paint = { part: 'rug', material: 'cloth', colour, group: 'field' }
  return { name: 'field', nearer: -0.55, solids: [plane(frame, corners, paint, [0, 1, 0])] }
}

/** A mat of bristles, `state.wide` and `state.deep` metres. */
export const doormat: Modeller = (request) => {
  const { frame } = request
  const colour = colourTold(request, '#8a6a45')
  const [x, z] = [numberTold(request, 'wide', 1.3) / 2, numberTold(request, 'deep', 0.7) / 2]
  return propModel(
    request,
    // As far as it reaches, for whoever steps back to see all of it.
    Math.max(0.03, x * 0.6),
    [
      {
        name: 'mat',
        nearer: -0.6,
        solids: [
          ...block(frame, [-x, 0, -z], [x, 0.03, z], {
            part: 'rug',
            material: 'cloth',
            colour,
            group: 'mat',
          }),
        ],
      },
      ...(Math.min(x, z) > edge ? [fieldOf(frame, x, z, lighter(colour, 0.16))] : []),
    ],
    { middle: [0, 0.03, 0], front: [0, 0.03, z], left: [-x, 0.03, 0], right: [x, 0.03, 0] },
  )
}

/** A plank that is longer than is handy, `state.long` metres, along its left and right; it is carried by its ends. */
export const longPlank: Modeller = (request) => {
  const { frame } = request
  const colour = colourTold(request, '#c79a61')
  const x = numberTold(request, 'long', 4) / 2
  return propModel(
    request,
    // As far as it reaches, for whoever steps back to see all of it.
    Math.max(0.05, x * 0.4),
    [
      {
        name: 'plank',
        solids: block(frame, [-x, 0, -0.13], [x, 0.05, 0.13], wood('plank', colour, 'plank')),
      },
    ],
    {
      left: [-x, 0, 0],
      right: [x, 0, 0],
      endL: [-x + 0.25, 0, 0],
      endR: [x - 0.25, 0, 0],
      top: [0, 0.05, 0],
      middle: [0, 0.05, 0],
    },
  )
}

/** Metres of a bus: half its width, how high its floor and roof are, and how long it is behind its front. */
const bus = { half: 1.15, floor: 0.5, roof: 2.75, long: 7 }

/** A bus, its windscreen to its front, with passengers' windows along both sides. */
export const townBus: Modeller = (request) => {
  const { frame } = request
  const colour = colourTold(request, '#c4503f')
  const { half, floor, roof, long } = bus
  const rubber = bodywork('tyre', iron, 'wheel', 'cloth')
  const wheels = [-1, 1].flatMap((side): Piece[] =>
    [-1.2, -long + 1.4].map((z) => ({
      name: `wheel${side}${z}`,
      nearer: 0.3,
      solids: wheel(frame, [side * (half - 0.04), 0.45, z], { radius: 0.45, width: 0.12, turn: 0.3 }, [
        { ...rubber, group: `wheel${side}${z}` },
        bodywork('disc', '#c9c4b4', `hub${side}${z}`),
      ]),
    })),
  )
  const glass = (points: Vector[], outward: Vector, group: string): Painted =>
    plane(frame, points, { part: 'glass', material: 'light', colour: '#cfe0e2', group }, outward)
  const [low, high] = [1.35, 2.35]
  const windows = [-1, 1].flatMap((side): Painted[] =>
    Array.from({ length: 5 }, (_, index): Painted => {
      const from = -0.5 - index * 1.28
      const x = side * (half + 0.01)
      return glass(
        [
          [x, low, from],
          [x, low, from - 1.05],
          [x, high, from - 1.05],
          [x, high, from],
        ],
        [side, 0, 0],
        `window${side}${index}`,
      )
    }),
  )
  const front: Painted[] = [
    glass(
      [
        [-half + 0.14, 1.2, 0.012],
        [half - 0.14, 1.2, 0.012],
        [half - 0.14, 2.3, 0.012],
        [-half + 0.14, 2.3, 0.012],
      ],
      [0, 0, 1],
      'screen',
    ),
    ...[-1, 1].map((side) =>
      ball(
        frame,
        [side * 0.8, 0.82, 0.02],
        [0.14, 0.14, 0.03],
        bodywork('lamp', '#f6ecc8', `lamp${side}`, 'light'),
      ),
    ),
  ]
  return propModel(
    request,
    roof,
    [
      {
        name: 'body',
        nearer: -0.6,
        solids: [...slab(frame, [-half, floor, -long], [half, roof, 0], colour, 'body')],
      },
      // Laid over the body, of which only the sides that are seen show theirs.
      { name: 'windows', nearer: 0.2, solids: [...windows, ...front] },
      ...wheels,
    ],
    { driver: [0.4, 1.7, -0.3], front: [0, 1.2, 0], bumper: [0, 0.6, 0.1], top: [0, roof, -long / 2] },
  )
}
