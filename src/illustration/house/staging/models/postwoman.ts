import type { Companion } from '#book/character.ts'
import type { Outfit } from '../../figures/outfit.ts'
import { darker, lighter } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { inUniform } from '../people/in-uniform.ts'
import { ball, blob, box, limb, plane } from '../solids/build.ts'
import type { Painted, Piece } from '../solids/solid.ts'
import type { Frame } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { paint, small } from './small-thing.ts'

const cloth = '#5c7270'
const leather = '#7d6653'

const who: Companion = {
  kind: 'person',
  name: 'postwoman',
  age: 50,
  gender: 'female',
  description: '',
  appearance: {
    skin: 'peach',
    hairForm: 'bob',
    hairColour: 'grey',
    glasses: false,
    clothesColour: 'teal',
    physique: 'sturdy',
  },
}

const worn: Outfit = {
  top: 'coat',
  topColour: cloth,
  pattern: 'plain',
  bottom: 'trousers',
  bottomColour: '#454d52',
  shoes: 'boots',
  shoeColour: '#3b3f42',
  accent: lighter(cloth, 0.4),
  headscarfColour: cloth,
}

/** The one who brings the post, some fifty years old: coat, tall boots and cap, and her bag at her side unless she has put it down (`state.bag` false). */
export const postwoman: Modeller = (request) => {
  const built = inUniform(request, { who, worn, capOn })
  const bag: Piece[] =
    request.state['bag'] === false
      ? []
      : [{ name: 'bag', solids: bagIn(request.frame, atHerSide), nearer: 0.1 }]
  return { ...built, pieces: [...built.pieces, ...bag] }
}

/** The foot of her bag, in metres. */
const atHerSide: Vector = [0.3, 0.62, 0]

/** A cap with a peak, of a head so many metres in radius. */
function capOn(head: Frame, radius: number): Painted[] {
  return [
    ball(
      head,
      [0, radius * 0.1, radius * 0.88],
      [radius * 0.72, radius * 0.1, radius * 0.46],
      paint('brim', 'cloth', darker(cloth, 0.35), 'capPeak'),
    ),
    blob(
      head,
      [
        [
          [0, radius * 0.62, -radius * 0.06],
          [radius * 1.04, radius * 0.52, radius * 1.02],
        ],
      ],
      paint('cap', 'cloth', darker(cloth, 0.1), 'cap'),
    ),
  ]
}

/** The huge bag, its flap to its front, letters looking out of it. */
function bagIn(frame: Frame, [x, y, z]: Vector): Painted[] {
  const at = (dx: number, dy: number, dz: number): Vector => [x + dx, y + dy, z + dz]
  const letter = (dx: number, lean: number): Painted =>
    plane(
      frame,
      [
        at(dx, 0.34, 0.02),
        at(dx + 0.16, 0.34, 0.02),
        at(dx + 0.16 + lean, 0.47, 0.02),
        at(dx + lean, 0.47, 0.02),
      ],
      paint('envelope', 'paper', '#f1ecdd', `letter${dx}`),
    )
  return [
    letter(-0.17, 0.02),
    letter(-0.02, -0.02),
    ...box(frame, at(-0.22, 0, -0.1), at(0.22, 0.38, 0.1), (side) =>
      paint(
        'bag',
        'cloth',
        side === 'top' ? darker(leather, 0.4) : side === 'front' ? leather : darker(leather, 0.1),
        `bag${side}`,
      ),
    ),
    ...box(frame, at(-0.23, 0.2, 0.1), at(0.23, 0.39, 0.115), () =>
      paint('flap', 'cloth', lighter(leather, 0.1), 'flap'),
    ),
    limb(
      frame,
      [at(-0.2, 0.36, 0), at(-0.1, 0.62, 0), at(0.1, 0.62, 0), at(0.2, 0.36, 0)],
      0.016,
      paint('strap', 'cloth', darker(leather, 0.3), 'strap'),
    ),
  ]
}

/** Her bag where she has put it down. */
export const postBag = small({
  colour: leather,
  height: 0.6,
  draw: ({ frame }) => bagIn(frame, [0, 0, 0]),
})
