import type { MomentView } from '#book/moment-view.ts'
import { type Random, randomFrom } from '#book/random.ts'
import type { StagePlan } from '#book/stage-plan.ts'
import { boundsOf, grown, meets } from '../boxes.ts'
import type { Box } from '../drawing.ts'
import type { Model } from './solids/solid.ts'
import { depthOf, type Lens, nearest, project, scaleAt } from './space/lens.ts'
import { angleBetween, degrees, minus, times, type Vector } from './space/vector.ts'
import type { Stage } from './set-stage.ts'
import type { Role } from './stage-cast.ts'
import { type SpreadRequest, type StagedSpread, stageSpread } from './stage-spread.ts'
import { survey, surveyOf } from './survey.ts'
import { drawSolid } from './things-of-models.ts'

/** Somebody or something of a picture that is worth a nearer look. */
interface Subject {
  name: string
  view: MomentView
  /** What the camera looks at, where that is not all of it. */
  aim?: string | undefined
  /** What their hand touches. */
  touched?: string | undefined
  /** Metres that it measures. */
  extent: number
  /** Where from a face, or a back, is seen. */
  front?: Vector | undefined
  /** How much rather than others it is chosen. */
  weight: number
  /** Its head is seen well enough in the picture itself: it is shown again where nothing else can be, and nothing is told. */
  repeats?: boolean | undefined
}

/** A long lens: a short one makes noses large from nearby. */
const focal = 2.2
/** Parts of the picture's height that each fills. */
const fills: Readonly<Record<MomentView, number>> = {
  face: 0.46,
  back: 0.3,
  thing: 0.4,
  hand: 0.62,
}
/**
 * A head of more than this part of the picture's height, in radii, is seen well enough in the picture itself, and so is a thing, or a hand
 * with what it does, of that part; the largest heads would be shown as large as they are.
 */
const wellSeenHead = 0.08
const largeHead = 0.16
const largeDetail = 0.3
/** Metres that a thing may measure to be looked at closely. */
const largestThing = 0.9
/** Metres round a hand that show what it does, for somebody so many metres tall. */
const handWork = { wide: 0.5, tall: 1.2 }
/** Page units round the middle of a hand in which nothing may be before it and what it touches. */
const handRoom = 36
/** Pieces that a head is seen as; of who has none of these, it is as round as it is told. */
const headPieces: ReadonlySet<string> = new Set(['head', 'hairBehind', 'mane', 'ruff'])
/** So far from the middle of a head, in its radii, nothing is before it: a horse has a narrow one. */
const faceRoom = { aside: 0.28, above: 0.3, below: 0.42 }
/** What a head fills at most, in page units: the axes of an oval that small pictures keep of a square one, and the width of a panel. */
const room = { wide: 920, high: 720, panel: 660 }
/** Page units that it may lie off the middle. */
const offMiddle = 30
/** The part of a head, on each side, that an edge may cut off before it is missed. */
const missed = 0.12
/** What small pictures keep of a square one. */
const kept: Box = { x0: 30, y0: 125, x1: 970, y1: 875 }
/** Degrees that the camera goes round from where it is, since places are built to be seen from there. */
const mostAround = 48
/** Degrees that it stands beside the way a face looks, first the best. */
const asides = [14, -18, 38, -40] as const
/** Degrees that a face may be turned from the lens. */
const mostTurned = 46
/** From how many degrees on a face is a profile that something may lie before. */
const mostBarred = 90
/** The part of somebody whose face is free, and of a thing, that nothing hides. */
const leastSeen = { face: 0.6, thing: 0.8 }
/** Metres above the ground. */
const lowestCamera = 0.05
/** Fewer cells of the survey tell nothing. */
const leastCells = 6

/** How rather somebody is chosen: a look is worth more where it is the child's. */
const weights = { child: 3, ofTheBook: 2, others: 1.2, hand: 0.4, thing: 0.3 }
const usual: readonly MomentView[] = ['face', 'hand', 'thing']

