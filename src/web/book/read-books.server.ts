import { limits } from '#book/limits.ts'
import type { BackendClient } from '../session/backend-client.ts'
import type { BookView } from './book-view.ts'

/** What others did for a book, by whom: those who made it without an address of theirs hear it here alone. */
export interface BookNews {
  /** Words and voices that wait for an answer: whose came first. */
  word: string | null
  voice: string | null
  /** Who paid for it. */
  giver: string | null
}

export type ListedBook = BookFacts & { news: BookNews }

type BookFacts = Pick<
  BookView,
  | 'id'
  | 'title'
  | 'child'
  | 'state'
  | 'cover_version'
  | 'cover_thumbhash'
  | 'cover_ink'
  | 'cover_bend'
  | 'style'
  | 'created_at'
  | 'language'
>

export interface BookList {
  books: ListedBook[]
  /** Counts from 1. */
  page: number
  pageCount: number
  /** The backend could not be asked. */
  failed: boolean
}

/** One page of the visitor's books, newest first. */
export async function readBooks(backend: BackendClient, page: number): Promise<BookList> {
  const size = limits.listPageSize
  const { data, count, error } = await backend
    .from('books')
    .select(
      'id,title,state,cover_version,cover_thumbhash,cover_ink,cover_bend,created_at,child:brief->hero->>name,language:brief->>language,style:brief->>style',
      {
        count: 'exact',
      },
    )
    .order('created_at', { ascending: false })
    .range((page - 1) * size, page * size - 1)
  // Past the last page: an empty one is shown.
  const failed = error !== null && error.code !== 'PGRST103'
  const books = (data ?? []) as BookFacts[]
  const newsOf = await readNews(
    backend,
    books.map(({ id }) => id),
  )
  return {
    books: books.map((book) => ({ ...book, news: newsOf(book.id) })),
    page,
    pageCount: Math.max(1, Math.ceil((count ?? 0) / size)),
    failed,
  }
}

/** When it cannot be read the shelf does without. */
async function readNews(
  backend: BackendClient,
  bookIds: readonly string[],
): Promise<(bookId: string) => BookNews> {
  if (bookIds.length === 0) return () => ({ word: null, voice: null, giver: null })
  const [words, voices, gifts] = await Promise.all([
    backend
      .from('offered_words')
      .select('name,reading_links!inner(book_id)')
      .in('reading_links.book_id', bookIds)
      .eq('state', 'waiting')
      .order('created_at')
      .overrideTypes<Offered[], { merge: false }>(),
    backend
      .from('offered_recordings')
      .select('name:reader,reading_links!inner(book_id)')
      .in('reading_links.book_id', bookIds)
      .order('created_at')
      .overrideTypes<Offered[], { merge: false }>(),
    backend.from('given_books').select('book_id,giver_name').in('book_id', bookIds).order('paid_at'),
  ])
  const firstOf = (offered: readonly Offered[] | null, bookId: string): string | null =>
    offered?.find(({ reading_links: link }) => link.book_id === bookId)?.name ?? null
  return (bookId) => ({
    word: firstOf(words.data, bookId),
    voice: firstOf(voices.data, bookId),
    giver: (gifts.data ?? []).find(({ book_id: id }) => id === bookId)?.giver_name ?? null,
  })
}

interface Offered {
  name: string
  reading_links: { book_id: string }
}
