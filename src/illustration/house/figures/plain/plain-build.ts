import type { Build } from '../tables/builds.ts'
import { clamp, mixNumbers } from '../geometry/points.ts'

/** A body as it is cut for a press: a wide head on narrow shoulders, thin limbs, small eyes far apart. */
export function plainBuild(build: Build): Build {
  const grown = grownShare(build.height)
  const thin = (from: number, to: number): number => mixNumbers(from, to, grown)
  const arm = thin(1.02, 0.86)
  const leg = thin(0.62, 0.72)
  return {
    ...build,
    headAspect: build.headAspect * 1.1,
    cheek: build.cheek * 0.8,
    jaw: build.jaw * 0.5,
    shoulder: build.shoulder * thin(0.9, 0.92),
    arm: [build.arm[0] * arm * 1.12, build.arm[1] * arm * 1.12, build.arm[2] * arm * 1.2],
    leg: [build.leg[0] * leg, build.leg[1] * leg, build.leg[2] * leg * 1.02],
    foot: build.foot * 0.66,
    eyeHeight: build.eyeHeight + thin(-0.02, 0.04),
    eyeAside: build.eyeAside * 1.1,
    eyeRadius: thin(0.098, 0.085),
    nose: build.nose * 0.62,
  }
}

/** 0 for a child, 1 for somebody grown. */
export function grownShare(height: number): number {
  return clamp((height - 122) / 34, 0, 1)
}
