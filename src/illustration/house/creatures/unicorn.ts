import type { Point } from '../drawing.ts'
import { smooth, straight } from '../pen/curves.ts'
import { horse } from './horse.ts'
import { seenAside, type Species } from './species.ts'

/** A small horse with a horn; `second` is mane and tail. */
export const unicorn: Species = {
  ...horse,
  coats: [
    { base: '#f3e4ee', second: '#e39ac0', pattern: 'plain', dark: '#b58ab0' },
    { base: '#e6e4f6', second: '#8fa8dc', pattern: 'plain', dark: '#8a86b8' },
    { base: '#fbe8d2', second: '#f0a878', pattern: 'plain', dark: '#c08a78' },
    { base: '#e0f0ec', second: '#7cc0b4', pattern: 'plain', dark: '#7a9aa0' },
  ],
  build: { ...horse.build, scale: 0.86 },
  drawHead(pen, head) {
    horse.drawHead(pen, head)
    const aside = seenAside(head)
    const lean = aside ? 9 : head.turn * 2.4
    const root = aside ? 3.6 : head.turn * 0.7
    const foot: Point[] = [
      [root - 1.8, -8.2],
      [root + 2, -8.2],
    ]
    const tip: Point = [lean + 0.6, -20]
    pen.fill('horn', straight([foot[0] as Point, tip, foot[1] as Point], true, 8), '#f3c963', {
      material: 'metal',
    })
    for (const along of [0.22, 0.44, 0.64]) {
      const half = 1.7 * (1 - along)
      const x = root + (lean - root) * along + 0.2
      const y = -8.2 - 11.8 * along
      const twist: Point[] = [
        [x - half, y + 0.4],
        [x, y + 0.2],
        [x + half, y - 0.9],
      ]
      pen.stroke('twist', smooth(twist, false, 4), 0.5, '#c48f2e')
    }
  },
}
