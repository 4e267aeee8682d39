import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { callFunction } from '../builder/call-function.ts'
import { forgetKeptBook } from '../bedtime/kept-books.ts'
import type { ListedBook } from './read-books.server.ts'

/** What happened last on the shelf, to tell and to undo. */
export type ShelfNews =
  | { kind: 'deleted' | 'restored'; book: ListedBook }
  | { kind: 'duplicated'; book: ListedBook; copyId: string }
  | { kind: 'failed'; code: string }

export interface Shelf {
  news: ShelfNews | null
  /** The book that something is being done with. */
  busyId: string | null
  remove: (book: ListedBook) => Promise<void>
  putBack: (book: ListedBook) => Promise<void>
  duplicate: (book: ListedBook) => Promise<void>
  forgetNews: () => void
}

/** Taking books off the shelf, putting them back, and copying them; the list is read anew after each. */
export function useShelf(): Shelf {
  const { revalidate } = useRevalidator()
  const [news, setNews] = useState<ShelfNews | null>(null)
  const [busyId, setBusyId] = useState<string | null>(null)
  const act = async (name: string, body: Record<string, string>, done: ShelfNews): Promise<boolean> => {
    setBusyId(body['bookId'] ?? null)
    setNews(null)
    const called = await callFunction(name, body)
    if (called.ok) await revalidate()
    setBusyId(null)
    setNews(called.ok ? done : { kind: 'failed', code: called.code })
    return called.ok
  }
  return {
    news,
    busyId,
    async remove(book) {
      const isGone = await act('delete-book', { bookId: book.id }, { kind: 'deleted', book })
      // What this device keeps for reading in bed comes again, should the book.
      if (isGone) await forgetKeptBook(book.id)
    },
    async putBack(book) {
      await act('restore-book', { bookId: book.id }, { kind: 'restored', book })
    },
    async duplicate(book) {
      const copyId = crypto.randomUUID()
      await act('duplicate-book', { bookId: book.id, copyId }, { kind: 'duplicated', book, copyId })
    },
    forgetNews: () => setNews(null),
  }
}
