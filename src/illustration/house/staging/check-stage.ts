import type { Fact } from '#book/stage-plan.ts'
import type { Box, Drawing, Shape, Thing } from '../drawing.ts'
import { cutToBox } from './clip.ts'
import { faceOn } from './face-on.ts'
import { proof, type Proof } from './proof.ts'
import { proveWords, wordsOf } from './prove-words.ts'
import type { Stage } from './set-stage.ts'
import type { Model } from './solids/solid.ts'
import { depthOf, project, scaleAt } from './space/lens.ts'
import { angleBetween, degrees, lengthOf, minus, unit, up } from './space/vector.ts'
import { isCompanion } from './stage-cast.ts'
import { seenIn, type Sight, survey, surveyOf } from './survey.ts'

/** Seen by fewer cells than this, nothing can be told. */
const leastCells = 6
/** The part of the picture's height that something to find may have. */
const findable = { least: 0.012, most: 0.14 }
/** A head turned farther away than this shows the reader no look, whatever the eyes do. */
const mostHeadTurn = 75

export interface Evidence {
  stage: Stage
  drawing: Drawing
  sights: ReadonlyMap<string, Sight>
}

/**
 * Proves each fact that a picture has to show: in space where it can, in the picture where it must. It knows nothing of how
 * the stage came about. Facts about companions who are not in this book fall away.
 */
export function checkStage(stage: Stage, drawing: Drawing): Proof[] {
  const words = wordsOf(stage)
  const evidence: Evidence = { stage, drawing, sights: survey(drawing, stage.lens.sheet, words) }
  const facts = stage.plan.mustSee.flatMap((fact) =>
    isAboutAbsentees(stage, fact) ? [] : [prove(evidence, fact)],
  )
  return [
    ...facts,
    ...provePairs(stage),
    ...proveManners(evidence),
    ...(words ? proveWords(evidence, words) : []),
  ]
}

/** Metres that a hand may be from what it holds of the other of its pair. */
const atHand = 0.15

/** Whose bodies meet, their hands are on one another. */
function provePairs({ holds, models }: Stage): Proof[] {
  return holds.map(({ who, hand, on, at }) => {
    const palm = models.get(who)?.anchors[hand === 'left' ? 'handL' : 'handR']?.origin ?? at
    const distance = lengthOf(minus(palm, at))
    return proof(
      `${who} has the ${hand} hand on ${on}`,
      `within ${atHand} m`,
      `${rounded(distance)} m`,
      distance < atHand,
    )
  })
}

/** The part of somebody of the book that nothing may hide less of. */
const leastOfCast = 0.25
/** The same on a cover, where faces look over an edge and round one another, and are proven by themselves. */
const leastOnCover = 0.08
/** The part of the child that those who come along may hide. */
const mostBehindCompany = 0.35
/** Heads keep this far from the fold, as a part of the opening's width, and from the trim, as a part of the height. */
const [offFold, offTrim] = [0.012, 0.02]

/** What an animal or a giant looks and speaks with, by the names of its shapes. */
const faceParts = new Set(['eye', 'eyeWhite', 'mouth', 'nose', 'nostril', 'bill'])

/** The same, and what stands round it: no title lies on these. */
const marksOfFace = new Set([...faceParts, 'brow', 'cheek', 'glint', 'lid', 'tongue', 'drawing'])

