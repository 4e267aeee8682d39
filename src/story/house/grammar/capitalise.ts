import { languageTag } from '#book/options.ts'
import type { ContentLanguage } from '../content-language.ts'

/** Short words with an apostrophe before them, which leave the capital to the next: ’s Nachts. */
const unstressed: Readonly<Record<ContentLanguage, RegExp | null>> = {
  dutch: /^(’[tsnk] )(.*)$/su,
  english: null,
}

/** A capital for the start of a sentence; Dutch `ij` is one letter: ijs, IJs (but Ijeoma). Scripts without capitals stay. */
export function capitalise(text: string, language: ContentLanguage): string {
  if (/^ij(?![aeiou])/i.test(text)) return `IJ${text.slice(2)}`
  const apostrophe = unstressed[language]?.exec(text)
  if (apostrophe) return `${apostrophe[1]}${capitalise(apostrophe[2] ?? '', language)}`
  const [first = '', ...rest] = [...text]
  return first.toLocaleUpperCase(languageTag[language]) + rest.join('')
}
