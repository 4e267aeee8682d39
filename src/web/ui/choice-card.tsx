import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { HealingPicture } from './healing-picture.tsx'
import { CheckIcon } from './icons.tsx'

export interface ChoiceCardProps {
  name: string
  value: string
  label: string
  /** A line below the word. */
  text?: string
  /** Address of the picture above the word; a paper ground stands in for one that is missing. */
  picture?: string | null
  /** Address of a picture that comes later and then lies over the first. */
  laterPicture?: string | null
  shape?: 'square' | 'round' | 'wide'
  checked: boolean
  onChoose: () => void
}

const pictureShape = {
  square: 'aspect-square',
  round: 'aspect-square rounded-full',
  wide: 'aspect-[4/3]',
} as const

/** A picture with a word below it, to choose. */
export function ChoiceCard(props: ChoiceCardProps): ReactNode {
  const { name, value, label, text, picture = null, laterPicture = null } = props
  const { shape = 'square', checked, onChoose } = props
  return (
    <label className="group relative block min-w-0">
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={onChoose}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span
        className={classNames(
          'pointer-events-none relative block overflow-hidden bg-field shadow-sheet peer-checked:shadow-[0_0_0_4px_var(--paper),0_0_0_7px_var(--act)] peer-focus-visible:outline-3 peer-focus-visible:outline-offset-8 peer-focus-visible:outline-(--ring) group-hover:brightness-[1.03]',
          pictureShape[shape],
        )}
      >
        {picture === null ? (
          <span
            aria-hidden="true"
            className="absolute inset-x-[-30%] bottom-[-50%] h-full rounded-[50%] bg-leaf"
          />
        ) : (
          <HealingPicture
            source={picture}
            className={classNames(
              'size-full object-cover',
              shape === 'round' && 'origin-[50%_28%] scale-165',
            )}
          />
        )}
        {laterPicture === null ? null : (
          <img
            src={laterPicture}
            alt=""
            className="absolute inset-0 size-full object-cover transition-opacity duration-400 starting:opacity-0"
          />
        )}
      </span>
      {checked ? (
        <span className="pointer-events-none absolute -top-3 -right-2.5 grid size-9 place-items-center rounded-full bg-act text-on-act">
          <CheckIcon />
        </span>
      ) : null}
      <span
        className={classNames(
          'pointer-events-none mt-2.5 block leading-tight text-ink-strong',
          shape === 'round' && 'text-center',
          checked ? 'font-bold' : 'font-medium',
        )}
      >
        {label}
      </span>
      {text === undefined ? null : (
        <span className="pointer-events-none mt-1 block text-small leading-snug text-balance text-ink-soft">
          {text}
        </span>
      )}
    </label>
  )
}
