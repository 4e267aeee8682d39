import { type Voice, type Voices, voicesOf } from '#book/voices.ts'
import { linesOf, wordWidths } from '#book/lines-of-text.ts'
import { withoutRuby } from '#book/ruby.ts'
import { signsSeen } from '#book/signs-seen.ts'
import { type WordsPlace, wordSizes, wordsSize } from '#book/words-place.ts'

/** A page as the reader shows it. `spread` counts from 0. */
export type ReaderPage =
  | { kind: 'cover' }
  | { kind: 'endpaper' }
  | { kind: 'intro' }
  | { kind: 'title' }
  | { kind: 'text'; spread: number }
  | { kind: 'picture'; spread: number }
  /** Of a picture over both pages, with the words in it; the first half is read first. */
  | { kind: 'half'; spread: number; half: 'first' | 'second' }
  | { kind: 'end' }

/** What lies open at once; null is the paper inside the boards, or nothing beside the closed book. */
export interface Opening {
  key: string
  left: ReaderPage | null
  right: ReaderPage | null
}

/** What a book has besides cover and spreads. */
export interface BookParts {
  /** Word at the front, title page and end. */
  matter: boolean
  /** A pattern inside the boards. */
  endpapers: boolean
  /** Which spreads are one picture over both pages. */
  doubles?: readonly boolean[]
}

/**
 * The openings of a book in reading order, as the page plan has them: the cover, the word at the front, the
 * title page, text and picture facing each other, the end. Without its front matter a book is cover and spreads.
 */
export function openingsOf(spreadCount: number, { matter, endpapers, doubles = [] }: BookParts): Opening[] {
  const spreads = Array.from({ length: spreadCount }, (_, spread): Opening => {
    const key = `spread-${spread}`
    return doubles[spread] === true
      ? {
          key,
          left: { kind: 'half', spread, half: 'first' },
          right: { kind: 'half', spread, half: 'second' },
        }
      : { key, left: { kind: 'text', spread }, right: { kind: 'picture', spread } }
  })
  const cover: Opening = { key: 'cover', left: null, right: { kind: 'cover' } }
  if (!matter) return [cover, ...spreads]
  const board = endpapers ? ({ kind: 'endpaper' } as const) : null
  return [
    cover,
    { key: 'intro', left: board, right: { kind: 'intro' } },
    { key: 'title', left: null, right: { kind: 'title' } },
    ...spreads,
    { key: 'end', left: { kind: 'end' }, right: board },
  ]
}

/** The number printed at the foot; null for what is not counted. `spreadCount` tells where the end comes. */
export function pageNumber(page: ReaderPage, spreadCount: number): number | null {
  switch (page.kind) {
    case 'cover':
    case 'endpaper':
      return null
    case 'intro':
      return 1
    case 'title':
      return 3
    case 'text':
      return 4 + page.spread * 2
    case 'picture':
      return 5 + page.spread * 2
    case 'half':
      return (page.half === 'first' ? 4 : 5) + page.spread * 2
    case 'end':
      return 4 + spreadCount * 2
  }
}

/** The numbers of what is seen, in reading order; empty for cover and endpaper. */
export function pageNumbers(pages: readonly (ReaderPage | null)[], spreadCount: number): number[] {
  return pages
    .map((page) => (page === null ? null : pageNumber(page, spreadCount)))
    .filter((number) => number !== null)
}

/** How large a text is set by itself when it leaves more room than it needs, by its length. */
const textSteps = [
  { upTo: 110, size: 5.4 },
  { upTo: 190, size: 4.7 },
  { upTo: 300, size: 4.2 },
  { upTo: 430, size: 3.6 },
  { upTo: 640, size: 3.1 },
] as const
/** Sizes of a text, the largest first. */
const textSizes = [5.4, 5, 4.7, 4.4, 4.2, 3.9, 3.6, 3.3, 3.1, 2.9, 2.7, 2.5] as const
/** What is smaller is read by nobody: a page with more words than fit is scrolled. */
const smallestSize = 2.5

type SizedSpread = Readonly<{ text: string; words?: WordsPlace | undefined }>

const voicesOfBooks = new WeakMap<readonly SizedSpread[], Voices>()

