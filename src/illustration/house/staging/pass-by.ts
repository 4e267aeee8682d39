import { randomFrom, shuffled } from '#book/random.ts'
import type { Placement } from '#book/stage-plan.ts'
import { meets } from '../boxes.ts'
import type { Box } from '../drawing.ts'
import { groundAt, isGround, spotsOn } from './free-ground.ts'
import { passersBy, placed } from './passers-by.ts'
import { wordsOf } from './prove-words.ts'
import { depthOf, type Lens, scaleAt } from './space/lens.ts'
import { countFailing, type SpreadRequest, type StagedSpread, stageSpread } from './stage-spread.ts'
import { survey, surveyOf } from './survey.ts'

/** Page units between places that are looked at. */
const step = 18
/** How many groups of them a page has at most, and a double page. */
const most = { page: 3, double: 5 }
/** How high a grown-up of them is in the picture, as a part of its height. */
const high = { least: 0.075, most: 0.22 }
/** Metres that they are at least behind everybody of the book. */
const behind = 1.4
/** Metres that a grown-up is tall. */
const tall = 1.75
/** Degrees that they are turned to the reader at most, from going by. */
const turned = 55
/** The part of each of them that has to be seen; what they hold lies before or behind them. */
const leastSeen = 0.75

interface Lived {
  request: SpreadRequest
  staged: StagedSpread
}

/**
 * A picture with those who go about their own business in its place, where its map has such people: small, on free ground
 * behind all of the book, under no words, and none who takes anything from what has to be seen. By night and on covers
 * nobody is about. Same request, same people.
 */
export function passedBy(request: SpreadRequest, staged: StagedSpread): Lived {
  const { place, light } = staged.stage
  const alone = { request, staged }
  if (!place.people || light.time === 'night' || request.spread.startsWith('cover')) return alone
  let wanted = groupsFor(request, staged)
  // Those who are hidden go, and then all of them where the picture shows less for it.
  for (let round = 0; round < 2 && wanted.length > 0; round++) {
    const next = { ...request, passersBy: wanted.flat() }
    const lived = stageSpread(next)
    const sights = survey(lived.drawing, lived.stage.lens.sheet)
    const isSeen = ({ name, is }: Placement): boolean =>
      is !== 'person' || (sights.get(name)?.seen ?? 0) > leastSeen
    const seen = wanted.filter((group) => group.every(isSeen))
    if (seen.length === wanted.length)
      return countFailing(lived) <= countFailing(staged) ? { request: next, staged: lived } : alone
    wanted = seen
  }
  return alone
}

/** Groups of them on free places, by a chance that is the same for the same book. */
function groupsFor({ seed, spread }: SpreadRequest, { stage, drawing }: StagedSpread): Placement[][] {
  const { lens, relief, roles, models, place, plan } = stage
  if (!place.people) return []
  const random = randomFrom(`${seed}/${spread}/passers-by`)
  const words = wordsOf(stage)
  const isFoothold = surveyOf(drawing, lens.sheet, isGround(roles))
  const depthOfRole = (name: string): number => depthOf(lens, models.get(name)?.frame.origin ?? lens.at)
  const cast = [...roles.values()].filter(({ who }) => who).map(({ name }) => depthOfRole(name))
  const nearest = behind + Math.max(0, ...cast)
  const shown = new Set(
    plan.mustSee.flatMap((fact) => Object.values(fact).flat()).map((name) => String(name).split('.')[0]),
  )
  const isBackdrop = surveyOf(
    drawing,
    lens.sheet,
    ({ id }) => !roles.has(id) || (!shown.has(id) && depthOfRole(id) > nearest),
  )
  const taken: Box[] = words ? [words] : []
  const spots = shuffled(spotsOn(lens, step), random)
  const groups = shuffled(passersBy[place.people], random).slice(0, most[plan.layout])
  return groups.flatMap((group): Placement[][] => {
    for (const spot of spots) {
      const foot = groundAt(lens, relief, spot)
      const depth = foot && depthOf(lens, foot)
      if (!depth || depth < nearest) continue
      const unit = scaleAt(lens, depth)
      const part = (tall * unit) / lens.sheet.height
      if (part < high.least || part > high.most) continue
      const [x, y] = spot
      const feet: Box = {
        x0: x - group.wide * unit,
        y0: y - 0.1 * unit,
        x1: x + group.wide * unit,
        y1: y + 0.1 * unit,
      }
      const body: Box = { ...feet, y0: y - (tall + 0.3) * unit }
      if (!isInside(body, lens) || !isFoothold(feet) || !isBackdrop(body)) continue
      if (taken.some((box) => meets(box, body))) continue
      taken.push(body)
      const heading = random() < 0.5 ? 195 + random() * turned : 345 - random() * turned
      return [placed(group, [foot[0], foot[2]], heading)]
    }
    return []
  })
}

/** Off the trim and the fold. */
function isInside({ x0, x1, y0 }: Box, { sheet: { width, height } }: Lens): boolean {
  const isOffFold = width === height || x1 < width / 2 - 20 || x0 > width / 2 + 20
  return x0 > 30 && x1 < width - 30 && y0 > 30 && isOffFold
}
