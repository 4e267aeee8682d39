import type { Point } from '../../drawing.ts'
import { lineOn, mixColours, shadeOf } from '../colours.ts'
import { depths } from '../depths.ts'
import { ellipse, smooth, tube } from '../geometry/curves.ts'
import { mixNumbers } from '../geometry/points.ts'
import { type Pen, penFor } from '../pieces.ts'
import type { Rig } from '../rig.ts'
import { drawChestStripes, drawMotifs } from './draw-pattern.ts'
import { skirtOutline } from './draw-skirt.ts'
import type { Skeleton } from './skeleton.ts'

/** Neck, torso and what is worn on it, without sleeves. */
export function drawTorso(rig: Rig): void {
  drawNeck(rig)
  const { outfit, skeleton, pieces } = rig
  const pen = penFor(pieces, 'top', depths.top)
  const top = outfit.top
  if (top === 'dress' || top === 'raincoat' || top === 'coat') drawLongTop(rig, pen)
  else {
    const loose = top === 'hoodie' ? 1.1 : top === 'cardigan' || top === 'pyjamas' ? 1.07 : 1.04
    const hem = top === 'hoodie' ? -0.02 : outfit.bottom === 'skirt' ? 0.1 : 0
    const outline = torsoOutline(skeleton, hem, loose)
    pen.fill('top', outline, outfit.topColour, 'cloth')
    drawChestStripes(pen, rig, outfit.bottom === 'dungarees' ? 0.5 : 0)
    drawMotifs(pen, rig, [outline])
  }
  if (outfit.bottom === 'skirt' && top !== 'dress') drawSkirt(rig)
  drawTrimmings(rig, pen)
  if (outfit.bottom === 'dungarees' && !['raincoat', 'coat', 'dress'].includes(top)) drawBib(rig)
}

function drawNeck({ skeleton, skin, pieces }: Rig): void {
  const { onTorso, headHeight, turn } = skeleton
  const neck = tube([onTorso(0.86, 0), onTorso(1.16, turn * 0.04)], () => headHeight * 0.15)
  penFor(pieces, 'neck', depths.neck).fill('neck', neck, mixColours(skin, '#7a3f34', 0.16), 'skin')
}

/** Outline of the torso from hem to neck; `loose` widens it as cloth does. */
function torsoOutline(skeleton: Skeleton, hem: number, loose: number): Point[] {
  const { onTorso, shoulder, hip, belly, bellyForward } = skeleton
  const chest = mixNumbers(belly, shoulder, 0.6) * loose
  return smooth([
    onTorso(hem, 0),
    onTorso(hem + 0.005, -hip * 0.8 * loose),
    onTorso(hem + 0.03, -hip * 1.04 * loose),
    onTorso(0.3, -belly * loose + bellyForward * 0.25),
    onTorso(0.62, -chest),
    onTorso(0.86, -shoulder * 0.98),
    onTorso(0.955, -shoulder * 0.66),
    onTorso(1, -0.17),
    onTorso(1, 0.17),
    onTorso(0.955, shoulder * 0.66),
    onTorso(0.86, shoulder * 0.98),
    onTorso(0.62, chest + bellyForward * 0.5),
    onTorso(0.3, belly * loose + bellyForward),
    onTorso(hem + 0.03, hip * 1.04 * loose + bellyForward * 0.4),
    onTorso(hem + 0.005, hip * 0.8 * loose),
  ])
}

function drawLongTop(rig: Rig, pen: Pen): void {
  const { skeleton, outfit } = rig
  const grown = skeleton.build.height > 140
  const dress = outfit.top === 'dress'
  const bodice = torsoOutline(skeleton, 0.02, 1.02)
  pen.fill('top', bodice, outfit.topColour, 'cloth')
  const length = dress ? (grown ? 0.42 : 0.34) : outfit.top === 'coat' ? 0.4 : 0.34
  const skirt = skirtOutline(skeleton, 0.42, length, dress ? 1.05 : 0.95)
  pen.fill('skirt', skirt, outfit.topColour, 'cloth')
  drawMotifs(pen, rig, [bodice, skirt])
}

function drawSkirt(rig: Rig): void {
  const { skeleton, outfit, pieces } = rig
  const depth = skeleton.frame.seated ? depths.legSeated + 0.25 : depths.neck
  const pen = penFor(pieces, 'skirt', depth)
  pen.fill('skirt', skirtOutline(skeleton, 0.22, 0.4, 1), outfit.bottomColour, 'cloth')
}

