import { depths } from '../depths.ts'
import { smooth } from '../../pen/curves.ts'
import { mixNumbers } from '../geometry/points.ts'
import { type HairBrush, hairlines } from './hair-brush.ts'

/** Two loose tails high at the sides, tied with ribbons. */
export function drawPigtails({ head, cap, over, ribbon }: HairBrush): void {
  const { width, turn } = head
  cap(hairlines.parted(width), 0.08)
  for (const side of turn > 0.5 ? [-1] : [1, -1]) {
    const x = side < 0 ? mixNumbers(-width * 1.0, -width * 0.74, turn) : width * 1.0 - turn * 0.34
    const depth = side > 0 && turn > 0.2 ? depths.hairBack : depths.hairOver
    over(
      'pigtail',
      smooth([
        [x - side * 0.06, -0.34],
        [x + side * 0.3, -0.42],
        [x + side * 0.56, -0.06],
        [x + side * 0.52, 0.42],
        [x + side * 0.62, 0.74],
        [x + side * 0.24, 0.62],
        [x + side * 0.12, 0.2],
      ]),
      { group: side < 0 ? 'pigtailA' : 'pigtailB', depth },
    )
    ribbon([x + side * 0.07, -0.26], depth + 0.1)
  }
}
