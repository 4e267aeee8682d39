import { limb } from '../../solids/build.ts'
import type { Blob, Painted } from '../../solids/solid.ts'
import { alongIn, pointIn } from '../../space/frame.ts'
import { between, lengthOf, minus, type Vector } from '../../space/vector.ts'
import { mix, range } from '../numbers.ts'
import { cloth, type Figure, onCloth, shadeOf } from './paints.ts'
import { ringRound } from './patterns.ts'

/** How far down the upper arm sleeves are set in, so that no ball stands out on the shoulder. */
const setIn = 0.15
/** How far short sleeves go down the upper arm. */
const shortSleeve = 0.76
/** How much wider than the arm sleeves are, at the shoulder and at their end; and coats'. */
const widths = { short: [1.26, 1.46], long: [1.24, 1.24], coat: [1.36, 1.42] } as const
const short: ReadonlySet<string> = new Set(['tshirt', 'dress'])
const thick: ReadonlySet<string> = new Set(['coat', 'raincoat'])

export function hasShortSleeves({ outfit }: Figure): boolean {
  return short.has(outfit.top)
}

interface Sleeve {
  /** From the shoulder to its hem, in the person's own axes, with its radius at each. */
  points: readonly Vector[]
  radii: readonly number[]
  /** Cuff and rings that lie on it. */
  marks: Painted[]
}

function sleeveOn(figure: Figure, index: 0 | 1): Sleeve {
  const { body, bones, outfit } = figure
  const [root, joint, wrist] = bones.arms[index]
  const [upper, bend, end] = body.arms
  const from = between(root, joint, setIn)
  const group = `arm${index === 0 ? 'L' : 'R'}`
  const cuff = { ...cloth('cuff', cuffColour(figure), group), marking: true }
  if (hasShortSleeves(figure)) {
    const [above, below] = widths.short
    const radius = mix(upper, bend, shortSleeve) * below
    const band = [shortSleeve - 0.16, shortSleeve + 0.03].map((part) => between(root, joint, part))
    // Its round end reaches further than its last point.
    const last = Math.max(setIn + 0.05, shortSleeve + 0.08 - radius / lengthOf(minus(joint, root)))
    return {
      points: [from, between(root, joint, last)],
      radii: [upper * above, radius],
      marks: ringRound(figure, band as [Vector, Vector], { radius: radius * 1.02, paint: cuff }),
    }
  }
  const [above, below] = widths[thick.has(outfit.top) ? 'coat' : 'long']
  const radii = [upper * above, bend * below, end * below]
  const rings = outfit.pattern === 'stripes' ? ringsOf(figure, [root, joint, wrist], radii) : []
  const { frame } = figure
  const band = limb(frame, [between(joint, wrist, 0.86), between(joint, wrist, 1)], end * below * 1.05, cuff)
  return { points: [from, joint, wrist], radii, marks: [...rings, band] }
}

/** Set in at the shoulder: wider than the arm, with its cuff, and with the rings of a striped jumper. */
export function sleeveOf(figure: Figure, index: 0 | 1): Painted[] {
  const { points, radii, marks } = sleeveOn(figure, index)
  const paint = cloth('sleeve', figure.outfit.topColour, `arm${index === 0 ? 'L' : 'R'}`)
  return [limb(figure.frame, points, radii, paint), ...marks]
}

const ballsOfBone = 9

/** A sleeve that is one with the top, as balls to be united with that, and what lies on it. */
export function sleeveOfTop(figure: Figure, index: 0 | 1): { balls: Blob['balls']; marks: Painted[] } {
  const { frame } = figure
  const { points, radii, marks } = sleeveOn(figure, index)
  const balls = points.slice(1).flatMap((to, bone) =>
    range(0, 1, ballsOfBone).map((part) => {
      const radius = mix(radii[bone] as number, radii[bone + 1] as number, part)
      return {
        centre: pointIn(frame, between(points[bone] as Vector, to, part)),
        axes: [
          alongIn(frame, [radius, 0, 0]),
          alongIn(frame, [0, radius, 0]),
          alongIn(frame, [0, 0, radius]),
        ] as const,
      }
    }),
  )
  return { balls, marks }
}

/** Rings of a striped sleeve, at these parts of its way. */
const rings = [0.28, 0.62, 1.3] as const
/** How long a ring is, in lengths of an arm. */
const ringLength = 0.075

function ringsOf(
  figure: Figure,
  bones: readonly [Vector, Vector, Vector],
  radii: readonly number[],
): Painted[] {
  return rings.flatMap((part) => {
    const bone = part < 1 ? 0 : 1
    const [from, to] = [bones[bone] as Vector, bones[bone + 1] as Vector]
    const at = part - bone
    const radius = mix(radii[bone] as number, radii[bone + 1] as number, at)
    return ringRound(figure, [between(from, to, at), between(from, to, at + ringLength * 2)], {
      radius: radius * 1.01,
      paint: onCloth('stripe', figure.outfit.accent),
    })
  })
}

function cuffColour({ outfit }: Figure): string {
  const banded = outfit.pattern === 'stripes' && short.has(outfit.top)
  return banded ? outfit.accent : shadeOf(outfit.topColour, 0.14)
}
