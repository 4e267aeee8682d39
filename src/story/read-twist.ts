import type { BookLanguage } from '#book/options.ts'
import type { TwistTopic } from '#book/twist-topics.ts'
import { isContentLanguage } from './house/content-language.ts'
import { judgeThings, peopleOf } from './twist/judge-things.ts'
import { readSentences } from './twist/read-sentences.ts'
import { sentencesOf } from './twist/sentences-of.ts'
import { thingIndex } from './twist/thing-index.ts'

/** Something a child loves that was recognised, word by word. */
export interface LovedThing {
  /** Whether it lives, or is somebody's: no story may eat it or rub it out. */
  lives: boolean
  /** The writer's own words, at most 40 characters: `haar groene fiets`. */
  words: string
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
}

/** One book asks for its twist many times over, for its story and for each round of titles. */
let latest: { twist: string; language: BookLanguage; reading: TwistReading } | undefined

/**
 * Reads from a twist what the child loves and what stays out. Only what is known from end to end is taken: a way of
 * liking, or nothing but a list, and things of which every word stands in `content/twists`. Everything else stays
 * out and is told to the parent by its topic; a grave topic also keeps living beings out.
 */
export function readTwist(twist: string, language: BookLanguage): TwistReading {
  if (latest?.twist !== twist || latest.language !== language) {
    latest = { twist, language, reading: readAnew(twist, language) }
  }
  return latest.reading
}

function readAnew(twist: string, language: BookLanguage): TwistReading {
  if (!isContentLanguage(language)) {
    return { loved: [], staysOut: twist.trim() ? [{ topic: 'language', words: twist.trim() }] : [] }
  }
  const index = thingIndex(language)
  const read = readSentences(sentencesOf(twist, index), index)
  return { loved: judgeThings(read, index), staysOut: [...read.staysOut, ...peopleOf(read)] }
}
