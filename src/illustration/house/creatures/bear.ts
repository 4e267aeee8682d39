import { ellipse, smooth } from '../pen/curves.ts'
import { darker, lighter } from '../pen/colour.ts'
import type { Pen } from '../pen/pen.ts'
import { drawBib } from './draw-bib.ts'
import { drawFace, ringed } from './draw-face.ts'
import { drawTurnedPart } from './draw-turned-part.ts'
import type { Coat, HeadDrawing, Species } from './species.ts'

const dark = '#33241f'

export const bear: Species = {
  coats: [
    { base: '#a06a42', second: '#e3bd8c', pattern: 'plain', dark },
    { base: '#835840', second: '#dfba8e', pattern: 'plain', dark },
    { base: '#c8935a', second: '#f1d8ac', pattern: 'plain', dark },
    { base: '#f3ece0', second: '#fffaf0', pattern: 'plain', dark },
  ],
  build: {
    scale: 1.1,
    leg: 10,
    half: 14.5,
    rump: 12.4,
    chest: 12,
    legTop: 7,
    legBottom: 5.4,
    pawLong: 6.6,
    pawHigh: 3.6,
    neck: [9.5, -17.5],
    neckRadius: 8,
    headScale: 1.58,
    rears: true,
  },
  drawHead: bearHead(),
  drawTail(pen, look, coat) {
    pen.fill('tail', ellipse(-0.6, -look.tail * 1.4, 3.4, 3.2), coat.base)
  },
  drawNeck(pen, coat, shoulder, head) {
    drawBib(pen, shoulder, head, 12, coat.second)
  },
}

interface BearHeadPlan {
  /** Colour of the ears, the coat's unless told. */
  ears?: string
  /** Lays stripes or patches under the eyes and the nose, which have moved by `shift` with the turn of the head. */
  mark?(pen: Pen, coat: Coat, shift: number): void
}

/** The round head of a bear, which a tiger and a panda share. */
export function bearHead(plan: BearHeadPlan = {}): Species['drawHead'] {
  return (pen, head) => drawHead(pen, head, plan)
}

function drawHead(pen: Pen, { look, turn, coat, toy }: HeadDrawing, plan: BearHeadPlan): void {
  const shift = turn * 3
  for (const side of [1, -1]) {
    drawTurnedPart(
      pen,
      (ear) => {
        ear.fill('ear', ellipse(0, -0.6, 3.7, 3.7), plan.ears ?? coat.base)
        ear.mark('innerEar', ellipse(0.2, 0, 2.1, 2.2), plan.ears ? lighter(plan.ears, 0.2) : coat.second)
      },
      {
        at: [side * (7.3 + Math.max(0, -look.ears) * 1.2), -7 + Math.max(0, -look.ears) * 2.4],
        degrees: look.ears * 12,
        mirror: side > 0,
      },
    )
  }
  pen.fill(
    'head',
    smooth([
      [0, -9.4],
      [6, -8.2],
      [9.6, -3.4],
      [10.6, 2.2],
      [8, 7],
      [shift * 0.5, 9.4],
      [-8, 7],
      [-10.6, 2.2],
      [-9.6, -3.4],
      [-6, -8.2],
    ]),
    coat.base,
  )
  plan.mark?.(pen, coat, shift)
  pen.mark('muzzle', ellipse(shift * 1.2, 4, 5, 4), coat.second)
  pen.mark(
    'nose',
    smooth([
      [shift * 1.25 - 2, 1.2],
      [shift * 1.25, 0.5],
      [shift * 1.25 + 2, 1.2],
      [shift * 1.25, 3.1],
    ]),
    coat.dark,
  )
  drawFace(pen, {
    look,
    eyes: [
      [-4.4 + shift, -1.7],
      [4.3 + shift * 0.85, -1.7],
    ],
    eyeSize: 1.45,
    mouth: [shift * 1.25, 4.2],
    mouthWidth: 4.2,
    cleft: true,
    toy,
    ...ringed(coat.base),
    line: darker(coat.dark, 0.2),
    cheeks: [
      [-7 + shift * 0.6, 3],
      [7.6 + shift * 0.3, 3],
    ],
  })
}
