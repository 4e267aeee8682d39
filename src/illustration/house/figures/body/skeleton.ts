import type { Point } from '../../drawing.ts'
import { bend } from '../geometry/curves.ts'
import { between, turnAbout } from '../../pen/curves.ts'
import { clamp, distance, hanging, mixNumbers, moved, radians } from '../geometry/points.ts'
import { solveReach } from '../geometry/solve-reach.ts'
import type { Build } from '../tables/builds.ts'
import type { Expression } from '../tables/expressions.ts'
import type { PoseFrame } from '../tables/pose-frames.ts'

export interface Limb {
  start: Point
  joint: Point
  end: Point
  curve: readonly Point[]
}

export type Side = 'A' | 'B'

/**
 * The bones of a figure in its own space: centimetres, the hips at the origin, y down, facing +x.
 * The figure is put on the ground, mirrored or laid down afterwards.
 */
export interface Skeleton {
  build: Build
  frame: PoseFrame
  headHeight: number
  /** Turn of the body, 0 front to 0.75. */
  turn: number
  torsoLength: number
  armLength: number
  /** Half widths in heads, narrowed by the turn. */
  shoulder: number
  hip: number
  belly: number
  /** How far the belly swings forward when turned, in heads. */
  bellyForward: number
  /** Across the body, to the faced side. */
  across: Point
  /** A point on the torso: `up` 0 at the hips, 1 at the neck; `aside` in heads from the spine. */
  onTorso: (up: number, aside: number) => Point
  legs: Readonly<Record<Side, Limb>>
  shoulders: Readonly<Record<Side, Point>>
  headCentre: Point
  headTilt: number
}

/**
 * Puts a body of this build into a pose; the feeling adds its own lean and curve of the spine. `turn` as in
 * `Skeleton`.
 */
export function buildSkeleton(
  build: Build,
  frame: PoseFrame,
  expression: Expression,
  turn: number,
): Skeleton {
  const headHeight = build.height / build.heads
  const torsoLength = build.height * (1 - build.legLength) - headHeight * (0.5 + build.neck)
  const squash = 1 - 0.2 * turn
  const lean = frame.lean + build.stoop + expression.lean
  const up: Point = [Math.sin(radians(lean)), -Math.cos(radians(lean))]
  const across: Point = [-up[1], up[0]]
  const neck = moved([0, 0], up, torsoLength)
  const bow = (frame.curve + expression.curve) * torsoLength * 2 + turn * 0.02 * torsoLength
  const spineMiddle = moved(between([0, 0], neck), across, bow * -0.4)
  const onTorso = (upward: number, aside: number): Point => {
    const spine =
      upward <= 1
        ? between(between([0, 0], spineMiddle, upward), between(spineMiddle, neck, upward), upward)
        : moved(neck, up, (upward - 1) * torsoLength)
    return moved(spine, across, aside * headHeight)
  }
  const shoulder = build.shoulder * squash
  const hip = build.hip * squash
  const headTilt = frame.head * 0.8 + expression.tilt + build.stoop * 0.3 + lean * 0.35
  const headBase = moved(moved(neck, up, headHeight * build.neck), [turn * headHeight * 0.05, 0])
  return {
    build,
    frame,
    headHeight,
    turn,
    torsoLength,
    armLength: build.armLength * build.height * (frame.armScale ?? 1),
    shoulder,
    hip,
    belly: build.belly * squash,
    bellyForward: turn * 0.09,
    across,
    onTorso,
    legs: {
      A: legFrom(onTorso(0.02, -hip * 0.5), frame.legA, build, headHeight, frame),
      B: legFrom(onTorso(0.02, hip * 0.5), frame.legB, build, headHeight, frame),
    },
    shoulders: {
      A: onTorso(0.85 + shoulderLift(frame.armA[0]), -shoulder * 0.84 + turn * 0.07),
      B: onTorso(0.85 + shoulderLift(frame.armB[0]), shoulder * 0.82 - turn * 0.02),
    },
    headCentre: turnAbout(headBase, headTilt * 0.5, neck),
    headTilt,
  }
}

/** A raised arm takes its shoulder with it. */
function shoulderLift(upperArmDegrees: number): number {
  return clamp((Math.abs(upperArmDegrees) - 80) / 90, 0, 1) * 0.085
}

function legFrom(
  hip: Point,
  [upper, lower]: readonly [number, number],
  build: Build,
  headHeight: number,
  { legScale = 1, thighScale = legScale, shinScale = legScale }: PoseFrame,
): Limb {
  const half = build.legLength * build.height * 0.5
  const knee = moved(hip, hanging(upper), half * thighScale)
  const ankle = moved(knee, hanging(lower), half * shinScale - headHeight * 0.1)
  return { start: hip, joint: knee, end: ankle, curve: bend(hip, knee, ankle, 0.36) }
}

/** An arm in its pose, or reaching for `target`; arms stretch or shrink a little so that hands arrive. */
export function armOf(skeleton: Skeleton, side: Side, target: Point | undefined, elbowSide: number): Limb {
  const shoulder = skeleton.shoulders[side]
  const { armLength, frame } = skeleton
  if (target === undefined) {
    const [upper, lower] = side === 'A' ? frame.armA : frame.armB
    const elbow = moved(shoulder, hanging(upper), armLength * 0.5)
    const wrist = moved(elbow, hanging(lower), armLength * 0.5)
    return { start: shoulder, joint: elbow, end: wrist, curve: bend(shoulder, elbow, wrist, 0.34) }
  }
  const length = clamp(distance(shoulder, target) / 0.96, armLength, armLength * 1.28)
  const { elbow, wrist } = solveReach(shoulder, target, length / 2, elbowSide)
  return { start: shoulder, joint: elbow, end: wrist, curve: bend(shoulder, elbow, wrist, 0.34) }
}

/** Where a point given on the head (half heads from its centre) is in the figure's space. */
export function onHead(skeleton: Skeleton, point: Point): Point {
  const { headCentre, headTilt, headHeight, build } = skeleton
  return moved(headCentre, turnAbout([point[0] * build.headAspect, point[1]], headTilt), headHeight / 2)
}

/** Radius of a limb along its curve, in centimetres. */
export function limbRadius(
  radii: readonly [number, number, number],
  headHeight: number,
): (t: number) => number {
  const [start, middle, end] = radii
  return (t) => headHeight * (t < 0.5 ? mixNumbers(start, middle, t * 2) : mixNumbers(middle, end, t * 2 - 1))
}

/** The middle of the chest goes to the faced side as the body turns. */
export function chestMiddle(skeleton: Skeleton): number {
  return skeleton.turn * 0.16
}
