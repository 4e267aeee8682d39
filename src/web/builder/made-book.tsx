import type { ReactNode } from 'react'
import { PaperLayout } from '../layout/paper-layout.tsx'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { readKeptWord } from '../shop/kept-for-a-while.ts'
import { LinkButton } from '../ui/button.tsx'
import type { Draft } from './draft.ts'
import type { BuilderStep } from './steps.ts'

/** The book that was made of the answers to this step, when nothing of another has been told since; null: there is none. */
export function madeBookOf(step: BuilderStep, draft: Draft | null): string | null {
  if (draft === null || step === 'who' || draft.name.trim() !== '') return null
  return readKeptWord('made')
}

/** Where the way back from a book leads while it is made: to it again, or on to another. */
export function MadeBook({ bookId }: { bookId: string }): ReactNode {
  const locale = useLocale()
  return (
    <PaperLayout>
      <div className="max-w-[38rem] px-edge pt-6 pb-20 lg:pt-12">
        <h1 className="text-title">{m.builder_made_heading()}</h1>
        <p className="mt-4 text-lead">{m.builder_made_text()}</p>
        <p className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
          <LinkButton to={pathFor('book', locale, { eid: bookId })}>{m.builder_made_open()}</LinkButton>
          <LinkButton look="text" to={pathFor('builder', locale, { step: 'who' })}>
            {m.books_new()}
          </LinkButton>
        </p>
      </div>
    </PaperLayout>
  )
}
