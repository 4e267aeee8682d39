import type { BackendClient } from '../session/backend-client.ts'

/** A reading link as its owner sees it. */
export interface LinkView {
  id: string
  created_at: string
  /** null: it stands until it is ended. */
  ends_at: string | null
  views: number
}

/** A word that waits for the owner's answer. */
export interface OfferedWord {
  id: string
  name: string
  words: string
}

export interface LinksOfBook {
  /** Those that stand. */
  links: LinkView[]
  words: OfferedWord[]
}

/** The links of a book, and the words that came by them; when they cannot be read the page does without. */
export async function readLinksOfBook(backend: BackendClient, bookId: string): Promise<LinksOfBook> {
  const [links, words] = await Promise.all([
    backend
      .from('reading_links')
      .select('id,created_at,ends_at,views')
      .eq('book_id', bookId)
      .is('ended_at', null)
      .or(`ends_at.is.null,ends_at.gt.${new Date().toISOString()}`)
      .order('created_at'),
    backend
      .from('offered_words')
      .select('id,name,words,reading_links!inner(book_id)')
      .eq('reading_links.book_id', bookId)
      .eq('state', 'waiting')
      .order('created_at'),
  ])
  return {
    links: links.data ?? [],
    words: (words.data ?? []).map(({ id, name, words: told }) => ({ id, name, words: told })),
  }
}
