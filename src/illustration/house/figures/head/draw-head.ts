import type { Point } from '../../drawing.ts'
import { lightness, mixColours } from '../../pen/colour.ts'
import { onHead } from '../body/skeleton.ts'
import { lineOn } from '../colours.ts'
import { depths } from '../depths.ts'
import type { FigureOptions } from '../figure-options.ts'
import { ellipse, smooth } from '../../pen/curves.ts'
import { mixNumbers } from '../geometry/points.ts'
import { drawHair } from '../hair/draw-hair.ts'
import { drawHairBehind } from '../hair/draw-hair-behind.ts'
import { type Pen, penFor } from '../pieces.ts'
import { drawPlainFace, drawPlainGlasses } from '../plain/plain-face.ts'
import type { Rig } from '../rig.ts'
import { drawBeard, drawMoustache } from './draw-beard.ts'
import { drawBlush } from './draw-blush.ts'
import { drawDivingMask } from './draw-diving-mask.ts'
import { drawBrows, drawEyes } from './draw-eyes.ts'
import { drawHearingAids } from './draw-hearing-aids.ts'
import { drawGlasses, drawLenses } from './draw-glasses.ts'
import { drawHat, drawHood } from './draw-headgear.ts'
import { drawMouth } from './draw-mouth.ts'
import { drawPaperCrown } from './draw-paper-crown.ts'
import { drawSpaceHelmet } from './draw-space-helmet.ts'
import type { FaceParts } from './face-parts.ts'
import { type HeadFrame, headFrameOf } from './head-frame.ts'
import { drawDimples, drawMarks } from './draw-traits.ts'

export interface HeadPose {
  /** -0.75..0.75; negative looks back over the shoulder. */
  turn: number
  /** Added to the tilt of the skeleton, degrees. */
  tilt: number
  look: Point
  /** The eye that a hand rubs, on the faced side or the other, as the head is turned. */
  rubbed?: 1 | -1 | undefined
}

/** The whole head. Returns where its mouth is, in the figure's space. */
export function drawHead(rig: Rig, options: FigureOptions, pose: HeadPose): { mouth: Point; top: Point } {
  const { skeleton, skin, pieces } = rig
  const head = headFrameOf(skeleton, pose.turn, skeleton.headTilt + pose.tilt)
  const darkSkin = lightness(skin) < 0.45
  const bearded = options.traits?.has('beard') === true
  const headPen = penFor(pieces, 'head', depths.head)
  headPen.fill('head', head.placeAll(smooth(head.skullArc(0, 345, 0, 23), true, 4)), skin, 'skin', {
    colour2: mixColours(skin, darkSkin ? '#8a3f2c' : '#f08a6a', 0.14),
  })
  const parts: FaceParts = {
    rig,
    head,
    options,
    darkSkin,
    rubbed: pose.rubbed,
    look: pose.turn < 0 ? [-pose.look[0], pose.look[1]] : pose.look,
    noseColour: mixColours(skin, darkSkin ? '#2c1410' : '#b4503c', darkSkin ? 0.5 : 0.55),
    ear: [nearEarAcross(rig, head), earHeight(head)],
    farEar: head.turn < farEarUntil ? [farEarAcross(head), earHeight(head)] : undefined,
    ownLeft: (options.facing === 'left') === pose.turn < 0 ? 1 : -1,
    pen: bearded ? penFor(pieces, 'face', depths.beard + 1) : headPen,
  }
  drawEars(parts)
  if (options.fromBehind) return drawHeadBehind(parts)
  if (rig.plain) {
    if (bearded) drawBeard(parts)
    drawPlainFace(parts)
  } else drawFace(parts, headPen)
  drawHair(parts)
  if (options.appearance.glasses) (rig.plain ? drawPlainGlasses : drawGlasses)(parts)
  drawHearingAids(parts)
  drawHeadwear(parts)
  return placesOf(parts)
}

function drawFace(parts: FaceParts, headPen: Pen): void {
  const { rig, options } = parts
  drawMarks(parts)
  drawBlush(parts, headPen)
  drawDimples(parts)
  if (options.traits?.has('beard')) drawBeard(parts)
  if (options.appearance.glasses) drawLenses(parts)
  drawNose(parts)
  drawEyes(parts)
  drawMouth(parts)
  if (options.traits?.has('moustache') && !options.traits.has('beard')) drawMoustache(parts)
  drawBrows(parts)
  if (rig.skeleton.build.stoop > 3) drawWrinkles(parts)
}

function drawHeadBehind(parts: FaceParts): ReturnType<typeof drawHead> {
  drawHairBehind(parts)
  drawHearingAids(parts)
  drawHeadwear(parts)
  return placesOf(parts)
}

