import { drawMotif } from '../../props/draw-motif.ts'
import type { Modeller, ModelRequest } from '../model-request.ts'
import { ball, limb, wheel } from '../solids/build.ts'
import { decal } from '../solids/decal.ts'
import type { Painted, Piece } from '../solids/solid.ts'
import { bodyOfCart, type CartBody, cartBodies, cartSize, painted } from './cart-bodies.ts'
import { alongIn, type Frame, frameAlong, movedTo, pointIn } from '../space/frame.ts'
import { lengthOf, times } from '../space/vector.ts'

const iron = '#4a3026'
const { half, long, floor, rim } = cartSize

/** No two alike: x, z, radius, colour. */
const wheels = [
  [-0.52, 0.62, 0.4, '#e0503a'],
  [0.52, 0.62, 0.34, '#2e6f9e'],
  [-0.52, -0.62, 0.3, '#efc04a'],
  [0.52, -0.62, 0.42, '#3d8a5a'],
] as const

/**
 * A home-made cart with four different wheels; what the child loves is chalked on both sides. `state.body` is what it was yesterday,
 * in a book's words, which `state.bodies` has by the bodies' names: without one it is a box of boards.
 */
export const cart: Modeller = ({ id, frame, state, seed }) => {
  const shows = typeof state['shows'] === 'string' ? state['shows'] : undefined
  const turn = typeof state['spin'] === 'number' ? state['spin'] : 0.3
  const pieces: Piece[] = [
    ...wheels.map(([x, z, radius, colour], index) => ({
      name: `wheel${index}`,
      solids: wheel(frame, [x, radius, z], { radius, width: 0.06, turn }, [
        painted('wheel', iron, `wheel${index}`),
        painted('spoke', colour, `wheel${index}`),
      ]),
    })),
    ...bodyOfCart(bodyTold(state), {
      frame,
      ...(typeof state['colour'] === 'string' && { colour: state['colour'] }),
      chalkOn: (side) => (shows ? chalkOn(frame, side, shows, seed) : []),
    }),
    { name: 'steer', solids: steeringWheel(frame) },
  ]
  return { id, kind: 'prop', frame, pieces, anchors: anchorsOf(frame), height: rim }
}

/** What the child loves, in chalk on the outside of a side. */
function chalkOn(frame: Frame, side: 1 | -1, shows: string, seed: string): Painted[] {
  const motif = drawMotif(shows, { seed, style: 'chalk', size: 40 })
  const board = frameAlong(
    pointIn(frame, [side * (half + 0.004), (floor + rim) / 2, 0]),
    times(frame.right, side),
    frame.up,
    lengthOf(frame.up),
  )
  return decal(board, motif)
}

/** Whose words a book has for what the cart was. */
function bodyTold({ body, bodies }: ModelRequest['state']): CartBody {
  if (typeof body !== 'string' || typeof bodies !== 'object' || bodies === null) return 'box'
  const told = Object.entries(bodies).find(([, words]) => Array.isArray(words) && words.includes(body))
  return cartBodies.find((name) => name === told?.[0]) ?? 'box'
}

function steeringWheel(frame: Frame): Painted[] {
  const dark = painted('steer', '#5b3a2a', 'steer')
  const tilted = frameAlong(
    pointIn(frame, [0, rim + 0.18, 0.65]),
    alongIn(frame, [0, 1, -0.7]),
    frame.front,
    lengthOf(frame.up),
  )
  return [
    limb(
      frame,
      [
        [0, floor, 0.8],
        [0, rim + 0.16, 0.66],
      ],
      0.025,
      dark,
    ),
    ball(tilted, [0, 0, 0], [0.17, 0.17, 0.014], dark),
    {
      ...ball(tilted, [0, 0, 0.005], [0.125, 0.125, 0.012], {
        ...dark,
        part: 'steerInside',
        colour: '#a9764c',
        marking: true,
      }),
    },
  ]
}

function anchorsOf(frame: Frame): Record<string, Frame> {
  const at = (x: number, y: number, z: number): Frame => movedTo(frame, [x, y, z])
  return {
    seat1: at(0, floor + 0.02, 0.3),
    seat2: at(-0.16, floor + 0.02, -0.2),
    seat3: at(0, floor + 0.14, -0.62),
    seat4: at(0.24, floor + 0.02, -0.42),
    seat5: at(0.22, floor + 0.02, 0.06),
    seat6: at(-0.05, floor + 0.02, 0.72),
    prow: at(0, rim - 0.3, 0.78),
    tail: at(0, rim - 0.1, -0.8),
    steerL: at(-0.15, rim + 0.18, 0.62),
    steerR: at(0.15, rim + 0.18, 0.62),
    rimL: at(-half, rim, 0.3),
    rimR: at(half, rim, 0.3),
    rimBackL: at(-half, rim, -0.4),
    rimBackR: at(half, rim, -0.4),
    rearL: at(-0.3, rim, -long),
    rearR: at(0.3, rim, -long),
    rear: at(0, 0, -1.4),
    tow: at(0, 0, -1.75),
    wheelFront: at(0.52, 0, 0.62),
    wheelBack: at(0.52, 0, -0.62),
  }
}
