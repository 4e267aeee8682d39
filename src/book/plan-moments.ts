import type { Companion } from './character.ts'
import type { Style } from './options.ts'
import { panelStyles } from './panel.ts'
import type { CastMember, ScenePlan } from './scene-plan.ts'
import { speechesOf } from './speech.ts'

/** Letters of a page that is full enough with its words. */
const mostLetters = 420
/** So many faces come before a page shows what is done. */
const mostFaces = 2
/** Stands where nobody was asked for. */
const deed = 'deed'

/**
 * Chooses which pages of words show somebody of their picture from nearby, and whom: for each spread its scene with that one alone in
 * its cast, or null where there is no page of words, no stage, no room, or two pages before have one already. Whoever was seen
 * least from nearby so far comes first, and nobody twice in a row; after every two of them comes a page that asks for nobody, and so
 * for what is done there.
 * @param style where it has panels, those who speak come before that one, and a page on which somebody does is never without
 */
export function planMoments(
  spreads: readonly { text: string; scene: ScenePlan }[],
  companions: readonly Companion[],
  style: Style,
): (ScenePlan | null)[] {
  const shown: (string | null)[] = []
  return spreads.map(({ text, scene }) => {
    const everybody = castOf(scene, companions)
    const speaking = panelStyles.has(style) ? speakersIn(text, scene, everybody) : []
    const rests = shown.length > 1 && shown.slice(-2).every((who) => who !== null) && speaking.length === 0
    const hasRoom = scene.stage !== undefined && scene.double === undefined && text.length <= mostLetters
    const member = hasRoom && !rests ? leastShown(everybody, shown) : undefined
    const before = shown.filter((who) => who !== null)
    const isDeed = !panelStyles.has(style) && before.length % (mostFaces + 1) === mostFaces
    shown.push(member ? (isDeed ? deed : member.who) : null)
    return member ? { ...scene, cast: isDeed ? [] : [...speaking, member], props: [] } : null
  })
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
