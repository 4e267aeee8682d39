import type { Theme } from '#book/options.ts'
import { themeName } from '../builder/option-names.ts'
import type { Locale } from '../locale/locale.ts'

/** A row of `content/reviews/{locale}.json`. */
interface ReviewRow {
  /** Written by us to show what a review looks like; real ones leave it out. */
  sample?: true
  text: string
  parent: string
  child: string
  theme: Theme
}

export interface Review extends Omit<ReviewRow, 'theme' | 'sample'> {
  sample: boolean
  /** In the visitor's language. */
  theme: string
}

const files = import.meta.glob<ReviewRow[]>('/content/reviews/*.json', { eager: true, import: 'default' })

/** What parents say, in a language. */
export function reviewsIn(locale: Locale): Review[] {
  const rows = files[`/content/reviews/${locale}.json`] ?? []
  return rows.map((row) => ({ ...row, sample: row.sample ?? false, theme: themeName[row.theme]() }))
}
