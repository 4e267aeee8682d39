import { depths } from '../depths.ts'
import { smooth } from '../../pen/curves.ts'
import { type HairBrush, hairlines } from './hair-brush.ts'

/** Swept back into a tail: to the far side from the front, behind the head when turned. */
export function drawPonytail({ head, backward, behind, cap, ribbon, strands }: HairBrush): void {
  const { width, turn } = head
  const fromFront = turn < 0.15
  const side = fromFront ? 1 : -1
  const x = backward * 0.75 + (fromFront ? 0.72 : -0.25)
  const y = -0.62
  behind(
    'ponytail',
    smooth([
      [x - 0.12, y - 0.06],
      [x + side * (fromFront ? 0.34 : 0.42), y - 0.12],
      [x + side * (fromFront ? 0.56 : 0.66), y + 0.42],
      [x + side * (fromFront ? 0.5 : 0.56), y + 1],
      [x + side * (fromFront ? 0.66 : 0.76), y + 1.3],
      [x + side * (fromFront ? 0.3 : 0.36), y + 1.16],
      [x + side * 0.2, y + 0.6],
      [x + 0.06, y + 0.14],
    ]),
  )
  cap(hairlines.swept(width), 0.08)
  ribbon([x + side * 0.1, y - 0.02], depths.hairBack + 0.1)
  strands([
    [
      [-0.6, -0.5],
      [-0.3, -0.78],
      [0.2, -0.86],
    ],
  ])
}
