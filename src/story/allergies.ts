import type { TitleBrief } from '#book/brief.ts'
import type { BookLanguage, Theme } from '#book/options.ts'
import { isContentLanguage } from './house/content-language.ts'
import { loadStories } from './house/load-stories.ts'
import type { StorySource } from './house/story-schema.ts'
import { readTwist, subjectOf, type TwistReading, type TwistSubject } from './read-twist.ts'
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

/** Where a brief may tell of an allergy: in its twist and in what was told of each who is in it. */
export function tellingOf(
  { twist, hero, companions, everyday }: Pick<TitleBrief, 'twist' | 'hero' | 'companions' | 'everyday'>,
  language: BookLanguage,
): TellingOfAllergy {
  const descriptions = [hero, ...companions].map(({ description }) => description)
  return { twist, descriptions, language, subject: subjectOf({ hero, companions, everyday }) }
}

/** Tells of a text, a title or the name of a food, whether it names what somebody in the book is allergic to. */
export function allergyTest(telling: TellingOfAllergy): (text: string) => boolean {
  const { language } = telling
  if (!isContentLanguage(language)) return () => false
  const index = thingIndex(language)
  const readings = readingsOf(telling)
  const names = new Set(readings.flatMap(({ allergens }) => allergens))
  const toAny = readings.some(tellsOfAny)
  const holds = index.allergens.flatMap((allergen) =>
    names.has(allergen.name) ? (allergen.holds ?? []) : [],
  )
  const bases = new Set([...names].flatMap((name) => knownIn(name, index).map(({ base }) => base)))
  return (text) =>
    holds.some((pattern) => pattern.test(text.toLowerCase())) ||
    knownIn(text, index).some(({ kind, base }) => (toAny && kind === 'food') || bases.has(base))
}

/** What of a brief tells of an allergy, or of somebody who cannot eat. */
function readingsOf({ twist, descriptions, language, subject }: TellingOfAllergy): TwistReading[] {
  return [
    readTwist(twist, language, subject),
    ...descriptions.map((description) => readTwist(description, language, { describes: true })),
  ].filter(({ staysOut }) => staysOut.some(({ topic }) => topic === 'allergy' || topic === 'eating'))
}

/** Where nobody could read to what, or where eating itself is hard, it may be any food. */
function tellsOfAny({ allergens, staysOut }: TwistReading): boolean {
  return allergens.length === 0 || staysOut.some(({ topic }) => topic === 'eating')
}

let stories: readonly StorySource[] | undefined

/** What of a theme's own story somebody in the book is allergic to, as a notice names it; empty for none. */
export function foodsToAvoid(theme: Theme, telling: TellingOfAllergy): string[] {
  const { language } = telling
  if (!isContentLanguage(language)) return []
  stories ??= loadStories()
  const meets = readingsOf(telling).some(tellsOfAny) ? () => true : allergyTest(telling)
  return stories
    .filter((story) => story.theme === theme)
    .flatMap(({ foods }) => foods.map((food) => food[language]))
    .filter(meets)
}
