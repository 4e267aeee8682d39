import type { Point } from '../../drawing.ts'
import { depths } from '../depths.ts'
import { tube } from '../geometry/curves.ts'
import { smooth } from '../../pen/curves.ts'
import { type HairBrush, hairlines } from './hair-brush.ts'

/** Locs that hang round the head to the jaw. */
export function drawLocs({ head, behind, over, cap, edge }: HairBrush): void {
  const { width, turn } = head
  const loc = (x: number, top: number, foot: number, sway: number): Point[] => {
    const curve: Point[] = [
      [x, top],
      [x + sway * 0.5, (top + foot) / 2],
      [x + sway, foot],
    ]
    return tube(smooth(curve, false), () => 0.115)
  }
  for (const at of [-1.16, -0.92, -0.66, 0.66, 0.92, 1.16]) {
    const x = at * width - turn * (at > 0 ? 0.62 : 0.06)
    behind('loc', loc(x * 0.9, -0.4, 1.02 + 0.1 * Math.abs(Math.sin(at * 9)), at * 0.2), {
      group: `loc${at}`,
      depth: depths.hairBack - 1,
    })
  }
  cap(hairlines.swept(width), 0.13)
  for (const at of turn > 0.4 ? [-1.02] : [-1.02, 1.02]) {
    over('loc', loc(at * width - turn * (at > 0 ? 0.3 : -0.2), -0.36, 0.74, at * 0.1), {
      group: `locSide${at}`,
    })
  }
  for (const at of [-0.7, -0.25, 0.25, 0.7])
    edge([head.onFace(at * width * 0.8, -0.56), head.onFace(at * width * 0.7, -0.82)])
}
