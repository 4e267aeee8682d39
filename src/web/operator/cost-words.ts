import { languageTagOfLocale, type Locale } from '../locale/locale.ts'

/** Sums with their own money as the views tell them (“19.83 EUR, 20.50 USD”), in the reader's way of writing. */
export function costWords(told: string, locale: Locale): string {
  return told.replace(/(\d+(?:\.\d+)?) ([A-Z]{3})/g, (_whole, sum: string, currency: string) =>
    new Intl.NumberFormat(languageTagOfLocale[locale], {
      style: 'currency',
      currency,
      // A book by models costs less than a cent here and there.
      maximumFractionDigits: 4,
    }).format(Number(sum)),
  )
}
