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
      height: 66, heads: 2.1, headAspect: 1.1, shoulder: 0.25, hip: 0.325, belly: 0.355,
      arm: [0.118, 0.112, 0.084], leg: [0.175, 0.145, 0.105], legLength: 0.23, armLength: 0.255, foot: 0.29,
      cheek: 0.085, jaw: 0, eyeHeight: 0.22, eyeAside: 0.4, eyeRadius: 0.134, nose: 0.065, stoop: 0,
    },
  },
  {
    ageYears: 2, build: {
      height: 86, heads: 2.2, headAspect: 1.08, shoulder: 0.255, hip: 0.315, belly: 0.345,
      arm: [0.112, 0.1, 0.076], leg: [0.16, 0.128, 0.094], legLength: 0.26, armLength: 0.275, foot: 0.33,
      cheek: 0.075, jaw: 0, eyeHeight: 0.17, eyeAside: 0.4, eyeRadius: 0.142, nose: 0.068, stoop: 0,
    },
  },
  {
    ageYears: 5, build: {
      height: 106, heads: 2.42, headAspect: 1.055, shoulder: 0.27, hip: 0.305, belly: 0.325,
      arm: [0.1, 0.086, 0.066], leg: [0.148, 0.116, 0.084], legLength: 0.315, armLength: 0.285, foot: 0.36,
      cheek: 0.06, jaw: 0.015, eyeHeight: 0.14, eyeAside: 0.39, eyeRadius: 0.142, nose: 0.072, stoop: 0,
    },
  },
  {
    ageYears: 9, build: {
      height: 132, heads: 2.95, headAspect: 1.02, shoulder: 0.3, hip: 0.305, belly: 0.315,
      arm: [0.1, 0.086, 0.064], leg: [0.155, 0.118, 0.084], legLength: 0.37, armLength: 0.31, foot: 0.4,
      cheek: 0.045, jaw: 0.035, eyeHeight: 0.1, eyeAside: 0.375, eyeRadius: 0.13, nose: 0.08, stoop: 0,
    },
  },
  {
    ageYears: 15, build: {
      height: 158, heads: 4.1, headAspect: 0.975, shoulder: 0.365, hip: 0.35, belly: 0.34,
      arm: [0.12, 0.102, 0.08], leg: [0.185, 0.13, 0.1], legLength: 0.455, armLength: 0.335, foot: 0.55,
      cheek: 0.01, jaw: 0.1, eyeHeight: 0.06, eyeAside: 0.36, eyeRadius: 0.106, nose: 0.1, stoop: 0,
    },
  },
  {
    ageYears: 20, build: {
      height: 170, heads: 4.75, headAspect: 0.95, shoulder: 0.47, hip: 0.42, belly: 0.43,
      arm: [0.145, 0.12, 0.09], leg: [0.22, 0.155, 0.115], legLength: 0.45, armLength: 0.34, foot: 0.56,
      cheek: 0.01, jaw: 0.12, eyeHeight: 0.03, eyeAside: 0.345, eyeRadius: 0.098, nose: 0.12, stoop: 0,
    },
  },
  {
    ageYears: 55, build: {
      height: 168, heads: 4.7, headAspect: 0.955, shoulder: 0.465, hip: 0.43, belly: 0.455,
      arm: [0.145, 0.12, 0.09], leg: [0.22, 0.155, 0.115], legLength: 0.445, armLength: 0.34, foot: 0.56,
      cheek: 0.015, jaw: 0.11, eyeHeight: 0.035, eyeAside: 0.345, eyeRadius: 0.098, nose: 0.12, stoop: 0,
    },
  },
  {
    ageYears: 72, build: {
      height: 155, heads: 4.6, headAspect: 0.97, shoulder: 0.41, hip: 0.455, belly: 0.49,
      arm: [0.145, 0.12, 0.09], leg: [0.2, 0.15, 0.115], legLength: 0.41, armLength: 0.335, foot: 0.54,
      cheek: 0.03, jaw: 0.07, eyeHeight: 0.05, eyeAside: 0.345, eyeRadius: 0.098, nose: 0.13, stoop: 6,
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
