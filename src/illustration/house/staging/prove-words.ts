import type { Fact } from '#book/stage-plan.ts'
import { meets } from '../boxes.ts'
import type { Box } from '../drawing.ts'
import { proof, type Proof } from './proof.ts'
import type { Stage } from './set-stage.ts'
import { depthOf, project, scaleAt } from './space/lens.ts'
import type { Sight } from './survey.ts'

/** How far words stay from trim and fold, in page units: 12.7 mm, and what a page with bleed loses at its outer edges. */
const [offEdge, offTrim, offFold] = [74, 89, 60]
/** As many cells of something that matters may reach into the words' place: an ear's tip. */
const mostCells = 4

/** The part of the words' place that is one and the same thing. */
const leastOfOne = 0.93

/** The place of the words on a double page, where its plan has one. */
export function wordsOf({ plan }: Pick<Stage, 'plan'>): Box | undefined {
  if (plan.layout === 'page' || plan.words === undefined) return undefined
  const [x0, y0, x1, y1] = plan.words.box
  return { x0, y0, x1, y1 }
}

/** What holds where words stand on a picture: one page is theirs, and nobody and nothing that matters is under them. */
export function proveWords(
  { stage, sights }: { stage: Stage; sights: ReadonlyMap<string, Sight> },
  words: Box,
): Proof[] {
  return [
    proveEdges(stage, words),
    proveNobody(stage, words),
    proveNothing(stage, sights, words),
    proveOneThing(sights),
  ]
}

function proveEdges({ lens }: Stage, { x0, y0, x1, y1 }: Box): Proof {
  const { width, height } = lens.sheet
  const fold = width / 2
  const isOnOne = x1 <= fold - offFold || x0 >= fold + offFold
  const isInside = x0 >= offTrim && x1 <= width - offTrim && y0 >= offEdge && y1 <= height - offEdge
  const found = isInside ? 'inside' : 'in the trim'
  return proof(
    'the words are on one page',
    '12.7 mm from trim and fold',
    isOnOne ? found : 'in the fold',
    isOnOne && isInside,
  )
}

/** No head and no hand that holds or touches something, each with what is around it. */
function proveNobody({ lens, models, roles, pointOf }: Stage, words: Box): Proof {
  const around = (point: Parameters<typeof project>[1], radius: number): Box => {
    const [x, y] = project(lens, point)
    const reach = radius * scaleAt(lens, depthOf(lens, point))
    return { x0: x - reach, y0: y - reach, x1: x + reach, y1: y + reach }
  }
  const inWay = [...models.values()].flatMap(({ id, head }) => {
    const { who, touches } = roles.get(id) ?? {}
    const hands = Object.values(touches ?? {}).filter((target) => target !== undefined)
    return [
      ...(who && head && meets(around(head.centre, head.radius), words) ? [`the head of ${id}`] : []),
      ...(hands.some((target) => meets(around(pointOf(target), 0.06), words)) ? [`a hand of ${id}`] : []),
    ]
  })
  return proof('no head or hand is under the words', 'none', inWay.join(', ') || 'none', inWay.length === 0)
}

/** Nobody of the book, and nothing that has to be seen, found, big or of some feeling. */
function proveNothing({ plan, roles }: Stage, sights: ReadonlyMap<string, Sight>, words: Box): Proof {
  const told = plan.mustSee.flatMap(seenIn)
  const cast = [...roles]
    .filter(([, { who, role }]) => who !== undefined || role === 'always')
    .map(([id]) => id)
  const under = [...new Set([...told, ...cast])].filter((id) => (sights.get(id)?.underWords ?? 0) > mostCells)
  const found = under.map((id) => `${id} (${sights.get(id)?.underWords} cells)`).join(', ')
  const size = `${words.x1 - words.x0} x ${words.y1 - words.y0}`
  return proof(
    `nothing that matters is under the words (${size})`,
    'nothing',
    found || 'nothing',
    under.length === 0,
  )
}

/** Sky or grass or wall, not the edge between them: a measure of tones cannot tell what a line through words looks like. */
function proveOneThing(sights: ReadonlyMap<string, Sight>): Proof {
  const cells = [...sights.values()].map(({ underWords }) => underWords)
  const part =
    Math.max(0, ...cells) /
    Math.max(
      1,
      cells.reduce((sum, count) => sum + count, 0),
    )
  const what = `${leastOfOne} of their place or more`
  return proof('the words are on one thing', what, part.toFixed(2), part >= leastOfOne)
}

function seenIn(fact: Fact): string[] {
  if ('seen' in fact) return [fact.seen]
  if ('find' in fact) return [fact.find]
  if ('big' in fact) return [fact.big]
  return 'feels' in fact ? [fact.feels] : []
}
