import { type ReactNode, useState } from 'react'
import { bookPaths } from '#book/book-paths.ts'
import { callFunction } from '../builder/call-function.ts'
import { m } from '../messages/generated/messages.js'
import { shopProblem } from '../shop/shop-problem.ts'
import { Button } from '../ui/button.tsx'
import { redrawsLeft } from './redraws-left.ts'
import { useDrewNothing } from './use-drew-nothing.ts'
import type { LiveBook } from './use-live-book.ts'
import { addressOf, useStoredPictures } from './use-stored-pictures.ts'

/** How everybody looks, as a model drew them, before the book is paid for; and having them drawn anew. */
export function SheetNote({ live }: { live: LiveBook }): ReactNode {
  const { book } = live
  const { sheet_version: version, sheet_drawing: drawing, sheet_redraws_left: left } = book
  const path = bookPaths.sheet(book.id, version)
  const picture = addressOf(useStoredPictures([path]).get(path))
  const [problem, setProblem] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  const failed = useDrewNothing(drawing, version)
  const redraw = async (): Promise<void> => {
    setProblem(null)
    setAsking(true)
    const called = await callFunction('redraw-sheet', { bookId: book.id, version: version + 1 })
    setAsking(false)
    if (!called.ok) return setProblem(shopProblem(called.code))
    const change = { sheet_drawing: true, cover_drawing: true, sheet_redraws_left: Math.max(0, left - 1) }
    live.change({ book: { ...book, ...change } })
  }
  const busy = drawing || asking
  return (
    <section className="desk-note desk-note-sheet">
      <h2>{m.preview_sheet()}</h2>
      {picture === undefined ? null : (
        <img src={picture} alt={m.preview_sheet_picture()} className="desk-note-people" />
      )}
      <p className="desk-note-about">{m.preview_sheet_about()}</p>
      <p className="desk-note-text" role="status">
        {busy ? m.preview_sheet_drawing() : redrawsLeft(left)}
      </p>
      {left > 0 && !book.cover_drawing ? (
        <Button
          look="text"
          busy={busy}
          onClick={() => void redraw()}
          aria-label={m.preview_sheet_again_long()}
        >
          {m.preview_cover_again()}
        </Button>
      ) : null}
      <p role="alert" className="desk-note-text !text-wrong empty:hidden">
        {busy ? null : (problem ?? (failed ? m.preview_sheet_failed() : null))}
      </p>
    </section>
  )
}
