import type { Companion } from '#book/character.ts'
import type { Outfit } from '../../figures/outfit.ts'
import { darker, lighter } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { inUniform } from '../people/in-uniform.ts'
import { ball, blob, limb, line } from '../solids/build.ts'
import type { Painted } from '../solids/solid.ts'
import type { Frame } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { paint, small } from './small-thing.ts'

function somebody(
  name: string,
  told: Partial<Companion & { kind: 'person' }>,
  looks: Partial<(Companion & { kind: 'person' })['appearance']>,
): Companion {
  return {
    kind: 'person',
    name,
    age: 50,
    gender: 'male',
    description: '',
    ...told,
    appearance: {
      skin: 'peach',
      hairForm: 'short',
      hairColour: 'grey',
      glasses: false,
      clothesColour: 'blue',
      physique: 'sturdy',
      ...looks,
    },
  }
}

function dressed(colour: string, more: Partial<Outfit>): Outfit {
  return {
    top: 'jumper',
    topColour: colour,
    pattern: 'plain',
    bottom: 'trousers',
    bottomColour: darker(colour, 0.2),
    shoes: 'shoes',
    shoeColour: '#5a4638',
    accent: lighter(colour, 0.3),
    headscarfColour: colour,
    ...more,
  }
}

/** The caretaker: grey overalls and slippers. */
export const caretaker: Modeller = (request) =>
  inUniform(request, {
    who: somebody('caretaker', { age: 58 }, { physique: 'sturdy', hairColour: 'grey' }),
    worn: dressed('#6f8794', { bottom: 'dungarees', bottomColour: '#5c7380', shoeColour: '#b4523c' }),
    capOn: () => [],
  })

/** Mrs Mould of the third floor, some sixty years old, in a mustard cardigan. */
export const mrsMould: Modeller = (request) =>
  inUniform(request, {
    who: somebody(
      'mrsMould',
      { age: 64, gender: 'female' },
      { hairForm: 'bob', hairColour: 'white', glasses: true },
    ),
    worn: dressed('#c99a3a', {
      top: 'cardigan',
      bottom: 'skirt',
      bottomColour: '#5c5a72',
      shoeColour: '#8a4a52',
    }),
    capOn: () => [],
  })

/** A king who is no larger than a child: size him so. A crown, a red coat, white at its edge. */
export const liftKing: Modeller = (request) =>
  inUniform(request, {
    who: somebody('king', { age: 55 }, { physique: 'sturdy', hairColour: 'white' }),
    worn: dressed('#b3363f', {
      top: 'coat',
      accent: '#f6f0e2',
      bottomColour: '#4a3f63',
      shoes: 'boots',
      shoeColour: '#3c3548',
    }),
    capOn: crownOn,
  })

/** One of three acrobats, in stripes. */
export const acrobat: Modeller = (request) =>
  inUniform(request, {
    who: somebody('acrobat', { age: 30 }, { skin: 'caramel', hairColour: 'dark' }),
    worn: dressed('#d9683f', {
      top: 'tshirt',
      pattern: 'stripes',
      bottom: 'trousers',
      bottomColour: '#2f5d73',
      accent: '#f4e8cf',
    }),
    capOn: () => [],
  })

/** A crown of five points, of a head so many metres in radius. */
function crownOn(head: Frame, radius: number): Painted[] {
  const gold = paint('crown', 'metal', '#e3b341', 'crown')
  const ring = Array.from({ length: 5 }, (_, index): Painted => {
    const turn = (index / 5) * 2 * Math.PI + 0.3
    const at = (out: number, up: number): Vector => [
      Math.sin(turn) * radius * out,
      radius * up,
      Math.cos(turn) * radius * out,
    ]
    return limb(head, [at(0.78, 1.1), at(0.92, 1.95)], [radius * 0.24, radius * 0.05], gold)
  })
  return [
    blob(
      head,
      [
        [
          [0, radius * 1.12, 0],
          [radius * 0.84, radius * 0.2, radius * 0.84],
        ],
      ],
      gold,
    ),
    ...ring,
    ball(
      head,
      [0, radius * 1.14, radius * 0.84],
      radius * 0.09,
      paint('gem', 'light', '#c9303f', 'crownGem'),
    ),
  ]
}

/** A leg in plaster, as it lies along its front on a stool, its open end at its place; scribbled on. */
export const plasterLeg = small({
  colour: '#f4f1e8',
  height: 0.4,
  anchors: { opening: [0, 0.1, 0], toes: [0, 0.16, 0.74] },
  draw: ({ frame }, colour) => [
    limb(
      frame,
      [
        [0, 0.1, 0],
        [0, 0.09, 0.34],
        [0, 0.08, 0.62],
        [0, 0.2, 0.7],
      ],
      [0.12, 0.105, 0.09, 0.085],
      paint('sock', 'stone', colour, 'plaster'),
    ),
    // What visitors drew on it.
    ...(
      [
        [-0.03, 0.12, '#c9553f'],
        [0.04, 0.3, '#3f6fb0'],
        [-0.02, 0.46, '#4f8f6a'],
      ] as const
    ).map(([x, z, ink]) =>
      line(
        frame,
        [
          [x - 0.035, 0.215 - z * 0.06, z - 0.03],
          [x, 0.222 - z * 0.06, z + 0.04],
          [x + 0.035, 0.215 - z * 0.06, z - 0.03],
          [x - 0.045, 0.215 - z * 0.06, z + 0.015],
          [x + 0.045, 0.215 - z * 0.06, z + 0.015],
          [x - 0.035, 0.215 - z * 0.06, z - 0.03],
        ],
        0.012,
        { ...paint('drawing', 'ink', ink, `scribble${z}`), marking: true },
      ),
    ),
    ball(frame, [0.03, 0.27, 0.71], [0.035, 0.03, 0.04], paint('toe', 'skin', '#eebd9b', 'toe')),
    ball(frame, [-0.03, 0.27, 0.71], [0.03, 0.026, 0.035], paint('toe', 'skin', '#eebd9b', 'toe2')),
  ],
})
