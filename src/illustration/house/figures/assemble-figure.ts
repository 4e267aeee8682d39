import { hairColour, skinColour } from '#book/appearance.ts'
import type { Point } from '../drawing.ts'
import { turnAbout } from '../pen/curves.ts'
import { drawInsulinPump } from './body/draw-aids.ts'
import { armDepth, armToPalm, palmOf } from './body/draw-arm.ts'
import { drawCape } from './body/draw-cape.ts'
import type { Hold } from './body/draw-hand.ts'
import { hangLegs } from './body/hang-legs.ts'
import { groundingOf, groundOf, layingShift } from './body/ground-figure.ts'
import { livenStance } from './body/liven-stance.ts'
import { drawWalkingAid, type WalkingAid } from './body/draw-walking-aids.ts'
import { drawWheelchair } from './body/draw-wheelchair.ts'
import { seatInWheelchair } from './body/seat-in-wheelchair.ts'
import { armOf, buildSkeleton, onHead, type Side, type Skeleton } from './body/skeleton.ts'
import { type Cut, plainCut, wholeCut } from './cuts.ts'
import { depths } from './depths.ts'
import type { FigureOptions } from './figure-options.ts'
import { clamp, mixNumbers } from './geometry/points.ts'
import { drawHead, type HeadPose } from './head/draw-head.ts'
import { mapPiece, type Pieces } from './pieces.ts'
import { headFrameOf } from './head/head-frame.ts'
import { type Rig, sides } from './rig.ts'
import { type Build, ownBuild } from './tables/builds.ts'
import { type Expression, expressions } from './tables/expressions.ts'
import { carriedFrame, onBackFrame, type PoseFrame, poseFrames } from './tables/pose-frames.ts'

/** What a pair changes in one of its two people. */
export interface Rigging {
  carried?: boolean
  frame?: Partial<PoseFrame>
  bodyTurn?: number
  headTurn?: number
  /** Which way elbows point when hands have targets. */
  elbows?: { A?: number; B?: number }
}

export interface AssembledFigure {
  /** In sprite units, not yet sorted. */
  pieces: Pieces
  anchors: Record<string, Point>
  face: { centre: Point; radius: number }
  headHeight: number
  headWidth: number
  armLength: number
}

/** Puts a person together on the ground at the origin, as pieces that a pair can still sort among each other. */
export function assembleFigure(options: FigureOptions, rigging: Rigging = {}): AssembledFigure {
  const pose = rigging.carried ? carriedFrame : livenStance(frameOf(options), options)
  const stance = { ...pose, ...rigging.frame }
  const cut = options.plain ? plainCut : wholeCut
  const build = cut.build(buildOf(options))
  const posed = cut.stance(stance, options.pose, options.ageYears > 12)
  const cutStance =
    options.seatHeight !== undefined && posed.seated && posed.lie === undefined
      ? hangLegs(posed, build, options.seatHeight, options.plain ? 'plain' : 'whole')
      : posed
  const inWheelchair = options.wheelchair === true && !rigging.carried
  const frame = inWheelchair ? seatInWheelchair(cutStance, options.pose) : cutStance
  const expression = expressionOf(options)
  const turn = rigging.bodyTurn ?? bodyTurn(frame, options)
  const skeleton = cut.skeleton(buildSkeleton(build, frame, expression, turn))
  const outfit = cut.outfit(options.outfit)
  const rig: Rig = {
    skeleton,
    outfit,
    expression,
    skin: skinColour[options.appearance.skin],
    hair: hairColour[options.appearance.hairColour],
    prosthesis: options.traits?.has('prosthesis') ? ownLeft(options) : undefined,
    fromBehind: options.fromBehind === true,
    plain: cut === plainCut,
    cloths: cut.topOutlines(skeleton, outfit),
    pieces: [],
  }
  cut.drawLegs(rig)
  cut.drawTorso(rig)
  if (options.traits?.has('insulinPump')) drawInsulinPump(rig)
  if (options.outfit.capeColour !== undefined) drawCape(rig, options.outfit.capeColour)
  const floor = groundOf(rig)
  const ground = groundingOf(skeleton, floor, options.facing === 'left')
  const faced = headPose(options, frame, expression, rigging)
  const rubs = frame.rubsEye && !options.plain && options.hands?.B === undefined
  const headed: HeadPose = rubs ? { ...faced, rubbed: faced.turn < 0 ? -1 : 1 } : faced
  const wrists = drawArms(rig, cut, options, rigging, ground.fromSprite, floor, atRubbedEye(skeleton, headed))
  const aid = walkingAidOf(options)
  if (aid && !inWheelchair) drawWalkingAid(rig, aid, { A: wrists.handA, B: wrists.handB }, floor)
  const head = drawHead(rig, options, headed)
  const hub = inWheelchair ? { hub: drawWheelchair(rig, floor) } : {}
  return grounded(rig, { ...wrists, ...head, ...hub }, ground.toSprite)
}

