import { type BriefProblem, parseBrief } from '#book/brief.ts'
import type { BookLanguage } from '#book/options.ts'
import { briefInput } from './draft-brief.ts'
import { type Draft, sizesTold } from './draft.ts'
import { stillRefused } from './refused-words.ts'
import { type BuilderStep, builderSteps } from './steps.ts'

export interface StepProblem extends BriefProblem {
  step: BuilderStep
  /** The language that was chosen, where it is what is wrong. */
  language?: BookLanguage
  /** Of whom, where it is somebody who joins in. */
  of?: { id: string; name: string }
}

/** The languages that whoever is at work writes; null where it is not known. */
type Offered = readonly BookLanguage[] | null

const stepOfField: Readonly<Record<string, BuilderStep>> = {
  'hero.name': 'who',
  'hero.age': 'who',
  'hero.gender': 'who',
  hero: 'characters',
  companions: 'characters',
  style: 'style',
  theme: 'theme',
  twist: 'twist',
  event: 'twist',
  language: 'language',
  title: 'title',
  size: 'size',
}

/**
 * Whether a draft, kept for some time, is for a book in a language that nobody writes any more: it is not offered, or was when
 * this page was opened and the server has refused it since.
 */
export function languageIsGone({ language }: Pick<Draft, 'language'>, offered: Offered): boolean {
  if (language === null) return false
  const isRefused = stillRefused({ language }).some(({ path }) => path === 'language')
  return isRefused || (offered !== null && !offered.includes(language))
}

/** Everything that is wrong or missing in the draft, one thing a field, in the order of the steps. */
export function draftProblems(draft: Draft, offered: Offered): StepProblem[] {
  const input = briefInput(draft)
  const checked = parseBrief(input)
  const { language } = draft
  const gone =
    language !== null && languageIsGone(draft, offered)
      ? [{ path: 'language', message: 'language_without_stories', language }]
      : []
  const { size } = draft
  const unknownSize =
    size !== null && sizesTold(draft)?.includes(size) === false
      ? [{ path: 'size', message: 'event_size_closed' }]
      : []
  const problems = [...gone, ...unknownSize, ...(checked.ok ? [] : checked.problems), ...stillRefused(input)]
  return problems
    .filter(({ path }, index) => problems.findIndex((other) => other.path === path) === index)
    .map((problem) => ({ ...problem, step: stepOf(problem.path), ...whoseOf(problem.path, draft) }))
    .sort((first, second) => builderSteps.indexOf(first.step) - builderSteps.indexOf(second.step))
}

/** What keeps one step from being left, by the path of the field. */
export function stepProblems(step: BuilderStep, draft: Draft, offered: Offered): Map<string, string> {
  return new Map(
    draftProblems(draft, offered)
      .filter((problem) => problem.step === step)
      .map(({ path, message }) => [path, message]),
  )
}

/**
 * Why no titles can be made yet: what is missing before the title step, in the words of that step (an empty
 * age is required there, where it was no number in its own field).
 */
export function missingForTitles(draft: Draft, offered: Offered): StepProblem[] {
  return draftProblems(draft, offered)
    .filter(({ step }) => step !== 'title' && step !== 'size')
    .map((problem) => ({ ...problem, message: requiredKey(problem, draft) }))
}

function requiredKey(problem: StepProblem, draft: Draft): string {
  if (problem.path === 'hero.age' && draft.age.trim() === '') return 'age_required'
  if (problem.path === 'language' && draft.language === null) return 'language_required'
  return problem.message
}

function whoseOf(path: string, { companions }: Draft): Pick<StepProblem, 'of'> {
  const [first, index = ''] = path.split('.')
  const companion = first === 'companions' ? companions[Number(index)] : undefined
  return companion ? { of: { id: companion.id, name: companion.name.trim() } } : {}
}

function stepOf(path: string): BuilderStep {
  const [first = '', second = ''] = path.split('.')
  return stepOfField[`${first}.${second}`] ?? stepOfField[first] ?? 'who'
}