function drawHeadwear(parts: FaceParts): void {
  const { hoodUp, woollyColour, headgear: worn } = parts.rig.outfit
  if (hoodUp) drawHood(parts)
  else if (woollyColour !== undefined) drawHat(parts, woollyColour)
  else if (worn !== undefined) headgear[worn](parts)
}

function placesOf({ rig: { skeleton }, head }: FaceParts): { mouth: Point; top: Point } {
  return { mouth: head.place(head.onFace(0, head.eyeHeight + 0.49)), top: onHead(skeleton, [0, -1.05]) }
}

const headgear = {
  spaceHelmet: drawSpaceHelmet,
  divingMask: drawDivingMask,
  paperCrown: drawPaperCrown,
} as const

const earsCovered: readonly string[] = ['bob', 'long', 'headscarf', 'coily', 'wavy', 'locs']

function earHeight({ eyeHeight }: HeadFrame): number {
  return eyeHeight + 0.06
}

/** From this turn on the far ear is out of sight. */
const farEarUntil = 0.35

function farEarAcross(head: HeadFrame): number {
  return besideFace(head) + 0.04 - head.turn * 0.4
}

/** Half the breadth of the face where the ears are. */
function besideFace(head: HeadFrame): number {
  return head.skull((Math.acos(-earHeight(head)) * 180) / Math.PI)[0]
}

/** Ears of plain heads stand beside the face until it is well turned. */
function nearEarAcross({ plain }: Rig, head: HeadFrame): number {
  const turn = plain && head.turn < 0.35 ? 0 : head.turn
  return mixNumbers(-besideFace(head) - 0.04, -head.width * 0.42, turn)
}

function drawEars({ rig, head, options, ear, farEar }: FaceParts): void {
  if (earsCovered.includes(options.appearance.hairForm) || rig.outfit.hoodUp) return
  const { skin, pieces, skeleton } = rig
  const [x, y] = ear
  const size = (rig.plain ? 0.78 : 1) * (options.traits?.has('downSyndrome') ? 0.84 : 1)
  if (farEar) {
    const far = ellipse(farEar[0], y, 0.15 * size, 0.19 * size, 8, 24)
    penFor(pieces, 'earB', depths.earBehind).fill('earB', head.placeAll(far), skin, 'skin')
  }
  const near = ellipse(x, y, mixNumbers(0.15, 0.17, head.turn) * size, 0.2 * size, -8, 24)
  const pen = penFor(pieces, 'earA', head.turn > 0.3 ? depths.earFront : depths.earBehind)
  pen.fill('earA', head.placeAll(near), skin, 'skin')
  if (rig.plain) return
  const fold: Point[] = [
    [x + 0.05, y - 0.07],
    [x - 0.02, y - 0.1],
    [x - 0.07, y - 0.01],
    [x - 0.03, y + 0.08],
    [x + 0.02, y + 0.09],
  ]
  pen.line('earFold', head.placeAll(smooth(fold, false)), lineOn(skin), skeleton.headHeight * 0.013, {
    alpha: 0.6,
  })
}

function drawNose({ rig, head, options, noseColour, pen }: FaceParts): void {
  const size = rig.skeleton.build.nose * (options.traits?.has('downSyndrome') ? 0.85 : 1)
  const [x, y] = head.onFace(0.02 + head.turn * 0.05, head.eyeHeight + 0.2)
  const turn = head.turn
  const nose: Point[] = [
    [x - size * 0.9, y + size * 0.1],
    [x - size * 0.45, y + size * 0.75],
    [x + size * 0.45, y + size * 0.75],
    [x + size * (0.9 + turn * 0.2), y - size * 0.1],
    [x + size * (0.5 + turn * 0.5), y - size * (0.6 + turn)],
  ]
  const seen = turn > 0.2 ? nose : nose.slice(0, 4)
  pen.line('nose', head.placeAll(smooth(seen, false)), noseColour, rig.skeleton.headHeight * 0.022)
}

function drawWrinkles({ rig, head, noseColour, pen }: FaceParts): void {
  const eye = head.eyeHeight
  const mouth = eye + 0.49
  for (const side of [-1, 1]) {
    const aside = side * head.eyeAside
    const folds: [Point, Point][] = [
      [
        [aside + side * 0.22, eye - 0.02],
        [aside + side * 0.29, eye - 0.06],
      ],
      [
        [aside + side * 0.22, eye + 0.05],
        [aside + side * 0.3, eye + 0.06],
      ],
      [
        [side * 0.3, mouth - 0.22],
        [side * 0.37, mouth - 0.08],
      ],
    ]
    for (const fold of folds) {
      pen.line('wrinkle', placedOnFace(head, fold), noseColour, rig.skeleton.headHeight * 0.012, {
        alpha: 0.5,
      })
    }
  }
}

function placedOnFace(head: HeadFrame, points: readonly Point[]): Point[] {
  return head.placeAll(head.onFaceAll(points))
}