/** How lines of a book are said, worked out once. */
export function voicesOfBook(spreads: readonly SizedSpread[]): Voices {
  const known = voicesOfBooks.get(spreads) ?? voicesOf(spreads.map(({ text }) => text))
  voicesOfBooks.set(spreads, known)
  return known
}

/** Every page of a book asks how large all of them are. */
const storySizes = new WeakMap<readonly SizedSpread[], number>()

/** How large the text of all pages of a book is set: as the page with the most words asks, so that no page differs. */
export function storySize(spreads: readonly SizedSpread[]): number {
  const known = storySizes.get(spreads)
  if (known !== undefined) return known
  const onPages = spreads.filter(({ words }) => words === undefined)
  const voiceOf = voicesOfBook(spreads)
  const size = Math.min(textSteps[0].size, ...onPages.map(({ text }) => textSize(text, voiceOf)))
  storySizes.set(spreads, size)
  return size
}

/**
 * How large words on a picture are set, in hundredths of a page's width; null for those that are too many for their place.
 * @param voiceOf where lines are as large as their voice asks for
 */
export function sizeOnPicture(
  text: string,
  words: WordsPlace,
  most: number,
  voiceOf: Voices = () => null,
): number | null {
  const size = wordsSize(text, words, most / widthOfPoint, (line) => scaleOfVoice[voiceOf(line) ?? 'usual'])
  return size === null ? null : size * widthOfPoint
}

/** A point of type in hundredths of the width of a page, of 210 mm. */
const widthOfPoint = (0.3528 / 210) * 100

/** How small words on a picture can be on paper, and what is more than fits at that. */
export const smallestOnPicture = Math.min(...wordSizes) * widthOfPoint

/**
 * How large a text is set by itself, in hundredths of the page's width: the more words and the more lines, the smaller, so that
 * all of them are seen.
 */
export function textSize(text: string, voiceOf?: Voices): number {
  // A paragraph's white line takes about as much room as forty letters.
  const length = signsSeen(withoutRuby(text)) + 40 * (text.split(/\n{2,}/).length - 1)
  const largest = textSteps.find(({ upTo }) => length <= upTo)?.size ?? smallestSize
  const height = heightOfText(text, voiceOf)
  return textSizes.find((size) => size <= largest && height(size) <= textHeight) ?? smallestSize
}

/**
 * Shares of the page's width, as page-face.css has them: how wide a letter is at size 1, how wide the text, how tall it may be above
 * the pencil on the smallest open page, and beside a drawing.
 */
export const letterWidth = 0.52
/** How much larger a line is, as page-face.css has it. */
const scaleOfVoice: Readonly<Record<Voice | 'usual', number>> = {
  usual: 1,
  refrain: 1.2,
  shout: 1.5,
  alone: 1.35,
}
const textWidth = 75
const textHeight = 73
const tallestBesideSpot = 58

/** Whether a page's words, set at this size, leave room for what is small beside them. */
export function hasRoomForSpot(text: string, size: number, voiceOf?: Voices): boolean {
  return heightOfText(text, voiceOf)(size) <= tallestBesideSpot
}

/** How tall a text is at a size, as far as can be told; both in hundredths of the page's width. */
export function heightOfText(text: string, voiceOf: Voices = () => null): (size: number) => number {
  const paragraphs = text.split(/\n{2,}/)
  const lines = paragraphs
    .flatMap((paragraph) => paragraph.split('\n'))
    .map((line) => ({ words: wordWidths(withoutRuby(line)), scale: scaleOfVoice[voiceOf(line) ?? 'usual'] }))
  const lineHeight = withoutRuby(text) === text ? 1.5 : 1.9
  const between = (paragraphs.length - 1) * 0.7 + (lines.length - paragraphs.length) * 0.28
  return (size) => {
    const high = lines.reduce((sum, { words, scale }) => {
      const letters = Math.floor(textWidth / (size * scale * letterWidth))
      return sum + linesOf(words, letters) * lineHeight * scale
    }, 0)
    return (high + between) * size
  }
}

const titleSteps = [
  { upTo: 12, size: 10.4 },
  { upTo: 22, size: 8.8 },
  { upTo: 36, size: 7.2 },
  { upTo: 54, size: 5.9 },
] as const

/** How large a title is set on a cover, in hundredths of its width. */
export function titleSize(title: string): number {
  return titleSteps.find(({ upTo }) => signsSeen(title) <= upTo)?.size ?? 4.8
}
