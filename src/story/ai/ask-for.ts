import type { Brief, TitleBrief } from '#book/brief.ts'
import type { Companion, Hero } from '#book/character.ts'
import { wantsFurigana } from '#book/ruby.ts'
import { sizeTable } from '#book/size.ts'
import { type Trait, traitTable } from '#book/traits.ts'
import { traitsOf } from '#book/traits-of.ts'
import { mostTokensOfSpread, mostTokensOfTask } from '#models/most-of-story.ts'
import { lengthOfPage, levelOfAge } from '../reading-level.ts'
import { type Allergies, allergiesOfBook } from './allergies-of-book.ts'
import type { Fact } from './answers.ts'
import { unspeakable } from './check-text.ts'
import { type LanguagePrompts, loadLanguage, loadTasks, type TaskPrompts } from './load-prompts.ts'
import type { ModelRequest } from './language-model.ts'
import type { Moderator } from './moderator.ts'

/** Everything that requests about one book have in common. */
export interface Commission {
  /** Names the book; see `ModelRequest`. */
  work: string
  brief: TitleBrief | Brief
  tasks: TaskPrompts
  language: LanguagePrompts
  allergies: Allergies
  /** Reads along, where one is configured. */
  moderator: Moderator | null
}

/**
 * Opens a commission. Throws when a file of `content/prompts` is faulty.
 * @param facts that were read for it; none before
 */
export function commission(
  brief: TitleBrief | Brief,
  work: string,
  { facts = [], moderator = null }: { facts?: readonly Fact[]; moderator?: Moderator | null } = {},
): Commission {
  const language = loadLanguage(brief.language)
  const allergies = allergiesOfBook(brief, facts, language)
  return { work, brief, tasks: loadTasks(), language, allergies, moderator }
}

type Task = Exclude<keyof TaskPrompts, 'author' | 'safety' | 'scenes'>
const tasksWithScenes: ReadonlySet<Task> = new Set(['spreads', 'rewrite', 'frame'])

/**
 * A request: the author's rules first, the same for every task of a language, so that providers can keep them at hand;
 * then the task; the material apart from both.
 * @param name of the request in the accounts, where it is not the task's own
 */
export function askFor(
  { work, brief, tasks, language, allergies: { told: allergies } }: Commission,
  task: Task,
  material: Record<string, unknown>,
  { name = task, from = 0, round = 0 }: { name?: string; from?: number; round?: number } = {},
): ModelRequest {
  const level = levelOfAge(brief.hero.age)
  const [least, most] = lengthOfPage(level)
  const spreads = 'size' in brief ? sizeTable[brief.size].spreads : 0
  const values: Readonly<Record<string, string | number>> = {
    language: language.name,
    wished: language.wished,
    level,
    least,
    most,
    spreads,
    from,
    round,
    readings: readingsOf(brief, language),
  }
  const instructions = [
    tasks.author,
    tasks.safety,
    `The language of the book: ${language.name}.\n${language.craft}`,
    `The level \`${level}\`: ${language.levels[level]}`,
    `Passages at the level wanted (never copy from them):\n${language.examples.join('\n---\n')}`,
    ...(tasksWithScenes.has(task) ? [tasks.scenes] : []),
    tasks[task],
  ]
    .join('\n\n')
    .replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole))
  return {
    work,
    task: name,
    instructions,
    material: JSON.stringify(
      {
        brief: told(brief, task === 'facts'),
        // Whoever reads facts has it in its own words.
        ...(task !== 'facts' && allergies.length > 0 && { allergies }),
        ...material,
      },
      null,
      1,
    ),
    mostTokens: mostTokensOfTask[task] + (task === 'spreads' ? mostTokensOfSpread * (spreads - from) : 0),
  }
}

/** Whether the text of pages has readings over its characters, in words for whoever writes. */
function readingsOf(brief: TitleBrief | Brief, { readings }: LanguagePrompts): string {
  if (!readings) return ''
  return 'size' in brief && wantsFurigana(brief) ? readings.with : readings.without
}

/**
 * What of a brief a model is told: whoever is in it, as scenes name them, without looks and files. What was written in
 * free words is told to whoever reads facts from it, and to nobody else: the rest knows the facts that may be told, and what
 * somebody uses.
 */
function told(brief: TitleBrief | Brief, inFull: boolean): Record<string, unknown> {
  const { hero, companions, theme, twist } = brief
  const written = (one: Hero | Companion): { description?: string; uses?: Trait[] } => {
    if (inFull) return { description: one.description }
    const uses = [...traitsOf(one)].filter((trait) => traitTable[trait].of === 'help')
    return uses.length > 0 ? { uses } : {}
  }
  return {
    hero: { name: hero.name, age: hero.age, gender: hero.gender, ...written(hero) },
    companions: companions.map((companion, index) => ({
      as: `companion${index + 1}`,
      name: companion.name,
      kind: companion.kind,
      ...(companion.kind === 'person'
        ? {
            age: companion.age,
            gender: companion.gender,
            ...(companion.relation && { isToTheChild: companion.relation }),
          }
        : { species: companion.species }),
      ...written(companion),
    })),
    theme,
    // Whoever reads facts is asked before there is a title, and the same once there is one.
    ...(inFull ? { twist } : 'title' in brief && { title: brief.title }),
  }
}

/**
 * Facts that may be told: what is sensitive leads a story with a parent's yes, and there is no such story yet. Of an
 * allergy is told apart: it keeps food out, and is nothing to play with. Whoever read the facts may have taken a telephone
 * number, somebody's being hurt or called names, for one.
 */
export function tellableFacts(facts: readonly Fact[]): Pick<Fact, 'kind' | 'fact'>[] {
  const english = loadLanguage('english')
  return facts
    .filter(({ kind, sensitive }) => !sensitive && kind !== 'allergy')
    .filter(({ fact }) => unspeakable(fact, english).length === 0)
    .map(({ kind, fact }) => ({ kind, fact }))
}
