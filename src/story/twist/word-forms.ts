import type { ContentLanguage } from '../house/content-language.ts'

/** A noun, its plurals and its diminutives as people write them, right or nearly right. */
export const nounForms: Readonly<Record<ContentLanguage, (noun: string) => string[]>> = {
  dutch: dutchNoun,
  english: englishNoun,
}

/** An adjective as it stands before a noun. */
export const adjectiveForms: Readonly<Record<ContentLanguage, (adjective: string) => string[]>> = {
  dutch: (adjective) => [adjective, `${lengthened(adjective)}e`],
  english: (adjective) => [adjective],
}

const shortSyllable = /(?:^|[^aeiouáéíóúäëïöü])[aeiou][bcdfgklmnprst]$/u
const longSyllable = /([aeou])\1([bcdfghklmnprst])$/u

/** The stem before -en or -e: ball-en, man-en, huiz-en, duiv-en. */
function lengthened(word: string): string {
  if (shortSyllable.test(word)) return word + word.slice(-1)
  const open = word.replace(longSyllable, '$1$2')
  if (/(?:ui|eu|ij|ei|[aeonr])s$/u.test(open)) return open.replace(/s$/u, 'z')
  return /[^f]f$/u.test(open) ? open.replace(/f$/u, 'v') : open
}

function dutchNoun(noun: string): string[] {
  const stem = lengthened(noun)
  const small = [
    ...diminutives(noun),
    // Flemish and spoken: koekske, hondeke.
    `${noun}ske`,
    `${noun}ke`,
    `${noun}eke`,
  ]
  return [
    noun,
    `${stem}en`,
    `${noun}en`,
    `${noun}s`,
    `${noun}’s`,
    `${noun}ën`,
    ...small,
    ...small.map((form) => `${form}s`),
  ]
}

function diminutives(noun: string): string[] {
  const forms = [`${noun}je`, `${noun}tje`]
  if (noun.endsWith('m')) forms.push(`${noun}pje`)
  if (noun.endsWith('ing')) forms.push(`${noun.slice(0, -1)}kje`)
  if (/[bglmnr]$/u.test(noun) && shortSyllable.test(noun)) forms.push(`${noun}${noun.slice(-1)}etje`)
  if (/[aou]$/u.test(noun)) forms.push(`${noun}${noun.slice(-1)}tje`)
  return forms
}

function englishNoun(noun: string): string[] {
  const forms = [noun, `${noun}s`, `${noun}’s`]
  if (/(?:s|x|z|ch|sh|o)$/u.test(noun)) forms.push(`${noun}es`)
  if (/[^aeiou]y$/u.test(noun)) forms.push(`${noun.slice(0, -1)}ies`)
  if (/(?:f|fe)$/u.test(noun)) forms.push(`${noun.replace(/fe?$/u, '')}ves`)
  return forms
}

/** Whether it ends as a word of more than one: what follows it begins something else. */
export function looksPlural(form: string, language: ContentLanguage): boolean {
  return language === 'english' && /[^s]s$/u.test(form)
}
