import type { Point } from '../../drawing.ts'
import { depths } from '../depths.ts'
import { ellipse, smooth } from '../../pen/curves.ts'
import { type HairBrush, hairlines } from './hair-brush.ts'

/** Plaited flat to the head in rows, with short ends in the neck. */
export function drawCornrows({ head, behind, cap, edge, strands }: HairBrush): void {
  const { width, turn } = head
  for (const at of [-0.96, -0.78, 0.78, 0.96]) {
    const x = at * width - turn * (at > 0 ? 0.5 : 0.1)
    for (const y of [0.5, 0.68, 0.86]) {
      behind('plait', ellipse(...([x + at * 0.12, y] as const), 0.1, 0.13, 0, 18), {
        group: `plait${at}`,
        depth: depths.hairBack - 1,
      })
    }
  }
  cap(hairlines.swept(width), 0.045)
  const row = (at: number): Point[] =>
    smooth(
      [
        head.onFace(at * width * 0.7, -0.54),
        head.onFace(at * width * 0.84, -0.76),
        head.skull(at * 46 - turn * 16, 0.02),
      ],
      false,
      5,
    )
  for (const at of [-0.9, -0.45, 0, 0.45, 0.9]) edge(row(at))
  strands([-0.68, -0.22, 0.22, 0.68].map(row))
}
