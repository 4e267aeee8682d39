import type { Brief, BriefProblem, TitleBrief } from '#book/brief.ts'
import { isAvailable } from '#book/options.ts'
import type { Storyteller } from '#story/storyteller.ts'
import { type Counter, refuse } from './product-function.ts'

/** The refusal of what nobody at work makes; a language says that it is that, for a page may have been open since it was offered. */
export function refuseChoices(brief: TitleBrief, { storyteller }: Counter): Response | null {
  const { languages } = storyteller
  if (isAvailable(brief, languages))
    return !tells(brief, storyteller)
      ? refuseFor('event.who', 'event_not_told')
      : comesIn(brief, storyteller)
        ? null
        : refuseFor('size', 'event_size_closed')
  if (languages.includes(brief.language)) return refuse(422, 'choice_not_available')
  return refuseFor('language', 'language_without_stories')
}

function refuseFor(path: string, message: string): Response {
  const problem: BriefProblem = { path, message }
  return refuse(422, message, { problems: [problem] })
}

/** Whether the story that its title is of comes in the size that was chosen. */
function comesIn(brief: TitleBrief | Brief, storyteller: Storyteller): boolean {
  if (!('size' in brief)) return true
  return storyteller.sizesOfTitle?.(brief, brief.title)?.includes(brief.size) ?? true
}

/** Whether what happened is told of whom it happened to, in the size that was chosen. */
function tells(brief: TitleBrief | Brief, storyteller: Storyteller): boolean {
  const { event, hero, language } = brief
  if (event === undefined) return true
  const about = storyteller
    .eventStories(language, hero.age)
    .find(({ story }) => story === event.story)
    ?.about.find(({ who }) => who === event.who)
  return about !== undefined && (!('size' in brief) || about.sizes.includes(brief.size))
}
