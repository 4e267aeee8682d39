import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { describedBy, FieldProblem, fieldBox, fieldIds, fieldLabel, OptionalMark } from './field.tsx'

interface Shared {
  label: ReactNode
  hint?: ReactNode
  problem?: string | undefined
  optional?: boolean
  value: string
  onText: (value: string) => void
}

export interface TextFieldProps extends Shared, Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** `line`: written large on a line, as a name on a title page. */
  look?: 'box' | 'line'
}

/** One line of text with its label, its hint and what is wrong with it; what is typed runs the way of its script. */
export function TextField(props: TextFieldProps): ReactNode {
  const { label, hint, problem, optional, value, onText, look = 'box', className, ...rest } = props
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className={fieldLabel}>
        {label}
        {optional ? <OptionalMark /> : null}
      </label>
      <input
        autoComplete="off"
        dir="auto"
        {...rest}
        id={id}
        value={value}
        onChange={(event) => onText(event.target.value)}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={describedBy(id, hint, problem)}
        className={
          look === 'box'
            ? classNames(fieldBox, 'min-h-13')
            : 'display block w-full rounded-none border-0 border-b-2 border-ink-strong bg-transparent pb-1 text-[2.6rem] !leading-tight tracking-[-0.02em] !text-name focus-visible:outline-offset-4 aria-invalid:border-wrong'
        }
      />
      <Hint id={id} hint={hint} />
      <FieldProblem id={id} problem={problem} />
    </div>
  )
}

export interface TextAreaProps extends Shared, Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {}

/** The same for several lines; it grows with what is written in it. */
export function TextArea(props: TextAreaProps): ReactNode {
  const { label, hint, problem, optional, value, onText, className, rows = 3, ...rest } = props
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className={fieldLabel}>
        {label}
        {optional ? <OptionalMark /> : null}
      </label>
      <textarea
        dir="auto"
        rows={rows}
        style={{ minHeight: `${rows * 1.5 + 1.5}em` }}
        {...rest}
        id={id}
        value={value}
        onChange={(event) => onText(event.target.value)}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={describedBy(id, hint, problem)}
        className={classNames(fieldBox, 'max-h-[40svh] py-3 leading-normal [field-sizing:content]')}
      />
      <Hint id={id} hint={hint} />
      <FieldProblem id={id} problem={problem} />
    </div>
  )
}

function Hint({ id, hint }: { id: string; hint: ReactNode }): ReactNode {
  if (!hint) return null
  return (
    <p id={fieldIds(id).hint} className="mt-1.5 text-small text-ink-soft">
      {hint}
    </p>
  )
}
