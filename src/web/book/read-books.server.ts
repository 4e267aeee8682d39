import { limits } from '#book/limits.ts'
import type { BackendClient } from '../session/backend-client.ts'
import type { BookView } from './book-view.ts'

export type ListedBook = Pick<
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
  return {
    books: (data ?? []) as ListedBook[],
    page,
    pageCount: Math.max(1, Math.ceil((count ?? 0) / size)),
    failed,
  }
}
