import type { BookLanguage } from './options.ts'

/** Languages whose words are divided at the end of a line: Arabic and Hindi divide none, Chinese and Japanese need no sign. */
const dividing: ReadonlySet<BookLanguage> = new Set([
  'dutch',
  'english',
  'french',
  'german',
  'spanish',
  'italian',
  'portuguese',
  'russian',
])

/** Who is younger still spells: half a word is a word to them, and the wrong one. */
const readsInLinesFromYears = 8

/** Whether the story of a book divides long words at the end of its lines. @param age of the child it is for, in years */
export function hyphenates({ age, language }: { age: number; language: BookLanguage }): boolean {
  return age >= readsInLinesFromYears && dividing.has(language)
}
