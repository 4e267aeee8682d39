import { type ReactNode, useId } from 'react'
import { ChoiceGroup } from './choice-group.tsx'
import { classNames } from './class-names.ts'

export interface SwatchesProps<Value extends string> {
  legend: string
  options: readonly Value[]
  /** sRGB hex of each option. */
  colours: Readonly<Record<Value, string>>
  names: Readonly<Record<Value, () => string>>
  value: Value
  onChoose: (value: Value) => void
}

/** Colours to choose from, as dabs of paint; each has its name for those who do not see it. */
export function Swatches<Value extends string>(props: SwatchesProps<Value>): ReactNode {
  const { legend, options, colours, names, value, onChoose } = props
  const group = useId()
  return (
    <ChoiceGroup
      legend={
        <>
          {legend}
          <span className="font-normal text-ink-soft">: {names[value]()}</span>
        </>
      }
      className={classNames(
        'flex flex-wrap gap-2 sm:gap-2.5',
        // Two even rows on a phone rather than one dab left over.
        options.length > 6 && 'max-sm:max-w-[13rem]',
      )}
    >
      {options.map((option) => (
        <label key={option} className="relative block size-11">
          <input
            type="radio"
            name={group}
            value={option}
            aria-label={names[option]()}
            checked={option === value}
            onChange={() => onChoose(option)}
            className="peer absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <span
            style={{ backgroundColor: colours[option] }}
            className="pointer-events-none block size-full rounded-full border border-[rgb(0_0_0/0.25)] peer-checked:shadow-[0_0_0_3px_var(--paper),0_0_0_6px_var(--act)] peer-focus-visible:outline-3 peer-focus-visible:outline-offset-7 peer-focus-visible:outline-(--ring) dark:border-[rgb(255_255_255/0.35)]"
          />
        </label>
      ))}
    </ChoiceGroup>
  )
}
