import type { LeftOut } from '../read-twist.ts'
import { knownIn } from './judge-things.ts'
import { namesBeing, tellsMore } from './names-being.ts'
import type { ReadThing } from './parse-things.ts'
import { leaveOut, type SentencesRead, type State } from './reading-state.ts'
import type { Sentence } from './sentences-of.ts'
import type { ThingIndex } from './thing-index.ts'

/** Whether something was not read in a sentence that names a person, an animal or perhaps a pet. */
export function tellsOfSomebody(
  { unread, index, subject }: State,
  things: readonly ReadThing[],
  beside: string,
): boolean {
  const telling = unread.filter((piece) => tellsMore(piece, index))
  if (telling.length === 0 || subject.describes) return false
  const own = new Set((subject.hero ?? '').toLowerCase().split(' '))
  // Who likes ponies may do anything beside; what is told of our pony, or of "them", is told of somebody.
  const pointsBack = telling.some((piece) => index.backwards.test(piece.toLowerCase()))
  return (
    things.some((thing) => thing.beings.words && (pointsBack || isIndividual(thing, index))) ||
    [...unread, beside].some((piece) => namesBeing(piece, index, own))
  )
}

/** Our pony, Grandma Betty, guinea pigs Salt and Pepper; not ponies. */
function isIndividual({ words }: ReadThing, { words: { grammar } }: ThingIndex): boolean {
  const [first = ''] = words.split(' ')
  return grammar.determiners.includes(first) || /\p{Lu}/u.test(words)
}

/** Nothing of what was not read is told, and nobody who lives; its writer is told so, and not asked for other words. */
export function guard({ source }: Sentence, { read, unread, index }: State, from: number): void {
  read.averse.push(...unread.flatMap((piece) => knownIn(piece, index)))
  // A death has been named already, and what its sentence lost with it.
  if (read.staysOut.some(({ topic, words }) => topic === 'death' && words === source)) return
  const plain = ({ topic }: LeftOut, place: number): boolean =>
    place < from || (topic !== 'other' && topic !== 'everyday')
  read.staysOut.splice(0, Infinity, ...read.staysOut.filter(plain))
  leaveOut(read, 'somebody', source)
}

/** Whether a sentence begins with the child: "She", its name, or a verb alone. */
export function isOfChild({ text }: Sentence, { index, subject }: State): boolean {
  const first = text
    .toLowerCase()
    .split(/[\s’]+/u)
    .find((word) => !index.fillers.has(word))
  const own = (subject.hero ?? '').toLowerCase().split(' ')
  if (first === undefined || own.includes(first)) return true
  return index.openings.has(first) || index.words.grammar.pronouns.includes(first)
}

/** A sentence that was not read to its end. */
export interface UnreadSentence {
  source: string
  ofChild: boolean
}

/**
 * A pet of one's own is not told beside a sentence that was not read and is not of the child ("Loves her dog. The
 * basket by the stove is still there."), and what is somebody else's beside none at all ("Her brother’s Lego").
 */
export function guardOwn(read: SentencesRead, unread: readonly UnreadSentence[], index: ThingIndex): void {
  const { female, male, family } = index.words.grammar.possessives
  const own: readonly string[] = [...female, ...male, ...family]
  const isPet = ({ kind, words }: ReadThing): boolean =>
    kind === 'animal' && (own.includes(words.split(' ')[0] ?? '') || /\p{Lu}/u.test(words))
  const belongs = read.things.some(
    ({ kind, beings }) => kind !== 'animal' && kind !== 'person' && beings.words,
  )
  const telling = belongs ? unread : read.things.some(isPet) ? unread.filter(({ ofChild }) => !ofChild) : []
  const [first] = telling
  if (first === undefined || read.staysOut.some(({ topic }) => topic === 'somebody')) return
  const asks = ({ topic, words }: LeftOut): boolean =>
    topic === 'other' && telling.some(({ source }) => source.includes(words))
  read.staysOut.splice(0, Infinity, ...read.staysOut.filter((left) => !asks(left)))
  leaveOut(read, 'somebody', first.source)
}
