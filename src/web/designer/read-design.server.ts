import type { Brief } from '#book/brief.ts'
import type { BookState } from '../book/book-view.ts'
import type { BackendClient } from '../session/backend-client.ts'

export interface Design {
  id: string
  title: string
  state: BookState
  brief: Brief
  cover_version: number
  cover_thumbhash: string | null
  cover_ink: 'dark' | 'light'
  cover_bend: number
}

const columns = 'id,title,state,brief,cover_version,cover_thumbhash,cover_ink,cover_bend'

/** What a book was made from; null when it is not there for this visitor. */
export async function readDesign(backend: BackendClient, bookId: string): Promise<Design | null> {
  const { data, error } = await backend.from('books').select(columns).eq('id', bookId).maybeSingle()
  if (error !== null) throw new Error(`book ${bookId} could not be read`, { cause: error })
  return data
}
