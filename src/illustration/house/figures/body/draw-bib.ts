import { mixColours } from '../../pen/colour.ts'
import { lineOn } from '../colours.ts'
import { depths } from '../depths.ts'
import { ellipse, smooth } from '../../pen/curves.ts'
import { tube } from '../geometry/curves.ts'
import { penFor } from '../pieces.ts'
import type { Rig } from '../rig.ts'
import { chestMiddle } from './skeleton.ts'

/** The front of dungarees over a shirt, one piece with the trousers unless somebody sits. */
export function drawBib({ skeleton, outfit, pieces, fromBehind }: Rig): void {
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
  if (fromBehind) return
  const pocket = [
    onTorso(0.54, middle - 0.12),
    onTorso(0.39, middle - 0.11),
    onTorso(0.345, middle),
    onTorso(0.39, middle + 0.11),
    onTorso(0.54, middle + 0.12),
    onTorso(0.54, middle - 0.12),
  ]
  pen.mark('pocket', pocket, mixColours(colour, '#fff4e0', 0.24), 'cloth')
  pen.line('seam', pocket, lineOn(colour), headHeight * 0.014)
  for (const aside of [-1, 1]) {
    const centre = onTorso(0.62, middle + aside * belly * 0.46)
    pen.mark('button', ellipse(...centre, headHeight * 0.03, headHeight * 0.03, 0, 16), '#f3d58a', 'metal')
  }
}
