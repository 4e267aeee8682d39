import type { Brief, BriefProblem, TitleBrief } from '#book/brief.ts'
import type { BookLanguage } from '#book/options.ts'
import { unspeakable } from './check-text.ts'
import { loadLanguage } from './load-prompts.ts'

/**
 * The names and the title of a brief that no book for a child has on its cover: what whoever orders it typed is read with the
 * same lists as what a model writes, also where our own storyteller tells the story. Messages are message keys.
 */
export function unspeakableInBrief(brief: TitleBrief | Brief): BriefProblem[] {
  const { hero, companions, event, language } = brief
  const named = [
    { path: 'hero.name', words: hero.name },
    ...companions.map(({ name }, index) => ({ path: `companions.${index}.name`, words: name })),
    ...(event ? [{ path: 'event.name', words: event.name }] : []),
  ]
  return [
    ...named
      .filter(({ words }) => isUnspeakable(words, language))
      .map(({ path }) => ({ path, message: 'name_not_for_children' })),
    ...('title' in brief && isUnspeakable(brief.title, language)
      ? [{ path: 'title', message: 'title_not_for_children' }]
      : []),
  ]
}

/** Whether words on a cover are abuse or harm, or tell where somebody can be found. */
export function isUnspeakable(words: string, language: BookLanguage): boolean {
  const prompts = loadLanguage(language)
  return [words, ...unstarred(words)].some((text) =>
    [text, undisguised(text)].some((one) => unspeakable(one, prompts).length > 0),
  )
}

/** Signs that are written for a letter. */
const signsOfLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '!': 'i',
  $: 's',
  '@': 'a',
}

/** Words with each vowel in the place of a star between letters: K*t. */
function unstarred(words: string): string[] {
  const star = /(?<=\p{L})\*(?=\p{L})/gu
  return star.test(words) ? [...'aeiou'].map((vowel) => words.replace(star, vowel)) : []
}

/** Words as they are meant where their letters are parted (K.u.t) or have signs in their places (Sh1t). */
function undisguised(words: string): string {
  const joined = words.replace(/(?<!\p{L})\p{L}(?:[\s.*_·-]+\p{L}){2,}(?!\p{L})/gu, (letters) =>
    letters.replace(/[^\p{L}]+/gu, ''),
  )
  return joined.replace(/[\p{L}\p{Nd}!$@]+/gu, (word) =>
    /\p{L}/u.test(word)
      ? word.replace(/[013457$@]|!(?=\p{L})/gu, (sign) => signsOfLetters[sign] ?? sign)
      : word,
  )
}
