import type { Brief } from '#book/brief.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import { loadTelling, type ShownName } from './load-telling.ts'
import { castOf, isNamed } from './names-in-text.ts'
import { sentencesTold } from './narration.ts'
import { kindsOf, toldOf } from './told-phrases.ts'

/** What nobody carries: to hold on to it, or to sit in it, is no thing in a hand. */
const unheld: ReadonlySet<ShownName> = new Set<ShownName>([
  'boat',
  'door',
  'window',
  'table',
  'bench',
  'bed',
  'tree',
  'house',
  'pond',
  'puddle',
  'car',
  'train',
  'tram',
  'truck',
  'bicycle',
  'streetLamp',
  'campfire',
  'cloud',
  'star',
  'sofa',
  'horse',
  'cow',
  'elephant',
])

/**
 * Where text and plan have a thing in different hands: held in the text alone, by another than in the plan, or lying while
 * the plan puts it in a hand. By words of things and of holding (`content/telling`); what is held without such a
 * word (“Ron, with the box”), is taken back on the same page or is told of with a pronoun is left to the second editor.
 */
export function heldFaults(text: string, scene: ScenePlan, brief: Brief): string[] {
  const { held, laid } = loadTelling(brief.language)
  const sentences = sentencesTold(text, brief.language)
  const holding = sentences.flatMap((sentence) =>
    toldOf(sentence, held, brief.language)
      .filter(({ things }) => things.some((thing) => !unheld.has(thing)))
      .map((told) => ({ ...told, sentence })),
  )
  const lying = sentences
    .flatMap((sentence) => toldOf(sentence, laid, brief.language))
    .filter(({ things }) => !holding.some((one) => one.things.some((thing) => things.includes(thing))))
  return [
    ...bySentence(holding, scene).map(
      ({ words }) => `the text says “${words}”, and in the plan nobody holds it`,
    ),
    ...holding.flatMap(({ words, things, sentence }) => otherHands(words, things, sentence, scene, brief)),
    ...lying
      .filter(({ things }) => isOnlyHeld(things, scene))
      .map(({ words }) => `the text says “${words}”, and the plan puts it in a hand`),
  ]
}

interface Holding {
  words: string
  things: readonly ShownName[]
  sentence: string
}

/** Of each sentence that tells of holding, one where nothing of what it names is held. */
function bySentence(holding: readonly Holding[], scene: ScenePlan): Holding[] {
  return [...new Set(holding.map(({ sentence }) => sentence))].flatMap((sentence) => {
    const own = holding.filter((one) => one.sentence === sentence)
    const [first] = own
    const isShown = own.some(({ things }) => holdersOf(things, scene).length > 0)
    return first && !isShown ? [first] : []
  })
}

/** Who has one of the things in hand or arms, as scenes name them. */
function holdersOf(things: readonly ShownName[], { cast, props }: ScenePlan): string[] {
  const kinds = kindsOf(things)
  return [
    ...props.flatMap(({ name, near, held }) =>
      kinds.has(name) && held === true && near !== undefined ? [near] : [],
    ),
    ...cast.flatMap(({ who, pose, with: other }) => (pose === 'hug' && kinds.has(other ?? '') ? [who] : [])),
  ]
}

function otherHands(
  words: string,
  things: readonly ShownName[],
  sentence: string,
  scene: ScenePlan,
  brief: Brief,
): string[] {
  const named = castOf(brief).filter(({ name }) => isNamed(sentence, name, brief))
  const holders = holdersOf(things, scene)
  const ofBook = castOf(brief).filter(({ who }) => holders.includes(who))
  if (named.length === 0 || ofBook.length === 0 || ofBook.length < holders.length) return []
  if (ofBook.some(({ who }) => named.some((one) => one.who === who))) return []
  return [
    `the text says “${words}” of ${named[0]?.name ?? ''}, and in the plan ${holders.join(' and ')} holds it`,
  ]
}

function isOnlyHeld(things: readonly ShownName[], { props }: ScenePlan): boolean {
  const kinds = kindsOf(things)
  const own = props.filter(({ name }) => kinds.has(name))
  return own.length > 0 && own.every(({ held }) => held === true)
}
