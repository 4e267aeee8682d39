import type { Brief, TitleBrief } from '#book/brief.ts'
import type { WrittenScene } from '#book/scene-schema.ts'
import type { BookLanguage } from '#book/options.ts'
import type { TwistTopic } from '#book/twist-topics.ts'
import { isContentLanguage } from '../house/content-language.ts'
import { readTwist, subjectOf, type TwistReading } from '../read-twist.ts'
import { allergensIn } from '../twist/note-allergens.ts'
import { knownIn } from '../twist/judge-things.ts'
import { type Allergen, type KnownThing, type ThingIndex, thingIndex } from '../twist/thing-index.ts'
import type { Fact } from './answers.ts'
import { foodPattern, foodsIn, wordPattern } from './foods-in-text.ts'
import type { LanguagePrompts } from './load-prompts.ts'
import { foodByName, namedFoods } from './named-foods.ts'
import { toldAllergens } from './told-allergens.ts'
import { namesOf } from './names-in-text.ts'
import { inWords } from './told-phrases.ts'

/** What somebody in a book is allergic to: whoever writes is told of it, and what is written is held to it. */
export interface Allergies {
  /** A sentence each; empty where nothing is known. */
  told: string[]
  /** Words of a text that are food with it in them, whoever eats it or nobody: a fish that swims is none. */
  foodsIn(text: string): string[]
  /** The plan without things that have it in them. */
  without<Scene extends Pick<WrittenScene, 'props'>>(scene: Scene): Scene
}

/**
 * The allergies that a model read from what was written, and those that our own readers find in it, who read only Dutch
 * and English. @param facts of a model, in English
 */
export function allergiesOfBook(
  brief: TitleBrief | Brief,
  facts: readonly Fact[],
  prompts: LanguagePrompts,
): Allergies {
  const english = thingIndex('english')
  const read = facts.filter(({ kind }) => kind === 'allergy')
  const found = read.map(({ fact }) => allergensIn(fact, english))
  const own = ownReading(brief)
  const wanted = new Set([
    ...found.flatMap(({ entries }) => entries.map((entry) => entry.english)),
    ...read.flatMap(({ fact }) => leftOutBy(fact)),
    ...own.entries.map((entry) => entry.english),
  ])
  const named = foodsNamed(brief, read, prompts)
  for (const food of named) for (const name of narrowest(food, brief.language, prompts)) wanted.add(name)
  const foods = [
    ...[...wanted].flatMap((name) => patternsOf(name, brief.language, prompts)),
    ...read.flatMap(({ words }) => words).map((word) => wordPattern(word, brief.language)),
    ...own.foods.map((word) => wordPattern(word, brief.language)),
    ...named.map((word) => foodByName(word, brief.language)),
  ]
  const inEnglish = [
    ...english.allergens.flatMap((entry) => (wanted.has(entry.english) ? (entry.holds ?? []) : [])),
    ...found.flatMap(({ things }) =>
      formsOfFoods(things, english).map((word) => wordPattern(word, 'english')),
    ),
  ]
  return {
    told: [
      ...read.map(({ fact }) => fact),
      ...own.told,
      ...named
        .filter((food) => read.length === 0 && !own.told.some((sentence) => sentence.includes(food)))
        .map((food) => `Somebody in the book is allergic to ${food}.`),
      ...(own.isUnknown && read.length === 0 ? [unknownAllergy] : []),
    ],
    foodsIn: (text) => [...new Set(foodsIn(withoutNames(text, brief), foods, prompts))],
    without: (scene) => ({
      ...scene,
      props: scene.props.filter(({ name }) => !inEnglish.some((food) => food.test(inWords(name)))),
    }),
  }
}

/** The foods that a parent names, or a model that read them, by their own names: also those that no list has. */
function foodsNamed(brief: TitleBrief | Brief, read: readonly Fact[], prompts: LanguagePrompts): string[] {
  const { hero, companions, twist, language } = brief
  const written = [twist, ...[hero, ...companions].map(({ description }) => description)]
  const quoted = read.flatMap(({ quote, fact }) => (language === 'english' ? [quote, fact] : [quote]))
  const texts = [...written, ...quoted]
  const told = toldAllergens(texts.join('\n'), language) ?? []
  const named = [...new Set([...texts.flatMap((text) => namedFoods(text, language, prompts)), ...told])]
  if (!isContentLanguage(language)) return named
  // What our own readers know is no food (a cat) or has its entry (pollen, latex) is theirs.
  const index = thingIndex(language)
  return named.filter((food) => {
    const { entries, things } = allergensIn(food, index)
    return entries.length === 0 && things.every(({ kind }) => kind === 'food')
  })
}

