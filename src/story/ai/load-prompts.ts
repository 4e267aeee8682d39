import * as z from 'zod'
import { type BookLanguage, bookLanguages } from '#book/options.ts'
import { hasPrompts, readPrompts } from '#models/read-prompts.ts'
import { readingLevels } from '../reading-level.ts'

const text = z.string().trim().min(1)
const words = z.array(text)

/** What a model is told of one language; each file is its language's author's. */
const languageSchema = z.strictObject({
  /** The language's name in English, as models know it, with its variety. */
  name: text,
  /** How a good author of this language writes for children: sound, tense, names, quotes, numbers, jokes that work. */
  craft: text,
  /** What `{readings}` in `craft` says, of a language whose books may have readings over their characters. */
  readings: z.strictObject({ without: text, with: text }).optional(),
  /** How each level sounds in this language. */
  levels: z.strictObject(
    Object.fromEntries(readingLevels.map((level) => [level, text])) as Record<
      (typeof readingLevels)[number],
      typeof text
    >,
  ),
  /** Passages at the level wanted, with nothing in them that a story could copy: two or three. */
  examples: z.array(text).min(2),
  /** What every such book says: stems of words that are not to be printed. */
  barred: words,
  /** Stems of words that no book for a child has: abuse, sex, drugs, arms. */
  never: words.min(10),
  /** Stems of what is done to hurt somebody. */
  harm: words.min(1),
  /** Regular expressions of somebody with a full name or a title who is called something; capitals count. */
  insults: words.optional(),
  /** Regular expressions of a street with its number, as this language writes it; capitals count. */
  addresses: words.min(1),
  /** Stems of words by which somebody tells of an allergy; `content/twists` has them of Dutch and English. */
  allergic: words.optional(),
  /** Phrases that tell of a death, as regular expressions in small letters; `content/twists` has them of Dutch and English. */
  deaths: words.optional(),
  /** Phrases that say it only in a sentence with the food of an allergen: deadly for her, an EpiPen. */
  perils: words.optional(),
  /** Phrases that say to what somebody is allergic, with `{food}` for what is named, as regular expressions in small letters. */
  allergicTo: words.min(1),
  /** Stems of what somebody may be allergic to and does not eat: cats, pollen; and of words that name nothing. */
  notEaten: words.min(10),
  /** Stems of food that has it in it, by what somebody may be allergic to; `content/twists` has them of Dutch and English. */
  allergens: z.record(text, words).optional(),
  /** Stems of words on a page on which something is eaten, drunk or served. */
  eating: words.min(10),
  /** Stems of verbs by which something comes to somebody: gives, gets, buys, holds. */
  giving: words.min(1),
  /** Stems of those foods that name something else as well: a fish swims, ice is on the pond. Food where something is eaten, or it is given. */
  alsoElse: words.min(5),
  /** Phrases with the word of a food and no food, as regular expressions; `{food}` is any: "free of {food}", "{food}-shaped". */
  noFood: words.min(3),
  /** What stands around a story that no model has a word for, with `{name}` of the child, in any case and of any gender. */
  plain: z.strictObject({ dedication: text, ending: text, blurb: text }),
  /** How somebody says what shall happen in a book, or who shall be in it. */
  wished: text,
})
export type LanguagePrompts = z.output<typeof languageSchema>

const tasksSchema = z.strictObject({
  /** Who the model is, and the rules of the craft; before every task. */
  author: text,
  /** What is never done, whatever a brief says; before every task. */
  safety: text,
  facts: text,
  plots: text,
  choose: text,
  outline: text,
  spreads: text,
  rewrite: text,
  frame: text,
  titles: text,
  judge: text,
  /** How a scene plan is written. */
  scenes: text,
})
export type TaskPrompts = z.output<typeof tasksSchema>

/** What models are told, from `content/prompts`. Throws when a file is faulty. */
export function loadTasks(): TaskPrompts {
  return tasksSchema.parse(readPrompts('tasks'))
}

/** The file of a language. Throws when it is faulty or missing. */
export function loadLanguage(language: BookLanguage): LanguagePrompts {
  return languageSchema.parse(readPrompts(language))
}

/** The languages that models are asked to write: all that have a file. */
export function languagesWithPrompts(): BookLanguage[] {
  return bookLanguages.filter(hasPrompts)
}