/** The middle of the chest goes to the faced side as the body turns. */
function chestMiddle(skeleton: Skeleton): number {
  return skeleton.turn * 0.16
}

function drawTrimmings(rig: Rig, pen: Pen): void {
  const { outfit } = rig
  if (outfit.top === 'hoodie') drawHoodieParts(rig, pen)
  if (outfit.top === 'raincoat' || outfit.top === 'coat') drawFastening(rig, pen, -0.16)
  if (outfit.top === 'pyjamas' || outfit.top === 'cardigan') drawFastening(rig, pen, 0.02)
  if (outfit.top === 'tshirt' || outfit.top === 'jumper') drawNeckline(rig, pen)
  if (['dress', 'raincoat', 'pyjamas'].includes(outfit.top)) drawCollar(rig)
  if (outfit.woollyColour !== undefined) drawWoollyScarf(rig, outfit.woollyColour)
}

function drawHoodieParts({ skeleton, outfit, pieces }: Rig, pen: Pen): void {
  const { onTorso, shoulder, headHeight } = skeleton
  const middle = chestMiddle(skeleton)
  const hood = [
    onTorso(0.84, -shoulder * 0.8),
    onTorso(1, -shoulder * 0.82),
    onTorso(1.1, -shoulder * 0.3),
    onTorso(1.1, shoulder * 0.3),
    onTorso(1, shoulder * 0.82),
    onTorso(0.84, shoulder * 0.8),
  ]
  penFor(pieces, 'hood', depths.hood).fill('hood', smooth(hood), shadeOf(outfit.topColour, 0.18), 'cloth')
  const pocket = [
    onTorso(0.36, middle - 0.15),
    onTorso(0.36, middle + 0.15),
    onTorso(0.1, middle + 0.26),
    onTorso(0.08, middle - 0.26),
  ]
  pen.line(
    'pocket',
    smooth([...pocket, ...pocket.slice(0, 1)], false, 5),
    lineOn(outfit.topColour),
    headHeight * 0.014,
  )
  for (const aside of [-1, 1]) {
    const cord = [
      onTorso(0.92, middle + aside * 0.08),
      onTorso(0.78, middle + aside * 0.1),
      onTorso(0.66, middle + aside * 0.085),
    ]
    pen.line('cord', smooth(cord, false), outfit.accent, headHeight * 0.03)
  }
}

function drawFastening({ skeleton, outfit }: Rig, pen: Pen, hem: number): void {
  const { onTorso, headHeight } = skeleton
  const middle = chestMiddle(skeleton)
  const edge = [onTorso(0.95, middle), onTorso(0.4, middle + 0.03), onTorso(hem, middle + 0.03)]
  pen.line('placket', smooth(edge, false), lineOn(outfit.topColour), headHeight * 0.014)
  for (let index = 0; index < 3; index++) {
    const centre = onTorso(0.76 - index * 0.26, middle + 0.075)
    pen.mark('button', ellipse(centre, headHeight * 0.034, headHeight * 0.034, 0, 16), outfit.accent, 'cloth')
  }
}

function drawNeckline({ skeleton, outfit }: Rig, pen: Pen): void {
  const { onTorso, headHeight } = skeleton
  const middle = chestMiddle(skeleton)
  const jumper = outfit.top === 'jumper'
  const neckline = [
    onTorso(0.985, -0.18 + middle * 0.3),
    onTorso(0.925, middle * 0.6),
    onTorso(0.985, 0.18 + middle * 0.3),
  ]
  const colour = jumper ? outfit.accent : mixColours(outfit.topColour, '#43302b', 0.3)
  pen.line('neckline', smooth(neckline, false), colour, headHeight * (jumper ? 0.05 : 0.028))
  if (jumper && outfit.bottom !== 'dungarees') {
    const hem = outfit.bottom === 'skirt' ? 0.14 : 0.045
    const half = skeleton.hip * 0.98
    const ribbing = [
      onTorso(hem, -half),
      onTorso(hem - 0.012, 0),
      onTorso(hem, half + skeleton.bellyForward * 0.4),
    ]
    pen.line('ribbing', smooth(ribbing, false), shadeOf(outfit.topColour, 0.22), headHeight * 0.016)
  }
}

