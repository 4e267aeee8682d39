import type { Appearance, Physique, Stature } from '#book/appearance.ts'
import { mixNumbers } from '../geometry/points.ts'

type Triple = readonly [start: number, middle: number, end: number]

/** How a body of some age is built. Widths and radii are multiples of the height of the head. */
export interface Build {
  /** Standing height in centimetres. */
  height: number
  /** How many heads tall. */
  heads: number
  /** Width of the head over its height. */
  headAspect: number
  shoulder: number
  hip: number
  belly: number
  /** From the shoulders to the middle of the head, and the radius of the neck. */
  neck: number
  throat: number
  arm: Triple
  leg: Triple
  /** Shares of the standing height. */
  legLength: number
  armLength: number
  foot: number
  /** How far the cheeks stand out and how far the jaw narrows. */
  cheek: number
  jaw: number
  /** Eyes in half heads from the centre of the face. */
  eyeHeight: number
  eyeAside: number
  eyeRadius: number
  nose: number
  /** Forward lean of the spine in degrees. */
  stoop: number
}

// biome-ignore format: a table is read in rows
/** The ages that were drawn by eye; everybody else stands between two of them. */
const builds: readonly { ageYears: number; build: Build }[] = [
  {
    ageYears: 0.7, build: {
      height: 66, heads: 2.1, headAspect: 1.1, shoulder: 0.25, hip: 0.325, belly: 0.355, neck: 0.43, throat: 0.15,
      arm: [0.118, 0.112, 0.084], leg: [0.175, 0.145, 0.105], legLength: 0.23, armLength: 0.255, foot: 0.29,
      cheek: 0.085, jaw: 0, eyeHeight: 0.22, eyeAside: 0.4, eyeRadius: 0.134, nose: 0.065, stoop: 0,
    },
  },
  {
    ageYears: 2, build: {
      height: 87, heads: 2.55, headAspect: 1.07, shoulder: 0.295, hip: 0.36, belly: 0.395, neck: 0.43, throat: 0.155,
      arm: [0.126, 0.112, 0.087], leg: [0.182, 0.146, 0.108], legLength: 0.29, armLength: 0.285, foot: 0.38,
      cheek: 0.07, jaw: 0, eyeHeight: 0.17, eyeAside: 0.4, eyeRadius: 0.142, nose: 0.068, stoop: 0,
    },
  },
  {
    ageYears: 5, build: {
      height: 110, heads: 3.1, headAspect: 1.045, shoulder: 0.362, hip: 0.342, belly: 0.355, neck: 0.45, throat: 0.165,
      arm: [0.118, 0.101, 0.08], leg: [0.168, 0.132, 0.098], legLength: 0.36, armLength: 0.312, foot: 0.465,
      cheek: 0.055, jaw: 0.02, eyeHeight: 0.14, eyeAside: 0.39, eyeRadius: 0.142, nose: 0.072, stoop: 0,
    },
  },
  {
    ageYears: 9, build: {
      height: 134, heads: 3.9, headAspect: 1, shoulder: 0.424, hip: 0.372, belly: 0.37, neck: 0.47, throat: 0.175,
      arm: [0.122, 0.105, 0.08], leg: [0.184, 0.138, 0.102], legLength: 0.42, armLength: 0.328, foot: 0.58,
      cheek: 0.035, jaw: 0.045, eyeHeight: 0.1, eyeAside: 0.38, eyeRadius: 0.128, nose: 0.08, stoop: 0,
    },
  },
  {
    ageYears: 15, build: {
      height: 162, heads: 5.1, headAspect: 0.93, shoulder: 0.501, hip: 0.429, belly: 0.403, neck: 0.568, throat: 0.199,
      arm: [0.138, 0.11, 0.081], leg: [0.229, 0.159, 0.12], legLength: 0.47, armLength: 0.345, foot: 0.752,
      cheek: 0.01, jaw: 0.1, eyeHeight: 0.05, eyeAside: 0.365, eyeRadius: 0.108, nose: 0.1, stoop: 0,
    },
  },
  {
    ageYears: 22, build: {
      height: 173, heads: 6.25, headAspect: 0.875, shoulder: 0.7, hip: 0.568, belly: 0.53, neck: 0.71, throat: 0.235,
      arm: [0.184, 0.144, 0.099], leg: [0.316, 0.216, 0.16], legLength: 0.475, armLength: 0.36, foot: 0.965,
      cheek: 0, jaw: 0.1, eyeHeight: 0.01, eyeAside: 0.36, eyeRadius: 0.086, nose: 0.12, stoop: 0,
    },
  },
  {
    ageYears: 55, build: {
      height: 171, heads: 6.2, headAspect: 0.88, shoulder: 0.69, hip: 0.585, belly: 0.62, neck: 0.7, throat: 0.24,
      arm: [0.188, 0.148, 0.101], leg: [0.323, 0.219, 0.164], legLength: 0.465, armLength: 0.36, foot: 0.963,
      cheek: 0.008, jaw: 0.09, eyeHeight: 0.02, eyeAside: 0.36, eyeRadius: 0.085, nose: 0.12, stoop: 0,
    },
  },
  {
    ageYears: 72, build: {
      height: 154, heads: 5.6, headAspect: 0.915, shoulder: 0.6, hip: 0.569, belly: 0.623, neck: 0.605, throat: 0.22,
      arm: [0.172, 0.136, 0.093], leg: [0.28, 0.201, 0.152], legLength: 0.445, armLength: 0.345, foot: 0.886,
      cheek: 0.025, jaw: 0.06, eyeHeight: 0.04, eyeAside: 0.355, eyeRadius: 0.088, nose: 0.13, stoop: 6,
    },
  },
]