/** What holds for every picture: a camera above the ground, everybody of the book seen, and nobody's face in the fold or the trim. */
function proveManners({ stage, drawing, sights }: Evidence): Proof[] {
  const { lens, relief, models, roles, plan } = stage
  const height = lens.at[1] - relief.heightAt(lens.at[0])
  const cast = [...models.values()].filter(({ id }) => roles.get(id)?.who !== undefined)
  const faces = plan.layout === 'double' ? [...models.values()].filter(({ kind }) => kind === 'creature') : []
  return [
    proof('the camera is above the ground', '0.05 m or more', `${rounded(height)} m`, height >= 0.05),
    ...cast.map(({ id }): Proof => {
      const { seen, cells } = sights.get(id) ?? { seen: 0, cells: 0 }
      const least = isCover(plan) ? leastOnCover : leastOfCast
      const holds = seen >= least && cells >= leastCells
      return proof(`${id} is there`, `${least} of each`, `${rounded(seen)}, ${cells} cells`, holds)
    }),
    ...(models.has('hero') ? [proveBeforeCompany(sights)] : []),
    ...cast.flatMap((model) => proveHead(stage, model)),
    ...faces.flatMap((model) => proveFace(lens, drawing, model)),
    ...(isCover(plan) ? proveCoverFaces(stage, drawing, cast) : []),
    ...(plan.layout === 'double' ? proveBalloons(stage, drawing) : []),
  ]
}

/** A picture with room for a title. */
function isCover({ mustSee }: Stage['plan']): boolean {
  return mustSee.some((fact) => 'clear' in fact)
}

/**
 * What holds for the face of each who comes along on a cover, which is what is seen before paying: the part of it that nothing hides, how
 * wide it is at least, of people and of others, in widths of the picture, and how far it may be turned away.
 */
const onCover = { seen: 0.7, person: 0.068, other: 0.044, turned: 75 } as const
/** Of the child's, the most that the head of another person has: the child leads. */
const mostOfChild = 1.04

/** What the proof of a face on a cover says of it. */
export const shownOnCover = 'is shown on the cover'

function proveCoverFaces({ lens, models, roles }: Stage, drawing: Drawing, cast: readonly Model[]): Proof[] {
  const { width, height } = lens.sheet
  const seen = seenIn(drawing, lens.sheet)
  const radiusOf = (head: NonNullable<Model['head']>): number =>
    head.radius * scaleAt(lens, depthOf(lens, head.centre))
  const child = models.get('hero')?.head
  return cast.flatMap(({ id, head }): Proof[] => {
    const who = roles.get(id)?.who
    if (!head || !who || !isCompanion(id)) return []
    const isPerson = 'age' in who
    const { turned, ...disc } = faceOn(lens, head)
    const { x, y } = disc
    const radius = radiusOf(head)
    const share = seen(id, disc)
    const inside = Math.min(x, width - x, y, height - y) - disc.radius > offTrim * height
    const wide = (2 * radius) / width
    const isLarge = wide >= (isPerson ? onCover.person : onCover.other)
    const isBelowChild = !isPerson || !child || radius <= mostOfChild * radiusOf(child)
    const holds = share >= onCover.seen && turned <= onCover.turned && inside && isLarge && isBelowChild
    const found = `${rounded(share)} of it, ${rounded(wide)} wide, ${rounded(turned)} degrees${inside ? '' : ', cut'}`
    return [
      proof(
        `the face of ${id} ${shownOnCover}`,
        'whole, turned here, not larger than the child’s',
        found,
        holds,
      ),
    ]
  })
}

function proveBeforeCompany(sights: Evidence['sights']): Proof {
  const hiding = [...(sights.get('hero')?.hiddenBy ?? [])].filter(([id]) => isCompanion(id))
  const hidden = hiding.reduce((sum, [, part]) => sum + part, 0)
  return proof(
    'hero is not hidden by who comes along',
    `${mostBehindCompany} at most`,
    rounded(hidden),
    hidden <= mostBehindCompany,
  )
}

function proveHead({ lens, plan }: Stage, { id, head }: Model): Proof[] {
  if (!head) return []
  const { width, height } = lens.sheet
  const [x, y] = project(lens, head.centre)
  const radius = head.radius * scaleAt(lens, depthOf(lens, head.centre))
  const edge = Math.min(x, width - x, y, height - y) / height
  const fold = (Math.abs(x - width / 2) - radius) / width
  const inside = proof(
    `the head of ${id} is inside the trim`,
    `${offTrim} of the height`,
    rounded(edge),
    edge > offTrim,
  )
  if (plan.layout === 'page') return [inside]
  return [
    inside,
    proof(`the head of ${id} is off the fold`, `${offFold} of the width`, rounded(fold), fold > offFold),
  ]
}

