import type { ReactNode } from 'react'
import type { BookLanguage } from '#book/options.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { problemMessage } from './problem-message.ts'
import { useWritesOwn } from './use-writers.ts'

/** Why a model told no titles, other than what whoever writes the book may try again. */
const ofModel: ReadonlySet<string> = new Set([
  'titles_refused',
  'titles_unusable',
  'titles_away',
  'titles_budget',
])

export interface TitleProblemProps {
  /** A message key. */
  problem: string
  language: BookLanguage | null
  /** Asks for titles of our own storyteller. */
  askOwn: () => void
}

/** Says why there are no titles, and what can be done about it. */
export function TitleProblem({ problem, language, askOwn }: TitleProblemProps): ReactNode {
  const locale = useLocale()
  const isOwn = useWritesOwn(language)
  if (!ofModel.has(problem)) {
    return (
      <p role="alert" className="mb-3 font-medium text-wrong">
        {problemMessage(problem)}
      </p>
    )
  }
  return (
    <div className="mb-3">
      <p role="alert" className="text-ink-strong">
        {problemMessage(problem)} {isOwn ? '' : m.builder_titles_no_shelf()}
      </p>
      <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        {isOwn ? (
          <Button look="secondary" onClick={askOwn} className="max-sm:w-full">
            {m.builder_titles_own_shelf()}
          </Button>
        ) : (
          <LinkButton
            look="secondary"
            to={pathFor('builder', locale, { step: 'language' })}
            className="max-sm:w-full"
          >
            {m.builder_titles_change_language()}
          </LinkButton>
        )}
        {problem === 'titles_refused' ? (
          <LinkButton look="text" to={pathFor('builder', locale, { step: 'twist' })}>
            {m.builder_titles_change_words()}
          </LinkButton>
        ) : null}
      </p>
    </div>
  )
}
