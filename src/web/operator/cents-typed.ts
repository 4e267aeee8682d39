import type { Locale } from '../locale/locale.ts'

/** The cents of what somebody typed as euros, with a comma or a point; null when it is no sum. */
export function centsTyped(typed: string): number | null {
  const found = /^\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*$/.exec(typed)
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : null
}

/** Cents as somebody would type them: “12,50”, “12.50”. */
export function centsToType(cents: number, locale: Locale): string {
  const euros = (cents / 100).toFixed(2)
  return locale === 'nl' ? euros.replace('.', ',') : euros
}
