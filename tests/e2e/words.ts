import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export type Locale = 'nl' | 'en'

const folder = fileURLToPath(new URL('../../content/messages/', import.meta.url))
const messages: Record<Locale, Record<string, string>> = { nl: load('nl'), en: load('en') }

function load(locale: Locale): Record<string, string> {
  const files = readdirSync(`${folder}${locale}`).filter((file) => file.endsWith('.json'))
  return Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(`${folder}${locale}/${file}`, 'utf8')) as object),
  ) as Record<string, string>
}

/** The words on the screen, from the message files; a journey finds things as a visitor does. */
export function words(locale: Locale): (key: string, values?: Record<string, string | number>) => string {
  return (key, values = {}) => {
    const message = messages[locale][key]
    if (message === undefined) throw new Error(`there is no message ${key} in ${locale}`)
    return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
}
