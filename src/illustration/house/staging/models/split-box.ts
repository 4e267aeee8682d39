import { darker, lighter } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { plane } from '../solids/build.ts'
import type { Painted, Piece } from '../solids/solid.ts'
import type { Vector } from '../space/vector.ts'
import { colourTold, propModel } from './prop-model.ts'
import { paint } from './small-thing.ts'

/** Half its floor and how high its sides were, in metres. */
const [half, high] = [0.3, 0.34]

/** A cardboard box for one who is too large for it: it has split at its four corners, and its sides lean out. Who sits in it is on `seat`. */
export const splitBox: Modeller = (request) => {
  const { frame } = request
  const colour = colourTold(request, '#b59468')
  const floor = plane(
    frame,
    [
      [-half, 0.01, -half],
      [half, 0.01, -half],
      [half, 0.01, half],
      [-half, 0.01, half],
    ],
    paint('box', 'paper', darker(colour, 0.24), 'floor'),
  )
  const sides = [0, 1, 2, 3].map((turn): Piece => {
    const at = (along: number, out: number, up: number): Vector => {
      const [x, z] = [
        [along, -half - out],
        [half + out, along],
        [-along, half + out],
        [-half - out, -along],
      ][turn] as [number, number]
      return [x, up, z]
    }
    const lean = 0.16 + 0.06 * ((turn * 3) % 4)
    const shade = turn === 0 ? darker(colour, 0.14) : turn === 2 ? lighter(colour, 0.08) : colour
    const torn: Vector[] = [
      at(-half, 0, 0.01),
      at(half, 0, 0.01),
      at(half * 1.02, lean * 0.5, high * 0.45),
      at(half * 0.92, lean * 0.6, high * 0.6),
      at(half, lean, high),
      at(-half, lean, high),
      at(-half * 1.04, lean * 0.7, high * 0.7),
      at(-half * 0.94, lean * 0.5, high * 0.5),
    ]
    const solids: Painted[] = [plane(frame, torn, paint('box', 'paper', shade, `side${turn}`))]
    return { name: `side${turn}`, solids, nearer: turn === 2 ? 0.35 : turn === 0 ? -0.35 : 0 }
  })
  return propModel(request, high, [{ name: 'floor', solids: [floor], nearer: -0.5 }, ...sides], {
    seat: [0, 0.01, 0],
  })
}