/** The build of somebody of this age: between the two nearest ages of the table. */
export function buildAt(ageYears: number): Build {
  const after = builds.findIndex((entry) => entry.ageYears >= ageYears)
  const upper = builds[after === -1 ? builds.length - 1 : after]
  const lower = builds[after === -1 ? builds.length - 1 : Math.max(0, after - 1)]
  if (upper === undefined || lower === undefined) throw new RangeError('the table of builds is empty')
  const span = upper.ageYears - lower.ageYears
  return mixBuilds(lower.build, upper.build, span === 0 ? 0 : (ageYears - lower.ageYears) / span)
}

/** What somebody's own build and height change in that of their age: factors. */
interface Change {
  height?: number
  heads?: number
  shoulder?: number
  hip?: number
  belly?: number
  limbs?: number
  throat?: number
  headAspect?: number
}

const ofPhysique: Readonly<Record<Physique, Change>> = {
  slim: { shoulder: 0.94, hip: 0.88, belly: 0.8, limbs: 0.86, throat: 0.9, headAspect: 0.975 },
  average: {},
  sturdy: { shoulder: 1.09, hip: 1.2, belly: 1.38, limbs: 1.2, throat: 1.16, headAspect: 1.045 },
}

/** A tall child has hardly a larger head. */
const ofStature: Readonly<Record<Stature, Change>> = {
  small: { height: 0.91, heads: 0.95 },
  average: {},
  tall: { height: 1.09, heads: 1.05 },
}

/** The build of somebody of this age who is slim or sturdy, small or tall. */
export function ownBuild(ageYears: number, looks: Pick<Appearance, 'physique' | 'stature'>): Build {
  const build = buildAt(ageYears)
  const { physique = 'average', stature = 'average' } = looks
  const { height = 1, heads = 1 } = ofStature[stature]
  const { shoulder = 1, hip = 1, belly = 1, limbs = 1, throat = 1, headAspect = 1 } = ofPhysique[physique]
  const limb = ([start, middle, end]: Triple): Triple => [start * limbs, middle * limbs, end * limbs]
  return {
    ...build,
    height: build.height * height,
    heads: build.heads * heads,
    headAspect: build.headAspect * headAspect,
    // In heads, which stay nearly as large.
    shoulder: build.shoulder * shoulder * heads,
    hip: build.hip * hip * heads,
    belly: build.belly * belly * heads,
    arm: limb(build.arm),
    leg: limb(build.leg),
    throat: build.throat * throat,
  }
}

function mixBuilds(from: Build, to: Build, amount: number): Build {
  const mixed: Record<string, unknown> = {}
  for (const key of Object.keys(from) as (keyof Build)[]) {
    const start = from[key]
    const end = to[key]
    mixed[key] =
      typeof start === 'number' || typeof end === 'number'
        ? mixNumbers(start as number, end as number, amount)
        : start.map((value, index) => mixNumbers(value, end[index] ?? value, amount))
  }
  return mixed as unknown as Build
}
