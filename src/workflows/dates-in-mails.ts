import type { Country } from '#shop/address.ts'
import { clockTime, dayAround, tags } from '#shop/clock-time.ts'
import { namesDutchTime } from '#shop/names-dutch-time.ts'

type Locale = 'nl' | 'en'

const timeZone = 'Europe/Amsterdam'

/** A day in words: “vrijdag 4 december”. */
export function longDate(locale: Locale, date: Date): string {
  return new Intl.DateTimeFormat(tags[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  }).format(date)
}

const words: Readonly<Record<Locale, (day: string, time: string) => string>> = {
  nl: (day, time) => `${day.charAt(0).toUpperCase()}${day.slice(1)} om ${time} uur`,
  en: (day, time) => `at ${time} ${day}`,
}
const ourClock: Readonly<Record<Locale, string>> = { nl: 'Nederlandse tijd', en: 'Dutch time' }

/**
 * A time of day as it begins or ends a sentence of the mails: “Dinsdag om 14.32 uur”, “at 14:32 on Tuesday (Dutch
 * time)”, “at 14:32 today”. `country`: where the parcel goes; `now`: when it is sent.
 */
export function timeOfDay(
  locale: Locale,
  date: Date,
  country: Country | undefined,
  now: Date = new Date(),
): string {
  const told = words[locale](dayAround(locale, date, now), clockTime(locale, date))
  return namesDutchTime(locale, country) ? `${told} (${ourClock[locale]})` : told
}
