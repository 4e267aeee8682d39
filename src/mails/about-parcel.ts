import type { Tracking } from '#shop/printer.ts'
import { type MailLocale, mailPhrase } from './compose-mail.ts'

/** Who brings a parcel and how to follow it, as far as the printer tells. */
export function aboutParcel(locale: MailLocale, { carrier, number, url }: Tracking): string {
  const told: string[] = []
  if (carrier !== undefined) told.push(mailPhrase(locale, 'shipped_carrier', { carrier }))
  if (number !== undefined) told.push(mailPhrase(locale, 'shipped_number', { number }))
  if (url !== undefined) told.push(mailPhrase(locale, 'shipped_link', { url }))
  if (number === undefined && url === undefined) told.push(mailPhrase(locale, 'shipped_plain'))
  return told.join(' ')
}