/** Poses are mirrored for who faces left, and what is on somebody's left stays there. */
function ownLeft({ facing }: FigureOptions): Side {
  return facing === 'left' ? 'A' : 'B'
}

function walkingAidOf(options: FigureOptions): WalkingAid | undefined {
  const aid = (['walker', 'cane'] as const).find((one) => options.traits?.has(one))
  const side = ownLeft(options)
  const busy = options.hands?.[side] !== undefined || options.holds?.[side] !== undefined
  return aid && !(aid === 'cane' && busy) ? { aid, side } : undefined
}

function frameOf({ pose, onBack }: FigureOptions): PoseFrame {
  return pose === 'lie' && onBack ? onBackFrame : poseFrames[pose]
}

/** Grown men are a little broader in the shoulder than grown women. */
function buildOf({ ageYears, gender, appearance }: FigureOptions): Build {
  const build = ownBuild(ageYears, appearance)
  const grown = clamp((ageYears - 11) / 7, 0, 1)
  if (gender === 'female') {
    return { ...build, shoulder: build.shoulder * (1 - 0.1 * grown), belly: build.belly * (1 - 0.08 * grown) }
  }
  if (gender === 'male') return { ...build, shoulder: build.shoulder * (1 + 0.04 * grown) }
  return build
}

function expressionOf({ pose, feeling, gaze }: FigureOptions): Expression {
  const expression = expressions[pose === 'sleep' ? 'asleep' : feeling]
  // Of eyes that are cast down on a book only the lids are seen.
  return pose === 'read' && (gaze?.[1] ?? 1) > 0.6 ? { ...expression, eye: 'closed' } : expression
}

function bodyTurn(frame: PoseFrame, { facing, fromBehind }: FigureOptions): number {
  if (fromBehind) return 0
  if (frame.moving || frame.lie !== undefined) return frame.turn
  return facing === 'front' ? Math.min(frame.turn, 0.12) : Math.max(frame.turn, 0.28)
}

function headPose(
  options: FigureOptions,
  frame: PoseFrame,
  expression: Expression,
  rigging: Rigging,
): HeadPose {
  if (options.fromBehind) return { turn: 0, tilt: 0, look: [0, 0] }
  const resting = options.facing === 'front' ? Math.min(frame.turn, 0.12) : Math.max(frame.turn, 0.45)
  const gaze = options.pose === 'sleep' ? undefined : gazeInBody(options, frame)
  const askew = options.facing === 'front' && Math.abs(gaze?.[0] ?? 0) < 0.3 ? (frame.askew ?? 0) : 0
  if (gaze === undefined) {
    return { turn: rigging.headTurn ?? resting + askew, tilt: 0, look: frame.look ?? expression.look }
  }
  const look: Point = [options.facing === 'left' ? -gaze[0] : gaze[0], gaze[1]]
  if (frame.lie !== undefined) return { turn: clamp(look[0] * 0.62, 0.42, 0.68), tilt: 0, look }
  const turn = rigging.headTurn ?? clamp(mixNumbers(resting, look[0] * 0.62, 0.65) + askew, -0.6, 0.68)
  return { turn, tilt: look[1] * 16 * turn, look }
}

/** Where the eyes go on a head that lies with the body. */
function gazeInBody({ gaze, facing }: FigureOptions, { lie, head }: PoseFrame): Point | undefined {
  if (gaze === undefined || lie === undefined) return gaze
  const flip = facing === 'left' ? -1 : 1
  const [x, y] = turnAbout([gaze[0] * flip, gaze[1]], -lie - head * 0.8)
  return [x * flip, y]
}

function drawArms(
  rig: Rig,
  cut: Cut,
  options: FigureOptions,
  rigging: Rigging,
  fromSprite: (point: Point) => Point,
  floor: number,
  rubbedEye: Point | undefined,
): { handA: Point; handB: Point } {
  const { skeleton } = rig
  const { frame, headHeight } = skeleton
  const hands: Record<Side, Point> = { A: [0, 0], B: [0, 0] }
  for (const side of sides) {
    const wanted = options.hands?.[side]
    const touch = side === 'A' ? frame.touchA : frame.touchB
    const onGround: Point = [
      skeleton.shoulders[side][0] + headHeight * (side === 'A' ? -0.04 : 0.2),
      floor - headHeight * 0.24,
    ]
    const target = touch
      ? onHead(skeleton, besideFace(touch, skeleton))
      : frame.handsOnGround
        ? onGround
        : undefined
    const hold = holdOf(options, side, fromSprite)
    const elbowSide = rigging.elbows?.[side] ?? (side === 'B' && touch ? 1 : -1)
    const palm = wanted ? fromSprite(wanted) : side === 'B' ? rubbedEye : undefined
    const bent = palm
      ? armToPalm(skeleton, side, palm, hold ? hangingElbow(skeleton, side, palm) : elbowSide)
      : armOf(skeleton, side, target, touch ? belowHand(skeleton, side, target, elbowSide) : elbowSide)
    const form = hold ?? (side === 'A' ? frame.handA : frame.handB) ?? 'fist'
    const arm = cut.limb(bent)
    // Between both hands a thing is before the body.
    cut.drawArm(rig, side, arm, form, hold?.form === 'edge' ? depths.armNear : armDepth(rig, side))
    hands[side] = palmOf(skeleton, arm)
  }
  return { handA: hands.A, handB: hands.B }
}

