import type { BookLanguage } from '#book/options.ts'
import { wordsOf } from './check-text.ts'
import { foodPattern, sentenceEnd } from './foods-in-text.ts'
import { loadLanguage } from './load-prompts.ts'

/**
 * To what somebody is allergic by a text in a language that our own reader of wishes does not know: the foods with an allergen
 * in them that stand in a sentence with "allergic", or with what only an allergy does ("deadly for her"), in its writer's words. Null where no allergy is told of, and
 * in Dutch and English.
 */
export function toldAllergens(text: string, language: BookLanguage): string[] | null {
  const { allergic = [], perils = [], allergens = {} } = loadLanguage(language)
  const sentences = text.replaceAll("'", '’').split(sentenceEnd)
  const allergies = sentences.filter((sentence) => wordsOf(sentence, allergic).length > 0)
  const foods = Object.values(allergens)
    .flat()
    .map((stem) => foodPattern(stem, language))
  const foodsOf = (sentence: string): string[] => foods.flatMap((food) => food.exec(sentence)?.[0] ?? [])
  const dangers = sentences.filter(
    (sentence) => wordsOf(sentence, perils).length > 0 && foodsOf(sentence).length > 0,
  )
  if (allergies.length + dangers.length === 0) return null
  const found = [...allergies, ...dangers].flatMap(foodsOf)
  // The word itself, in languages where it is found anywhere.
  return [...new Set(found)].filter((word) => wordsOf(word, allergic).length === 0)
}
