import type { ReactNode } from 'react'
import { wordmarkLook } from '../layout/header.tsx'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'

/** Everything that leads away loads afresh, so that this address goes nowhere along. */
export function ReadingHead(): ReactNode {
  const locale = useLocale()
  return (
    <header className="reading-head">
      <a href={pathFor('home', locale)} className={wordmarkLook}>
        {m.common_brand()}
      </a>
      <a href={pathFor('howItWorks', locale)} className="reading-link">
        {m.reading_what()}
      </a>
    </header>
  )
}
