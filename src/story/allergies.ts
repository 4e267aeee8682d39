import type { BookLanguage, Theme } from '#book/options.ts'
import { isContentLanguage } from './house/content-language.ts'
import { loadStories } from './house/load-stories.ts'
import type { StorySource } from './house/story-schema.ts'
import { readTwist, type TwistReading, type TwistSubject } from './read-twist.ts'
import { knownIn } from './twist/judge-things.ts'
import { thingIndex } from './twist/thing-index.ts'

/** Everything in which a parent may tell of an allergy. */
export interface TellingOfAllergy {
  twist: string
  /** What was told of each who is in the book. */
  descriptions: readonly string[]
  language: BookLanguage
  subject?: TwistSubject
}

/** Tells of a text, a title or the name of a food, whether it names what somebody in the book is allergic to. */
export function allergyTest({
  twist,
  descriptions,
  language,
  subject,
}: TellingOfAllergy): (text: string) => boolean {
  if (!isContentLanguage(language)) return () => false
  const index = thingIndex(language)
  const readings = [
    readTwist(twist, language, subject),
    ...descriptions.map((description) => readTwist(description, language, { describes: true })),
  ].filter(tellsOfAllergy)
  const names = new Set(readings.flatMap(({ allergens }) => allergens))
  // Where nobody could read to what, it may be to any food.
  const toAny = readings.some(({ allergens }) => allergens.length === 0)
  const holds = index.allergens.flatMap((allergen) =>
    names.has(allergen.name) ? (allergen.holds ?? []) : [],
  )
  const bases = new Set([...names].flatMap((name) => knownIn(name, index).map(({ base }) => base)))
  return (text) =>
    holds.some((pattern) => pattern.test(text.toLowerCase())) ||
    knownIn(text, index).some(({ kind, base }) => (toAny && kind === 'food') || bases.has(base))
}

function tellsOfAllergy({ staysOut }: TwistReading): boolean {
  return staysOut.some(({ topic }) => topic === 'allergy')
}

let stories: readonly StorySource[] | undefined

/** What of a theme's own story somebody in the book is allergic to, as a notice names it; empty for none. */
export function foodsToAvoid(theme: Theme, telling: TellingOfAllergy): string[] {
  const { language } = telling
  if (!isContentLanguage(language)) return []
  stories ??= loadStories()
  const meets = allergyTest(telling)
  return stories
    .filter((story) => story.theme === theme)
    .flatMap(({ foods }) => foods.map((food) => food[language]))
    .filter(meets)
}
