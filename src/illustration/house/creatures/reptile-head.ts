import type { Point } from '../drawing.ts'
import { lighter } from '../pen/colour.ts'
import { ellipse, smooth } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'
import { drawFaceAside } from './draw-face.ts'
import type { HeadDrawing } from './species.ts'

/** The round-snouted head of a dragon or a dinosaur from its side; horns and crests are the species' own. */
export function drawReptileAside(pen: Pen, { look, coat }: HeadDrawing): void {
  pen.fill(
    'head',
    smooth([
      [-1.6, -9.8],
      [4.2, -9],
      [8, -5.8],
      [10.4, -2.8],
      [13.6, -2.4],
      [15.8, 0],
      [15.8, 4],
      [12.8, 7.4],
      [6.4, 9.4],
      [-0.6, 9.8],
      [-7, 7.2],
      [-9.8, 1.4],
      [-8.6, -5.4],
    ]),
    coat.base,
  )
  const muzzle: Point[] = [
    [12, -1.6],
    [15.2, 0.6],
    [15.4, 3.8],
    [12.6, 7],
    [6.4, 9],
    [2.4, 7.4],
    [5.4, 4.4],
    [9.4, 2.6],
  ]
  pen.mark('muzzle', smooth(muzzle), lighter(coat.base, 0.34))
  pen.mark('nostril', ellipse(13.2, -0.2, 0.9, 0.7, 20), coat.dark)
  drawFaceAside(pen, {
    look,
    eye: [4, -2.8],
    eyeSize: 1.9,
    cheek: [1.4, 4],
    mouth: { at: [14.2, 4], reach: 8.4, jaw: lighter(coat.base, 0.34), size: 1.6, tongueless: true },
  })
}
