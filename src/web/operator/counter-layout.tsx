import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PaperLayout } from '../layout/paper-layout.tsx'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { type PartName, partNames } from './parts.ts'
import { partWords } from './words.ts'

/** The counter: its tables side by side as links, and what is looked at now. */
export function CounterLayout({ part, children }: { part?: PartName; children: ReactNode }): ReactNode {
  const locale = useLocale()
  return (
    <PaperLayout>
      <div className="px-edge pt-6 pb-20">
        <nav aria-label={m.operator_nav()}>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {partNames.map((name) => (
              <li key={name}>
                <Link
                  to={pathFor('operator', locale, { part: name })}
                  aria-current={name === part ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center aria-[current=page]:font-semibold aria-[current=page]:text-ink-strong aria-[current=page]:no-underline"
                >
                  {partWords[name]()}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {children}
      </div>
    </PaperLayout>
  )
}
