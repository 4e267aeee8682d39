import { type Random, randomFrom } from '#book/random.ts'
import type { StagePlan } from '#book/stage-plan.ts'
import type { Model } from './solids/solid.ts'
import { depthOf, project, scaleAt } from './space/lens.ts'
import { angleBetween, degrees, minus, type Vector } from './space/vector.ts'
import type { Stage } from './set-stage.ts'
import { type SpreadRequest, type StagedSpread, stageSpread } from './stage-spread.ts'
import { survey } from './survey.ts'

/** Somebody or something of a picture that is worth a nearer look. */
interface Subject {
  name: string
  /** Metres that it measures. */
  extent: number
  /** Where a face looks. */
  front?: Vector | undefined
  /** How much rather than others it is chosen. */
  weight: number
}

/** A long lens: a short one makes noses large from nearby. */
const focal = 2.2
/** Parts of the picture's height that a head and a thing fill. */
const fills = { head: 0.46, thing: 0.4 }
/** A head of more than this part of the picture's height, in radii, is near enough in the picture itself. */
const largeHead = 0.16
/** Metres that a thing may measure to be looked at closely. */
const largestThing = 0.9
/** Degrees that the camera goes round from where it is, since places are built to be seen from there. */
const mostAround = 48
/** Degrees that it stands beside the way a face looks, first the best. */
const asides = [14, -18, 38, -40] as const
/** Degrees that a face may be turned from the lens. */
const mostTurned = 46
const leastSeen = 0.8
/** Metres above the ground. */
const lowestCamera = 0.05
/** Fewer cells of the survey tell nothing. */
const leastCells = 6

/** How rather somebody is chosen: a look is worth more where it is the child's. */
const weights = { child: 3, ofTheBook: 2, others: 1.2, thing: 0.3 }

/**
 * What is seen from nearby in a staged picture, for the page of words beside it, nearest to the heart first: faces that are small
 * in the picture, and small things that all is about. Each is a picture of one page, without anything to prove.
 * @param first whom the page would rather show, by the names of the plan
 * @param speaking who speaks there: they come before all others, in their order, and also where the picture has them large
 * @param most how many are wanted; there may be fewer
 */
export function momentsOf(
  request: SpreadRequest,
  { first, speaking = [], most }: { first?: string | undefined; speaking?: readonly string[]; most: number },
): StagedSpread[] {
  const whole = stageSpread({ ...request, onOnePage: true })
  const random = randomFrom(`${request.seed}/${request.spread}/moment`)
  const asked = [...speaking, ...(first === undefined ? [] : [first])]
  const subjects = subjectsOf(whole, speaking)
    .map((subject) => ({ subject, chance: chanceOf(subject, asked, random) }))
    .toSorted((a, b) => b.chance - a.chance)
  const moments: StagedSpread[] = []
  for (const { subject } of subjects) {
    if (moments.length === most) break
    const moment = seenFromNear(request, subject, whole.stage)
    if (moment) moments.push(moment)
  }
  return moments
}

/** The more, the sooner somebody is shown: from 1 on for whom the page asks, in their order. */
function chanceOf({ name, weight }: Subject, asked: readonly string[], random: Random): number {
  const chance = random() ** (1 / weight)
  const place = asked.indexOf(name)
  return place < 0 ? chance : 1 + asked.length - place
}

/** The first view of somebody in which nobody else loses half a head, or else the first in which they are well seen. */
function seenFromNear(request: SpreadRequest, subject: Subject, { plan }: Stage): StagedSpread | undefined {
  let cutting: StagedSpread | undefined
  for (const near of camerasFor(subject, plan.camera)) {
    const moment = stageSpread({ ...request, near })
    if (!isWellSeen(subject, moment)) continue
    if (!cutsHeads(moment.stage)) return moment
    // Of a face that is worth it; a thing with half a head over it is not.
    if (subject.front) cutting ??= moment
  }
  return cutting
}

function subjectsOf({ stage, drawing }: StagedSpread, speaking: readonly string[]): Subject[] {
  const { lens, plan, roles, models } = stage
  const sights = survey(drawing, lens.sheet)
  return [...roles.values()].flatMap(({ name, role, who }): Subject[] => {
    const model = models.get(name)
    const { cells = 0, box } = sights.get(name) ?? {}
    if (!model || !box || cells < leastCells || role === 'find') return []
    const { head, frame } = model
    if (head) {
      const part = partOf(stage, head)
      const weight = weights[name === 'hero' ? 'child' : who ? 'ofTheBook' : 'others']
      if (part > largeHead && !speaking.includes(name)) return []
      return [{ name, extent: head.radius * 2, front: head.front, weight: weight * (largeHead - part) }]
    }
    const extent = Math.max(box.x1 - box.x0, box.y1 - box.y0) / scaleAt(lens, depthOf(lens, frame.origin))
    const isWanted = extent < largestThing && isToldBy(plan, name)
    return isWanted ? [{ name, extent, weight: weights.thing }] : []
  })
}

/** The radius of a head as a part of the picture's height. */
function partOf({ lens }: Stage, { centre, radius }: NonNullable<Model['head']>): number {
  return (radius * scaleAt(lens, depthOf(lens, centre))) / lens.sheet.height
}

/** Whether a fact of the picture is about it. */
function isToldBy({ mustSee }: StagePlan, name: string): boolean {
  return mustSee.some((fact) => Object.values(fact).flat().includes(name))
}

function camerasFor(
  { name, extent, front }: Subject,
  { yaw = 0, pitch }: StagePlan['camera'],
): StagePlan['camera'][] {
  const facing = front ? degrees(Math.atan2(-front[0], -front[2])) : yaw
  const distance = (focal * extent) / (front ? fills.head : fills.thing)
  return asides
    .map((aside) => turnOf(facing + aside - yaw))
    .filter((turn) => Math.abs(turn) <= mostAround)
    .map((turn) => ({
      aim: name,
      put: [0.5, 0.5],
      distance,
      pitch: front ? -3 : Math.max(-35, Math.min(-12, pitch)),
      yaw: yaw + turn,
      focal,
    }))
}

/** The same angle between -180 and 180 degrees. */
function turnOf(angle: number): number {
  return angle - 360 * Math.round(angle / 360)
}

function isWellSeen({ name, front }: Subject, { stage, drawing }: StagedSpread): boolean {
  const { lens, relief, models } = stage
  const { seen, cells } = survey(drawing, lens.sheet).get(name) ?? { seen: 0, cells: 0 }
  if (seen < leastSeen || cells < leastCells) return false
  if (lens.at[1] - relief.heightAt(lens.at[0]) < lowestCamera) return false
  const head = models.get(name)?.head
  return !front || !head || angleBetween(head.front, minus(lens.at, head.centre)) <= mostTurned
}

/** Whether an edge of the picture goes through a face. */
function cutsHeads({ lens, models }: Stage): boolean {
  return [...models.values()].some(({ head }) => {
    const depth = head ? depthOf(lens, head.centre) : 0
    if (!head || depth <= 0) return false
    const [x, y] = project(lens, head.centre)
    const radius = head.radius * scaleAt(lens, depth)
    const inside = Math.min(x, lens.sheet.width - x, y, lens.sheet.height - y)
    return inside > -radius && inside < radius * 0.8
  })
}
