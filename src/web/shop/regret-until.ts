import type { Country } from '#shop/address.ts'
import { clockTime, dayAround } from '#shop/clock-time.ts'
import { namesDutchTime } from '#shop/names-dutch-time.ts'
import type { Locale } from '../locale/locale.ts'
import { m } from '../messages/generated/messages.js'

/** Until when a print can be canceled, as a sentence. `country`: where the parcel goes, where that is known. */
export function regretUntil(locale: Locale, until: Date, country?: Country): string {
  const say = namesDutchTime(locale, country) ? m.order_regret_until_dutch_time : m.order_regret_until
  return say({ day: dayAround(locale, until), time: clockTime(locale, until) })
}
