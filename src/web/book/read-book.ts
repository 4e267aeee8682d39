import type { BackendClient } from '../session/backend-client.ts'
import { type BookAndPages, bookColumns, type BookView, pageColumns, type PageView } from './book-view.ts'

export type BookReading =
  | ({ status: 'found' } & BookAndPages)
  /** Unknown and somebody else's alike. */
  | { status: 'missing' }
  /** The backend could not be asked. */
  | { status: 'failed' }

/** A book and its pages with the visitor's own rights. */
export async function readBook(backend: BackendClient, bookId: string): Promise<BookReading> {
  const [book, pages] = await Promise.all([
    backend.from('books').select(bookColumns).eq('id', bookId).maybeSingle(),
    backend.from('book_pages').select(pageColumns).eq('book_id', bookId).order('spread'),
  ])
  if (book.error !== null || pages.error !== null) return { status: 'failed' }
  if (book.data === null) return { status: 'missing' }
  return {
    status: 'found',
    book: book.data as unknown as BookView,
    pages: pages.data as unknown as PageView[],
  }
}