/**
 * What is seen from nearby in a staged picture, for the page of words beside it, nearest to the heart first. Each is a picture of one
 * page, without anything to prove.
 * @param views what is wanted, the best first, and nothing else, nor a face that the picture itself has well; without them faces that are
 * small in the picture, hands at their work, and small things that all is about
 * @param first whom the page would rather show, by the names of the plan; where it is nobody, and nobody speaks, it is what is done
 * @param speaking who speaks there: they come before all others, in their order, and also where the picture has them large
 * @param most how many are wanted; there may be fewer
 */
export function momentsOf(
  request: SpreadRequest,
  {
    views,
    first,
    speaking = [],
    most,
  }: {
    views?: readonly MomentView[] | undefined
    first?: string | undefined
    speaking?: readonly string[]
    most: number
  },
): StagedSpread[] {
  const whole = stageSpread({ ...request, onOnePage: true })
  const random = randomFrom(`${request.seed}/${request.spread}/moment`)
  const asked = [...speaking, ...(first === undefined ? [] : [first])]
  const subjects = subjectsOf(whole, speaking)
    .filter(
      ({ view, name, repeats }) =>
        (views ?? usual).includes(view) && !(views && (repeats || (view === 'face' && name !== first))),
    )
    .map((subject) => ({
      subject,
      rank: views?.indexOf(subject.view) ?? 0,
      chance: chanceOf(subject, asked, random),
    }))
    .toSorted((a, b) => a.rank - b.rank || b.chance - a.chance)
  const moments: StagedSpread[] = []
  for (const { subject } of subjects) {
    if (moments.length === most) break
    const moment = seenFromNear(request, subject, whole.stage, { mayCut: views === undefined })
    if (moment) moments.push(moment)
  }
  return moments
}

/** The more, the sooner somebody is shown: from 1 on for whom the page asks, in their order. */
function chanceOf(
  { name, view, weight, repeats }: Subject,
  asked: readonly string[],
  random: Random,
): number {
  const chance = random() ** (1 / weight)
  const place = view === 'hand' ? -1 : asked.indexOf(name)
  if (repeats) return chance - 1
  // Where nobody is asked for, it is what somebody does, or does it with.
  if (asked.length === 0 && view !== 'face') return chance + 1
  return place < 0 ? chance : 1 + asked.length - place
}

/** The first view of somebody in which nothing is across a face and nobody else loses half a head, or else, if it may, the first in which they are well seen. */
function seenFromNear(
  request: SpreadRequest,
  subject: Subject,
  { plan }: Stage,
  { mayCut }: { mayCut: boolean },
): StagedSpread | undefined {
  let cutting: StagedSpread | undefined
  for (const near of camerasFor(subject, plan.camera)) {
    const first = stageSpread({ ...request, near })
    const better = headWhole(subject, near, first.stage)
    const moment = better ? stageSpread({ ...request, near: better }) : first
    if (!isWellSeen(subject, moment) || barsFaces(moment)) continue
    if (!cutsHeads(moment.stage)) return moment
    // Of a face that is worth it; a thing with half a head over it is not.
    if (mayCut && subject.view === 'face') cutting ??= moment
  }
  return cutting
}

