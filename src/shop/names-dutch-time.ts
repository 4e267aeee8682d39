import type { Country } from './address.ts'

/** Whether a time of day, which is ours, has to say so: to who reads English or has a parcel sent to where clocks differ. */
export function namesDutchTime(locale: 'nl' | 'en', country: Country | undefined): boolean {
  return locale === 'en' || country === 'GB'
}
