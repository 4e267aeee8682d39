import type { Point } from '../../drawing.ts'
import { depths } from '../depths.ts'
import { smooth } from '../../pen/curves.ts'
import { type HairBrush, hairlines } from './hair-brush.ts'

/** Short and standing on end. */
export function drawSpiky({ head, cap, over, underHat }: HairBrush): void {
  const { width, turn } = head
  cap(hairlines.swept(width), 0.06, 78)
  if (underHat) return
  for (const degrees of [-66, -44, -22, 0, 22, 44, 66]) {
    const lean = degrees - turn * 14
    const root = (aside: number): Point => head.skull(lean + aside, -0.06)
    const tip = head.skull(lean + 8, 0.3 + (Math.abs(degrees) % 44 === 0 ? 0.06 : 0))
    over('spike', smooth([root(-14), root(-6), tip, root(8), root(14)], true, 4), {
      group: 'hair',
      depth: depths.hair,
    })
  }
}
