import type { Point } from '../drawing.ts'
import { lighter } from '../pen/colour.ts'
import { ellipse, smooth } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'
import { drawFace, drawFaceAside, ringed } from './draw-face.ts'
import { drawTurnedPart } from './draw-turned-part.ts'
import { type HeadDrawing, seenAside } from './species.ts'

/** `ears` is their length beside a horse's: a donkey's are longer. */
export function drawHorseHead(pen: Pen, head: HeadDrawing, ears: number): void {
  if (seenAside(head)) drawAside(pen, head, ears)
  else drawFrontal(pen, head, ears)
}

function drawAside(pen: Pen, { look, coat }: HeadDrawing, ears: number): void {
  const pricked = 6 + look.ears * 16 - Math.max(0, -look.ears) * 30
  drawEar(pen, coat.base, ears, { at: [1.6, -9.2], degrees: pricked + 10 })
  pen.fill(
    'head',
    smooth([
      [-2, -10.6],
      [3.2, -9.8],
      [7.2, -5.6],
      [10.2, -0.4],
      [13.6, 3.2],
      [14.6, 6.8],
      [12.6, 9.8],
      [8.6, 10.2],
      [4.2, 8.4],
      [-1.6, 8.6],
      [-6.6, 4.8],
      [-8, -1.4],
      [-6.2, -7.6],
    ]),
    coat.base,
  )
  const blaze: Point[] = [
    [3.4, -8.6],
    [6.6, -6.2],
    [9.6, -1.2],
    [11.4, 1.2],
    [9, 0.8],
    [6.2, -3.4],
  ]
  pen.mark('blaze', smooth(blaze), '#fffaf0')
  const muzzle: Point[] = [
    [10.8, 0.2],
    [13.6, 3.2],
    [14.6, 6.8],
    [12.6, 9.8],
    [8.6, 10.2],
    [6.4, 9.2],
    [7, 4.6],
  ]
  pen.mark('muzzle', smooth(muzzle), lighter(coat.base, 0.5))
  pen.mark('nostril', ellipse(12.4, 4.6, 0.8, 1.2, -24), coat.dark)
  drawFaceAside(pen, {
    look,
    eye: [2.4, -2.8],
    eyeSize: 1.55,
    cheek: [1.4, 3.6],
    fur: coat.base,
    mouth: { at: [13.4, 7.2], reach: 6, jaw: lighter(coat.base, 0.5), size: 1.4, tongueless: true },
  })
  drawEar(pen, coat.base, ears, { at: [-2.6, -9.2], degrees: pricked - 6 })
  const forelock: Point[] = [
    [-3.4, -10.6],
    [0.6, -12],
    [4.6, -9.8],
    [6.4, -5.8],
    [3.6, -7],
    [2.6, -4.6],
    [0.6, -7.4],
    [-1.2, -6.2],
  ]
  pen.fill('forelock', smooth(forelock), coat.second, { material: 'hair' })
}

function drawEar(
  pen: Pen,
  colour: string,
  length: number,
  place: { at: Point; degrees: number; mirror?: boolean },
): void {
  drawTurnedPart(
    pen,
    (ear) => {
      ear.fill(
        'ear',
        smooth([
          [-1.9, 1.6],
          [-2.5, -2.4 * length],
          [-0.4, -6.4 * length],
          [1.8, -2.4 * length],
          [1.9, 1.6],
        ]),
        colour,
      )
      ear.mark(
        'innerEar',
        smooth([
          [-0.9, 0],
          [-1.2, -2 * length],
          [-0.3, -4.2 * length],
          [0.8, -2 * length],
          [0.8, 0],
        ]),
        '#e3a69a',
        { alpha: 0.75 },
      )
    },
    place,
  )
}

function drawFrontal(pen: Pen, { look, turn, coat, toy }: HeadDrawing, ears: number): void {
  const shift = turn * 3.4
  for (const side of [1, -1]) {
    drawEar(pen, coat.base, ears, {
      at: [side * 4.4 - 0.4, -9],
      degrees: -8 + look.ears * 16 - Math.max(0, -look.ears) * 24,
      mirror: side > 0,
    })
  }
  const muzzle = lighter(coat.base, 0.45)
  pen.fill(
    'head',
    smooth([
      [0, -10.6],
      [5.2, -9.2],
      [7, -4],
      [6.4 + shift * 0.3, 2],
      [5.6 + shift, 7],
      [shift, 9],
      [-5.4 + shift, 7],
      [-6.4 + shift * 0.2, 2],
      [-7.4, -4],
      [-5.4, -9.2],
    ]),
    coat.base,
  )
  pen.mark(
    'blaze',
    smooth([
      [shift * 0.3 - 1, -6.6],
      [shift * 0.3 + 1, -6.6],
      [shift + 1.4, 3],
      [shift - 1.4, 3],
    ]),
    '#fffaf0',
  )
  pen.fill('muzzle', ellipse(shift * 1.35, 7.2, 6.6, 4.9), muzzle)
  for (const side of [-1, 1])
    pen.mark('nostril', ellipse(shift * 1.4 + side * 2.6, 6, 0.8, 1.1, side * 18), coat.dark)
  drawFace(pen, {
    look,
    eyes: [
      [-3.9 + shift * 0.7, -2],
      [3.8 + shift * 0.7, -2],
    ],
    eyeSize: 1.45,
    mouth: [shift * 1.4, 8.2],
    mouthWidth: look.mouth === 'smile' ? 5 : 4,
    toy,
    ...ringed(coat.base),
    cheeks: [
      [-4.6 + shift, 3],
      [4.6 + shift * 0.7, 3],
    ],
  })
  const forelock: Point[] = [
    [-2.6, -11],
    [2.4, -11],
    [3.4, -7.4],
    [1.6, -4.6],
    [0.8, -7],
    [-0.6, -4.2],
    [-1.6, -7],
    [-3.2, -5.4],
  ]
  pen.fill('forelock', smooth(forelock), coat.second, { material: 'hair' })
}