/** Eyes and mouth lie on one page of an opening, however large or long the head is. */
function proveFace({ sheet }: Stage['lens'], { things }: Drawing, { id, head }: Model): Proof[] {
  if (!head) return []
  const across = things
    .filter((thing) => thing.id === id)
    .flatMap(({ shapes }) => shapes.filter(({ part }) => faceParts.has(part)))
    .flatMap(({ points }) => points)
    .filter(([x, y]) => x > 0 && x < sheet.width && y > 0 && y < sheet.height)
    .map(([x]) => x - sheet.width / 2)
  if (across.length === 0) return []
  const fold = Math.max(Math.min(...across), -Math.max(...across)) / sheet.width
  return [
    proof(`the face of ${id} is off the fold`, `${offFold} of the width`, rounded(fold), fold > offFold),
  ]
}

/** What is said or thought lies on one page of an opening, with its tail or puffs. */
function proveBalloons({ lens, roles }: Stage, { things }: Drawing): Proof[] {
  const { width } = lens.sheet
  return things
    .filter(({ id }) => ['spoken', 'thought'].includes(roles.get(id)?.is ?? ''))
    .map(({ id, box }) => {
      const fold = Math.max(box.x0 - width / 2, width / 2 - box.x1) / width
      return proof(`${id} is off the fold`, `${offFold} of the width`, rounded(fold), fold > offFold)
    })
}

function isAboutAbsentees({ models }: Stage, fact: Fact): boolean {
  const names = Object.values(fact)
    .flat()
    .filter((value) => typeof value === 'string')
  return names.some((name) => {
    const [who = ''] = name.split('.')
    return isCompanion(who) && !models.has(who)
  })
}

function prove(evidence: Evidence, fact: Fact): Proof {
  const { stage } = evidence
  if ('seen' in fact) return proveSeen(evidence, fact)
  if ('absent' in fact) {
    const isThere = stage.models.has(fact.absent)
    return proof(`no ${fact.absent}`, 'absent', isThere ? 'there' : 'absent', !isThere)
  }
  if ('big' in fact) return proveBig(evidence, fact)
  if ('bigger' in fact) return proveBigger(evidence, fact)
  if ('tilted' in fact) {
    const angle = angleBetween(modelOf(stage, fact.tilted).frame.up, up)
    const holds = angle >= fact.from && angle <= fact.to
    return proof(`${fact.tilted} is tilted`, `${fact.from} to ${fact.to} degrees`, rounded(angle), holds)
  }
  if ('slope' in fact) {
    const rise = stage.relief.slopeAt(modelOf(stage, fact.slope).frame.origin[0])
    const angle = degrees(Math.atan(Math.abs(rise)))
    return proof(
      `${fact.slope} is on a slope`,
      `${fact.from} degrees or more`,
      rounded(angle),
      angle >= fact.from,
    )
  }
  if ('ahead' in fact) return proveAhead(stage, fact)
  if ('looks' in fact) return proveLooks(stage, fact)
  if ('touch' in fact) return proveTouch(stage, fact)
  if ('feels' in fact) {
    const feels = stage.roles.get(fact.feels)?.feels ?? 'calm'
    const cells = evidence.sights.get(fact.feels)?.cells ?? 0
    const holds = feels === fact.is && cells >= leastCells
    return proof(`${fact.feels} feels ${fact.is}`, 'and is seen', `${feels}, ${cells} cells`, holds)
  }
  if ('order' in fact) return proveOrder(stage, fact)
  if ('camera' in fact) return proveCamera(stage, fact)
  if ('clear' in fact) return proveClear(evidence, fact)
  if ('whole' in fact) return proveWhole(evidence, fact)
  return proveFind(evidence, fact)
}

