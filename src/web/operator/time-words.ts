import { languageTagOfLocale, type Locale } from '../locale/locale.ts'

/** A moment, as the shop's clock tells it. */
export function timeWords(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTagOfLocale[locale], {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Amsterdam',
  }).format(new Date(iso))
}

/** A day, of an ISO date. */
export function dayWords(iso: string, locale: Locale): string {
  return inWords(new Date(iso), locale, 'UTC')
}

/** The day of a moment by the shop's clock. */
export function dayOfMoment(iso: string, locale: Locale): string {
  return inWords(new Date(iso), locale, 'Europe/Amsterdam')
}

/** The last day of what ends at a moment: at midnight that is the day before. */
export function lastDayWords(iso: string, locale: Locale): string {
  return inWords(new Date(new Date(iso).getTime() - 1), locale, 'Europe/Amsterdam')
}

function inWords(date: Date, locale: Locale, timeZone: string): string {
  return new Intl.DateTimeFormat(languageTagOfLocale[locale], { dateStyle: 'medium', timeZone }).format(date)
}
