import { escapePattern } from '#book/escape-pattern.ts'
import { type BookLanguage, withoutSpaces } from '#book/options.ts'
import type { LanguagePrompts } from './load-prompts.ts'
import { wordsOf } from './check-text.ts'

/** What of a language's file tells food from what is only called so. */
export type FoodWords = Pick<LanguagePrompts, 'eating' | 'giving' | 'alsoElse' | 'noFood'>

/**
 * Words of a text that are food, as the text has them: eaten, given, or only standing there. What is called so and is none is
 * left out: as a phrase (`noFood`), or as a word that names something else as well (`alsoElse`), unless something is eaten or
 * served on the page, or given in the sentence.
 * @param foods a pattern each
 */
export function foodsIn(text: string, foods: readonly RegExp[], words: FoodWords): string[] {
  const isServed = wordsOf(text, words.eating).length > 0
  return text.split(sentenceEnd).flatMap((sentence) => {
    const isFood = isServed || wordsOf(sentence, words.giving).length > 0
    return foods.flatMap((food) =>
      Array.from(
        withoutPhrases(sentence, food, words.noFood).matchAll(new RegExp(food, 'giu')),
        ([word]) => word,
      ).filter((word) => isFood || wordsOf(word, words.alsoElse).length === 0),
    )
  })
}

/** Where a sentence ends, in any script. */
export const sentenceEnd = /(?<=[.!?…。！？؟।])\s*|\n+/u

function withoutPhrases(text: string, food: RegExp, phrases: readonly string[]): string {
  return phrases.reduce(
    (rest, phrase) => rest.replace(new RegExp(phrase.replaceAll('{food}', `(?:${food.source})`), 'giu'), ' '),
    text,
  )
}

/** What stands before a stem that may begin anywhere in a word, or, in scripts without spaces, in a sentence. */
const anyBeginning = /^\\p\{L\}\*/

/**
 * The pattern of a stem in a language's file: words that begin with it. In scripts without spaces it stands anywhere, and
 * ends where the stem does.
 */
export function foodPattern(stem: string, language: BookLanguage): RegExp {
  return withoutSpaces.has(language)
    ? new RegExp(stem.replace(anyBeginning, ''), 'iu')
    : new RegExp(`(?<!\\p{L})(?:${stem})[\\p{L}\\p{M}]*`, 'iu')
}

/** From so many letters on a word is known with an ending too: in short ones the ending makes another word. */
const leastForEnding = 5

/** The pattern of a food as it is called: whole words, with what languages write on to them. */
export function wordPattern(word: string, language: BookLanguage): RegExp {
  const called = escapePattern(word.trim())
  if (withoutSpaces.has(language)) return new RegExp(called, 'iu')
  const before = language === 'arabic' ? '[وفبكلا]{0,4}' : ''
  const after = called.length < leastForEnding ? '' : '[\\p{L}\\p{M}]{0,3}'
  return new RegExp(`(?<![\\p{L}\\p{M}])${before}${called}${after}(?![\\p{L}\\p{M}])`, 'iu')
}
