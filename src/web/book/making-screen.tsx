import { type ReactNode, useState } from 'react'
import { sizeTable } from '#book/size.ts'
import { callFunction } from '../builder/call-function.ts'
import { problemMessage } from '../builder/problem-message.ts'
import { Header } from '../layout/header.tsx'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { DevelopingCover } from './developing-cover.tsx'
import { makingHeadline, makingSteps, makingTime } from './making-steps.ts'
import type { LiveBook } from './use-live-book.ts'
import { usePen } from './use-pen.ts'
import './making.css'

/** While the book is made: what happens now, the story as it is written, the cover as it comes up. */
export function MakingScreen({ live, picture }: { live: LiveBook; picture: string | null }): ReactNode {
  const { book, pages, connectionLost } = live
  const failed = book.state === 'failed'
  return (
    <div className="making">
      <div className="making-words">
        <Header />
        <main className="making-main">
          <h1 className="text-title" aria-live="polite">
            {makingHeadline(book, pages.length)}
          </h1>
          {failed ? (
            <Failed live={live} />
          ) : (
            <p className="mt-4 max-w-[34em] text-ink-soft">
              {makingTime(book.step)} {m.making_may_close()}
            </p>
          )}
          <p role="status" className="mt-3 font-medium text-wrong empty:hidden">
            {connectionLost ? m.book_connection_lost() : ''}
          </p>
          <Writing texts={pages.map(({ text }) => text)} resting={failed} />
          <Steps live={live} />
          <p className="mt-8">
            <LinkButton look="text" to={pathFor('books', useLocale())}>
              {m.common_my_books()}
            </LinkButton>
          </p>
        </main>
      </div>
      <aside className="making-dark" aria-label={m.making_cover()}>
        <DevelopingCover
          title={book.title}
          picture={picture}
          thumbhash={book.cover_thumbhash}
          ink={book.cover_ink}
          drawing={!failed && (book.step === 'draw-cover' || book.cover_version > 0)}
        />
      </aside>
    </div>
  )
}

function Writing({ texts, resting }: { texts: readonly string[]; resting: boolean }): ReactNode {
  const { written, wet } = usePen(texts)
  if (texts.length === 0) {
    return <p className="making-story text-ink-soft">{resting ? '' : m.making_first_words()}</p>
  }
  const all = wet === null ? written : [...written, wet]
  return (
    <div className="making-story">
      {all.map((paragraph, index) => (
        <p key={paragraph.slice(0, 40) + String(all.length - index)} data-age={all.length - 1 - index}>
          {paragraph}
          {index === all.length - 1 && wet !== null ? (
            <span aria-hidden="true" className="making-pen" />
          ) : null}
        </p>
      ))}
    </div>
  )
}

function Steps({ live: { book, pages } }: { live: LiveBook }): ReactNode {
  return (
    <dl className="making-steps">
      {makingSteps(book, pages.length, sizeTable[book.size].spreads).map(({ name, told, words }) => (
        <div key={name} data-told={told}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}

function Failed({ live }: { live: LiveBook }): ReactNode {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const onContinue = async (): Promise<void> => {
    setBusy(true)
    setProblem(null)
    const called = await callFunction('continue-book', { bookId: live.book.id })
    setBusy(false)
    if (!called.ok) return setProblem(problemMessage(called.code))
    live.change({ book: { ...live.book, state: 'making' } })
  }
  return (
    <div className="mt-4 max-w-[34em]">
      <p className="text-lead">{m.making_failed_text()}</p>
      <Button className="mt-5" busy={busy} onClick={() => void onContinue()}>
        {busy ? m.making_continuing() : m.making_continue()}
      </Button>
      <p role="alert" className="mt-3 font-medium text-wrong empty:hidden">
        {problem}
      </p>
    </div>
  )
}
