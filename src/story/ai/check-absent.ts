import type { Brief } from '#book/brief.ts'
import { loadTelling } from './load-telling.ts'
import { castOf, isNamed, namePattern } from './names-in-text.ts'
import { sentencesTold } from './narration.ts'
import { phrasesOf } from './told-phrases.ts'
import type { WrittenSpread } from './written-story.ts'

/**
 * Who is said to be absent, and does something on the page: named outside of speech in a sentence that says neither that
 * they are elsewhere nor only speaks of them (`elsewhere` in `content/telling`). Who is there by a pronoun or by what
 * they are (her grandmother) is left to the second editor.
 */
export function absentFaults({ text, scene, absent }: WrittenSpread, brief: Brief): string[] {
  const away = new Set(absent.map((name) => name.toLocaleLowerCase()))
  const shown = new Set<string>(scene.cast.map(({ who }) => who))
  const { elsewhere } = loadTelling(brief.language)
  return castOf(brief)
    .filter(({ who, name }) => away.has(name.toLocaleLowerCase()) && !shown.has(who))
    .flatMap(({ who, name }) => {
      const patterns = phrasesOf(elsewhere, namePattern(name, brief), brief.language)
      const acts = sentencesTold(text, brief.language).find(
        (sentence) => isNamed(sentence, name, brief) && !patterns.some((pattern) => pattern.test(sentence)),
      )
      return acts === undefined
        ? []
        : [
            `${name} is absent, and the text has them there (“${acts}”): ${who} is in the picture, or is only spoken of`,
          ]
    })
}
