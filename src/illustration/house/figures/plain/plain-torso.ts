import type { Point } from '../../drawing.ts'
import { ellipse, smooth } from '../../pen/curves.ts'
import { drawMotifs, star } from '../body/draw-pattern.ts'
import { drawNeck } from '../body/draw-torso.ts'
import { skirtOutline } from '../body/draw-skirt.ts'
import { chestMiddle } from '../body/skeleton.ts'
import { depths } from '../depths.ts'
import { tube } from '../geometry/curves.ts'
import { mixNumbers } from '../geometry/points.ts'
import { type Pen, penFor } from '../pieces.ts'
import type { Outfit } from '../outfit.ts'
import type { Rig } from '../rig.ts'
import { grownShare } from './plain-build.ts'
import { bellHalf, bellOf, bellOutline, isFolded, isSettled } from './plain-top.ts'
import { rounded } from './rounded.ts'

/** What is worn on the torso, each garment one bold shape with one trimming at most. */
export function drawPlainTorso(rig: Rig): void {
  drawNeck(rig)
  const { outfit, pieces, cloths } = rig
  const pen = penFor(pieces, 'top', depths.top)
  for (const [index, cloth] of cloths.entries()) {
    pen.fill(index === 0 ? 'top' : 'skirt', cloth, outfit.topColour, 'cloth')
  }
  if (outfit.bottom !== 'dungarees') {
    drawBands(pen, rig)
    drawMotifs(pen, rig, cloths)
  }
  if (outfit.bottom === 'skirt' && outfit.top !== 'dress') drawPlainSkirt(rig)
  if (outfit.bottom === 'dungarees') drawPinafore(rig)
  drawTrimming(pen, rig)
}

/** Broad stripes across the front, or the belt of a space suit. */
function drawBands(pen: Pen, { skeleton, outfit }: Rig): void {
  const bands = outfit.top === 'spaceSuit' ? [0.12] : outfit.pattern === 'stripes' ? [0.18, 0.44, 0.7] : []
  const { onTorso, bellyForward } = skeleton
  const bell = bellOf(skeleton, outfit)
  const high = (0.93 - bell.hem) * 0.12
  for (const share of bands) {
    const low = bell.hem + (0.93 - bell.hem) * share
    const at = (up: number, side: number): Point =>
      onTorso(up, side * bellHalf(bell, up) + (side > 0 ? bellyForward * 0.8 * (1 - share) : 0))
    pen.mark(
      'stripe',
      [at(low, -1), at(low + high, -1), at(low + high, 1), at(low, 1)],
      outfit.accent,
      'cloth',
    )
  }
}

function drawPlainSkirt({ skeleton, outfit, pieces }: Rig): void {
  const { hip, frame, build } = skeleton
  const settled = isSettled(skeleton)
  const inLap = isFolded(skeleton) && !settled
  const pen = penFor(pieces, 'skirt', inLap && !frame.onKnees ? depths.legSeated + 0.25 : depths.neck)
  const hem = settled ? -0.12 : -0.3 - 0.24 * grownShare(build.height)
  const outline = inLap
    ? skirtOutline(skeleton, 0.22, 0.4, 1.4)
    : bellOutline(skeleton, { top: 0.26, hem, topHalf: hip, hemHalf: hip * 1.72 })
  pen.fill('skirt', outline, outfit.bottomColour, 'cloth')
}

/** The front of dungarees, hung on two straps. */
function drawPinafore({ skeleton, outfit, pieces, fromBehind }: Rig): void {
  const { onTorso, hip, shoulder, headHeight, bellyForward, frame } = skeleton
  const pen = penFor(pieces, 'bib', depths.top + 0.3)
  const folded = frame.seated === true || frame.onKnees === true
  const [hem, wide] = folded ? [-0.03, 1.26] : [-0.16, 1.4]
  for (const side of [-1, 1]) {
    const strap = [onTorso(0.5, side * shoulder * 0.62), onTorso(0.97, side * shoulder * 0.56)]
    pen.fill(
      'strap',
      tube(strap, () => headHeight * 0.05, { capEnd: 0 }),
      outfit.bottomColour,
      'cloth',
    )
  }
  const chest = shoulder * 0.86
  const front = [
    onTorso(0.64, -chest),
    onTorso(0.36, -chest * 1.02),
    onTorso(0.3, -hip * 1.16),
    onTorso(hem, -hip * wide),
    onTorso(hem, hip * wide + bellyForward * 0.8),
    onTorso(0.3, hip * 1.16 + bellyForward * 0.5),
    onTorso(0.36, chest * 1.02 + bellyForward * 0.4),
    onTorso(0.64, chest),
  ]
  pen.fill('bib', rounded(front, headHeight * 0.06), outfit.bottomColour, 'cloth')
  if (fromBehind) return
  const pocket = [
    onTorso(0.5, -chest * 0.5),
    onTorso(0.5, chest * 0.5),
    onTorso(0.26, chest * 0.42),
    onTorso(0.26, -chest * 0.42),
  ]
  pen.mark('pocket', rounded(pocket, headHeight * 0.05), outfit.accent, 'cloth')
}

