import type { Modeller } from '../model-request.ts'
import { limb } from '../solids/build.ts'
import type { Painted } from '../solids/solid.ts'
import type { Vector } from '../space/vector.ts'
import { colourTold, numberTold, propModel } from './prop-model.ts'
import { paint, small } from './small-thing.ts'

/** Bars of a door, and how thick they are and the rails that hold them, in metres. */
const [bars, thick, rail] = [6, 0.035, 0.05]

/**
 * A door of iron bars, as a dungeon has: it stands on the ground on its hinge, which is to its own right, and faces its front.
 * It is `state.wide` and `state.tall` metres; its lock is at its own left.
 */
export const barredDoor: Modeller = (request) => {
  const { frame } = request
  const [wide, tall] = [numberTold(request, 'wide', 1), numberTold(request, 'tall', 1.9)]
  const iron = paint('bar', 'metal', colourTold(request, '#4c4a58'), 'bars')
  const bar = (from: Vector, to: Vector, radius: number): Painted => limb(frame, [from, to], radius, iron)
  const upright = Array.from({ length: bars }, (_, index): Painted => {
    const x = -(wide * index) / (bars - 1)
    return bar([x, 0, 0], [x, tall, 0], thick)
  })
  const across = [0.12, 0.5, 0.94].map((up): Painted => bar([0, tall * up, 0], [-wide, tall * up, 0], rail))
  return propModel(request, tall, [{ name: 'bars', solids: [...upright, ...across] }], {
    lock: [-wide, tall * 0.5, 0],
    middle: [-wide / 2, tall / 2, 0],
    top: [-wide / 2, tall, 0],
  })
}

/** A key of iron, as long as a hand, its bit at its front. */
export const key = small({
  colour: '#c9a24a',
  height: 0.24,
  grip: [0, 0.05, 0],
  draw: ({ frame }, colour) => {
    const metal = paint('key', 'metal', colour)
    const ring = Array.from({ length: 13 }, (_, index): Vector => {
      const turn = (index / 12) * 2 * Math.PI
      return [0, 0.05 + 0.05 * Math.sin(turn), -0.05 + 0.05 * Math.cos(turn)]
    })
    return [
      limb(frame, ring, 0.014, metal),
      limb(
        frame,
        [
          [0, 0.05, 0],
          [0, 0.05, 0.22],
        ],
        0.016,
        metal,
      ),
      ...[0.15, 0.21].map((along) =>
        limb(
          frame,
          [
            [0, 0.05, along],
            [0, -0.02, along],
          ],
          0.014,
          metal,
        ),
      ),
    ]
  },
})
