import type { BookLanguage } from '#book/options.ts'
import { wordsOf } from './check-text.ts'
import { foodPattern } from './foods-in-text.ts'
import { loadLanguage } from './load-prompts.ts'

/**
 * To what somebody is allergic by a text in a language that our own reader of wishes does not know: the foods with an allergen
 * in them that stand in a sentence with "allergic", in its writer's words. Null where no allergy is told of, and
 * in Dutch and English.
 */
export function toldAllergens(text: string, language: BookLanguage): string[] | null {
  const { allergic = [], allergens = {} } = loadLanguage(language)
  const sentences = text
    .split(/(?<=[.!?…。！？؟।])\s*|\n+/u)
    .filter((sentence) => wordsOf(sentence, allergic).length > 0)
  if (sentences.length === 0) return null
  const foods = Object.values(allergens)
    .flat()
    .map((stem) => foodPattern(stem, language))
  const found = sentences.flatMap((sentence) => foods.flatMap((food) => food.exec(sentence)?.[0] ?? []))
  // The word itself, in languages where it is found anywhere.
  return [...new Set(found)].filter((word) => wordsOf(word, allergic).length === 0)
}
