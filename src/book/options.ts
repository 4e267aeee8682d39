/** The choices of the builder. Their words for people stand in the message files. */

export const genders = ['male', 'female', 'other'] as const
export type Gender = (typeof genders)[number]

export const styles = [
  'classicCartoon',
  'digitalPainting',
  'waterpaint',
  'handDrawnSketch',
  'paperCut',
  'manga',
  'minimalistic',
  'retroVintage',
  'digital',
  'comicBook',
] as const
export type Style = (typeof styles)[number]

export const themes = [
  'adventure',
  'friendship',
  'bedtime',
  'family',
  'imagination',
  'lifeLessons',
  'natureAnimals',
] as const
export type Theme = (typeof themes)[number]

export const bookLanguages = [
  'dutch',
  'english',
  'french',
  'german',
  'spanish',
  'italian',
  'portuguese',
  'russian',
  'chinese',
  'japanese',
  'arabic',
  'hindi',
] as const
export type BookLanguage = (typeof bookLanguages)[number]

/** Languages that are written without spaces between their words. */
export const withoutSpaces: ReadonlySet<BookLanguage> = new Set(['chinese', 'japanese'])

/** BCP 47 tag of each book language, for typesetting, list formatting and file metadata. */
export const languageTag: Readonly<Record<BookLanguage, string>> = {
  dutch: 'nl',
  english: 'en-GB',
  french: 'fr',
  german: 'de',
  spanish: 'es',
  italian: 'it',
  portuguese: 'pt',
  russian: 'ru',
  chinese: 'zh-Hans',
  japanese: 'ja',
  arabic: 'ar',
  hindi: 'hi',
}

/** Which way each book language is read. */
export const directionOf: Readonly<Record<BookLanguage, 'ltr' | 'rtl'>> = {
  dutch: 'ltr',
  english: 'ltr',
  french: 'ltr',
  german: 'ltr',
  spanish: 'ltr',
  italian: 'ltr',
  portuguese: 'ltr',
  russian: 'ltr',
  chinese: 'ltr',
  japanese: 'ltr',
  arabic: 'rtl',
  hindi: 'ltr',
}

/** The book language of a tag as `languageTag` has it; English where no book is written in it. */
export function languageOfTag(tag: string): BookLanguage {
  return bookLanguages.find((language) => languageTag[language] === tag) ?? 'english'
}

/**
 * What today's illustrators can make. The builder offers only these; the list grows as styles and themes join, and
 * nothing else has to change. Languages are the storyteller's.
 */
export const available = {
  styles: [
    'waterpaint',
    'paperCut',
    'classicCartoon',
    'digitalPainting',
    'handDrawnSketch',
    'manga',
    'minimalistic',
    'retroVintage',
    'digital',
    'comicBook',
  ],
  themes: ['adventure', 'friendship', 'bedtime', 'family', 'imagination', 'lifeLessons', 'natureAnimals'],
} as const satisfies { styles: Style[]; themes: Theme[] }

/**
 * Whether today's engines can make a book with these choices.
 * @param languages in which the storyteller at work writes
 */
export function isAvailable(
  choices: { style: Style; theme: Theme; language: BookLanguage },
  languages: readonly BookLanguage[],
): boolean {
  const { styles, themes } = available
  return (
    styles.some((style) => style === choices.style) &&
    themes.some((theme) => theme === choices.theme) &&
    languages.includes(choices.language)
  )
}
