import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'

/** `public/pictures/looks/{sprite}.svg`, drawn by our own illustrator, with a symbol for each value. */
export type LookSprite = 'hair' | 'animals' | 'toys' | 'traits' | 'physiques' | 'statures'

/** The address of a whole sprite. */
export function lookSprite(sprite: LookSprite): string {
  return `/pictures/looks/${sprite}.svg`
}

export interface LookChoiceProps {
  sprite: LookSprite
  name: string
  value: string
  label: string
  checked: boolean
  /** One of several that can be chosen together. */
  several?: boolean
  /** It is chosen, or no longer. */
  onChoose: () => void
}

/** As many columns of `LookChoice` as fit. */
export const lookGrid =
  'grid grid-cols-[repeat(auto-fill,minmax(4.9rem,1fr))] gap-2 sm:grid-cols-[repeat(auto-fill,minmax(5.6rem,1fr))] sm:gap-2.5'

/** A small drawing with a word below it, to choose; it takes the colours `--hair`, `--skin` and `--clothes`. */
export function LookChoice({
  sprite,
  name,
  value,
  label,
  checked,
  several = false,
  onChoose,
}: LookChoiceProps): ReactNode {
  return (
    <label
      className={classNames(
        'relative flex min-w-0 flex-col items-center rounded-control border bg-sheet px-px pt-1.5 pb-2 text-center text-[0.78rem] sm:text-[0.8125rem] leading-tight font-medium text-ink-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--ring)',
        checked ? 'border-act shadow-[0_0_0_2px_var(--act)]' : 'border-field-line hover:bg-paper-deep',
      )}
    >
      <input
        type={several ? 'checkbox' : 'radio'}
        name={name}
        value={value}
        checked={checked}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <svg aria-hidden="true" className="mb-1 aspect-square w-full max-w-18 rounded-sheet dark:bg-[#d9cfbb]">
        <use href={`${lookSprite(sprite)}#${value}`} />
      </svg>
      <span className="w-full hyphens-auto break-words first-letter:uppercase">{label}</span>
    </label>
  )
}
