import type { TitleBrief } from '#book/brief.ts'
import { haveTwoAlike } from '#book/kinship.ts'
import type { BookLanguage, Gender } from '#book/options.ts'
import type { TwistTopic } from '#book/twist-topics.ts'
import { isContentLanguage } from './house/content-language.ts'
import { judgeThings, peopleOf } from './twist/judge-things.ts'
import { doubtsOf } from './twist/note-everyday.ts'
import { isNews } from './twist/note-allergens.ts'
import { comesAlong } from './twist/comes-along.ts'
import { readSentences } from './twist/read-sentences.ts'
import { sentencesOf } from './twist/sentences-of.ts'
import { thingIndex } from './twist/thing-index.ts'

/** Something a child loves that was recognised, word by word. */
export interface LovedThing {
  /** Whether it lives, or is somebody's: no story may eat it or rub it out. */
  lives: boolean
  /** The writer's own words, at most 40 characters: `haar groene fiets`. */
  words: string
  /** What the book calls it: something that is done by the thing that is drawn for it, a swimming ring for swimming. */
  told: string
  /** The motif that is drawn for it. */
  motif: string
}

/** What stays out of the book, and why. */
export interface LeftOut {
  topic: TwistTopic
  /** The piece of the twist, as typed; shown to its writer at most, never in a book. */
  words: string
}

export interface TwistReading {
  /** In the order of the twist, each once. */
  loved: LovedThing[]
  staysOut: LeftOut[]
  /** What somebody is allergic to, as a notice names it; empty if it was not read to what, and nothing is eaten. */
  allergens: string[]
  /** What somebody eats nothing of by a way of eating, such as vegan; named as allergens are. */
  uneaten: string[]
  /** Sentences, as read, that may tell of a sorrow or of nothing of the kind: only their writer knows. */
  doubts: string[]
  /** Sentences that are nothing sad, since their writer says so. */
  everyday: string[]
  /** Whether something was said that was not understood: it may be a sorrow, so nothing plays beside it. */
  unread: boolean
}

/** What is known of whoever a text is about. */
export interface TwistSubject {
  /** The child: what it does is no news of somebody else. */
  hero?: string
  gender?: Gender
  /** In years. */
  age?: number
  /** No child: "Grandma loves roses" may be told of the hero. */
  grown?: boolean
  /** Everybody in the book beside it: who is also named in the twist comes along anyhow. */
  companions?: readonly string[]
  /** Sentences of which their writer says that they are nothing sad. */
  everyday?: readonly string[]
  /** Whether the text tells of one of these, and not of what is loved. */
  describes?: boolean
}

/** Whether the hero of a book is no child any more. @param age in years */
export function isGrown(age: number): boolean {
  return age >= 18
}

/** Whoever is in a book, as its twist needs to know them. */
export function subjectOf({
  hero,
  companions,
  everyday,
}: Pick<TitleBrief, 'hero' | 'companions' | 'everyday'>): TwistSubject {
  return {
    hero: hero.name,
    gender: hero.gender,
    age: hero.age,
    grown: isGrown(hero.age),
    companions: companions.map(({ name }) => name),
    ...(everyday ? { everyday } : {}),
  }
}

/** One book asks for its twist many times over, for its story and for each round of titles. */
let latest: { key: string; reading: TwistReading } | undefined

/**
 * Reads from a twist what the child loves and what stays out. Only what is known from end to end is taken: a way of
 * liking, or nothing but a list, and things of which every word stands in `content/twists`. Everything else stays
 * out and is told to the parent by its topic; a grave topic also keeps living beings out, and so does a sentence of
 * which something was not read if anybody is named in it.
 */
export function readTwist(twist: string, language: BookLanguage, subject: TwistSubject = {}): TwistReading {
  // What was told of each in a book is asked for too, and is mostly nothing: it pushes out no twist.
  if (twist.trim() === '')
    return { loved: [], staysOut: [], allergens: [], uneaten: [], doubts: [], everyday: [], unread: false }
  const key = JSON.stringify([twist, language, subject])
  if (latest?.key !== key) latest = { key, reading: readAnew(twist, language, subject) }
  return latest.reading
}

function readAnew(twist: string, language: BookLanguage, subject: TwistSubject): TwistReading {
  if (!isContentLanguage(language)) {
    return {
      loved: [],
      staysOut: [{ topic: 'language', words: twist.trim() }],
      allergens: [],
      uneaten: [],
      doubts: [],
      everyday: [],
      unread: false,
    }
  }
  const index = thingIndex(language)
  const read = readSentences(sentencesOf(twist, index), index, subject)
  // Who has added both mums need not hear that both can be added.
  const asked = ({ topic }: LeftOut): boolean => topic !== 'family' || !haveTwoAlike(subject.companions ?? [])
  // Who comes along is told anyhow, and is nothing to be loved beside it.
  const isAlong = ({ words }: { words: string }): boolean => comesAlong(words, subject)
  return {
    loved: judgeThings(read, index, subject).filter((thing) => !isAlong(thing)),
    staysOut: [
      ...read.staysOut.filter(asked).filter((left) => isNews(left, read, index)),
      ...peopleOf(read),
    ].filter((left) => !isAlong(left)),
    allergens: read.allergies.unknown ? [] : [...read.allergies.names],
    uneaten: [...read.allergies.uneaten].map(({ name }) => name),
    doubts: doubtsOf(read),
    everyday: read.answered,
    unread: read.unread,
  }
}
