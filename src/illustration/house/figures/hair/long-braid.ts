import { depths } from '../depths.ts'
import { ellipse } from '../../pen/curves.ts'
import { type HairBrush, hairlines } from './hair-brush.ts'

/** One thick plait over the shoulder. */
export function drawLongBraid({ head, cap, over, ribbon, strands }: HairBrush): void {
  const { width, turn } = head
  // Turned, it hangs over the near shoulder: on the far one it would hide the chin.
  const x = turn > 0.25 ? -width * 0.82 : width * 0.9
  const depth = depths.hairOver
  for (let index = 5; index >= 0; index--) {
    over('plait', ellipse(x + index * 0.02, 0.46 + index * 0.24, 0.2 - index * 0.014, 0.18, -14, 24), {
      group: 'plait',
      depth,
    })
  }
  ribbon([x + 0.11, 1.82], depth + 0.1)
  cap(hairlines.swept(width), 0.08)
  strands([
    [
      [-0.6, -0.5],
      [-0.2, -0.8],
      [0.4, -0.8],
    ],
  ])
}
