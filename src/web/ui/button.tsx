import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'

const shape =
  'inline-flex items-center justify-center gap-2.5 rounded-control text-center font-semibold no-underline transition-colors duration-150 ease-paper'
const act =
  'bg-act leading-tight text-on-act shadow-[inset_0_-2px_0_rgb(0_0_0/0.14)] hover:bg-act-hover aria-busy:bg-line aria-busy:text-ink'
const looks = {
  primary: `min-h-13 px-6 py-2 text-lg ${act}`,
  /** As primary, for the bar at the head of a page. */
  small: `min-h-11 px-[min(1rem,2.5vw)] py-1 max-xs:text-small ${act}`,
  secondary:
    'min-h-13 border border-field-line bg-sheet px-5 py-2 leading-tight text-ink-strong hover:bg-paper-deep',
  text: 'min-h-11 text-start text-link underline decoration-1 underline-offset-[0.22em] hover:decoration-2 aria-busy:text-ink aria-busy:no-underline',
} as const

export type ButtonLook = keyof typeof looks

/** The look of a button, for a plain link that must load a fresh page. */
export function buttonClass(look: ButtonLook): string {
  return classNames(shape, looks[look])
}

export interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook
  /** Work is under way: the button stays where it is, says so and does nothing. */
  busy?: boolean
}

/** Does something on this page; sends a form only when its `type` says so. */
export function Button({
  look = 'primary',
  busy = false,
  className,
  onClick,
  ...rest
}: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classNames(shape, looks[look], className)}
    />
  )
}

export interface LinkButtonProps extends ComponentProps<typeof Link> {
  look?: ButtonLook
}

/** Looks like a button and leads to another page. */
export function LinkButton({ look = 'primary', className, ...rest }: LinkButtonProps): ReactNode {
  return <Link {...rest} className={classNames(shape, looks[look], className)} />
}
