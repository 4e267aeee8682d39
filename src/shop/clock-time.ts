type Locale = 'nl' | 'en'

/** How dates are written in each language of the site. */
export const tags: Readonly<Record<Locale, string>> = { nl: 'nl-NL', en: 'en-GB' }
const timeZone = 'Europe/Amsterdam'

/** A time of day in Dutch time, as each language writes it everywhere: “14.32” in Dutch, “14:32” in English. */
export function clockTime(locale: Locale, date: Date): string {
  const time = new Intl.DateTimeFormat(tags[locale], { hour: '2-digit', minute: '2-digit', timeZone }).format(
    date,
  )
  return locale === 'nl' ? time.replace(':', '.') : time
}

/** The day of the week in Dutch time: “dinsdag”, “Tuesday”. */
function weekday(locale: Locale, date: Date): string {
  return new Intl.DateTimeFormat(tags[locale], { weekday: 'long', timeZone }).format(date)
}

const today: Readonly<Record<Locale, string>> = { nl: 'vandaag', en: 'today' }
const onDay: Readonly<Record<Locale, (day: string) => string>> = {
  nl: (day) => day,
  en: (day) => `on ${day}`,
}

/** A day within a week of `now`, as it stands beside a time: “vandaag”, “dinsdag”; “today”, “on Tuesday”. Days are Dutch ones. */
export function dayAround(locale: Locale, date: Date, now: Date = new Date()): string {
  const isToday = dayWithYear(locale, date) === dayWithYear(locale, now)
  return isToday ? today[locale] : onDay[locale](weekday(locale, date))
}

/** A day in Dutch time: “24 november 2026”, “24 November 2026”. */
export function dayWithYear(locale: Locale, date: Date): string {
  return new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone }).format(date)
}

const together: Readonly<Record<Locale, (day: string, time: string) => string>> = {
  nl: (day, time) => `${day} om ${time} uur`,
  en: (day, time) => `${day} at ${time}`,
}

/** A moment in Dutch time: “24 november 2026 om 14.32 uur”, “24 November 2026 at 14:32”. */
export function dayAndTime(locale: Locale, date: Date): string {
  return together[locale](dayWithYear(locale, date), clockTime(locale, date))
}
