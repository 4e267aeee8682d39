import type { ReactNode } from 'react'
import { m } from '../messages/generated/messages.js'
import { pageNumber } from '../reader/book-pages.ts'
import { Button } from '../ui/button.tsx'
import { pencilId } from './editable-page.tsx'
import { useWaitingPlaces } from './use-kept-words.ts'
import type { LiveBook } from './use-live-book.ts'

/** Tells of the first page whose words were typed and never saved, wherever the book lies open, and leads there. */
export function WaitingWords({ live: { book, pages } }: { live: LiveBook }): ReactNode {
  const [spread] = useWaitingPlaces(
    book.id,
    pages.map((page) => page.spread),
  )
  return (
    <p role="status" className="desk-bar-news desk-bar-waits">
      {spread === undefined ? null : (
        <>
          {m.preview_words_wait({ page: pageNumber({ kind: 'text', spread }, pages.length) ?? '' })}{' '}
          <Button look="text" onClick={() => leadTo(spread)}>
            {m.preview_words_wait_open()}
          </Button>
        </>
      )}
    </p>
  )
}

/** The strip of the book scrolls to its pages, as for a finger. */
function leadTo(spread: number): void {
  const pencil = document.getElementById(pencilId(spread))
  pencil?.closest('.reader-side')?.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'start' })
  pencil?.focus({ preventScroll: true })
}
