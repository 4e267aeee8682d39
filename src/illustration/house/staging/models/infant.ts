import type { Companion } from '#book/character.ts'
import { lighter } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { identityOf } from '../people/identity.ts'
import { person } from '../people/person.ts'
import { blob, limb, plane, type Size } from '../solids/build.ts'
import type { Piece } from '../solids/solid.ts'
import { pointIn } from '../space/frame.ts'
import type { Vector } from '../space/vector.ts'
import { colourTold } from './prop-model.ts'
import { paint } from './small-thing.ts'

/** Metres that the cloth counts nearer than the body in it. */
const overBody = 0.3

/** How far along the body the cloth lies, how high above what it lies on, and its half axes, in metres: from the chest to the feet. */
const swaddle: readonly (readonly [along: number, up: number, size: Size])[] = [
  [-0.1, 0.1, [0.12, 0.1, 0.07]],
  [0, 0.1, [0.13, 0.11, 0.1]],
  [0.1, 0.09, [0.12, 0.1, 0.11]],
  [0.2, 0.08, [0.1, 0.085, 0.1]],
  [0.29, 0.075, [0.07, 0.07, 0.07]],
]

/**
 * Some weeks old, on the back, wrapped up to the chest, the head at its back: with the skin of the child that it has come to (`kin` of a
 * plan), and hair on end where `state.looks` is `tuft`. One arm is out, its fist (`handR`) shut; under `state.holds` a corner of paper sticks out of it.
 * For its bath (`state.bathed`) it is unwrapped.
 */
export const infant: Modeller = (request) => {
  const { frame, state, seed } = request
  const hair = state['looks'] === 'tuft' ? 'spiky' : 'bald'
  const told = { ...state, age: 0, hair, glasses: false, wears: 'yellow' }
  const { age, appearance } = identityOf(undefined, seed, told)
  // Without marks of its own, which chance gives to others of the story's.
  const who: Companion = {
    kind: 'person',
    name: 'infant',
    age,
    gender: 'other',
    description: '',
    appearance,
  }
  const built = person({
    ...request,
    who,
    act: { ...request.act, pose: 'sleepBack', hands: { right: pointIn(frame, fist), ...request.act.hands } },
  })
  const colour = colourTold(request, '#f3ead4')
  const cloth: Piece = {
    name: 'swaddle',
    solids: [
      blob(
        frame,
        swaddle.map(([along, up, size]): readonly [Vector, Size] => [[0, up, along], size]),
        paint('blanket', 'cloth', colour, 'swaddle'),
      ),
      limb(frame, hem, 0.022, paint('hem', 'cloth', lighter(colour, 0.35), 'hem')),
    ],
    nearer: overBody,
  }
  const hand = built.anchors['handR']
  const corner: Piece[] =
    state['holds'] === true && hand
      ? [
          {
            name: 'corner',
            solids: [plane(hand, slip, paint('paper', 'paper', '#fffdf6', 'corner'))],
            nearer: overBody + 0.2,
          },
        ]
      : []
  // The arm with the fist lies over the cloth.
  const pieces = built.pieces.map((piece) =>
    piece.name === 'armR' ? { ...piece, nearer: overBody + 0.1 } : piece,
  )
  const wraps = state['bathed'] === true ? [] : [cloth]
  return { ...built, kind: 'prop', pieces: [...pieces, ...wraps, ...corner] }
}

/** The corner of paper in the fist's own axes, in metres. */
const slip: readonly Vector[] = [
  [-0.02, 0.01, 0.02],
  [0.03, 0.01, 0.03],
  [0.035, 0.085, 0.06],
  [-0.03, 0.07, 0.05],
]

/** Where the fist is, in metres. */
const fist: Vector = [-0.08, 0.25, -0.16]

/** The turned edge of the cloth on the chest. */
const hem: readonly Vector[] = [
  [-0.125, 0.07, -0.13],
  [-0.08, 0.16, -0.15],
  [0, 0.19, -0.15],
  [0.08, 0.16, -0.15],
  [0.125, 0.07, -0.13],
]
