import type { Point } from '../../drawing.ts'
import { depths } from '../depths.ts'
import { type HairBrush, hairlines } from './hair-brush.ts'

/** Coily hair parted in the middle, in two round puffs. */
export function drawPuffs({ head, cap, over, ribbon, strands, underHat }: HairBrush): void {
  const { width, turn } = head
  cap(hairlines.parted(width), 0.05)
  for (const side of [1, -1]) {
    const x = side * width * 0.98 - turn * (side > 0 ? 0.4 : 0.12)
    const y = underHat ? 0.2 : -0.72
    const depth = depths.hairBack
    over('puff', puff([x + side * 0.12, y], 0.44), { group: side < 0 ? 'puffA' : 'puffB', depth })
    if (!underHat) ribbon([x - side * 0.14, y + 0.22], depths.hairOver)
  }
  strands([
    head.onFaceAll([
      [0.03, -1],
      [0.04, -0.86],
      [0.04, -0.76],
    ]),
  ])
}

function puff([x, y]: Point, radius: number): Point[] {
  return Array.from({ length: 88 }, (_, index): Point => {
    const angle = (index / 88) * 2 * Math.PI
    const reach = radius * (1 + 0.07 * Math.abs(Math.sin(angle * 5.5)))
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
}