type Of<Key extends string> = Extract<Fact, Record<Key, unknown>>

function proveSeen({ sights }: Evidence, { seen: name, least = 0.6 }: Of<'seen'>): Proof {
  const { seen, cells } = sights.get(name) ?? { seen: 0, cells: 0 }
  const holds = seen >= least && cells >= leastCells
  return proof(`${name} is seen`, `${least} of it or more`, `${rounded(seen)}, ${cells} cells`, holds)
}

function heightOf({ stage, sights }: Evidence, name: string): number {
  const box = sights.get(name)?.box
  return box ? (box.y1 - box.y0) / stage.lens.sheet.height : 0
}

function proveBig(evidence: Evidence, { big: name, least, most = 1.2 }: Of<'big'>): Proof {
  const part = heightOf(evidence, name)
  return proof(
    `${name} is big`,
    `${least} to ${most} of the height`,
    rounded(part),
    part >= least && part <= most,
  )
}

function proveBigger(evidence: Evidence, { bigger: [large, small], times }: Of<'bigger'>): Proof {
  const ratio = heightOf(evidence, large) / (heightOf(evidence, small) || Infinity)
  return proof(`${large} is bigger than ${small}`, `${times} times or more`, rounded(ratio), ratio >= times)
}

/** Straight on its way, near enough, and ahead in the direction of reading. */
function proveAhead(stage: Stage, { ahead, of, within }: Of<'ahead'>): Proof {
  const [goal, mover] = [modelOf(stage, ahead).frame.origin, modelOf(stage, of).frame.origin]
  const moves = stage.roles.get(of)?.moves
  const way = moves ? minus(stage.pointOf(moves.to), mover) : ([1, 0, 0] as const)
  const there = minus(goal, mover)
  const angle = angleBetween([way[0], 0, way[2]], [there[0], 0, there[2]])
  const isRight = project(stage.lens, goal)[0] > project(stage.lens, mover)[0]
  const found = `${rounded(lengthOf(there))} m, ${rounded(angle)} degrees${isRight ? '' : ', left of it'}`
  const holds = lengthOf(there) < within && angle < 20 && isRight
  return proof(`${ahead} is ahead of ${of}`, `within ${within} m and 20 degrees, to the right`, found, holds)
}

function proveLooks(stage: Stage, { looks: name, at, within = 25 }: Of<'looks'>): Proof {
  const what = `${name} looks at ${typeof at === 'string' ? at : 'it'}`
  const { head } = modelOf(stage, name)
  if (!head) return proof(what, 'eyes', 'it has none', false)
  const wish = minus(stage.pointOf(at), head.centre)
  const [eyes, front] = [angleBetween(head.gaze, wish), angleBetween(head.front, wish)]
  const holds = eyes < within && front < mostHeadTurn
  return proof(what, `within ${within} degrees`, `eyes ${rounded(eyes)}, head ${rounded(front)}`, holds)
}

function proveTouch(stage: Stage, { touch: [part, goal], within = 0.1 }: Of<'touch'>): Proof {
  const distance = lengthOf(minus(stage.pointOf(part), stage.pointOf(goal)))
  const what = `${part} is at ${typeof goal === 'string' ? goal : 'its place'}`
  return proof(what, `within ${within} m`, `${rounded(distance)} m`, distance < within)
}

function proveOrder(stage: Stage, { order }: Of<'order'>): Proof {
  const across = order.map((name) => project(stage.lens, modelOf(stage, name).frame.origin)[0])
  const holds = across.every((x, index) => index === 0 || x > (across[index - 1] as number))
  return proof(`from left to right: ${order.join(', ')}`, 'in order', across.map(rounded).join(', '), holds)
}