function subjectsOf({ stage, drawing }: StagedSpread, speaking: readonly string[]): Subject[] {
  const { lens, plan, roles, models } = stage
  const sights = survey(drawing, lens.sheet)
  const whole = [...roles.values()].flatMap(({ name, role, who }): Subject[] => {
    const model = models.get(name)
    const { cells = 0, box } = sights.get(name) ?? {}
    if (!model || !box || cells < leastCells || role === 'find') return []
    const { head, frame } = model
    if (head) {
      const part = partOf(stage, head)
      const weight = weights[name === 'hero' ? 'child' : who ? 'ofTheBook' : 'others']
      if (part > largeHead && !speaking.includes(name)) return []
      const repeats = part > wellSeenHead && !speaking.includes(name)
      const seen = { name, extent: head.radius * 2, weight: weight * Math.max(0.01, largeHead - part) }
      const face: Subject = { ...seen, view: 'face', front: head.front, repeats }
      // Of a toy or an animal it tells nothing: one looks along with people.
      if (model.kind !== 'person') return [face]
      return [face, { ...seen, view: 'back', front: times(head.front, -1), repeats }]
    }
    const extent = Math.max(box.x1 - box.x0, box.y1 - box.y0) / scaleAt(lens, depthOf(lens, frame.origin))
    const part = Math.max(box.x1 - box.x0, box.y1 - box.y0) / lens.sheet.height
    const isWanted = extent < largestThing && part <= largeDetail && isToldBy(plan, name)
    return isWanted ? [{ name, view: 'thing', extent, weight: weights.thing }] : []
  })
  return [...whole, ...handsOf(stage)]
}

/** Hands of people that touch or hold something, while they are small in the picture. */
function handsOf({ lens, roles, models }: Stage): Subject[] {
  return [...roles.values()].flatMap(handsAt).flatMap(({ name, aim, touched }): Subject[] => {
    const model = models.get(name)
    const hand = model?.anchors[aim.slice(name.length + 1)]
    if (model?.kind !== 'person' || !hand) return []
    const extent = handWork.wide * Math.min(1, model.height / handWork.tall)
    const isLarge = (extent * scaleAt(lens, depthOf(lens, hand.origin))) / lens.sheet.height > largeDetail
    return isLarge ? [] : [{ name, view: 'hand', aim, touched, extent, weight: weights.hand }]
  })
}

/** Whose hands a role is about: those that touch something, or those that hold it. */
function handsAt({ name, touches, where }: Role): { name: string; aim: string; touched: string }[] {
  const touching = (['left', 'right'] as const).flatMap((side) => {
    const goal = touches?.[side]
    const aim = `${name}.hand${side === 'left' ? 'L' : 'R'}`
    return typeof goal === 'string' ? [{ name, aim, touched: goal.split('.')[0] as string }] : []
  })
  const [holder, hand] = 'in' in where ? where.in.split('.') : []
  const held =
    holder !== undefined && hand?.startsWith('hand')
      ? [{ name: holder, aim: `${holder}.${hand}`, touched: name }]
      : []
  return [...touching, ...held]
}

/** What a head spans in a picture, with ears, horns and hair; none where it is behind the lens. */
function headBoxOf(lens: Lens, { head, pieces }: Model): Box | undefined {
  if (!head || depthOf(lens, head.centre) <= nearest) return undefined
  const shapes = pieces
    .filter(({ name }) => headPieces.has(name))
    .flatMap(({ solids }) =>
      solids.flatMap((solid) => drawSolid(lens, solid, { haze: (colour) => colour }).shapes),
    )
  if (shapes.length > 0) return boundsOf(shapes)
  const [x, y] = project(lens, head.centre)
  const radius = head.radius * scaleAt(lens, depthOf(lens, head.centre))
  return { x0: x - radius, y0: y - radius, x1: x + radius, y1: y + radius }
}

/** The camera that has all of a head in the middle; none where this one has. */
function headWhole(
  { name, front }: Subject,
  camera: StagePlan['camera'],
  { lens, models }: Stage,
): StagePlan['camera'] | undefined {
  const model = models.get(name)
  const box = front && model ? headBoxOf(lens, model) : undefined
  if (!box) return undefined
  const [wide, high] = [box.x1 - box.x0, box.y1 - box.y0]
  const farther = Math.max(1, Math.hypot(wide / room.wide, high / room.high), wide / room.panel)
  const { width, height } = lens.sheet
  const [across, down] = [(box.x0 + box.x1 - width) / 2, (box.y0 + box.y1 - height) / 2]
  if (farther === 1 && Math.hypot(across, down) < offMiddle) return undefined
  return {
    ...camera,
    distance: camera.distance * farther,
    put: [0.5 - across / width / farther, 0.5 - down / height / farther],
  }
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
  { name, view, aim = name, extent, front }: Subject,
  { yaw = 0, pitch }: StagePlan['camera'],
): StagePlan['camera'][] {
  const facing = front ? degrees(Math.atan2(-front[0], -front[2])) : yaw
  return asides
    .map((aside) => turnOf(facing + aside - yaw))
    .filter((turn) => Math.abs(turn) <= mostAround)
    .map((turn) => ({
      aim,
      put: [0.5, 0.5],
      distance: (focal * extent) / fills[view],
      pitch: front ? -3 : Math.max(-35, Math.min(-12, pitch)),
      yaw: yaw + turn,
      focal,
    }))
}

