import { languageTagOfLocale, type Locale } from '../locale/locale.ts'

/** A day as a promise names it: “vrijdag 11 december”. @param date as ISO date */
export function arrivalDay(date: string, locale: Locale): string {
  const day = new Intl.DateTimeFormat(languageTagOfLocale[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  return day.format(new Date(`${date}T12:00:00`))
}
