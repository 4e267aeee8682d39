import { type ReactNode, useState } from 'react'
import { callFunction } from '../builder/call-function.ts'
import { m } from '../messages/generated/messages.js'
import { shopProblem } from '../shop/shop-problem.ts'
import { Button } from '../ui/button.tsx'
import { redrawsLeft } from './redraws-left.ts'
import { useDrewNothing } from './use-drew-nothing.ts'
import type { LiveBook } from './use-live-book.ts'

/** Asks for another cover while that is free. */
export function CoverNote({ live }: { live: LiveBook }): ReactNode {
  const { book } = live
  const [problem, setProblem] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  // A cover that is drawn with everybody anew is told of there.
  const failed = useDrewNothing(book.cover_drawing && !book.sheet_drawing, book.cover_version)
  const redraw = async (): Promise<void> => {
    setProblem(null)
    setAsking(true)
    const called = await callFunction('redraw-cover', { bookId: book.id })
    setAsking(false)
    if (!called.ok) return setProblem(shopProblem(called.code))
    live.change({
      book: { ...book, cover_drawing: true, cover_redraws_left: Math.max(0, book.cover_redraws_left - 1) },
    })
  }
  const busy = book.cover_drawing || asking
  return (
    <section className="desk-note desk-note-cover" data-still={book.state === 'ready' ? undefined : ''}>
      {book.state === 'ready' ? (
        <>
          <h2>{m.book_cover()}</h2>
          <p className="desk-note-text" role="status">
            {busy ? m.preview_cover_drawing() : redrawsLeft(book.cover_redraws_left)}
          </p>
        </>
      ) : null}
      {book.state === 'ready' && book.cover_redraws_left > 0 && !book.cover_drawing ? (
        <Button
          look="text"
          busy={busy}
          onClick={() => void redraw()}
          aria-label={m.preview_cover_again_long()}
        >
          {m.preview_cover_again()}
        </Button>
      ) : null}
      <p role="alert" className="desk-note-text !text-wrong empty:hidden">
        {busy ? null : (problem ?? (failed ? m.preview_cover_failed() : null))}
      </p>
    </section>
  )
}
