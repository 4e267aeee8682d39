import type { Point } from '../../drawing.ts'
import { smooth, turnAbout } from '../../pen/curves.ts'
import { drawLegProsthesis } from '../body/draw-aids.ts'
import { legDepth } from '../body/draw-legs.ts'
import { limbRadius, type Side } from '../body/skeleton.ts'
import { depths } from '../depths.ts'
import { tube } from '../geometry/curves.ts'
import { moved } from '../geometry/points.ts'
import { penFor } from '../pieces.ts'
import { type Rig, sides } from '../rig.ts'
import { grownShare } from './plain-build.ts'
import { gowns, isSettled } from './plain-top.ts'

/** Legs like sticks, in one colour from the hem to a small shoe. */
export function drawPlainLegs(rig: Rig): void {
  for (const side of sides) {
    drawLeg(rig, side)
    drawShoe(rig, side)
  }
}

/** Legs come out from under what lies over them. */
function depthOf(rig: Rig, side: Side): number {
  const under = isSettled(rig.skeleton) || gowns.has(rig.outfit.top)
  return under ? (side === 'A' ? depths.legNear : depths.legFar) : legDepth(rig, side)
}

function drawLeg(rig: Rig, side: Side): void {
  const { skeleton, outfit, skin, pieces } = rig
  const { curve } = skeleton.legs[side]
  const { build, headHeight } = skeleton
  const radius = limbRadius(build.leg, headHeight)
  const depth = depthOf(rig, side)
  const pen = penFor(pieces, `leg${side}`, depth)
  const artificial = rig.prosthesis === side
  const bare = outfit.bottom === 'shorts' || outfit.bottom === 'skirt'
  const to = artificial ? 0.6 : 1
  if (bare || artificial || outfit.shoes === 'barefoot')
    pen.fill(`leg${side}`, tube(curve, radius, { to }), skin, 'skin')
  if (artificial) drawLegProsthesis(rig, side, depth)
  if (outfit.bottom === 'skirt') return
  const end = bare ? 0.5 : artificial ? 0.56 : outfit.shoes === 'barefoot' ? 0.9 : 1
  const loose = bare ? 1.5 : outfit.bottom === 'tights' ? 1 : 1.08 + 0.14 * grownShare(build.height)
  const worn = tube(curve, (t) => radius(t) * (bare ? loose + t * 0.5 : loose), {
    to: end,
    capEnd: end < 1 ? 0.15 : 1,
  })
  pen.fill(bare ? `shorts${side}` : `trouser${side}`, worn, outfit.bottomColour, 'cloth')
}

function drawShoe(rig: Rig, side: Side): void {
  const { skeleton, outfit, skin, pieces } = rig
  const { headHeight, frame, turn, build } = skeleton
  const leg = skeleton.legs[side]
  const outward = turn > 0.3 || side === 'B' ? 1 : -1
  const tilt = (side === 'A' ? frame.footA : frame.footB) * outward
  const length = headHeight * build.foot
  const height = headHeight * 0.115
  const place = ([x, y]: Point): Point =>
    turnAbout(moved(leg.end, [x * outward * length, y * height]), tilt, leg.end)
  const barefoot = outfit.shoes === 'barefoot'
  const pen = penFor(pieces, `foot${side}`, depthOf(rig, side) + (frame.seated ? 0.3 : 0.2))
  if (outfit.shoes === 'boots') {
    const radius = limbRadius(build.leg, headHeight)
    const shaft = tube(leg.curve, (t) => radius(t) * 1.45, { from: 0.62, capStart: 0.1 })
    pen.fill(`boot${side}`, shaft, outfit.shoeColour, 'cloth')
  }
  const colour = barefoot ? skin : outfit.shoeColour
  pen.fill(`foot${side}`, smooth(shoe.map(place)), colour, barefoot ? 'skin' : 'cloth')
}

/** In lengths and heights of the foot, from the ankle. */
const shoe: readonly Point[] = [
  [-0.3, -0.5],
  [0.2, -0.5],
  [0.46, -0.08],
  [0.82, 0.3],
  [0.88, 0.8],
  [0.7, 1],
  [-0.24, 1],
  [-0.36, 0.8],
]