/** The hands of the grown are larger and their heads narrower: at the cheeks of a child they would hide the face. */
function besideFace([x, y]: Point, { build }: Skeleton): Point {
  const grown = clamp((build.height - 100) / 60, 0, 1)
  return [x * (1 + 0.42 * grown), y + 0.06 * grown]
}

/** Where the palm of a hand lies that rubs an eye: a little below it and outside, so that nose and mouth stay free. */
function atRubbedEye(skeleton: Skeleton, { turn, tilt, rubbed }: HeadPose): Point | undefined {
  if (rubbed === undefined) return undefined
  const head = headFrameOf(skeleton, turn, skeleton.headTilt + tilt)
  const [x, y] = head.onFace(rubbed * head.eyeAside, head.eyeHeight)
  return head.place([x + rubbed * 0.12, y + 0.12])
}

/** What a hand holds runs in the figure's own axes. */
function holdOf(options: FigureOptions, side: Side, fromSprite: (point: Point) => Point): Hold | undefined {
  const hold = options.holds?.[side]
  if (hold === undefined) return undefined
  const [from, to] = [fromSprite([0, 0]), fromSprite(hold.direction)]
  return { form: hold.form, direction: [to[0] - from[0], to[1] - from[1]] }
}

/** Side of an elbow that hangs, away from the body or, of somebody who is turned, to the back. */
function hangingElbow({ shoulders, turn }: Skeleton, side: Side, palm: Point): 1 | -1 {
  const outward = side === 'B' && turn < 0.25 ? 1 : -1
  const [right, down] = [palm[0] - shoulders[side][0], palm[1] - shoulders[side][1]]
  return right < down * outward * 0.5 ? -1 : 1
}

/** Side of the elbow of a hand at the head: outwards, unless the arm would rise above the hand and hide the face. */
function belowHand(skeleton: Skeleton, side: Side, target: Point | undefined, elbowSide: number): number {
  const { joint, end } = armOf(skeleton, side, target, elbowSide)
  return joint[1] < end[1] ? -elbowSide : elbowSide
}

function grounded(
  rig: Rig,
  points: Record<'handA' | 'handB' | 'mouth' | 'top', Point> & { hub?: Point },
  toSprite: (point: Point) => Point,
): AssembledFigure {
  const { skeleton, pieces } = rig
  const { onTorso, hip, belly, bellyForward, headHeight, build, frame, legs } = skeleton
  const local: Record<string, Point> = {
    handA: points.handA,
    handB: points.handB,
    headTop: points.top,
    mouth: points.mouth,
    seat: onTorso(-0.02 - (build.leg[0] * headHeight) / skeleton.torsoLength, 0),
    lap: [(legs.A.joint[0] + legs.B.joint[0]) / 2, Math.min(legs.A.joint[1], 0)],
    back: onTorso(0.7, -belly),
    chest: onTorso(0.6, 0),
    belly: onTorso(0.3, belly + bellyForward),
    shoulderA: skeleton.shoulders.A,
    shoulderB: skeleton.shoulders.B,
    hip: onTorso(0, hip),
    ...(points.hub && { hub: points.hub }),
  }
  const placed = pieces.map((piece) => mapPiece(piece, toSprite))
  const lies = frame.prone || frame.lie !== undefined
  const shift = lies ? layingShift(placed) : ([0, 0] as const)
  const moveBy = ([x, y]: Point): Point => [x + shift[0], y + shift[1]]
  const anchors: Record<string, Point> = {}
  for (const [name, point] of Object.entries(local)) anchors[name] = moveBy(toSprite(point))
  return {
    pieces: placed.map((piece) => mapPiece(piece, moveBy)),
    anchors,
    face: { centre: moveBy(toSprite(skeleton.headCentre)), radius: headHeight * 0.5 },
    headHeight,
    headWidth: headHeight * build.headAspect,
    armLength: skeleton.armLength,
  }
}
