import type { Point } from '../../drawing.ts'
import { depths } from '../depths.ts'
import { smooth } from '../../pen/curves.ts'
import { type HairBrush, hairlines } from './hair-brush.ts'

/** Falls in waves to the shoulders from a middle parting. */
export function drawWavy({ head, behind, cap, strands }: HairBrush): void {
  const { width, turn } = head
  // Turned, the far side goes behind the neck, or it reads as a beard.
  const side = (sign: number): Point[] => {
    const at = (out: number, y: number): Point => {
      const back = sign > 0 ? turn * (0.85 + Math.max(0, y) * 2) : turn * 0.1
      return [sign * width * out - back, y]
    }
    return [
      at(0.94, -0.5),
      at(1.1, -0.16),
      at(1.1, 0.2),
      at(1.32, 0.5),
      at(1.22, 0.8),
      at(1.36, 1.1),
      at(0.94, 1.28),
    ]
  }
  behind('hairBack', smooth([...side(-1), [-turn * 0.9, 1.22], ...side(1).reverse()]), {
    depth: turn > 0.3 ? depths.hairBack - 1 : depths.hairFarBack,
  })
  cap(hairlines.parted(width), 0.11)
  strands(
    [-1, 1].map((sign) =>
      head.onFaceAll([
        [sign * 0.12, -0.86],
        [sign * 0.5, -0.64],
        [sign * 0.62, -0.4],
        [sign * 0.8, -0.2],
      ]),
    ),
  )
}
