import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'

export interface ProgressPage {
  label: string
  /** Where it leads; null: not yet. */
  to: string | null
}

/**
 * Progress as pages filling: written on when done, larger when open. On wide screens the pages that are done
 * lead back; on a phone they are too small for a thumb and only show how far it is.
 */
export function PageProgress(props: {
  label: string
  pages: readonly ProgressPage[]
  current: number
}): ReactNode {
  const { label, pages, current } = props
  return (
    <>
      <div role="img" aria-label={label} className="flex items-center gap-[min(0.25rem,1.25vw)] sm:hidden">
        {pages.map((page, index) => (
          <Leaf key={page.label} done={index < current} current={index === current} />
        ))}
      </div>
      <nav aria-label={label} className="max-sm:hidden">
        <ol className="flex items-center">
          {pages.map((page, index) => (
            <li key={page.label}>
              <Page page={page} current={index === current} />
            </li>
          ))}
        </ol>
      </nav>
    </>
  )
}

const pageSpace = 'grid h-11 w-7 place-items-center'

function Page({ page, current }: { page: ProgressPage; current: boolean }): ReactNode {
  if (page.to !== null && !current) {
    return (
      <Link to={page.to} aria-label={page.label} className={pageSpace}>
        <Leaf done current={false} />
      </Link>
    )
  }
  return (
    <span
      role="img"
      aria-label={page.label}
      aria-current={current ? 'step' : undefined}
      className={pageSpace}
    >
      <Leaf done={false} current={current} />
    </span>
  )
}

function Leaf({ done, current }: { done: boolean; current: boolean }): ReactNode {
  return (
    <span
      className={classNames(
        'block rounded-[1px_3px_3px_1px] border bg-sheet',
        current
          ? 'h-6 w-[min(1.05rem,5.25vw)] border-2 border-ink-strong sm:h-[2.1rem] sm:w-6'
          : 'h-[1.125rem] w-[min(0.8rem,4vw)] border-field-line sm:h-[1.6rem] sm:w-5',
        done &&
          'bg-[repeating-linear-gradient(var(--field-line)_0_1px,transparent_1px_5px)] bg-size-[60%_60%] bg-center bg-no-repeat',
      )}
    />
  )
}
