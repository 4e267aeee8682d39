import { type ReactNode, useId } from 'react'
import { describedBy, FieldProblem, fieldLabel } from './field.tsx'
import { classNames } from './class-names.ts'

export interface ChoiceGroupProps {
  legend: ReactNode
  /** The question above already says it: kept for screen readers only. */
  hideLegend?: boolean
  problem?: string | undefined
  className?: string
  children: ReactNode
}

/** A question with a few answers; the answers are radio buttons inside. */
export function ChoiceGroup({
  legend,
  hideLegend,
  problem,
  className,
  children,
}: ChoiceGroupProps): ReactNode {
  const id = useId()
  return (
    <fieldset
      aria-describedby={describedBy(id, null, problem)}
      aria-invalid={problem !== undefined || undefined}
      className="min-w-0"
    >
      <legend className={hideLegend ? 'sr-only' : fieldLabel}>{legend}</legend>
      {/* Where the answers fill the screen, what is wrong stands before them: below they would hide it. */}
      {hideLegend ? <FieldProblem id={id} problem={problem} className="mb-5" /> : null}
      <div className={classNames(className)}>{children}</div>
      {hideLegend ? null : <FieldProblem id={id} problem={problem} />}
    </fieldset>
  )
}
