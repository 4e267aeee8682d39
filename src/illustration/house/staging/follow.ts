import { randomFrom } from '#book/random.ts'
import type { Placement } from '#book/stage-plan.ts'
import { meets } from '../boxes.ts'
import type { Box } from '../drawing.ts'
import { groundAt, isGround, spotsOn } from './free-ground.ts'
import { frameAt } from './space/frame.ts'
import { depthOf, scaleAt } from './space/lens.ts'
import { countFailing, type SpreadRequest, type StagedSpread, stageSpread } from './stage-spread.ts'
import { surveyOf } from './survey.ts'
import { wordsOf } from './prove-words.ts'

/** Places that are tried; each is a stage set once more. */
const mostTries = 4
/** How high it is in the picture, as a part of its height: small enough to be looked for. */
const wanted = 0.052
const allowed = { least: 0.03, most: 0.09 }
/** How much smaller or larger than it is it may be for that. */
const sizes = { least: 0.42, most: 2.6 }
/** Page units between places that are looked at. */
const step = 44
/** No farther away than this, in distances of the camera from what it aims at: beyond is another place. */
const mostAway = 2.5
/** How much rather it is at a side than in the middle, where nobody would have to look for it. */
const atTheEdge = 0.5

/**
 * A picture with the silent one of its story who goes along through the whole book, somewhere on free ground, where the plan
 * does not stage it. Without it where it would be in the way of anything that has to be seen, and on covers.
 */
export function followed(request: SpreadRequest, staged: StagedSpread): StagedSpread {
  const { follower } = request.stages
  if (follower === undefined || request.spread.startsWith('cover') || isThere(staged, follower)) return staged
  const failing = countFailing(staged)
  for (const place of placesFor(follower, request, staged).slice(0, mostTries)) {
    const next = stageSpread({ ...request, follower: place })
    if (countFailing(next) <= failing) return next
  }
  return staged
}

function isThere({ stage }: StagedSpread, follower: string): boolean {
  return [...stage.roles.values()].some(({ is }) => is === follower)
}

/** Places on free ground, in the order of a chance that is the same for the same book. */
function placesFor(
  follower: string,
  { modellers, seed, spread }: SpreadRequest,
  { stage, drawing }: StagedSpread,
): Placement[] {
  const { lens, plan, relief, roles } = stage
  const build = modellers[follower]
  if (!build) throw new Error(`${JSON.stringify(follower)} is no model that can follow`)
  const act = { pose: 'stand', feels: 'calm' }
  const { height: natural } = build({
    id: 'follower',
    frame: frameAt([0, 0, 0], { heading: 270 }),
    act,
    state: {},
    seed,
  })
  const words = wordsOf(stage)
  const isFree = surveyOf(drawing, lens.sheet, isGround(roles))
  const random = randomFrom(`${seed}/${spread}/follower`)
  return spotsOn(lens, step)
    .map((spot) => ({ spot, chance: random() - atTheEdge * Math.abs((2 * spot[0]) / lens.sheet.width - 1) }))
    .toSorted((a, b) => a.chance - b.chance)
    .flatMap(({ spot }): Placement[] => {
      const foot = groundAt(lens, relief, spot)
      const depth = foot && depthOf(lens, foot)
      if (!depth || depth > mostAway * plan.camera.distance) return []
      const unit = scaleAt(lens, depth)
      const size = Math.max(
        sizes.least,
        Math.min(sizes.most, (wanted * lens.sheet.height) / (unit * natural)),
      )
      const high = unit * natural * size
      if (high < allowed.least * lens.sheet.height || high > allowed.most * lens.sheet.height) return []
      const around: Box = {
        x0: spot[0] - high,
        y0: spot[1] - high * 1.1,
        x1: spot[0] + high,
        y1: spot[1] + 12,
      }
      const looks = roles.has('hero') ? { heading: { to: 'hero' }, looks: 'hero' } : {}
      return isFree(around) && !(words && meets(around, words))
        ? [
            {
              // As a plan would call it: then it has the same coat on all pages.
              name: follower,
              is: follower,
              where: { at: [foot[0], foot[2]] },
              ...looks,
              size,
              role: 'find',
            },
          ]
        : []
    })
}
