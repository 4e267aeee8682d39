import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { cardHash } from './card-hash.ts'
import type { StepProblem } from './check-step.ts'
import { problemMessage } from './problem-message.ts'
import { stepNumber } from './steps.ts'

interface MissingListProps {
  problems: StepProblem[]
  /** Of a list of what is missing. */
  heading: string
}

/** What still has to be filled in, each with the way to its step. */
export function MissingList({ problems, heading: ofMissing }: MissingListProps): ReactNode {
  const locale = useLocale()
  // Nothing is missing where only the language is no longer written.
  const heading = problems.every(({ language }) => language !== undefined)
    ? m.builder_titles_change_language()
    : ofMissing
  return (
    <div
      role="group"
      aria-label={heading}
      tabIndex={-1}
      data-missing
      className="max-w-xl border-l-4 border-wrong pl-5 outline-none"
    >
      <h2 className="text-[1.5rem]">{heading}</h2>
      <ul className="mt-3">
        {problems.map(({ path, message, step, language, of }) => (
          <li key={path} className="flex items-center justify-between gap-x-4 border-t border-line">
            <span className="text-ink-strong">
              {of?.name ? `${of.name}: ` : ''}
              {problemMessage(message, language)}
            </span>
            <Link
              to={{ pathname: pathFor('builder', locale, { step }), hash: of ? cardHash(of.id) : '' }}
              className="inline-flex min-h-11 flex-none items-center font-semibold text-link underline underline-offset-4"
            >
              {m.builder_fix_in({ step: stepNumber(step) })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
