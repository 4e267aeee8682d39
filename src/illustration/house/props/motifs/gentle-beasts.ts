import { bear, bearHead } from '../../creatures/bear.ts'
import { deer } from '../../creatures/deer.ts'
import { drawFaceAside } from '../../creatures/draw-face.ts'
import { drawTurnedPart } from '../../creatures/draw-turned-part.ts'
import type { HeadDrawing } from '../../creatures/species.ts'
import type { Point } from '../../drawing.ts'
import { darker } from '../../pen/colour.ts'
import { ellipse, scallop, smooth, tube } from '../../pen/curves.ts'
import type { Pen } from '../../pen/pen.ts'
import { randomFrom } from '#book/random.ts'
import { beast } from './beasts.ts'
import type { DrawMotif } from './motif.ts'

export const llama: DrawMotif = beast(
  {
    ...deer,
    build: {
      ...deer.build,
      leg: 32,
      half: 20,
      rump: 16,
      chest: 16.5,
      legTop: 6.4,
      legBottom: 4,
      pawLong: 5,
      neck: [12, -50],
      neckRadius: 9,
      headScale: 1.75,
    },
    drawHead: drawLlamaHead,
    markBody(pen, coat, hip, shoulder) {
      const x = (hip[0] + shoulder[0]) / 2
      const y = (hip[1] + shoulder[1]) / 2
      const blanket: Point[] = [
        [x - 12, y - 17],
        [x + 11, y - 17.4],
        [x + 10, y + 6],
        [x - 11, y + 6],
      ]
      pen.mark('blanket', smooth(blanket, true, 4), '#c8553d', { material: 'cloth' })
      for (const down of [-4, 1.6]) {
        const band: Point[] = [
          [x - 11.4, y + down],
          [x + 10.6, y + down],
        ]
        pen.stroke('band', band, 1.6, down < 0 ? '#f2c14e' : '#3b8ea5')
      }
      for (const along of [0.05, 0.95])
        pen.stroke(
          'curl',
          smooth(
            [
              [hip[0] + (shoulder[0] - hip[0]) * along - 3, y + 3],
              [hip[0] + (shoulder[0] - hip[0]) * along, y + 5.4],
              [hip[0] + (shoulder[0] - hip[0]) * along + 3, y + 3],
            ],
            false,
          ),
          0.9,
          darker(coat.base, 0.2),
        )
    },
  },
  { base: '#f1e2c8', second: '#fdf6e8', pattern: 'plain', dark: '#5b4636' },
)

function drawLlamaHead(pen: Pen, { look, coat }: HeadDrawing): void {
  const ear = (x: number, degrees: number, colour: string): void =>
    drawTurnedPart(
      pen,
      (part) => {
        const outline: Point[] = [
          [-1.8, 2],
          [-2.4, -3],
          [0.2, -8.4],
          [1.8, -3],
          [1.6, 2],
        ]
        part.fill('ear', smooth(outline), colour)
        part.mark('innerEar', ellipse(-0.3, -2.4, 0.9, 2.8), '#e9b3a4', { alpha: 0.8 })
      },
      { at: [x, -8], degrees },
    )
  ear(2.4, 14, darker(coat.base, 0.08))
  pen.fill(
    'head',
    smooth([
      [-1.6, -9],
      [4, -8],
      [7.4, -4],
      [10.6, -1],
      [13.2, 2],
      [12.8, 5.8],
      [9, 7.8],
      [3, 8.4],
      [-4, 8],
      [-8, 3],
      [-7.6, -4],
    ]),
    coat.base,
  )
  pen.mark('muzzle', ellipse(10, 3.6, 3, 3.4, -20), coat.second)
  drawFaceAside(pen, {
    look,
    eye: [3, -1.6],
    eyeSize: 1.7,
    cheek: [0.8, 3.8],
    mouth: { at: [11.8, 4.8], reach: 5, jaw: coat.base, size: 1.3, tongueless: true },
  })
  pen.mark('nose', ellipse(12.2, 1.4, 1.5, 1.1, 40), coat.dark)
  pen.fill('fringe', scallop(0.6, -8.2, 5.6, 3.4, 7, 0.22, randomFrom('fringe')), coat.second)
  ear(-3, -8, coat.base)
}

export const otter: DrawMotif = beast(
  {
    ...bear,
    build: {
      ...bear.build,
      scale: 1,
      leg: 5.4,
      half: 14,
      rump: 7,
      chest: 7,
      legTop: 3.8,
      legBottom: 2.8,
      pawLong: 4,
      pawHigh: 2,
      neck: [6, -11],
      neckRadius: 6,
      headScale: 1.1,
    },
    drawHead: bearHead(),
    drawTail(pen, _look, coat) {
      const line: Point[] = [
        [6, 0],
        [-6, 3],
        [-16, 7],
        [-26, 6],
      ]
      pen.fill(
        'tail',
        tube(smooth(line, false), (along) => 5 - along * 3.4),
        coat.base,
      )
    },
    drawNeck() {},
  },
  { base: '#8f6245', second: '#efd8b4', pattern: 'plain', dark: '#33241f' },
)

export const sloth: DrawMotif = beast(
  {
    ...bear,
    drawHead: bearHead({
      mark(pen, coat, shift) {
        pen.mark('mask', ellipse(shift, 0.6, 8.2, 6.8), coat.second)
        for (const side of [-1, 1])
          pen.mark('eyeStripe', ellipse(side * 5.2 + shift, -0.6, 4, 2, side * 28), darker(coat.base, 0.3))
      },
    }),
  },
  { base: '#a58a6c', second: '#efe0c2', pattern: 'plain', dark: '#33241f' },
  'sit',
)
