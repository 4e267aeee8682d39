import type { Brief, TitleBrief } from '#book/brief.ts'
import type { WrittenScene } from '#book/scene-schema.ts'
import { isContentLanguage } from '../house/content-language.ts'
import { readTwist, subjectOf } from '../read-twist.ts'
import { allergensIn } from '../twist/note-allergens.ts'
import { type Allergen, thingIndex } from '../twist/thing-index.ts'
import type { Fact } from './answers.ts'
import { wordsOf } from './check-text.ts'
import type { LanguagePrompts } from './load-prompts.ts'

/** What somebody in a book is allergic to: whoever writes is told of it, and what is written is held to it. */
export interface Allergies {
  /** A sentence each; empty where nothing is known. */
  told: string[]
  /** Words of a text that have it in them. */
  namedIn(text: string): string[]
  /** The same, of a text in which something is eaten: a fish that swims is no food. */
  eatenIn(text: string): string[]
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
  const read = facts.filter(({ kind }) => kind === 'allergy').map(({ fact }) => fact)
  const own = ownReading(brief)
  const wanted = new Set([
    ...read.flatMap((fact) => allergensIn(fact, thingIndex('english')).entries.map(({ english }) => english)),
    ...own.entries.map(({ english }) => english),
  ])
  const inEnglish = thingIndex('english').allergens.filter(({ english }) => wanted.has(english))
  const namedIn = (text: string): string[] => {
    const nameless = withoutNames(text, brief)
    return [...wanted].flatMap((name) => holding(name, nameless, brief, prompts))
  }
  return {
    told: [...read, ...own.names.map((name) => `Somebody in the book is allergic to ${name}.`)],
    namedIn,
    eatenIn: (text) => (wordsOf(text, prompts.eating).length === 0 ? [] : namedIn(text)),
    without: (scene) => ({
      ...scene,
      props: scene.props.filter(({ name }) => !inEnglish.some(({ holds }) => holds?.test(inWords(name)))),
    }),
  }
}

/** What our own readers find; they say it of the whole book, since anybody in it may be at the table. */
function ownReading({ hero, companions, twist, language }: TitleBrief | Brief): {
  names: string[]
  entries: Allergen[]
} {
  if (!isContentLanguage(language)) return { names: [], entries: [] }
  const readings = [
    readTwist(twist, language, subjectOf({ hero, companions })),
    ...[hero, ...companions].map(({ description }) => readTwist(description, language, { describes: true })),
  ]
  const names = [...new Set(readings.flatMap(({ allergens }) => allergens))]
  return { names, entries: thingIndex(language).allergens.filter(({ name }) => names.includes(name)) }
}

/** Words of a text that have an allergen in them, by the lists of `content/twists`, or else by those of the language's prompts. */
function holding(
  allergen: string,
  text: string,
  { language }: TitleBrief | Brief,
  { allergens }: LanguagePrompts,
): string[] {
  if (!isContentLanguage(language)) return wordsOf(text, allergens?.[allergen] ?? [])
  return thingIndex(language)
    .allergens.filter(({ english }) => english === allergen)
    .flatMap(({ holds }) => holds?.exec(text.toLowerCase())?.[0] ?? [])
}

/** A cat called Limón is no lemon. */
function withoutNames(text: string, { hero, companions }: TitleBrief | Brief): string {
  const names = [hero, ...companions].flatMap(({ name }) => name.split(/\s+/))
  return names.reduce((rest, name) => rest.replaceAll(name, ' '), text)
}

/** The name of a thing as it is written: iceCream. */
function inWords(name: string): string {
  return name.replace(/\p{Lu}/gu, (capital) => ` ${capital.toLowerCase()}`)
}
