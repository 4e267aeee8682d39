import { shadeOf } from '../colours.ts'
import { depths } from '../depths.ts'
import { smooth } from '../../pen/curves.ts'
import { penFor } from '../pieces.ts'
import type { Rig } from '../rig.ts'

/** A cape tied at the neck, hanging behind to the knees. */
export function drawCape({ skeleton, pieces, fromBehind }: Rig, colour: string): void {
  const { onTorso, shoulder, headHeight, frame } = skeleton
  const foot = frame.seated ? -0.1 : -0.5
  const cape = smooth([
    onTorso(0.98, -shoulder * 0.5),
    onTorso(0.82, -shoulder * 1.3),
    onTorso(0.3, -shoulder * 2.1),
    onTorso(foot, -shoulder * 2.7),
    onTorso(foot - 0.06, 0),
    onTorso(foot, shoulder * 2.3),
    onTorso(0.3, shoulder * 1.8),
    onTorso(0.82, shoulder * 1.2),
    onTorso(0.98, shoulder * 0.5),
  ])
  const depth = fromBehind ? depths.scarf : depths.wheelFar - 1
  penFor(pieces, 'cape', depth).fill('cape', cape, colour, 'cloth')
  if (fromBehind) return
  const tie = smooth([onTorso(0.96, -shoulder * 0.6), onTorso(0.88, 0), onTorso(0.96, shoulder * 0.6)], false)
  penFor(pieces, 'capeTie', depths.collar).line('tie', tie, shadeOf(colour, 0.12), headHeight * 0.07, {
    material: 'cloth',
  })
}
