import type { Point } from '../../drawing.ts'
import { ellipse, turnAbout } from '../../pen/curves.ts'
import { handSize, type Hold, holdGroup } from '../body/draw-hand.ts'
import { drawRings } from '../body/draw-pattern.ts'
import { type Limb, limbRadius, type Side } from '../body/skeleton.ts'
import { depths } from '../depths.ts'
import { along, tube } from '../geometry/curves.ts'
import { isInside } from '../geometry/hull.ts'
import { moved } from '../geometry/points.ts'
import { type Pen, penFor } from '../pieces.ts'
import type { Rig } from '../rig.ts'
import type { HandForm } from '../tables/pose-frames.ts'

/** One arm: a sleeve that tapers from the shoulder and a mitten half out of it. */
export function drawPlainArm(rig: Rig, side: Side, arm: Limb, form: HandForm | Hold, depth: number): void {
  const { skeleton, outfit, skin, pieces } = rig
  const radius = limbRadius(skeleton.build.arm, skeleton.headHeight)
  const short = outfit.top === 'tshirt'
  const raised = depth === depths.armBehind && isRaised(rig, arm)
  const pen = penFor(pieces, `arm${side}`, depth)
  if (short) pen.fill(`arm${side}`, tube(arm.curve, radius, { from: 0.05 }), skin, 'skin')
  // Round a string or a handle it closes in front.
  const closed = typeof form === 'object' && form.form === 'round'
  drawMitten(rig, closed ? penFor(pieces, holdGroup(side), depths.hold) : pen, arm, form)
  const wide = (t: number): number => radius(t) * (short ? 1.2 + t * 0.8 : 1.14)
  const sleeve = tube(arm.curve, wide, { from: 0.09, to: short ? 0.42 : 0.98, capStart: 0.8, capEnd: 0.16 })
  // One piece with the top where it stands off, so that no edge runs round the shoulder.
  const sleevePen = raised ? penFor(pieces, 'top', depths.top) : penFor(pieces, `sleeve${side}`, depth + 0.05)
  sleevePen.fill(`sleeve${side}`, sleeve, outfit.topColour, 'cloth')
  if (!short) drawRings(sleevePen, rig, arm.curve, wide, [0.3, 0.52, 0.74], raised ? rig.cloths : [])
}

function isRaised({ skeleton, cloths }: Rig, { start, curve }: Limb): boolean {
  const elbow = along(curve, 0.5)
  return elbow[1] - start[1] < skeleton.headHeight * 0.2 && !cloths.some((cloth) => isInside(elbow, cloth))
}

function drawMitten({ skeleton, skin }: Rig, pen: Pen, arm: Limb, form: HandForm | Hold): void {
  const size = handSize(skeleton)
  const from = along(arm.curve, 0.925)
  const degrees = (Math.atan2(arm.end[1] - from[1], arm.end[0] - from[0]) * 180) / Math.PI
  const place = ([x, y]: Point): Point => turnAbout(moved(arm.end, [x * size, y * size]), degrees, arm.end)
  const mitten = ellipse(0.5, 0, 0.66, 0.62, 0, 28).map(place)
  if (form === 'open') pen.fill('thumb', ellipse(0.3, -0.5, 0.5, 0.26, -0.9, 18).map(place), skin, 'skin')
  pen.fill('hand', mitten, skin, 'skin')
  if (form !== 'point') return
  const finger = [place([0.7, -0.1]), place([1.8, -0.14])]
  pen.fill(
    'finger',
    tube(finger, () => size * 0.22),
    skin,
    'skin',
  )
}