const buttoned: ReadonlySet<Outfit['top']> = new Set(['coat', 'raincoat', 'cardigan', 'spaceSuit'])

/** The one thing that tells a coat from a jumper. */
function drawTrimming(pen: Pen, rig: Rig): void {
  const { outfit, fromBehind, skeleton } = rig
  if (outfit.woollyColour !== undefined) return drawScarf(rig, outfit.woollyColour)
  if (outfit.top === 'hoodie') drawHoodRoll(rig)
  if (fromBehind) return
  if (outfit.top === 'hoodie') return drawCords(rig)
  if (outfit.top === 'dress') return drawRoundCollar(rig)
  if (outfit.pattern === 'plain' && buttoned.has(outfit.top)) return drawButtons(pen, rig)
  if (showsEmblem(rig)) {
    const centre = skeleton.onTorso(0.4, chestMiddle(skeleton))
    pen.mark('emblem', star(centre, skeleton.headHeight * 0.15), outfit.accent, 'cloth')
  }
}

/** A child's plain jumper has a star, unless the body is turned so far that the near arm would cut it. */
function showsEmblem({ outfit, skeleton }: Rig): boolean {
  const plainJumper = outfit.top === 'jumper' && outfit.pattern === 'plain' && outfit.bottom !== 'dungarees'
  return plainJumper && grownShare(skeleton.build.height) < 0.5 && skeleton.turn < 0.5
}

function drawButtons(pen: Pen, { skeleton, outfit }: Rig): void {
  const { onTorso, headHeight } = skeleton
  const middle = chestMiddle(skeleton)
  const { hem } = bellOf(skeleton, outfit)
  for (const share of [0.24, 0.47, 0.7]) {
    const centre = onTorso(mixNumbers(hem, 0.95, share), middle)
    pen.mark(
      'button',
      ellipse(...centre, headHeight * 0.042, headHeight * 0.042, 0, 18),
      outfit.accent,
      'cloth',
    )
  }
}

/** A hood that lies rolled round the neck. */
function drawHoodRoll({ skeleton, outfit, pieces }: Rig): void {
  const { onTorso, shoulder, headHeight } = skeleton
  const roll = [onTorso(1, -shoulder * 0.8), onTorso(0.96, 0), onTorso(1, shoulder * 0.8)]
  penFor(pieces, 'hood', depths.collar).fill(
    'hood',
    tube(smooth(roll, false), () => headHeight * 0.1),
    outfit.topColour,
    'cloth',
  )
}

function drawCords({ skeleton, outfit, pieces }: Rig): void {
  const { onTorso, headHeight } = skeleton
  const middle = chestMiddle(skeleton)
  const pen = penFor(pieces, 'hood', depths.collar)
  for (const side of [-1, 1]) {
    const cord = [onTorso(0.94, middle + side * 0.09), onTorso(0.62, middle + side * 0.1)]
    pen.line('cord', cord, outfit.accent, headHeight * 0.04)
  }
}

/** A collar of two round leaves, in one piece. */
function drawRoundCollar({ skeleton, outfit, pieces }: Rig): void {
  const { onTorso, shoulder, headHeight } = skeleton
  const middle = chestMiddle(skeleton) * 0.5
  const pen = penFor(pieces, 'collar', depths.collar)
  for (const side of [-1, 1]) {
    const centre = onTorso(0.95, middle + side * shoulder * 0.36)
    pen.fill(
      'collar',
      ellipse(...centre, headHeight * 0.115, headHeight * 0.1, 0, 24),
      outfit.accent,
      'cloth',
    )
  }
}

/** A scarf: a band round the neck and one end that hangs. */
function drawScarf({ skeleton, pieces, fromBehind }: Rig, colour: string): void {
  const { onTorso, shoulder, headHeight } = skeleton
  const middle = chestMiddle(skeleton)
  const pen = penFor(pieces, 'woollyScarf', depths.scarf)
  if (!fromBehind) {
    const tail = [onTorso(0.92, middle - 0.16), onTorso(0.4, middle - 0.18)]
    pen.fill(
      'scarfTail',
      tube(tail, () => headHeight * 0.085, { capEnd: 0.15 }),
      colour,
      'cloth',
    )
  }
  const band = [onTorso(0.97, -shoulder * 0.86), onTorso(0.93, 0), onTorso(0.97, shoulder * 0.86)]
  pen.fill(
    'scarf',
    tube(smooth(band, false), () => headHeight * 0.1, { capStart: 0.6, capEnd: 0.6 }),
    colour,
    'cloth',
  )
}
