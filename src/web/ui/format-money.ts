import type { Cents } from '#book/size.ts'
import { languageTagOfLocale, type Locale } from '../locale/locale.ts'

/** An amount in the reader's way: `€ 12,95` or `€12.95`; what is taken off has a true minus sign. */
export function formatMoney(cents: Cents, locale: Locale): string {
  return new Intl.NumberFormat(languageTagOfLocale[locale], { style: 'currency', currency: 'EUR' })
    .format(cents / 100)
    .replace('-', '−')
}
