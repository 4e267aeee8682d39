import { randomFrom } from '#book/random.ts'
import { darker } from '../../pen/colour.ts'
import type { Modeller } from '../model-request.ts'
import { line, plane } from '../solids/build.ts'
import type { Painted } from '../solids/solid.ts'
import { add, times, type Vector } from '../space/vector.ts'
import { numberTold, propModel } from './prop-model.ts'
import { paint } from './small-thing.ts'

/** What is printed on a slip: lines at these parts of its length, so long. */
const print = [
  [0.34, 0.3],
  [0.18, 0.62],
  [0.06, 0.5],
  [-0.06, 0.58],
  [-0.3, 0.7],
] as const

/** Receipts on the ground: `state.n` of them within `state.wide` metres, a heap towards the middle `state.high` metres high. No two lie alike. */
export const slips: Modeller = (request) => {
  const { frame, seed } = request
  const random = randomFrom(`${seed}/slips`)
  const count = Math.round(numberTold(request, 'n', 24))
  const [wide, high] = [numberTold(request, 'wide', 1.2), numberTold(request, 'high', 0.25)]
  const pieces = Array.from({ length: count }, (_, index) => {
    const [turn, away] = [random() * 2 * Math.PI, Math.sqrt(random())]
    const level = high * (1 - away) * random() + index * 0.0015
    const middle: Vector = [
      Math.cos(turn) * away * (wide / 2),
      level + 0.012,
      Math.sin(turn) * away * (wide / 2),
    ]
    return {
      name: `slip${index}`,
      solids: slip(middle, {
        turn: random() * 2 * Math.PI,
        lean: (1 - away) * (random() - 0.5),
        long: 0.16 + random() * 0.16,
      }),
    }
  })
  return propModel(request, high, pieces, { top: [0, high, 0], middle: [0, high / 2, 0] })

  function slip(at: Vector, { turn, lean, long }: { turn: number; lean: number; long: number }): Painted[] {
    const along: Vector = [Math.cos(turn), lean, Math.sin(turn)]
    const across: Vector = [-Math.sin(turn), 0, Math.cos(turn)]
    const place = (x: number, y: number): Vector =>
      add(at, add(times(along, y * long), times(across, x * 0.1)))
    const colour = darker('#fdf9ee', random() * 0.06)
    return [
      plane(
        frame,
        [place(-0.5, -0.5), place(0.5, -0.5), place(0.5, 0.5), place(-0.5, 0.5)],
        paint('paper', 'paper', colour),
      ),
      ...print.map(([y, width]) =>
        line(frame, [place(-width / 2, y), place(width / 2, y)], 0.008, {
          ...paint('writing', 'ink', '#8b8378'),
          marking: true,
        }),
      ),
    ]
  }
}
