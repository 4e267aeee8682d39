import { loadTwistWords } from '../twist/load-twist-words.ts'
import { findThing, type ThingIndex, thingIndex } from '../twist/thing-index.ts'
import { type ContentLanguage, contentLanguages } from './content-language.ts'
import type { StorySource } from './story-schema.ts'

/** What only has the word of a food in it, or lives. */
const notEaten: Readonly<Record<ContentLanguage, RegExp>> = {
  dutch:
    /\p{L}*staart\p{L}*|stoep|appel(?:boom|bomen|kist)|dennenappel\p{L}*|walvis|tandpasta|(?:kaas|vis)boer|in de maan te bakken|wind\? ijs/gu,
  english: /butterfl(?:y|ies)|balloons?|apple (?:trees?|box|boxes|crates?)|tea towel|sweet(?!s)/gu,
}

/**
 * Compares what a story says is eaten in it with what it draws and tells: marks a food that stands in a picture and is not
 * among them, a word for what somebody may be allergic to of which none of them has anything, and one among them that is
 * nowhere. Whoever is allergic hears of no more than stands there.
 */
export function checkFoods(story: StorySource): string[] {
  const { id, foods, spreads, cover } = story
  const parts = spreads.flatMap((spread) => [spread, ...(spread.variants ?? [])])
  const scenes = [cover, ...parts.flatMap(({ scene }) => scene ?? [])]
  const drawn = new Set<string>(scenes.flatMap(({ props }) => props.map(({ name }) => name)))
  return contentLanguages.flatMap((language) => {
    const index = thingIndex(language)
    const edible = new Set(Object.keys(loadTwistWords(language).things.things.food))
    const named = foods.map((food) => food[language])
    const motifs = new Set(named.map((food) => findThing(lastWord(food), index)?.motif))
    const told = wordsTold(story, language)
    const isThere = (food: string): boolean =>
      told.some((word) => word.includes(lastWord(food))) ||
      drawn.has(findThing(lastWord(food), index)?.motif ?? '')
    return [
      ...[...drawn]
        .filter((prop) => edible.has(prop) && !motifs.has(prop))
        .map((prop) => `${id} ${language}: ${prop} is drawn, and not among its foods`),
      ...told.flatMap((word) =>
        allergensOf(word, index)
          .filter((allergen) => !named.some((food) => allergensOf(lastWord(food), index).includes(allergen)))
          .map(
            (allergen) => `${id} ${language}: ${word} is told, and no food with ${allergen} among its foods`,
          ),
      ),
      ...named
        .filter((food) => !isThere(food))
        .map((food) => `${id} ${language}: ${food} stands among its foods, and is nowhere in it`),
    ]
  })
}

/** What of all that can be eaten a word names or has in it; nothing for who lives and what is no food. */
function allergensOf(word: string, { allergens, beings }: ThingIndex): string[] {
  if (beings.has(word)) return []
  return allergens.flatMap(({ name, named, holds }) =>
    holds !== undefined && (holds.test(word) || word.search(named) >= 0) ? [name] : [],
  )
}

/** Every word of a story in a language, each once: told, shown, picked or said by whoever comes along. */
function wordsTold({ spreads, cover, beats, picks }: StorySource, language: ContentLanguage): string[] {
  const texts: string[] = []
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  const find = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (language in value) collect((value as Record<string, unknown>)[language])
    else Object.values(value).forEach(find)
  }
  find([spreads, cover, beats, picks])
  const told = texts.join('\n').toLowerCase().replace(notEaten[language], ' ')
  return [...new Set(told.match(/[\p{L}’-]+/gu) ?? [])]
}

function lastWord(food: string): string {
  return food.split(' ').at(-1) ?? ''
}
