import { type ReactNode, useId } from 'react'
import type { BookOrderKind } from '#shop/order.ts'
import { m } from '../messages/generated/messages.js'
import { describedBy, FieldProblem } from '../ui/field.tsx'

/** The download by itself, or the one that comes with a printed book, to which the right does not apply. */
const words: Readonly<Record<BookOrderKind, () => string>> = {
  download: m.buy_withdrawal,
  print: m.buy_withdrawal_print,
}

/** Asks whether the download may come at once, which ends the right to withdraw from it; never ticked beforehand. */
export function WithdrawalTick({
  kind,
  ticked,
  missing,
  onTick,
}: {
  kind: BookOrderKind
  ticked: boolean
  missing: boolean
  onTick: (ticked: boolean) => void
}): ReactNode {
  const id = useId()
  const problem = missing ? m.buy_withdrawal_missing() : undefined
  return (
    <div className="mt-6">
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 text-ink-strong">
        <input
          id={id}
          type="checkbox"
          name="withdrawal"
          required
          checked={ticked}
          aria-invalid={missing || undefined}
          aria-describedby={describedBy(id, null, problem)}
          onChange={(event) => onTick(event.target.checked)}
          className="size-6 flex-none accent-primary"
        />
        {words[kind]()}
      </label>
      <FieldProblem id={id} problem={problem} />
    </div>
  )
}
