import type { BookLanguage } from '#book/options.ts'

/** Whom a text is written for: the ages in years that `levelOfAge` gives, and grown-ups. */
export const readingLevels = ['baby', 'toddler', 'child', 'reader', 'grown'] as const
export type ReadingLevel = (typeof readingLevels)[number]

/** 0 to 2, 3 and 4, 5 to 7, 8 to 17, and from 18. */
export function levelOfAge(ageYears: number): ReadingLevel {
  if (ageYears <= 2) return 'baby'
  if (ageYears <= 4) return 'toddler'
  if (ageYears <= 7) return 'child'
  return ageYears < 18 ? 'reader' : 'grown'
}

/** Words on a page of a picture book, least and most, counted in published ones as they are read aloud. */
const wordsOnPage: Readonly<Record<ReadingLevel, readonly [number, number]>> = {
  baby: [3, 20],
  toddler: [8, 35],
  child: [25, 70],
  reader: [40, 110],
  grown: [30, 100],
}

/** Written without spaces: as many characters as other languages need for a word of a picture book. */
const charactersOfWord: Partial<Record<BookLanguage, number>> = { chinese: 1.6, japanese: 2.2 }

/** How long a page may be, in words; of languages written without spaces their length is divided by that of a word. */
export function lengthOfPage(level: ReadingLevel): readonly [least: number, most: number] {
  return wordsOnPage[level]
}

/** Words of a text, rounded. */
export function countWords(text: string, language: BookLanguage): number {
  const perWord = charactersOfWord[language]
  if (perWord !== undefined) return Math.round((text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) / perWord)
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** The most words of a sentence that is taken in at one hearing: what our editors cut at, reading aloud. */
const wordsOfSentence: Readonly<Record<ReadingLevel, number>> = {
  baby: 8,
  toddler: 12,
  child: 25,
  reader: 30,
  grown: 35,
}

/** How long a sentence may be, in words. */
export function lengthOfSentence(level: ReadingLevel): number {
  return wordsOfSentence[level]
}
