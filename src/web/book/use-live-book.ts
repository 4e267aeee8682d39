import { useCallback, useEffect, useRef, useState } from 'react'
import { browserBackend } from '../session/browser-backend.ts'
import { openChannel } from '../session/open-channel.ts'
import { type BookAndPages, withBookChange, withPageChange } from './book-view.ts'
import { readBook } from './read-book.ts'

const pollMs = 5_000

export interface LiveBook extends BookAndPages {
  /** Neither told nor able to ask: what is shown may be old. */
  connectionLost: boolean
  /** Shows a change at once that this browser made itself. */
  change: (changed: Partial<BookAndPages>) => void
  /** Asks now instead of at the next turn. */
  refresh: () => void
}

/** Whether the server is still at work on a book, so that news is to be expected. */
export function isAtWork({ book, pages }: BookAndPages): boolean {
  const { state, cover_drawing } = book
  return (
    state === 'making' ||
    state === 'unlocking' ||
    cover_drawing ||
    pages.some(({ picture_drawing }) => picture_drawing)
  )
}

/**
 * A book as it stands now: the database tells of changes, and while work is going on the book is also asked
 * for every five seconds, so that a silent connection shows nothing wrong for long.
 */
export function useLiveBook(first: BookAndPages): LiveBook {
  const bookId = first.book.id
  const [now, setNow] = useState(first)
  const [connectionLost, setConnectionLost] = useState(false)
  const current = useRef(now)
  useEffect(() => {
    current.current = now
  })
  const refresh = useCallback(() => {
    void askAgain(bookId).then((asked) => {
      setConnectionLost(asked === 'failed')
      if (asked !== 'failed' && asked !== 'missing') setNow(asked)
    })
  }, [bookId])
  useEffect(() => listen(bookId, setNow), [bookId])
  useEffect(() => {
    // The server's page may be some seconds old when it comes alive.
    if (isAtWork(current.current)) refresh()
    const timer = setInterval(() => {
      if (isAtWork(current.current) && document.visibilityState === 'visible') refresh()
    }, pollMs)
    const onReturn = (): void => {
      if (document.visibilityState === 'visible' && isAtWork(current.current)) refresh()
    }
    document.addEventListener('visibilitychange', onReturn)
    window.addEventListener('online', onReturn)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onReturn)
      window.removeEventListener('online', onReturn)
    }
  }, [refresh])
  return {
    ...now,
    connectionLost,
    change: (changed) => setNow((old) => ({ ...old, ...changed })),
    refresh,
  }
}

async function askAgain(bookId: string): Promise<BookAndPages | 'missing' | 'failed'> {
  try {
    const reading = await readBook(await browserBackend(), bookId)
    return reading.status === 'found' ? { book: reading.book, pages: reading.pages } : reading.status
  } catch {
    return 'failed'
  }
}

type SetBook = (change: (old: BookAndPages) => BookAndPages) => void

/** Follows the rows of one book; the answer stops it. */
function listen(bookId: string, setNow: SetBook): () => void {
  return openChannel(`book:${bookId}`, (channel) =>
    channel
      .on(
        'postgres_changes',
        { event: 'UPDATE', schema: 'public', table: 'books', filter: `id=eq.${bookId}` },
        (change) => setNow((old) => ({ ...old, book: withBookChange(old.book, change.new) })),
      )
      .on(
        'postgres_changes',
        { event: '*', schema: 'public', table: 'book_pages', filter: `book_id=eq.${bookId}` },
        (change) => setNow((old) => ({ ...old, pages: withPageChange(old.pages, change.new) })),
      ),
  )
}
