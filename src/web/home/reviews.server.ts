import type { Theme } from '#book/options.ts'
import { themeName } from '../builder/option-names.ts'
import type { Locale } from '../locale/locale.ts'
import { m } from '../messages/generated/messages.js'

/** A row of `content/reviews/{locale}.json`. */
interface ReviewRow {
  /** Written by us to show what a review looks like; real ones leave it out. */
  sample?: true
  text: string
  parent: string
  child: string
  theme: Theme
}

export interface Review {
  sample: boolean
  text: string
  /** Who says so and what the book was about, in the visitor's language. */
  by: string
  theme: string
}

const files = import.meta.glob<ReviewRow[]>('/content/reviews/*.json', { eager: true, import: 'default' })

/** What parents say, in a language. */
export function reviewsIn(locale: Locale): Review[] {
  const rows = files[`/content/reviews/${locale}.json`] ?? []
  return rows.map(({ sample = false, text, parent, child, theme }) => ({
    sample,
    text,
    by: m.home_reviews_by({ parent, child }),
    theme: m.home_reviews_theme({ theme: themeName[theme]() }),
  }))
}
