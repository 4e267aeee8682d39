import { depths } from '../depths.ts'
import { smooth } from '../../pen/curves.ts'
import type { HairBrush } from './hair-brush.ts'

/** Cropped, with a ragged fringe and a tuft that won't lie down. */
export function drawShort({ head, cap, over, strands, underHat }: HairBrush): void {
  const { width, turn } = head
  cap(
    [
      [width * 0.98, 0],
      [width * 0.9, -0.2],
      [width * 0.62, -0.5],
      [width * 0.4, -0.42],
      [width * 0.2, -0.56],
      [-width * 0.1, -0.44],
      [-width * 0.36, -0.52],
      [-width * 0.66, -0.4],
      [-width * 0.88, -0.24],
      [-width * 0.98, 0.04],
    ],
    0.1,
    80,
  )
  const [x, y] = head.skull(-8 - turn * 10, 0.08)
  if (!underHat)
    over(
      'tuft',
      smooth([
        [x - 0.16, y + 0.14],
        [x - 0.06, y - 0.12],
        [x + 0.1, y - 0.2],
        [x + 0.08, y - 0.04],
        [x + 0.2, y + 0.12],
      ]),
      { group: 'hair', depth: depths.hair },
    )
  strands([
    [
      [-0.4, -0.9],
      [-0.5, -0.72],
      [-0.46, -0.6],
    ],
    [
      [0.1, -0.92],
      [0.06, -0.76],
      [0.14, -0.64],
    ],
  ])
}