function proveCamera({ lens, relief, plan }: Stage, { camera, roll: asked = 0 }: Of<'camera'>): Proof {
  const height = lens.at[1] - relief.heightAt(lens.at[0])
  const pitch = degrees(Math.asin(unit(lens.ahead)[1]))
  const roll = Math.abs(plan.camera.roll ?? 0)
  const isThere = {
    low: height < 1.5 && pitch > 2,
    eye: Math.abs(pitch) <= 12,
    crane: height > 2.8 && pitch < -10,
    above: pitch < -55,
    close: plan.camera.distance < 2.5,
  }[camera]
  const found = `${rounded(height)} m high, pitch ${rounded(pitch)}, roll ${rounded(roll)}`
  return proof(
    `camera ${camera}`,
    asked > 0 ? `rolled ${asked} or more` : 'level',
    found,
    isThere && roll >= asked,
  )
}

function proveFind(evidence: Evidence, { find: name }: Of<'find'>): Proof {
  const { seen, cells } = evidence.sights.get(name) ?? { seen: 0, cells: 0 }
  const part = heightOf(evidence, name)
  const holds = seen >= 0.6 && part >= findable.least && part <= findable.most
  return proof(
    `${name} can be found`,
    'small but whole',
    `${rounded(seen)} of ${cells} cells, ${rounded(part)} high`,
    holds,
  )
}

function proveWhole({ stage, sights }: Evidence, { whole: name }: Of<'whole'>): Proof {
  const { width, height } = stage.lens.sheet
  const box = sights.get(name)?.box
  const holds = box ? box.x0 > 0 && box.y0 > 0 && box.x1 < width && box.y1 < height : false
  const found = box ? `${box.x0}, ${box.y0} to ${box.x1}, ${box.y1}` : 'off the sheet'
  return proof(`${name} is whole`, 'inside the edges', found, holds)
}

/** Columns in which the place of a title is looked at. */
const titleColumns = 14

/**
 * Nothing but sky in the place of a title, or nothing but what the title lies on. Above the ends of lines that bend up there
 * are no letters.
 */
function proveClear(
  { stage, drawing }: Evidence,
  { clear: [left, top, right, foot], on }: Of<'clear'>,
): Proof {
  const { width, height } = stage.lens.sheet
  const bend = Math.max(0, stage.plan.title?.bend ?? 0)
  const columns = Array.from({ length: titleColumns }, (_, column): Box => {
    const [x0, x1] = [column, column + 1].map((edge) => edge / titleColumns - 0.5) as [number, number]
    const fall = 4 * bend * Math.min(x0 ** 2, x1 ** 2) * (right - left)
    const at = (across: number): number => ((left + right) / 2 + across * (right - left)) * width
    return { x0: at(x0), y0: (top + fall) * height, x1: at(x1), y1: foot * height }
  })
  if (on !== undefined) {
    const isCalm = ({ id }: Thing, { part }: Shape): boolean => id === on && !marksOfFace.has(part)
    const holds = columns.every(surveyOf(drawing, stage.lens.sheet, isCalm))
    return proof(`a title lies on ${on}`, 'nothing else there', holds ? on : 'something else', holds)
  }
  const isInIt = ({ points, soft }: Shape): boolean =>
    !soft && columns.some((column) => cutToBox(points, column).length > 2)
  const inIt = drawing.things.filter((thing) => !isHeaven(thing) && thing.shapes.some(isInIt))
  const found = [...new Set(inIt.map(({ id }) => id))].join(', ') || 'sky'
  return proof('a title is clear', 'nothing but sky', found, inIt.length === 0)
}

/** The sky, with a sun or moon that nobody acts. */
function isHeaven({ id, kind }: Thing): boolean {
  return kind === 'scenery' && (id === 'sky' || id === 'sun' || id === 'moon')
}

function modelOf({ models }: Stage, name: string): Model {
  const model = models.get(name)
  if (!model) throw new Error(`${JSON.stringify(name)} is not on this stage, and a fact is about it`)
  return model
}

function rounded(value: number): string {
  return value.toFixed(Math.abs(value) < 10 ? 2 : 0)
}
