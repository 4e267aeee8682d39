import { loadTwistWords } from '../twist/load-twist-words.ts'
import { findThing, thingIndex } from '../twist/thing-index.ts'
import { contentLanguages } from './content-language.ts'
import type { StorySource } from './story-schema.ts'

/**
 * Compares what a story says is eaten in it with what it draws and tells: marks a food that stands in a picture and is not
 * among them, and one among them that is nowhere. Whoever is allergic hears of no more than stands there.
 */
export function checkFoods({ id, foods, spreads, cover }: StorySource): string[] {
  const parts = spreads.flatMap((spread) => [spread, ...(spread.variants ?? [])])
  const scenes = [cover, ...parts.flatMap(({ scene }) => scene ?? [])]
  const drawn = new Set<string>(scenes.flatMap(({ props }) => props.map(({ name }) => name)))
  return contentLanguages.flatMap((language) => {
    const index = thingIndex(language)
    const edible = new Set(Object.keys(loadTwistWords(language).things.things.food))
    const named = foods.map((food) => food[language])
    const motifs = new Set(named.map((food) => findThing(lastWord(food), index)?.motif))
    const told = parts.map(({ text }) => `${text?.[language].short} ${text?.[language].rich}`).join(' ')
    const isThere = (food: string): boolean =>
      told.toLowerCase().includes(lastWord(food)) || drawn.has(findThing(lastWord(food), index)?.motif ?? '')
    return [
      ...[...drawn]
        .filter((prop) => edible.has(prop) && !motifs.has(prop))
        .map((prop) => `${id} ${language}: ${prop} is drawn, and not among its foods`),
      ...named
        .filter((food) => !isThere(food))
        .map((food) => `${id} ${language}: ${food} stands among its foods, and is nowhere in it`),
    ]
  })
}

function lastWord(food: string): string {
  return food.split(' ').at(-1) ?? ''
}
