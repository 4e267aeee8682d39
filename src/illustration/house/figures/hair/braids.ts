import type { Point } from '../../drawing.ts'
import { depths } from '../depths.ts'
import { ellipse, smooth } from '../../pen/curves.ts'
import { mixNumbers } from '../geometry/points.ts'
import { type HairBrush, hairlines } from './hair-brush.ts'

/** A middle parting and two plaits with ribbons; turned, only the near one. */
export function drawBraids({ head, cap, over, ribbon, strands }: HairBrush): void {
  const { width, turn } = head
  cap(hairlines.parted(width), 0.08)
  for (const side of turn > 0.4 ? [-1] : [1, -1]) {
    const x = side < 0 ? mixNumbers(-width * 0.98, -width * 0.62, turn) : width * 0.98 - turn * 0.3
    const group = side < 0 ? 'braidA' : 'braidB'
    const depth = side > 0 && turn > 0.2 ? depths.hairBack : depths.hairOver
    over(
      'braidEnd',
      smooth([
        [x + side * 0.14, 1.34],
        [x + side * 0.09, 1.62],
        [x + side * 0.24, 1.69],
        [x + side * 0.3, 1.36],
      ]),
      { group, depth },
    )
    for (let index = 3; index >= 0; index--) {
      const bead: Point = [x + side * (0.06 + index * 0.035), 0.42 + index * 0.25]
      over('braid', ellipse(...bead, 0.165 - index * 0.015, 0.17, side * -12, 24), { group, depth })
    }
    ribbon([x + side * 0.2, 1.34], depth + 0.1)
  }
  strands([
    head.onFaceAll([
      [0.05, -1],
      [0.06, -0.86],
      [0.06, -0.76],
    ]),
  ])
}
