import type { ReactNode } from 'react'
import { limits } from '#book/limits.ts'
import { m } from '../messages/generated/messages.js'
import { charactersLeft } from '../ui/characters-left.ts'
import { TextArea } from '../ui/text-field.tsx'
import { fieldProblem } from './field-problem.ts'
import type { StepProps } from './step-props.ts'
import { TwistReading } from './twist-reading.tsx'
import { useTakesPlots } from './use-writers.ts'

/** What the child loves; may stay empty. Below it stands how it was read. */
export function StepTwist({ draft, problems, change }: StepProps): ReactNode {
  const left = limits.twistCharacters - draft.twist.length
  const takesPlots = useTakesPlots()
  return (
    <>
      {takesPlots ? <p className="mb-5 max-w-[38em] text-ink-soft">{m.builder_twist_plot()}</p> : null}
      <TextArea
        className="max-w-2xl"
        label={m.builder_twist_label()}
        optional
        rows={6}
        placeholder={m.builder_twist_placeholder()}
        value={draft.twist}
        onText={(twist) => change({ twist })}
        hint={left <= 200 && left >= 0 ? charactersLeft(left) : undefined}
        problem={fieldProblem(problems, 'twist')}
      />
      <TwistReading draft={draft} problems={problems} change={change} />
    </>
  )
}
