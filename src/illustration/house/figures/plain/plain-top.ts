import type { Point } from '../../drawing.ts'
import { skirtOutline } from '../body/draw-skirt.ts'
import type { Skeleton } from '../body/skeleton.ts'
import { mixNumbers } from '../geometry/points.ts'
import type { Outfit } from '../outfit.ts'
import { grownShare } from './plain-build.ts'
import { rounded } from './rounded.ts'

/** The shape of a cloth between two heights of the torso, half widths in heads. */
export interface Bell {
  top: number
  hem: number
  topHalf: number
  hemHalf: number
}

/** What reaches below the hips by its cut. */
export const gowns: ReadonlySet<Outfit['top']> = new Set(['dress', 'raincoat', 'coat'])

/** How what is worn on the torso hangs: from narrow shoulders straight out to a wide hem. */
export function bellOf(skeleton: Skeleton, { top, bottom }: Outfit): Bell {
  const { shoulder, hip, build, frame } = skeleton
  const grown = grownShare(build.height)
  const settled = isSettled(skeleton)
  const folded = !settled && isFolded(skeleton)
  const over = (child: number, adult: number): number => mixNumbers(child, adult, grown)
  if (gowns.has(top)) {
    const hem = folded ? 0 : settled ? -0.14 : over(-0.36, -0.62)
    const flare = folded || frame.prone ? 1.3 : over(1.86, 1.9)
    return { top: 1, hem, topHalf: shoulder, hemHalf: hip * flare }
  }
  const short = top === 'tshirt' || bottom === 'dungarees' || bottom === 'skirt' || top === 'spaceSuit'
  if (bottom === 'skirt') return { top: 1, hem: 0.12, topHalf: shoulder, hemHalf: hip * 1.16 }
  const topHalf = shoulder * over(1, 1.08)
  const hem = folded ? -0.02 : short || settled ? -0.08 : over(-0.13, -0.08)
  const wide = short ? over(1.3, 1.14) : over(1.44, 1.16)
  return { top: 1, hem, topHalf, hemHalf: hip * (folded ? 1.24 : wide) }
}

/** Does not stand on straight legs: what is worn ends at the hips, or lies in the lap. */
export function isFolded({ frame }: Skeleton): boolean {
  const { seated, onKnees, legA, legB } = frame
  return seated === true || onKnees === true || Math.min(legA[0], legB[0]) > 45
}

/** Sits facing the reader on the ground: what is worn lies over the thighs. */
export function isSettled({ frame, turn }: Skeleton): boolean {
  return frame.seated === true && !frame.hangs && frame.lie === undefined && turn <= 0.3
}

/** Half the width of a bell at some height of the torso. */
export function bellHalf({ top, hem, topHalf, hemHalf }: Bell, up: number): number {
  return mixNumbers(hemHalf, topHalf, (up - hem) / (top - 0.07 - hem))
}

/** A closed, round-cornered outline in the figure's space, its hem hanging a little and swung out by the belly. */
export function bellOutline(skeleton: Skeleton, bell: Bell): Point[] {
  const { onTorso, bellyForward, headHeight } = skeleton
  const { top, hem, topHalf, hemHalf } = bell
  return rounded(
    [
      onTorso(top, -topHalf * 0.66),
      onTorso(top - 0.07, -topHalf),
      onTorso(hem, -hemHalf),
      onTorso(hem - 0.025, bellyForward * 0.4),
      onTorso(hem, hemHalf + bellyForward * 0.8),
      onTorso(top - 0.07, topHalf),
      onTorso(top, topHalf * 0.66),
    ],
    headHeight * 0.07,
  )
}

/** Outlines of what is worn on the torso; over a lap a gown lies in two. */
export function plainTopOutlines(skeleton: Skeleton, outfit: Outfit): Point[][] {
  const outline = bellOutline(skeleton, bellOf(skeleton, outfit))
  if (!isFolded(skeleton) || isSettled(skeleton) || !gowns.has(outfit.top)) return [outline]
  return [outline, skirtOutline(skeleton, 0.3, 0.4, 1.4)]
}
