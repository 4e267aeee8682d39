import type { Pose } from '#book/scene-plan.ts'
import type { Point } from '../drawing.ts'
import { drawArm } from './body/draw-arm.ts'
import { drawLegs } from './body/draw-legs.ts'
import { drawTorso, topOutlines } from './body/draw-torso.ts'
import type { Limb, Skeleton } from './body/skeleton.ts'
import type { Outfit } from './outfit.ts'
import { drawPlainArm } from './plain/plain-arm.ts'
import { plainBuild } from './plain/plain-build.ts'
import { drawPlainLegs } from './plain/plain-legs.ts'
import { plainLimb, withPlainLegs } from './plain/plain-limb.ts'
import { plainOutfit } from './plain/plain-outfit.ts'
import { plainStance } from './plain/plain-stance.ts'
import { plainTopOutlines } from './plain/plain-top.ts'
import { drawPlainTorso } from './plain/plain-torso.ts'
import type { Rig } from './rig.ts'
import type { Build } from './tables/builds.ts'
import type { PoseFrame } from './tables/pose-frames.ts'

/** How a body is cut: what becomes of its bones and clothes, and who draws them. */
export interface Cut {
  stance(posed: PoseFrame, pose: Pose, grown: boolean): PoseFrame
  build(build: Build): Build
  skeleton(bones: Skeleton): Skeleton
  outfit(outfit: Outfit): Outfit
  topOutlines(skeleton: Skeleton, outfit: Outfit): Point[][]
  drawLegs(rig: Rig): void
  drawTorso(rig: Rig): void
  limb(arm: Limb): Limb
  drawArm: typeof drawArm
}

/** As most styles draw people. */
export const wholeCut: Cut = {
  stance: (posed) => posed,
  build: (build) => build,
  skeleton: (bones) => bones,
  outfit: (outfit) => outfit,
  topOutlines,
  drawLegs,
  drawTorso,
  limb: (arm) => arm,
  drawArm,
}

/** Of few, plain shapes, for the press. */
export const plainCut: Cut = {
  stance: plainStance,
  build: plainBuild,
  skeleton: withPlainLegs,
  outfit: plainOutfit,
  topOutlines: plainTopOutlines,
  drawLegs: drawPlainLegs,
  drawTorso: drawPlainTorso,
  limb: plainLimb,
  drawArm: drawPlainArm,
}
