import { IntlMessageFormat } from 'intl-messageformat'
import { languageTag } from '#book/options.ts'
import { agree } from './agree.ts'
import type { ContentLanguage } from './content-language.ts'

/** What a message may name. A name with `undefined` is one that this book cannot carry. */
export type Words = Readonly<Record<string, string | number | undefined>>

const compiled = new Map<string, IntlMessageFormat>()

/**
 * Fills one ICU message of the content. Values are put in as they are, so no name can break the grammar of
 * a message. Throws an `Error` that quotes the message if it is faulty or names something unknown.
 */
export function formatMessage(message: string, words: Words, language: ContentLanguage): string {
  const key = `${language} ${message}`
  let format = compiled.get(key)
  try {
    if (!format) {
      format = new IntlMessageFormat(agree(message), languageTag[language], undefined, { ignoreTag: true })
      compiled.set(key, format)
    }
    return tidy(String(format.format(words)))
  } catch (cause) {
    throw new Error(`cannot fill "${message}": ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  }
}

/** Empty variables leave double spaces, and a name or a thing may end with the stop that follows it. */
function tidy(text: string): string {
  return text
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .replace(/ ([.,!?:])/g, '$1')
    .replace(/\.{2,}/g, '.')
    .replace(/([.!?])[.](?=$|[\s’])/gm, '$1')
    .trim()
}
