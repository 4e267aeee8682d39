import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface WordChoiceProps {
  name: string
  value: string
  checked: boolean
  onChoose: () => void
  children: ReactNode
  className?: string
}

/** A word to choose, large enough for a thumb. */
export function WordChoice({
  name,
  value,
  checked,
  onChoose,
  children,
  className,
}: WordChoiceProps): ReactNode {
  return (
    <label
      className={classNames(
        'relative flex min-h-13 items-center rounded-control border bg-sheet px-4 py-2 leading-tight text-ink-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--ring)',
        checked
          ? 'border-act font-bold shadow-[0_0_0_2px_var(--act)]'
          : 'border-field-line font-medium hover:bg-paper-deep',
        className,
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      {children}
    </label>
  )
}
