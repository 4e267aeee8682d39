import type { Point } from '../drawing.ts'
import { between, ellipse, smooth, tube } from '../pen/curves.ts'
import { drawDogHead } from './dog-head.ts'
import { drawBib } from './draw-bib.ts'
import type { Species } from './species.ts'

const dark = '#33241f'

const chest = 8.8

export const dog: Species = {
  coats: [
    { base: '#fdf5e6', second: '#c87f42', pattern: 'patches', dark },
    { base: '#e6ae5e', second: '#fdf0d6', pattern: 'points', dark },
    { base: '#fdf8ef', second: '#4d4650', pattern: 'patches', dark },
    { base: '#ad6d40', second: '#fff4e2', pattern: 'points', dark },
  ],
  build: {
    scale: 1.12,
    leg: 9.4,
    half: 10.8,
    rump: 7.8,
    chest,
    legTop: 5,
    legBottom: 3.6,
    pawLong: 4.9,
    pawHigh: 2.8,
    neck: [5, -16.6],
    neckRadius: 5.8,
    headScale: 1.34,
    rears: true,
  },
  drawHead: drawDogHead,
  snout: 5.5,
  drawTail(pen, look, coat) {
    const lift = 14 + look.tail * 62
    const curve: Point[] = [
      [5, 2],
      [-3, -lift * 0.04],
      [-9, -3 - lift * 0.1],
      [-11.5, -7 - lift * 0.16],
    ]
    pen.fill(
      'tail',
      tube(smooth(curve, false), (along) => 2.8 - along * 1.3),
      coat.base,
    )
    if (coat.pattern !== 'plain')
      pen.mark('tailTip', ellipse(-11.3, -6.4 - lift * 0.16, 1.7, 2.6, 25), coat.second)
  },
  markBody(pen, coat, hip, shoulder) {
    if (coat.pattern !== 'patches') return
    const x = hip[0] * 0.72 + shoulder[0] * 0.28
    const y = hip[1] * 0.72 + shoulder[1] * 0.28
    pen.mark(
      'patch',
      smooth([
        [x - 7, y - 6],
        [x + 1, y - 7.4],
        [x + 7, y - 4.5],
        [x + 5.5, y + 1.5],
        [x - 1, y + 3],
        [x - 6.5, y + 0.5],
      ]),
      coat.second,
    )
  },
  drawNeck(pen, coat, shoulder, head) {
    const [x, y] = between(shoulder, head, 0.2)
    if (coat.pattern === 'points') drawBib(pen, shoulder, head, chest, coat.second)
    const collar: Point[] = [
      [x - 8, y - 4.4],
      [x - 1, y + 0.4],
      [x + 6, y + 0.8],
      [x + 10, y - 1.4],
    ]
    pen.mark(
      'collar',
      tube(smooth(collar, false), () => 1.7),
      '#2f86a6',
      { material: 'cloth' },
    )
    pen.mark('tag', ellipse(x + 5.4, y + 3.4, 1.9), '#f0c04a', { material: 'metal' })
  },
}
