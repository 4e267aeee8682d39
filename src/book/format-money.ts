import type { Cents } from './size.ts'

type Locale = 'nl' | 'en'

/** Making one takes longer than a whole page has. */
const formats: Readonly<Record<Locale, Intl.NumberFormat>> = {
  nl: new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }),
}

/** Dutch shops write it apart. */
const minus: Readonly<Record<Locale, string>> = { nl: '−\u00a0', en: '−' }

/** An amount in the reader's way: `€ 12,95` or `€12.95`; what is taken off has a true minus before it: `− € 3,50`. */
export function formatMoney(cents: Cents, locale: Locale): string {
  const amount = formats[locale].format(Math.abs(cents) / 100)
  return cents < 0 ? minus[locale] + amount : amount
}
