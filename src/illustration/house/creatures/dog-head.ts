import type { Point } from '../drawing.ts'
import { darker, lightness, mixColours } from '../pen/colour.ts'
import { ellipse, smooth } from '../pen/curves.ts'
import type { Pen } from '../pen/pen.ts'
import { drawFace, drawFaceAside, ringed } from './draw-face.ts'
import { drawTurnedPart } from './draw-turned-part.ts'
import { type Coat, type HeadDrawing, turningHead } from './species.ts'

/** A dog's head: seen from the side it looks to, snout first, or from the front with both ears. */
export const drawDogHead = turningHead(drawAside, drawFrontal)

function drawAside(pen: Pen, { look, coat, swift }: HeadDrawing): void {
  const flies = swift ? 78 : look.ears > 0 ? look.ears * 26 : look.ears * 8
  if (swift)
    drawTurnedPart(pen, earShape(darker(earColour(coat), 0.12)), {
      at: [-1.4, -9.4],
      degrees: 104,
      scale: 0.9,
    })
  pen.fill(
    'head',
    smooth([
      [-1.6, -11],
      [4, -9.8],
      [7.8, -6.6],
      [9.4, -3.4],
      [12.8, -2.8],
      [15.4, -0.6],
      [15.2, 3.2],
      [11.6, 6.8],
      [5.2, 9.2],
      [-2.6, 9.6],
      [-8.8, 6.4],
      [-11, 0.4],
      [-9.6, -6],
      [-6, -9.8],
    ]),
    coat.base,
  )
  if (hasEyePatch(coat)) {
    const patch: Point[] = [
      [-1.4, -10.6],
      [2.4, -9.9],
      [5.6, -6.6],
      [6.4, -1.6],
      [4, 2],
      [-0.6, 2.4],
      [-5, -2],
      [-6, -8],
    ]
    pen.mark('eyePatch', smooth(patch), coat.second)
  }
  if (coat.pattern !== 'patches') {
    const muzzle: Point[] = [
      [9.4, -3.4],
      [12.8, -2.8],
      [15.4, -0.6],
      [15.2, 3.2],
      [11.6, 6.8],
      [5.2, 9.2],
      [2, 7.6],
      [2.8, 3.4],
      [6.4, -0.4],
    ]
    pen.mark('muzzle', smooth(muzzle), muzzleColour(coat))
  }
  if (coat.pattern === 'points') {
    const blaze: Point[] = [
      [3.4, -10],
      [6.2, -8.2],
      [8.8, -4.8],
      [9.6, -2.4],
      [7.6, -1.4],
      [6.4, -4.8],
    ]
    pen.mark('blaze', smooth(blaze), coat.second)
  }
  drawFaceAside(pen, {
    look,
    eye: [3.2, -3],
    eyeSize: 1.75,
    cheek: [1.8, 3.4],
    fur: coat.base,
    mouth: { at: [12.6, 2.6], reach: 7.4, jaw: muzzleColour(coat), size: 1.6 },
  })
  pen.mark('nose', ellipse(14.5, -1.3, 2.5, 2.1, 14), coat.dark)
  pen.mark('noseShine', ellipse(14.3, -2.2, 0.8, 0.5, -10, 14), '#8d7f7c')
  drawTurnedPart(pen, earShape(earColour(coat)), { at: [-5.6, -7.6], degrees: flies, scale: 1.16 })
}

function drawFrontal(pen: Pen, { look, turn, coat, toy, swift }: HeadDrawing): void {
  const shift = turn * 3.2
  const ear = (side: number): void =>
    drawTurnedPart(pen, earShape(earColour(coat)), {
      at: [side * (side > 0 ? 7.2 - turn * 1.4 : 7.6), -7.2],
      degrees: swift ? 58 : look.ears * (look.ears > 0 ? 46 : 10),
      mirror: side > 0,
      scale: side > 0 ? 1 - turn * 0.1 : 1,
    })
  ear(1)
  pen.fill(
    'head',
    smooth([
      [0, -10],
      [5.6, -9],
      [9, -4.6],
      [9.8, 1.2],
      [7.6, 6.4],
      [shift * 0.6, 9.2],
      [-7, 7],
      [-9.8, 1.4],
      [-9, -4.8],
      [-5.6, -9],
    ]),
    coat.base,
  )
  if (hasEyePatch(coat)) {
    pen.mark(
      'eyePatch',
      smooth([
        [-1 + shift * 0.2, -8.4],
        [-5.2, -8.4],
        [-8.4, -4],
        [-7.4, 1.6],
        [-3.4, 2.4],
        [-0.6, -2],
      ]),
      coat.second,
    )
  } else if (coat.pattern === 'points') {
    pen.mark(
      'blaze',
      smooth([
        [shift * 0.5 - 1.3, -9.7],
        [shift * 0.5 + 1.3, -9.7],
        [shift + 1.6, 2],
        [shift - 1.6, 2],
      ]),
      coat.second,
    )
  }
  pen.fill('muzzle', ellipse(shift * 1.35, 4.8, 6, 4.6), muzzleColour(coat))
  ear(-1)
  drawFace(pen, {
    look,
    eyes: [
      [-4.4 + shift, -1.8],
      [4.2 + shift * 0.8, -1.8],
    ],
    eyeSize: 1.6,
    mouth: [shift * 1.4, 5],
    mouthWidth: 5,
    cleft: true,
    toy,
    ...ringed(coat.base),
    tongue: true,
    cheeks: [
      [-6.8 + shift * 0.7, 3.2],
      [7 + shift * 0.4, 3.2],
    ],
  })
  pen.mark(
    'nose',
    smooth([
      [shift * 1.4 - 2.7, 1.1],
      [shift * 1.4, 0.1],
      [shift * 1.4 + 2.7, 1.1],
      [shift * 1.4 + 1.4, 3.2],
      [shift * 1.4, 3.8],
      [shift * 1.4 - 1.4, 3.2],
    ]),
    coat.dark,
  )
}

function earColour(coat: Coat): string {
  if (coat.pattern === 'points') return mixColours(coat.base, '#4a2008', 0.36)
  return coat.pattern === 'plain' ? mixColours(coat.base, '#6b3414', 0.14) : coat.second
}

/** Not where the eye would be lost in it. */
function hasEyePatch(coat: Coat): boolean {
  return coat.pattern === 'patches' && lightness(coat.second) > 0.4
}

function muzzleColour(coat: Coat): string {
  return coat.pattern === 'patches' ? '#fffaf0' : coat.second
}

function earShape(colour: string): (ear: Pen) => void {
  return (ear) => {
    ear.fill(
      'ear',
      smooth([
        [0.6, -2.6],
        [-3.4, -1.8],
        [-5.4, 3.4],
        [-4.8, 9.4],
        [-1.6, 11.8],
        [1.8, 8],
        [2.6, 1.8],
      ]),
      colour,
    )
  }
}
