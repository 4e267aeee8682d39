import type { TwistTopic } from '#book/twist-topics.ts'
import type { LeftOut, TwistSubject } from '../read-twist.ts'
import type { ReadThing } from './parse-things.ts'
import type { Allergen, KnownThing, ThingIndex } from './thing-index.ts'

export interface SentencesRead {
  things: ReadThing[]
  /** Those of them that somebody only makes or does every day. */
  everyday: ReadThing[]
  /** Those of these in which anybody has a part who is not in the book. */
  shared: ReadThing[]
  /** The sentences that say so. */
  daily: Set<string>
  /** What is feared or disliked: not told in any other sentence either. */
  averse: KnownThing[]
  allergies: Allergies
  /** Sentences of which their writer may say that they are nothing sad, and those of which it was said. */
  askable: Set<string>
  answered: string[]
  /** Whether something was said that was not understood: it may be a sorrow. */
  unread: boolean
  staysOut: LeftOut[]
}

/** What somebody may not eat or touch; single things are averse as well. */
export interface Allergies {
  /** As a notice names them: nuts, cats. */
  names: Set<string>
  allergens: Set<Allergen>
  /** What somebody does not eat, whoever lives by that name: no fish fingers, and fish all the same. */
  uneaten: Set<Allergen>
  /** An allergy of which nobody could read to what: nothing at all is eaten. */
  unknown: boolean
  /** Whether it was told by what is carried against it alone: an EpiPen. */
  signed: boolean
}

/**
 * `list`: nothing said yet, so bare things count; `likes`: after a way of liking; `averse`: after a way of not
 * liking; `aside`: after what somebody else loves; `allergic`: what cannot be eaten; `out`: after something not understood. Only a way of liking leads out of the
 * last four.
 */
export type Mode = 'list' | 'likes' | 'averse' | 'aside' | 'allergic' | 'out'

/** What is known while a sentence is read. */
export interface State {
  index: ThingIndex
  read: SentencesRead
  mode: Mode
  useNames: boolean
  /** The word that joins the last way of liking to its things: van, op, about. */
  link: string
  /** Pieces of the sentence that were not read, or not to their end. */
  unread: string[]
  /** Of a list of what is loved: things that were not read, and how many had been read before each. */
  odd: { text: string; from: number }[]
  /** The clauses of the sentence that were read already, as they stand in it. */
  before: string[]
  /** Clauses of the sentence that tell of every day. */
  everyday: string[]
  /** Whether the child is called by its name anywhere in the twist: another name then is somebody else’s. */
  namesHero: boolean
  /** People who were said to be away for a while: at sea, deployed. */
  away: Set<string>
  /** How many things had been read before this sentence. */
  from: number
  subject: TwistSubject
}

export function leaveOut(read: SentencesRead, topic: TwistTopic, words: string): void {
  if (!read.staysOut.some((left) => left.topic === topic && left.words === words)) {
    read.staysOut.push({ topic, words })
  }
}
