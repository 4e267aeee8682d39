import type { Locale } from '../locale/locale.ts'

/** Where tables are had as CSV. */
export const csvPattern: Readonly<Record<Locale, string>> = {
  nl: '/operator/csv/:part',
  en: '/en/operator/csv/:part',
}

/** Where a table is had as CSV, as it is looked at. */
export function csvAddress(locale: Locale, part: string, search: URLSearchParams): string {
  const query = search.toString()
  return `${csvPattern[locale].replace(':part', part)}${query === '' ? '' : `?${query}`}`
}
