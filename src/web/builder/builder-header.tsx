import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Wordmark } from '../layout/header.tsx'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { PageProgress } from '../ui/page-progress.tsx'
import { stepName } from './step-words.ts'
import { type BuilderStep, builderSteps, stepNumber } from './steps.ts'
import './builder.css'

/** The name of the house, how far the book is, and the way out. */
export function BuilderHeader({ step }: { step: BuilderStep }): ReactNode {
  const locale = useLocale()
  const numbers = { step: stepNumber(step), total: builderSteps.length }
  return (
    <header className="builder-header">
      <Wordmark />
      <div className="ml-auto flex gap-x-3 gap-y-1 max-md:flex-col max-md:items-end md:items-center">
        <PageProgress
          label={m.builder_progress({ ...numbers, name: stepName[step]() })}
          current={numbers.step - 1}
          pages={builderSteps.map((each) => ({
            label: m.builder_step_link({ step: stepNumber(each), name: stepName[each]() }),
            to: stepNumber(each) < numbers.step ? pathFor('builder', locale, { step: each }) : null,
          }))}
        />
        <span aria-hidden="true" className="text-small leading-tight whitespace-nowrap text-ink-soft">
          {m.builder_short_progress(numbers)}{' '}
          <span className="font-semibold text-ink-strong">{stepName[step]()}</span>
        </span>
      </div>
      <Link
        to={pathFor('home', locale)}
        className="ml-4 flex min-h-11 items-center font-medium whitespace-nowrap text-ink-strong no-underline underline-offset-4 hover:underline max-sm:hidden"
      >
        {m.builder_save_and_stop()}
      </Link>
    </header>
  )
}
