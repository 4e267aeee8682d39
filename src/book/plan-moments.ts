import type { Companion } from './character.ts'
import type { MomentView } from './moment-view.ts'
import { isNightPage } from './night-page.ts'
import type { Style } from './options.ts'
import { panelStyles } from './panel.ts'
import type { CastMember, ScenePlan } from './scene-plan.ts'
import { speechesOf } from './speech.ts'

/** Letters of a page that is full enough with its words. */
const mostLetters = 420
/**
 * What the small pictures of a book show by turns, each with what does as well where the picture has none of it. A drawing of one
 * thing (`planSpots`) has its own turn.
 */
const turns = ['detail', 'face', 'drawing', 'deed'] as const
type Turn = (typeof turns)[number]
const views: Readonly<Record<Exclude<Turn, 'drawing'>, readonly MomentView[]>> = {
  detail: ['thing', 'hand', 'back'],
  face: ['face'],
  deed: ['back', 'hand', 'thing'],
}

/** What is seen from elsewhere beside the words of a page. */
export interface PlannedMoment {
  /** That of the picture beside it, with whom it asks for alone in its cast. */
  scene: ScenePlan
  /** What it may show, the best first; whatever there is where it does not tell. */
  views?: readonly MomentView[]
}

interface ToldSpread {
  text: string
  scene: ScenePlan
}

/**
 * Chooses which pages of words show something of their picture from elsewhere, and what: for each spread null where there is no page of
 * words, no stage, no room, two pages before have something small already, or a drawing has its turn. They take turns, so that no two after one
 * another are alike, and nobody's face is shown twice.
 * @param style where it has panels, each of them shows somebody: those who speak come before who was seen least, and a page on which
 * somebody does is never without
 */
export function planMoments(
  spreads: readonly ToldSpread[],
  companions: readonly Companion[],
  style: Style,
): (PlannedMoment | null)[] {
  return panelStyles.has(style) ? planPanels(spreads, companions) : planTurns(spreads, companions)
}

function planTurns(
  spreads: readonly ToldSpread[],
  companions: readonly Companion[],
): (PlannedMoment | null)[] {
  const shown: (string | null)[] = []
  let turn = 0
  return spreads.map((spread) => {
    const { scene } = spread
    const faces = castOf(scene, companions)
      .filter(({ who }) => !shown.includes(who))
      // The child is in most pictures as it is.
      .toSorted((a, b) => Number(a.who === 'hero') - Number(b.who === 'hero'))
    const isPossible = (kind: Turn): boolean =>
      kind === 'drawing' ? !isNightPage(scene) : kind !== 'face' || faces.length > 0
    if (!hasRoom(spread) || rests(shown)) {
      shown.push(null)
      return null
    }
    while (!isPossible(turnAt(turn))) turn++
    const kind = turnAt(turn++)
    const member = kind === 'face' ? faces[0] : undefined
    shown.push(member?.who ?? kind)
    if (kind === 'drawing') return null
    return { scene: { ...scene, cast: member ? [member] : [], props: [] }, views: views[kind] }
  })
}

function turnAt(turn: number): Turn {
  return turns[turn % turns.length] as Turn
}

function planPanels(
  spreads: readonly ToldSpread[],
  companions: readonly Companion[],
): (PlannedMoment | null)[] {
  const shown: (string | null)[] = []
  return spreads.map((spread) => {
    const { text, scene } = spread
    const everybody = castOf(scene, companions)
    const speaking = speakersIn(text, scene, everybody)
    const isFree = speaking.length > 0 || !rests(shown)
    const member = hasRoom(spread) && isFree ? leastShown(everybody, shown) : undefined
    shown.push(member?.who ?? null)
    return member ? { scene: { ...scene, cast: [...speaking, member], props: [] } } : null
  })
}

function hasRoom({ text, scene }: ToldSpread): boolean {
  return scene.stage !== undefined && scene.double === undefined && text.length <= mostLetters
}

/** Whether a page stays with its words, after two that had something small. */
function rests(shown: readonly (string | null)[]): boolean {
  return shown.length > 1 && shown.slice(-2).every((what) => what !== null)
}

/** Those of a picture who say something in its text, in that order. */
function speakersIn(text: string, { called = {} }: ScenePlan, cast: readonly CastMember[]): CastMember[] {
  const speeches = speechesOf(text, Object.values(called)).filter((part) => typeof part === 'object')
  return speeches.flatMap(({ speaker }) => cast.find(({ who }) => called[who] === speaker) ?? [])
}

/** Everybody one by one. */
function castOf({ cast }: ScenePlan, companions: readonly Companion[]): CastMember[] {
  return cast.flatMap((member) =>
    member.who === 'companions'
      ? companions.map((_, index) => ({ ...member, who: `companion${index + 1}` as CastMember['who'] }))
      : [member],
  )
}

function leastShown(cast: readonly CastMember[], shown: readonly (string | null)[]): CastMember | undefined {
  const before = shown.filter((who) => who !== null)
  const times = (who: string): number => before.filter((one) => one === who).length
  return cast
    .filter(({ who }) => cast.length === 1 || who !== before.at(-1))
    .toSorted((a, b) => times(a.who) - times(b.who))[0]
}
