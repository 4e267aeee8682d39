import type { Point } from '../../drawing.ts'
import { depths } from '../depths.ts'
import { smooth } from '../../pen/curves.ts'
import { type HairBrush, hairlines } from './hair-brush.ts'

/** Short and standing on end. */
export function drawSpiky({ head, cap, over, underHat }: HairBrush): void {
  const { width, turn } = head
  cap(hairlines.swept(width), 0.06, 78)
  if (underHat) return
  for (const degrees of [-72, -50, -26, -2, 24, 48, 70]) {
    const lean = degrees - turn * 14
    const root = (aside: number): Point => head.skull(lean + aside, 0.02)
    const tip = head.skull(lean + 7, 0.27 + (degrees % 4 === 0 ? 0.06 : 0))
    over('spike', smooth([root(-20), root(-12), tip, root(12), root(20)], true, 4), {
      group: 'hair',
      depth: depths.hair,
    })
  }
}
