import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Something below one line that folds open, as wide as text. */
export function Fold({
  heading,
  className,
  children,
}: {
  heading: ReactNode
  className?: string
  children: ReactNode
}): ReactNode {
  return (
    <details className={classNames('group/fold max-w-2xl', className)}>
      <summary className="flex min-h-12 items-center gap-3 font-semibold text-ink-strong">
        <span
          aria-hidden="true"
          className="text-xl leading-none transition-transform duration-150 group-open/fold:rotate-90"
        >
          ›
        </span>
        {heading}
      </summary>
      {children}
    </details>
  )
}
