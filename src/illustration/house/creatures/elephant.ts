import type { Point } from '../drawing.ts'
import { ellipse, smooth, tube } from '../pen/curves.ts'
import { drawElephantHead } from './elephant-head.ts'
import type { Species } from './species.ts'

const dark = '#5b5660'

/** Of nails and tusks. */
export const ivory = '#fbf1dc'

/** A young elephant; `second` is the inside of the ears. */
export const elephant: Species = {
  coats: [
    { base: '#a3a4b0', second: '#e3b3ae', pattern: 'plain', dark },
    { base: '#b3aaa6', second: '#e8bcae', pattern: 'plain', dark },
    { base: '#8f99a8', second: '#d9a8aa', pattern: 'plain', dark },
  ],
  build: {
    scale: 0.95,
    leg: 27,
    half: 27,
    rump: 25,
    chest: 24,
    legTop: 12,
    legBottom: 9.6,
    pawLong: 10,
    pawHigh: 4.6,
    neck: [27, -15],
    neckRadius: 16,
    headScale: 2.65,
    rears: false,
    nails: ivory,
  },
  drawHead: drawElephantHead,
  drawTail(pen, look, coat) {
    const curve: Point[] = [
      [8, 2],
      [-4, 4 - look.tail * 5],
      [-9, 16 - look.tail * 8],
    ]
    const line = smooth(curve, false)
    pen.fill(
      'tail',
      tube(line, (along) => 2 - along * 0.7),
      coat.base,
    )
    const end = line[line.length - 1] as Point
    pen.fill('tuft', ellipse(end[0] - 0.4, end[1] + 2.6, 2.2, 4), coat.dark, { material: 'hair' })
  },
}
