import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'

export interface ProgressPage {
  label: string
  /** Where it leads; null: not yet. */
  to: string | null
}

/** Progress as pages filling: written on when done, larger when open. */
export function PageProgress(props: {
  label: string
  pages: readonly ProgressPage[]
  current: number
}): ReactNode {
  return (
    <nav aria-label={props.label}>
      <ol className="flex items-center">
        {props.pages.map(({ label, to }, index) => (
          <li key={label}>
            {to === null || index === props.current ? (
              <span
                role="img"
                aria-label={label}
                aria-current={index === props.current ? 'step' : undefined}
                className={pageSpace}
              >
                <Leaf done={false} current={index === props.current} />
              </span>
            ) : (
              <Link to={to} aria-label={label} className={pageSpace}>
                <Leaf done current={false} />
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

const pageSpace = 'grid h-11 w-[1.3rem] place-items-center sm:w-[1.75rem]'

function Leaf({ done, current }: { done: boolean; current: boolean }): ReactNode {
  return (
    <span
      className={classNames(
        'block rounded-[1px_3px_3px_1px] border bg-sheet',
        current
          ? 'h-6 w-[1.05rem] border-2 border-ink-strong sm:h-[2.1rem] sm:w-6'
          : 'h-[1.125rem] w-[0.85rem] border-field-line sm:h-[1.6rem] sm:w-5',
        done &&
          'bg-[repeating-linear-gradient(var(--field-line)_0_1px,transparent_1px_5px)] bg-size-[60%_60%] bg-center bg-no-repeat',
      )}
    />
  )
}
