import type { BookLanguage } from './options.ts'

/** An opening sign and a closing one. */
export type QuotePair = readonly [open: string, close: string]

export interface QuoteSigns {
  /** What is printed for straight double quotes. */
  double: QuotePair
  /** What is printed for straight single ones: outside of the double ones in Dutch and English, inside them elsewhere. */
  single: QuotePair
}

const curled: QuoteSigns = { double: ['“', '”'], single: ['‘', '’'] }
const pointed: QuoteSigns = { double: ['«', '»'], single: ['“', '”'] }

/** The quotes of each book language, as its publishers set them. */
export const quoteSigns: Readonly<Record<BookLanguage, QuoteSigns>> = {
  dutch: curled,
  english: curled,
  french: pointed,
  german: { double: ['„', '“'], single: ['‚', '‘'] },
  spanish: pointed,
  italian: pointed,
  portuguese: curled,
  russian: { double: ['«', '»'], single: ['„', '“'] },
  chinese: curled,
  japanese: { double: ['「', '」'], single: ['『', '』'] },
  arabic: pointed,
  hindi: curled,
}

/** Languages whose letters stand against a quote that opens: Chinese and Japanese have no spaces, Arabic writes particles on. */
export const quotesTouchLetters: ReadonlySet<BookLanguage> = new Set(['chinese', 'japanese', 'arabic'])
