import { languageTag } from '#book/options.ts'
import type { ContentLanguage } from '../content-language.ts'

const formats = new Map<ContentLanguage, Intl.ListFormat>()

/** `a, b en c` or `a, b and c`. */
export function joinList(items: readonly string[], language: ContentLanguage): string {
  let format = formats.get(language)
  if (!format) {
    format = new Intl.ListFormat(languageTag[language], { type: 'conjunction' })
    formats.set(language, format)
  }
  return format.format(items)
}
