import type { Brief } from '#book/brief.ts'
import type { LeftOutOfStory } from '../storyteller.ts'
import { shownPiece } from '../twist-notices.ts'
import type { Fact } from './answers.ts'
import { tellableFacts } from './ask-for.ts'
import { unspeakable } from './check-text.ts'
import { loadLanguage } from './load-prompts.ts'
import { castOf } from './names-in-text.ts'

/** What the second editor found told nowhere, last of all, and the pages that were written again since. */
export interface Untold {
  untold: readonly string[]
  since: readonly string[]
}

const mostPieces = 3

/**
 * What a parent wrote and the story of a model does not tell, for its owner: facts that the second editor missed to the end, in
 * the parent's own words where these can be shown; that some were kept from whoever writes; that nothing of the twist was
 * understood. Allergies are told before, and are in no story.
 * @param facts as they were read from what was written
 */
export function leftOutOf(brief: Brief, facts: readonly Fact[], { untold, since }: Untold): LeftOutOfStory {
  const tellable = new Set(tellableFacts(facts).map(({ fact }) => fact))
  const missed = untold
    .map((line) => factOf(line, facts))
    .filter((fact) => fact === null || (tellable.has(fact.fact) && !isToldIn(fact.quote, since, brief)))
  const pieces = missed.flatMap((fact) => (fact === null ? [] : shown(fact.quote, brief)))
  const isKept = facts.some(({ kind, fact }) => kind !== 'allergy' && !tellable.has(fact))
  return {
    notices: [
      ...(isUnread(brief, facts) ? (['story_unread'] as const) : []),
      ...(missed.length > 0 ? (['story_untold'] as const) : []),
      ...(isKept ? (['story_kept_out'] as const) : []),
    ],
    untold: [...new Set(pieces)].slice(0, mostPieces),
  }
}

/** Somebody wrote a twist, and all that was read was told of those in the book. */
function isUnread(brief: Brief, facts: readonly Fact[]): boolean {
  if (brief.twist.trim() === '') return false
  const ofOthers = castOf(brief).map(({ description }) => plain(description))
  return facts.every(
    ({ quote }) =>
      !isWithin(quote, brief.twist) &&
      plain(quote) !== '' &&
      ofOthers.some((told) => told.includes(plain(quote))),
  )
}

/** An editor may say a fact in other words: it is the one that has most of these. */
const sameShare = 0.6

function factOf(line: string, facts: readonly Fact[]): Fact | null {
  const words = wordsIn(line)
  const shareOf = ({ fact }: Fact): number => {
    const own = wordsIn(fact)
    return words.intersection(own).size / Math.max(words.size, own.size, 1)
  }
  const [best] = facts.toSorted((one, other) => shareOf(other) - shareOf(one))
  return best !== undefined && shareOf(best) >= sameShare ? best : null
}

/** No more than what was written word for word, and nothing that no book for a child has. */
function shown(quote: string, brief: Brief): string[] {
  const isOwn = [brief.twist, ...castOf(brief).map(({ description }) => description)].some((text) =>
    isWithin(quote, text),
  )
  const isFit = unspeakable(quote, loadLanguage(brief.language)).length === 0
  return isOwn && isFit ? [shownPiece(quote)] : []
}

/** Letters of a word by which it is known in another form; of signs that stand together, so many are a word. */
const stemLetters = 5
const stemSigns = 2

/**
 * Whether pages that were written again have a word of what was missed: nobody has read them since. Names do not count,
 * they are on every page.
 */
function isToldIn(quote: string, pages: readonly string[], brief: Brief): boolean {
  const names = new Set(castOf(brief).flatMap(({ name }) => [...wordsIn(name)]))
  const isJoined = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(quote)
  const most = isJoined ? stemSigns : stemLetters
  const stems = [...wordsIn(quote)]
    .filter((word) => !names.has(word) && word.length >= most)
    .flatMap((word) => (isJoined ? pairsOf(word) : [word.slice(0, most)]))
  const told = pages.map((page) => page.toLocaleLowerCase())
  return stems.some((stem) => told.some((page) => page.includes(stem)))
}

function pairsOf(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + stemSigns))
}

function isWithin(quote: string, text: string): boolean {
  return plain(quote) !== '' && plain(text).includes(plain(quote))
}

/** Without signs, spaces and capitals, which models give as they like. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(
    plain(text)
      .split(' ')
      .filter((word) => word !== ''),
  )
}
