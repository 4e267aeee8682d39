import { escapePattern } from '#book/escape-pattern.ts'
import type { BookLanguage, Theme } from '#book/options.ts'
import type { TwistTopic } from '#book/twist-topics.ts'
import { withoutPieces } from '#book/without-pieces.ts'
import { isContentLanguage } from './house/content-language.ts'
import { mostLoved, tellable } from './loved-things.ts'
import { readTwist, type TwistReading, type TwistSubject } from './read-twist.ts'
import { isKeptOut } from './twist-notices.ts'

/** What kind of thing was understood; `tells` is whatever has no kind of its own. */
export type FactKind = 'loves' | 'fears' | 'dislikes' | 'body' | 'tells'

/**
 * What the book does with it: told and drawn; given to the model that writes, which decides; left out as the story is
 * full; left out as the theme's story would eat it; left out as the book is about something that happened.
 */
export type FactFate = 'appears' | 'writer' | 'no_room' | 'not_eaten' | 'event'

/** Something that was understood of a twist. */
export interface TwistFact {
  kind: FactKind
  /** As typed, and to be taken out as it stands, if it can be. */
  piece: string
  /** Whether the rest of the twist says the same without it. */
  canLeaveOut: boolean
  /** What the book calls it, where that is something else: a swimming ring for swimming. */
  told: string | null
  fate: FactFate
}

const kindOfTopic: Partial<Record<TwistTopic, FactKind>> = {
  fear: 'fears',
  dislike: 'dislikes',
  body: 'body',
}

interface TwistAsRead {
  twist: string
  language: BookLanguage
  theme: Theme
  subject: TwistSubject
  /** Whether a model writes, which is told the whole twist. */
  byModel: boolean
  /** Whether the book is about what happened, and plays with nothing that is loved. */
  isAboutEvent?: boolean
}

/**
 * What of a twist gets into the book, or would, piece by piece, in the order of the twist.
 * What stays out of every story is none of it: there is nothing to leave out, and that it is known keeps the rest safe.
 * Nothing of a language that our own reader does not know.
 */
export function twistFacts(reading: TwistReading, asked: TwistAsRead): TwistFact[] {
  const { twist, language, theme, byModel, isAboutEvent = false } = asked
  if (!isContentLanguage(language)) return []
  const fit = tellable(reading.loved, theme)
  const loved = reading.loved.map((thing): TwistFact => {
    const piece = asTyped(thing.words, twist)
    const canLeaveOut = piece !== null && leavesTheRest(piece, thing.told, reading, asked)
    const place = fit.indexOf(thing)
    const fate: FactFate = byModel
      ? 'writer'
      : isAboutEvent
        ? 'event'
        : place < 0
          ? 'not_eaten'
          : place < mostLoved
            ? 'appears'
            : 'no_room'
    const told = thing.told === thing.words ? null : thing.told
    return { kind: 'loves', piece: piece ?? thing.words, canLeaveOut, told, fate }
  })
  const open = byModel ? reading.staysOut.filter(({ topic }) => !isKeptOut(topic)) : []
  const others = open.flatMap(({ topic, words }): TwistFact[] => {
    const piece = asTyped(words.replace(/[\s.,:;!?…]+$/u, ''), twist)
    if (piece === null) return []
    return [{ kind: kindOfTopic[topic] ?? 'tells', piece, canLeaveOut: true, told: null, fate: 'writer' }]
  })
  return [...loved, ...others]
    .filter(({ piece }, index, all) => all.findIndex((other) => other.piece === piece) === index)
    .sort((first, second) => twist.indexOf(first.piece) - twist.indexOf(second.piece))
}

/** Where words that were read stand in a twist, whose spaces and apostrophes the reader has made even; null if they do not. */
function asTyped(words: string, twist: string): string | null {
  const pattern = escapePattern(words.trim()).replace(/\s+/gu, String.raw`\s+`).replace(/[’']/gu, "[’'´‘`]")
  return pattern === '' ? null : (new RegExp(pattern, 'iu').exec(twist)?.[0] ?? null)
}

/** Whether a thing that is left out is gone, and all others that are loved are read as before. */
function leavesTheRest(
  piece: string,
  told: string,
  { loved }: TwistReading,
  { twist, language, subject }: TwistAsRead,
): boolean {
  const after = readTwist(withoutPieces(twist, [piece], language), language, subject).loved
  const others = loved.filter((thing) => thing.told !== told)
  return (
    after.length === others.length && others.every((thing) => after.some((one) => one.told === thing.told))
  )
}
