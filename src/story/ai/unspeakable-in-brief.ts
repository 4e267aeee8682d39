import type { Brief, BriefProblem, TitleBrief } from '#book/brief.ts'
import type { BookLanguage } from '#book/options.ts'
import { unspeakable } from './check-text.ts'
import { loadLanguage } from './load-prompts.ts'

/**
 * The names and the title of a brief that no book for a child has on its cover: what whoever orders it typed is read with the
 * same lists as what a model writes, also where our own storyteller tells the story. Messages are message keys.
 */
export function unspeakableInBrief(brief: TitleBrief | Brief): BriefProblem[] {
  const { hero, companions, language } = brief
  const named = [
    { path: 'hero.name', words: hero.name },
    ...companions.map(({ name }, index) => ({ path: `companions.${index}.name`, words: name })),
  ]
  return [
    ...named
      .filter(({ words }) => isUnspeakable(words, language))
      .map(({ path }) => ({ path, message: 'name_not_for_children' })),
    ...('title' in brief && isUnspeakable(brief.title, language)
      ? [{ path: 'title', message: 'title_not_for_children' }]
      : []),
  ]
}

/** Whether words on a cover are abuse or harm, or tell where somebody can be found. */
export function isUnspeakable(words: string, language: BookLanguage): boolean {
  return unspeakable(words, loadLanguage(language)).length > 0
}
