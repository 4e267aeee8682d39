import type { ReactNode } from 'react'
import { m } from '../messages/generated/messages.js'
import { classNames } from './class-names.ts'

/** Ids that tie a field to its hint and its problem. */
export function fieldIds(id: string): { hint: string; problem: string } {
  return { hint: `${id}-hint`, problem: `${id}-problem` }
}

/** The ids a field is described by, as far as they are there. */
export function describedBy(id: string, hint: ReactNode, problem: string | undefined): string | undefined {
  const ids = fieldIds(id)
  const there = [hint ? ids.hint : '', problem === undefined ? '' : ids.problem].filter((each) => each !== '')
  return there.length === 0 ? undefined : there.join(' ')
}

/** What is wrong with a field, said beside it and read out with it. */
export function FieldProblem(props: {
  id: string
  problem: string | undefined
  className?: string
}): ReactNode {
  const { id, problem, className = 'mt-2' } = props
  return (
    <p
      id={fieldIds(id).problem}
      role="alert"
      className={classNames('font-medium text-wrong empty:hidden', className)}
    >
      {problem}
    </p>
  )
}

/** Says behind a label that nobody has to answer. */
export function OptionalMark(): ReactNode {
  return <span className="font-normal text-ink-soft"> ({m.common_optional()})</span>
}

export const fieldLabel = 'mb-2 block font-semibold text-ink-strong first-letter:uppercase'

export const fieldBox =
  'block w-full rounded-control border border-field-line bg-sheet px-4 text-ink-strong placeholder:text-ink-soft aria-invalid:border-wrong aria-invalid:shadow-[0_0_0_1px_var(--wrong)]'
