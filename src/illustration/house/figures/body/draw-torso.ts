import type { Point } from '../../drawing.ts'
import { mixColours } from '../../pen/colour.ts'
import { depths } from '../depths.ts'
import { smooth } from '../../pen/curves.ts'
import { tube } from '../geometry/curves.ts'
import { mixNumbers } from '../geometry/points.ts'
import { penFor } from '../pieces.ts'
import type { Outfit } from '../outfit.ts'
import type { Rig } from '../rig.ts'
import { drawBib } from './draw-bib.ts'
import { drawChestStripes, drawMotifs } from './draw-pattern.ts'
import { skirtOutline } from './draw-skirt.ts'
import { drawTrimmings } from './draw-trimmings.ts'
import type { Skeleton } from './skeleton.ts'

/** Neck, torso and what is worn on it, without sleeves. */
export function drawTorso(rig: Rig): void {
  drawNeck(rig)
  const { outfit, pieces } = rig
  const pen = penFor(pieces, 'top', depths.top)
  const top = outfit.top
  const { cloths } = rig
  for (const [index, cloth] of cloths.entries()) {
    pen.fill(index === 0 ? 'top' : 'skirt', cloth, outfit.topColour, 'cloth')
  }
  if (cloths.length === 1) drawChestStripes(pen, rig, outfit.bottom === 'dungarees' ? 0.5 : 0)
  drawMotifs(pen, rig, cloths)
  if (outfit.bottom === 'skirt' && top !== 'dress') drawSkirt(rig)
  drawTrimmings(rig, pen)
  if (outfit.bottom === 'dungarees' && !['raincoat', 'coat', 'dress'].includes(top)) drawBib(rig)
}

/** A tube from the chest up into the head, a little ruddier than the face so that the chin stands out from it. */
export function drawNeck({ skeleton, skin, pieces }: Rig): void {
  const { build, onTorso, headHeight, turn } = skeleton
  const neck = tube([onTorso(0.86, 0), onTorso(1.16, turn * 0.04)], () => headHeight * build.throat)
  penFor(pieces, 'neck', depths.neck).fill('neck', neck, mixColours(skin, '#7a3f34', 0.16), 'skin')
}

/** Outline of the torso from hem to neck; `loose` widens it as cloth does. */
function torsoOutline(skeleton: Skeleton, hem: number, loose: number): Point[] {
  const { onTorso, shoulder, hip, belly, bellyForward } = skeleton
  const chest = mixNumbers(belly, shoulder, 0.6) * loose
  return smooth([
    onTorso(hem, 0),
    onTorso(hem + 0.005, -hip * 0.85 * loose),
    onTorso(hem + 0.03, -hip * 1.09 * loose),
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
    onTorso(hem + 0.03, hip * 1.09 * loose + bellyForward * 0.4),
    onTorso(hem + 0.005, hip * 0.85 * loose),
  ])
}

/** Outlines of what is worn on the torso: a top, or a bodice and its skirt. */
export function topOutlines(skeleton: Skeleton, { top, bottom }: Outfit): Point[][] {
  if (top !== 'dress' && top !== 'raincoat' && top !== 'coat') {
    const loose = top === 'hoodie' ? 1.1 : top === 'cardigan' || top === 'pyjamas' ? 1.07 : 1.04
    const hem = top === 'hoodie' ? -0.02 : bottom === 'skirt' ? 0.1 : 0
    return [torsoOutline(skeleton, hem, loose)]
  }
  const grown = skeleton.build.height > 140
  const dress = top === 'dress'
  const length = dress ? (grown ? 0.42 : 0.34) : top === 'coat' ? 0.4 : 0.34
  return [torsoOutline(skeleton, 0.02, 1.02), skirtOutline(skeleton, 0.42, length, dress ? 1.05 : 0.95)]
}

function drawSkirt(rig: Rig): void {
  const { skeleton, outfit, pieces } = rig
  const depth = skeleton.frame.seated ? depths.legSeated + 0.25 : depths.neck
  const pen = penFor(pieces, 'skirt', depth)
  pen.fill('skirt', skirtOutline(skeleton, 0.22, 0.4, 1), outfit.bottomColour, 'cloth')
}