/** What somebody who eats in a way of their own (vegan) eats nothing of. */
function leftOutBy(fact: string): string[] {
  return thingIndex('english')
    .diets.filter(({ said }) => said.test(fact.toLowerCase()))
    .flatMap(({ without }) => without.map(({ english }) => english))
}

/** Where nobody could read to what, or where eating itself is hard. */
const unknownAllergy =
  'Somebody in the book cannot eat something that is not known: no food plays a part, and nobody eats.'

/** What our own readers find; they say it of the whole book, since anybody in it may be at the table. */
function ownReading({ hero, companions, twist, everyday, language }: TitleBrief | Brief): {
  told: string[]
  entries: Allergen[]
  /** Words of foods that have no entry and are only themselves. */
  foods: string[]
  isUnknown: boolean
} {
  if (!isContentLanguage(language)) return { told: [], entries: [], foods: [], isUnknown: false }
  const readings = [
    readTwist(twist, language, subjectOf({ hero, companions, everyday })),
    ...[hero, ...companions].map(({ description }) => readTwist(description, language, { describes: true })),
  ]
  const names = [...new Set(readings.flatMap(({ allergens }) => allergens))]
  const uneaten = [...new Set(readings.flatMap((reading) => reading.uneaten))]
  const index = thingIndex(language)
  const entries = index.allergens.filter(({ name }) => [...names, ...uneaten].includes(name))
  const others = names.filter((name) => !entries.some((entry) => entry.name === name))
  return {
    told: [
      ...names.map((name) => `Somebody in the book is allergic to ${name}.`),
      ...uneaten.map((name) => `Somebody in the book eats no ${name}.`),
    ],
    entries,
    foods: formsOfFoods(knownIn(others.join(' '), index), index),
    isUnknown: readings.some(tellsOfAnyFood),
  }
}

function tellsOfAnyFood({ allergens, uneaten, staysOut }: TwistReading): boolean {
  const tells = (topic: TwistTopic): boolean => staysOut.some((left) => left.topic === topic)
  return tells('eating') || (tells('allergy') && allergens.length + uneaten.length === 0)
}

/** Every form of the foods among things. */
function formsOfFoods(known: readonly KnownThing[], { things }: ThingIndex): string[] {
  const bases = new Set(known.flatMap(({ kind, base }) => (kind === 'food' ? [base] : [])))
  return [...things].flatMap(([form, { kind, base }]) => (kind === 'food' && bases.has(base) ? [form] : []))
}

/** What has an allergen in it, by the lists of `content/twists`, or else by those of the language's prompts. */
function patternsOf(allergen: string, language: BookLanguage, { allergens }: LanguagePrompts): RegExp[] {
  if (isContentLanguage(language)) {
    return thingIndex(language).allergens.flatMap(({ english, holds }) =>
      english === allergen ? (holds ?? []) : [],
    )
  }
  return (allergens?.[allergen] ?? []).map((stem) => foodPattern(stem, language))
}

/** What a food is for an allergy, by the language's lists: of those that have it the shortest, milk of milk and not bread. */
function narrowest(food: string, language: BookLanguage, { allergens = {} }: LanguagePrompts): string[] {
  const [list] = Object.entries(allergens)
    .filter(([, stems]) => stems.some((stem) => foodPattern(stem, language).test(food)))
    .toSorted(([, one], [, other]) => one.length - other.length)
  return list ? [list[0]] : []
}

/** A cat called Limón is no lemon. */
function withoutNames(text: string, brief: TitleBrief | Brief): string {
  const names = namesOf(brief).flatMap((name) => name.split(/\s+/))
  return names.reduce((rest, name) => rest.replaceAll(name, ' '), text)
}
