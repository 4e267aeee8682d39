import type { Worth } from '#shop/discount.ts'
import type { Locale } from '../locale/locale.ts'
import { m } from '../messages/generated/messages.js'
import { formatMoney } from '#book/format-money.ts'
import { dayWords } from './time-words.ts'
import { columnWord, valueWord } from './words.ts'

/** What an act was told, as it is written down (`functions/operate.ts`). */
export type Details = Readonly<Record<string, unknown>>

const names: Readonly<Record<string, () => string>> = {
  cents: m.operator_col_amount,
  reason: m.operator_col_reason,
  count: m.operator_code_count,
  worth: m.operator_code_discount,
  from: m.operator_code_from,
  until: m.operator_code_until,
  mostUses: m.operator_code_uses,
  leastCents: m.operator_code_least,
}

/** What an act was told, in words: “Bedrag: € 24,95”. What is none, or off, is left out. */
export function detailWords(details: Details, locale: Locale): string {
  return Object.entries(details)
    .filter(([, value]) => value !== null && value !== false && value !== 0)
    .map(([name, value]) => {
      // It is said by its name alone.
      if (name === 'oncePerPerson') return m.operator_code_once()
      return `${(names[name] ?? (() => columnWord(name)))()}: ${valueOf(name, value, locale)}`
    })
    .join('; ')
}

function valueOf(name: string, value: unknown, locale: Locale): string {
  if (name === 'worth') return worthWords(value as Worth, locale)
  if (typeof value === 'number') return /cents$/i.test(name) ? formatMoney(value, locale) : String(value)
  if (typeof value !== 'string') return JSON.stringify(value)
  return /^\d{4}-\d\d-\d\d$/.test(value) ? dayWords(value, locale) : valueWord(value)
}

/** What a code takes off: “20%”, “€ 5,00”. */
export function worthWords(worth: Worth, locale: Locale): string {
  return 'percentOff' in worth ? `${worth.percentOff}%` : formatMoney(worth.centsOff, locale)
}
