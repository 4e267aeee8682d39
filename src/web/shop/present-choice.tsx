import type { ReactNode } from 'react'
import type { Country } from '#shop/address.ts'
import type { BookOrderKind } from '#shop/order.ts'
import { isExport } from '#shop/vat.ts'
import { PresentFields } from '../gift/present-fields.tsx'
import type { PresentProblems } from '../gift/present-form.ts'
import { m } from '../messages/generated/messages.js'
import type { KeptPresent } from './use-kept-present.ts'

export interface PresentChoiceProps {
  kind: BookOrderKind
  /** First name of the child that the book is about. */
  child: string
  present: KeptPresent
  /** By when a printed one is there, in words; null: that is not known yet. */
  arrivesBy: string | null
  /** Where a printed one goes; undefined: that is not known yet. */
  country: Country | undefined
  problems: PresentProblems
  onChange: (changed: Partial<KeptPresent>) => void
}

/** Whether the book is a present, and then from whom, with which words, and when; never ticked beforehand. */
export function PresentChoice(props: PresentChoiceProps): ReactNode {
  const { kind, child, present, arrivesBy, country, problems, onChange } = props
  const { isGiven, draft } = present
  return (
    <section className="mt-8 max-w-[38rem]">
      <label className="flex min-h-11 items-center gap-3 text-lg font-semibold text-ink-strong">
        <input
          type="checkbox"
          name="present"
          checked={isGiven}
          onChange={(event) => onChange({ isGiven: event.target.checked })}
          className="size-6 flex-none accent-primary"
        />
        {m.present_tick()}
      </label>
      {isGiven ? (
        <div className="mt-2 border-l-4 border-brick pl-[min(1.25rem,4vw)]">
          {kind === 'print' ? (
            <>
              <p>{m.present_about_print()}</p>
              <p className="mt-3 mb-6">
                {m.present_print_day()}{' '}
                {arrivesBy === null ? null : m.present_print_arrives({ date: arrivesBy })}{' '}
                {country !== undefined && isExport(country) ? m.present_print_customs() : null}
              </p>
            </>
          ) : (
            <p className="mb-6">{m.present_about()}</p>
          )}
          <PresentFields
            kind={kind}
            child={child}
            draft={draft}
            problems={problems}
            onChange={(changed) => onChange({ draft: { ...draft, ...changed } })}
          />
        </div>
      ) : null}
    </section>
  )
}
