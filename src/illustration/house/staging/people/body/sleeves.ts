import type { Blob, Paint, Painted } from '../../solids/solid.ts'
import { alongIn, pointIn } from '../../space/frame.ts'
import { between, lengthOf, minus, times, type Vector } from '../../space/vector.ts'
import { mix, range } from '../numbers.ts'
import { cloth, type Figure, onCloth, shadeOf } from './paints.ts'
import { ringRound } from './patterns.ts'

/** How far down the upper arm sleeves are set in, so that no ball stands out on the shoulder. */
const setIn = 0.15
/** How far short sleeves go down the upper arm. */
const hem = 0.74
/** How far the cuff of a short sleeve is seen below it, in lengths of the upper arm. */
const cuffOfShort = 0.12
/** How much wider than the arm sleeves are, at the shoulder and at their end; and coats'. */
const widths = { short: [1.26, 1.46], long: [1.24, 1.24], coat: [1.36, 1.42] } as const
const short: ReadonlySet<string> = new Set(['tshirt', 'dress'])
const thick: ReadonlySet<string> = new Set(['coat', 'raincoat'])

export function hasShortSleeves({ outfit }: Figure): boolean {
  return short.has(outfit.top)
}

/** A sleeve, as balls that may grow into the top; what comes out from under it; and what lies on it. */
export interface Sleeve {
  balls: Blob['balls']
  under: Painted[]
  over: Painted[]
}

export function sleeveOn(figure: Figure, index: 0 | 1): Sleeve {
  const group = `arm${index === 0 ? 'L' : 'R'}`
  const cuff = cloth('cuff', cuffColour(figure), group)
  return hasShortSleeves(figure) ? shortSleeve(figure, index, cuff) : longSleeve(figure, index, cuff)
}

/** Cut straight at its hem, from under which its cuff is seen. */
function shortSleeve(figure: Figure, index: 0 | 1, cuff: Paint): Sleeve {
  const [root, joint] = figure.bones.arms[index]
  const [upper, bend] = figure.body.arms
  const [above, below] = widths.short
  const radius = mix(upper, bend, hem) * below
  const at = (part: number): Vector => between(root, joint, part)
  // A ball reaches further than its middle.
  const last = Math.max(setIn + 0.03, hem - radius / lengthOf(minus(joint, root)))
  const end = ringRound(figure, [at(last), at(hem)], { radius, paint: cuff })
  const round = ballsAlong(figure, [at(setIn), at(last)], [upper * above, radius])
  return {
    balls: [...round, ...end.balls],
    under: [
      ringRound(figure, [at(hem - 0.06), at(hem + cuffOfShort)], { radius: radius * 1.01, paint: cuff }),
    ],
    over: [],
  }
}

/** A forearm is as full as its elbow so far along, and tapers from there to the wrist. */
export const fullTo = 0.25

/** To the wrist, with its cuff on it, and with the rings of a striped jumper. */
function longSleeve(figure: Figure, index: 0 | 1, cuff: Paint): Sleeve {
  const { body, bones, outfit } = figure
  const [root, joint, wrist] = bones.arms[index]
  const [upper, bend, end] = body.arms
  const [above, below] = widths[thick.has(outfit.top) ? 'coat' : 'long']
  const radii = [upper * above, bend * below, end * below] as const
  const bound = [between(joint, wrist, 0.82), between(joint, wrist, 1)] as const
  return {
    balls: [
      ...ballsAlong(figure, [between(root, joint, setIn), joint], [radii[0], radii[1]]),
      ...ballsAlong(figure, [joint, between(joint, wrist, fullTo)], [radii[1], radii[1]]),
      ...ballsAlong(
        figure,
        [between(joint, wrist, fullTo), between(joint, wrist, 0.84)],
        [radii[1], radii[2]],
      ),
    ],
    under: [],
    over: [
      ...(outfit.pattern === 'stripes' ? ringsOf(figure, [root, joint, wrist], radii) : []),
      ringRound(figure, bound, { radius: end * below * 1.06, paint: cuff }),
    ],
  }
}

/** Set in at the shoulder: wider than the arm, with its cuff. */
export function sleeveOf(figure: Figure, index: 0 | 1): Painted[] {
  const { balls, under, over } = sleeveOn(figure, index)
  const paint = cloth('sleeve', figure.outfit.topColour, `arm${index === 0 ? 'L' : 'R'}`)
  return [...under, { kind: 'blob', balls, paint }, ...over]
}

/** The same in two, of the upper arm and of the forearm. */
export function sleeveOfBones(figure: Figure, index: 0 | 1): { upper: Painted[]; fore: Painted[] } {
  if (hasShortSleeves(figure)) return { upper: sleeveOf(figure, index), fore: [] }
  const { balls, over } = sleeveOn(figure, index)
  const paint = cloth('sleeve', figure.outfit.topColour, `arm${index === 0 ? 'L' : 'R'}`)
  const ringsAbove = figure.outfit.pattern === 'stripes' ? rings.filter((part) => part < 1).length : 0
  return {
    upper: [{ kind: 'blob', balls: balls.slice(0, ballsOfBone), paint }, ...over.slice(0, ringsAbove)],
    fore: [{ kind: 'blob', balls: balls.slice(ballsOfBone), paint }, ...over.slice(ringsAbove)],
  }
}

const ballsOfBone = 9

function ballsAlong(
  { frame }: Figure,
  [from, to]: readonly [Vector, Vector],
  [first, last]: readonly [number, number],
): Blob['balls'] {
  return range(0, 1, ballsOfBone).map((part) => {
    const radius = mix(first, last, part)
    const axis = (way: Vector): Vector => alongIn(frame, times(way, radius))
    return {
      centre: pointIn(frame, between(from, to, part)),
      axes: [axis([1, 0, 0]), axis([0, 1, 0]), axis([0, 0, 1])] as const,
    }
  })
}

/** Rings of a striped sleeve, at these parts of its way. */
const rings = [0.52, 0.9, 1.36] as const
/** How long a ring is, in lengths of an arm. */
const ringLength = 0.075

function ringsOf(
  figure: Figure,
  bones: readonly [Vector, Vector, Vector],
  radii: readonly number[],
): Painted[] {
  return rings.map((part) => {
    const bone = part < 1 ? 0 : 1
    const [from, to] = bone === 0 ? [bones[0], bones[1]] : [bones[1], bones[2]]
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
