import { type ReactNode, useId } from 'react'
import { describedBy, FieldProblem, fieldLabel } from './field.tsx'
import { MinusIcon, PlusIcon } from './icons.tsx'

export interface NumberFieldProps {
  label: string
  less: string
  more: string
  min: number
  max: number
  /** Where the buttons begin when nothing has been typed. */
  start: number
  value: string
  onText: (value: string) => void
  problem?: string | undefined
}

/** A whole number with large buttons beside it; what is typed stays text until it is checked. */
export function NumberField(props: NumberFieldProps): ReactNode {
  const { label, less, more, min, max, start, value, onText, problem } = props
  const id = useId()
  const typed = Number.parseInt(value, 10)
  const step = (by: number): void => {
    onText(String(Number.isNaN(typed) ? start : Math.min(max, Math.max(min, typed + by))))
  }
  return (
    // As wide with a problem below it as without: what stands beside it does not move.
    <div className="w-[min(13.5rem,100%)]">
      <label htmlFor={id} className={fieldLabel}>
        {label}
      </label>
      <div className="flex items-center gap-[min(0.75rem,3.75vw)]">
        <button type="button" aria-label={less} onClick={() => step(-1)} className={roundButton}>
          <MinusIcon />
        </button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          maxLength={6}
          onChange={(event) => onText(event.target.value)}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={describedBy(id, null, problem)}
          className="display min-h-13 w-[2.4em] min-w-0 rounded-none border-0 border-b-2 border-ink-strong bg-transparent text-center text-[2.2rem] !leading-none text-ink-strong focus-visible:outline-offset-4 aria-invalid:border-wrong"
        />
        <button type="button" aria-label={more} onClick={() => step(1)} className={roundButton}>
          <PlusIcon />
        </button>
      </div>
      <FieldProblem id={id} problem={problem} />
    </div>
  )
}

const roundButton =
  'grid size-[max(44px,min(3.25rem,13.3vw))] flex-none place-items-center rounded-control border border-field-line bg-sheet text-ink-strong shadow-sheet hover:bg-paper-deep'
