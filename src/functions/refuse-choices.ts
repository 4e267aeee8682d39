import type { BriefProblem, TitleBrief } from '#book/brief.ts'
import { isAvailable } from '#book/options.ts'
import { type Counter, refuse } from './product-function.ts'

/** The refusal of what nobody at work makes; a language says that it is that, for a page may have been open since it was offered. */
export function refuseChoices(brief: TitleBrief, { storyteller }: Counter): Response | null {
  const { languages } = storyteller
  if (isAvailable(brief, languages)) return null
  if (languages.includes(brief.language)) return refuse(422, 'choice_not_available')
  const problem: BriefProblem = { path: 'language', message: 'language_without_stories' }
  return refuse(422, problem.message, { problems: [problem] })
}