/** The same angle between -180 and 180 degrees. */
function turnOf(angle: number): number {
  return angle - 360 * Math.round(angle / 360)
}

function isWellSeen({ name, view, touched, front }: Subject, { stage, drawing }: StagedSpread): boolean {
  const { lens, relief, models } = stage
  if (lens.at[1] - relief.heightAt(lens.at[0]) < lowestCamera) return false
  if (view === 'hand') {
    const isFree = surveyOf(drawing, lens.sheet, ({ id }) => id === name || id === touched)
    const { width, height } = lens.sheet
    const worked = touched === undefined ? undefined : survey(drawing, lens.sheet).get(touched)?.box
    // An arm on a part of a door tells nothing: what it works at is there as a whole.
    if (!worked || !isKept(worked)) return false
    return isFree(grown({ x0: width / 2, y0: height / 2, x1: width / 2, y1: height / 2 }, handRoom))
  }
  const { seen, cells } = survey(drawing, lens.sheet).get(name) ?? { seen: 0, cells: 0 }
  if (seen < leastSeen[front ? 'face' : 'thing'] || cells < leastCells) return false
  const head = models.get(name)?.head
  if (!front || !head) return true
  const isFree = surveyOf(drawing, lens.sheet, ({ id }) => id === name)
  return angleBetween(front, minus(lens.at, head.centre)) <= mostTurned && isFree(roomOf(lens, head))
}

/** Whether a thing in the hand of somebody, or before them, lies across a face that is turned to the reader. */
function barsFaces({ stage, drawing }: StagedSpread): boolean {
  const { lens, models } = stage
  return [...models].some(([name, { head }]) => {
    if (!head || depthOf(lens, head.centre) <= nearest) return false
    if (angleBetween(head.front, minus(lens.at, head.centre)) > mostBarred) return false
    const face = roomOf(lens, head)
    const isThere = isKept(face)
    const isBody = ({ id }: { id: string }): boolean => id === name || models.get(id)?.head !== undefined
    return isThere && !surveyOf(drawing, lens.sheet, isBody)(face)
  })
}

/** Whether it is in what small pictures keep of a square one. */
function isKept({ x0, x1, y0, y1 }: Box): boolean {
  return x0 > kept.x0 && x1 < kept.x1 && y0 > kept.y0 && y1 < kept.y1
}

/** The part of the picture in which the features of a face are. */
function roomOf(lens: Lens, { centre, radius }: NonNullable<Model['head']>): Box {
  const [x, y] = project(lens, centre)
  const size = radius * scaleAt(lens, depthOf(lens, centre))
  return {
    x0: x - size * faceRoom.aside,
    y0: y - size * faceRoom.above,
    x1: x + size * faceRoom.aside,
    y1: y + size * faceRoom.below,
  }
}

/** Whether an edge of what is kept of the picture goes through a head. */
function cutsHeads({ lens, models }: Stage): boolean {
  return [...models.values()].some((model) => {
    const box = headBoxOf(lens, model)
    if (!box || !meets(box, kept)) return false
    const [aside, above] = [(box.x1 - box.x0) * missed, (box.y1 - box.y0) * missed]
    return (
      box.x0 + aside < kept.x0 ||
      box.x1 - aside > kept.x1 ||
      box.y0 + above < kept.y0 ||
      box.y1 - above > kept.y1
    )
  })
}
