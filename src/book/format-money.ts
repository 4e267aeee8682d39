import type { Cents } from '#book/size.ts'
import { languageTagOfLocale, type Locale, locales } from '../locale/locale.ts'

/** Making one takes longer than a whole page has. */
const formats = Object.fromEntries(
  locales.map((locale) => [
    locale,
    new Intl.NumberFormat(languageTagOfLocale[locale], { style: 'currency', currency: 'EUR' }),
  ]),
) as Record<Locale, Intl.NumberFormat>

/** An amount in the reader's way: `€ 12,95` or `€12.95`; what is taken off has a true minus sign. */
export function formatMoney(cents: Cents, locale: Locale): string {
  return formats[locale].format(cents / 100).replace('-', '−')
}
