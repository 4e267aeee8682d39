import type { BookLanguage } from '#book/options.ts'

/** The languages that the house stories are written in. */
export const contentLanguages = ['dutch', 'english'] as const satisfies readonly BookLanguage[]
export type ContentLanguage = (typeof contentLanguages)[number]

/** Whether the house stories can be told in a book's language. */
export function isContentLanguage(language: BookLanguage): language is ContentLanguage {
  return contentLanguages.some((known) => known === language)
}