function drawCollar({ skeleton, outfit, pieces }: Rig): void {
  const { onTorso } = skeleton
  const middle = chestMiddle(skeleton)
  const colour = outfit.top === 'raincoat' ? shadeOf(outfit.topColour, 0.2) : outfit.accent
  for (const aside of [-1, 1]) {
    const leaf = [
      onTorso(1, aside * 0.15 + middle * 0.4),
      onTorso(0.955, aside * 0.24 + middle * 0.5),
      onTorso(0.875, aside * 0.2 + middle * 0.75),
      onTorso(0.865, aside * 0.08 + middle * 0.9),
      onTorso(0.93, aside * 0.01 + middle),
    ]
    penFor(pieces, `collar${aside < 0 ? 'A' : 'B'}`, depths.collar).fill(
      'collar',
      smooth(leaf),
      colour,
      'cloth',
    )
  }
}

function drawWoollyScarf({ skeleton, pieces }: Rig, colour: string): void {
  const { onTorso, shoulder, headHeight } = skeleton
  const middle = chestMiddle(skeleton)
  const pen = penFor(pieces, 'woollyScarf', depths.scarf)
  const tail = [onTorso(0.92, middle + 0.1), onTorso(0.7, middle + 0.17), onTorso(0.5, middle + 0.15)]
  pen.fill(
    'scarfTail',
    tube(smooth(tail, false), () => headHeight * 0.085, { capEnd: 0.15 }),
    colour,
    'cloth',
  )
  const round = [onTorso(0.98, -shoulder * 0.62), onTorso(0.9, middle * 0.6), onTorso(0.98, shoulder * 0.62)]
  pen.fill(
    'scarf',
    tube(smooth(round, false), () => headHeight * 0.1),
    colour,
    'cloth',
  )
  for (const up of [0.62, 0.56]) {
    const stripe = [onTorso(up, middle + 0.09), onTorso(up, middle + 0.24)]
    pen.line('scarfStripe', stripe, mixColours(colour, '#fff4dc', 0.6), headHeight * 0.025, {
      material: 'cloth',
    })
  }
}

function drawBib({ skeleton, outfit, pieces }: Rig): void {
  const { onTorso, hip, belly, bellyForward, shoulder, headHeight, turn, frame } = skeleton
  const middle = chestMiddle(skeleton)
  const colour = outfit.bottomColour
  const group = frame.seated ? 'bib' : turn > 0.3 ? 'trousersA' : 'trousers'
  const pen = penFor(pieces, group, depths.top + 0.3)
  for (const aside of [-1, 1]) {
    const strap = [
      onTorso(0.6, middle + aside * belly * 0.5),
      onTorso(0.8, middle * 0.8 + aside * shoulder * 0.6),
      onTorso(0.975, aside * shoulder * 0.62),
    ]
    pen.fill(
      'strap',
      tube(smooth(strap, false), () => headHeight * 0.045, { capEnd: 0.2 }),
      colour,
      'cloth',
    )
  }
  const front = [
    onTorso(-0.03, 0),
    onTorso(0.0, -hip * 1.02),
    onTorso(0.28, -belly * 1.05 + bellyForward * 0.25),
    onTorso(0.42, -belly * 0.92 + bellyForward * 0.3),
    onTorso(0.48, middle - belly * 0.62),
    onTorso(0.66, middle - belly * 0.56),
    onTorso(0.66, middle + belly * 0.56),
    onTorso(0.48, middle + belly * 0.62 + bellyForward * 0.3),
    onTorso(0.42, belly * 0.92 + bellyForward * 0.9),
    onTorso(0.28, belly * 1.05 + bellyForward),
    onTorso(0.0, hip * 1.02 + bellyForward * 0.4),
  ]
  pen.fill('bib', smooth(front, true, 5), colour, 'cloth')
  const pocket = [
    onTorso(0.54, middle - 0.12),
    onTorso(0.39, middle - 0.11),
    onTorso(0.345, middle),
    onTorso(0.39, middle + 0.11),
    onTorso(0.54, middle + 0.12),
    onTorso(0.54, middle - 0.12),
  ]
  pen.line('pocket', pocket, lineOn(colour), headHeight * 0.014)
  for (const aside of [-1, 1]) {
    const centre = onTorso(0.62, middle + aside * belly * 0.46)
    pen.mark('button', ellipse(centre, headHeight * 0.03, headHeight * 0.03, 0, 16), '#f3d58a', 'metal')
  }
}
