import { bookColumns, type BookView } from '../book/book-view.ts'
import type { BackendClient } from '../session/backend-client.ts'

export interface BookToBuy {
  book: BookView
  /** It has been paid for before: the download is theirs. */
  paid: boolean
}

/** A book about to be bought; null when it is not there for this visitor. */
export async function readBookToBuy(backend: BackendClient, bookId: string): Promise<BookToBuy | null> {
  const [book, orders] = await Promise.all([
    backend.from('books').select(bookColumns).eq('id', bookId).maybeSingle(),
    backend.from('orders').select('id').eq('book_id', bookId).eq('status', 'paid').limit(1),
  ])
  if (book.error !== null || orders.error !== null) throw new Error(`book ${bookId} could not be read`)
  if (book.data === null) return null
  return { book: book.data as unknown as BookView, paid: orders.data.length > 0 }
}
