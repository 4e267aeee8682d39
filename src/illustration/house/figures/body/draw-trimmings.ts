import { mixColours } from '../../pen/colour.ts'
import { lineOn, shadeOf } from '../colours.ts'
import { depths } from '../depths.ts'
import { ellipse, smooth } from '../../pen/curves.ts'
import { tube } from '../geometry/curves.ts'
import { type Pen, penFor } from '../pieces.ts'
import type { Rig } from '../rig.ts'
import { star } from './draw-pattern.ts'
import { chestMiddle } from './skeleton.ts'

/** Hoods, pockets, buttons, necklines, collars, scarves. */
export function drawTrimmings(rig: Rig, pen: Pen): void {
  const { outfit } = rig
  if (rig.fromBehind) return drawBehind(rig)
  if (outfit.top === 'spaceSuit') drawSuitParts(rig, pen)
  if (outfit.top === 'hoodie') drawHoodieParts(rig, pen)
  if (outfit.top === 'raincoat' || outfit.top === 'coat') drawFastening(rig, pen, -0.16)
  if (outfit.top === 'pyjamas' || outfit.top === 'cardigan') drawFastening(rig, pen, 0.02)
  if (outfit.top === 'tshirt' || outfit.top === 'jumper') drawNeckline(rig, pen)
  const child = rig.skeleton.build.height < 140
  if (outfit.top === 'jumper' && outfit.pattern === 'plain' && child) drawEmblem(rig, pen)
  if (outfit.top === 'tshirt' && outfit.pattern === 'plain') drawChestPocket(rig, pen)
  if (outfit.top === 'dress') drawSash(rig, pen)
  if (['dress', 'raincoat', 'pyjamas'].includes(outfit.top)) drawCollar(rig)
  if (outfit.woollyColour !== undefined) drawWoollyScarf(rig, outfit.woollyColour)
}

/** From behind: a hood that hangs down and a scarf, no buttons or pockets. */
function drawBehind({ skeleton, outfit, pieces }: Rig): void {
  const { onTorso, shoulder, headHeight } = skeleton
  if (outfit.top === 'hoodie') {
    const hood = smooth([
      onTorso(1.04, -shoulder * 0.74),
      onTorso(0.8, -shoulder * 0.6),
      onTorso(0.62, 0),
      onTorso(0.8, shoulder * 0.6),
      onTorso(1.04, shoulder * 0.74),
    ])
    penFor(pieces, 'hood', depths.collar).fill('hood', hood, shadeOf(outfit.topColour, 0.12), 'cloth')
  }
  if (outfit.woollyColour !== undefined) {
    const round = [onTorso(0.98, -shoulder * 0.62), onTorso(0.94, 0), onTorso(0.98, shoulder * 0.62)]
    const scarf = tube(smooth(round, false), () => headHeight * 0.1)
    penFor(pieces, 'woollyScarf', depths.scarf).fill('scarf', scarf, outfit.woollyColour, 'cloth')
  }
}

/** Coloured bands and a panel of knobs on the chest. */
function drawSuitParts({ skeleton, outfit }: Rig, pen: Pen): void {
  const { onTorso, shoulder, headHeight } = skeleton
  const middle = chestMiddle(skeleton)
  const panel = [
    onTorso(0.7, middle - 0.22),
    onTorso(0.7, middle + 0.22),
    onTorso(0.42, middle + 0.22),
    onTorso(0.42, middle - 0.22),
  ]
  pen.mark('panel', smooth(panel, true, 3), '#cdd3d8', 'metal')
  for (const [index, knob] of ['#d9584a', '#f0c14a', '#5f9a6a'].entries()) {
    const centre = onTorso(0.56, middle + (index - 1) * 0.13)
    pen.mark('knob', ellipse(...centre, headHeight * 0.04, headHeight * 0.04, 0, 14), knob, 'metal')
  }
  const belt = [onTorso(0.14, -shoulder * 0.9), onTorso(0.1, 0), onTorso(0.14, shoulder * 0.9)]
  pen.line('belt', smooth(belt, false), outfit.accent, headHeight * 0.07, { material: 'cloth' })
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
    onTorso(0.36, middle - 0.12),
    onTorso(0.36, middle + 0.12),
    onTorso(0.22, middle + 0.19),
    onTorso(0.11, middle + 0.17),
    onTorso(0.11, middle - 0.17),
    onTorso(0.22, middle - 0.19),
  ]
  // On somebody grown a pale pocket would look like a belly.
  const grown = skeleton.build.height > 140
  const cloth = grown ? shadeOf(outfit.topColour, 0.12) : mixColours(outfit.topColour, outfit.accent, 0.78)
  pen.mark('pocket', smooth(pocket, true, 5), cloth, 'cloth')
  for (const aside of [-1, 1]) {
    const cord = [
      onTorso(0.92, middle + aside * 0.08),
      onTorso(0.78, middle + aside * 0.1),
      onTorso(0.66, middle + aside * 0.085),
    ]
    pen.line('cord', smooth(cord, false), outfit.accent, headHeight * 0.03)
  }
}

/** A big star knitted into the front of a plain jumper. */
function drawEmblem({ skeleton, outfit }: Rig, pen: Pen): void {
  const centre = skeleton.onTorso(0.52, chestMiddle(skeleton))
  pen.mark('emblem', star(centre, skeleton.headHeight * 0.13), outfit.accent, 'cloth')
}

function drawChestPocket({ skeleton, outfit }: Rig, pen: Pen): void {
  const middle = chestMiddle(skeleton)
  const pocket = [
    [0.68, 0.06],
    [0.68, 0.2],
    [0.54, 0.2],
    [0.5, 0.13],
    [0.54, 0.06],
  ].map(([up = 0, aside = 0]) => skeleton.onTorso(up, middle + aside))
  pen.mark('pocket', pocket, mixColours(outfit.topColour, outfit.accent, 0.3), 'cloth')
}

/** A ribbon round the waist of a dress, and two buttons above it where no pattern is. */
function drawSash({ skeleton, outfit }: Rig, pen: Pen): void {
  const { onTorso, belly, bellyForward, headHeight } = skeleton
  const middle = chestMiddle(skeleton)
  const waist = [
    onTorso(0.43, -belly * 0.98),
    onTorso(0.4, bellyForward / 2),
    onTorso(0.43, belly * 0.98 + bellyForward),
  ]
  pen.line('sash', smooth(waist, false), shadeOf(outfit.topColour, 0.22), headHeight * 0.05, {
    material: 'cloth',
  })
  if (outfit.pattern !== 'plain') return
  for (const up of [0.78, 0.6]) {
    const button = ellipse(...onTorso(up, middle), headHeight * 0.034, headHeight * 0.034, 0, 16)
    pen.mark('button', button, outfit.accent, 'cloth')
  }
}

function drawFastening({ skeleton, outfit }: Rig, pen: Pen, hem: number): void {
  const { onTorso, headHeight } = skeleton
  const middle = chestMiddle(skeleton)
  const edge = [onTorso(0.95, middle), onTorso(0.4, middle + 0.03), onTorso(hem, middle + 0.03)]
  pen.line('placket', smooth(edge, false), lineOn(outfit.topColour), headHeight * 0.014)
  for (let index = 0; index < 3; index++) {
    const centre = onTorso(0.76 - index * 0.26, middle + 0.075)
    pen.mark(
      'button',
      ellipse(...centre, headHeight * 0.04, headHeight * 0.04, 0, 16),
      outfit.accent,
      'cloth',
    )
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
