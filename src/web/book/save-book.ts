import { unprintableSigns } from '#book/unprintable-signs.ts'
import type { BackendClient } from '../session/backend-client.ts'
import { browserBackend } from '../session/browser-backend.ts'

/** `closed`: the text may no longer change; `unprintable`: it has signs that the typesetter has not. */
export type SaveResult = 'saved' | 'closed' | 'failed' | 'unprintable'

/** Writes the text of a page, as `asSaved` gives it. */
export async function savePageText(bookId: string, spread: number, text: string): Promise<SaveResult> {
  if (unprintableSigns(text) !== '') return 'unprintable'
  return await save((backend) =>
    backend.from('book_pages').update({ text }).eq('book_id', bookId).eq('spread', spread).select('spread'),
  )
}

/** Writes the title or the word at the front, as `asSaved` gives it. */
export async function saveBook(
  bookId: string,
  change: { title?: string; intro?: string },
): Promise<SaveResult> {
  if (unprintableSigns(Object.values(change).join('')) !== '') return 'unprintable'
  return await save((backend) => backend.from('books').update(change).eq('id', bookId).select('id'))
}

type Write = (
  backend: BackendClient,
) => PromiseLike<{ data: unknown[] | null; error: { code?: string } | null }>

/** The row rules let nothing be changed once the text is closed: then no row comes back. */
async function save(write: Write): Promise<SaveResult> {
  try {
    const { data, error } = await write(await browserBackend())
    if (error !== null) return 'failed'
    return data !== null && data.length > 0 ? 'saved' : 'closed'
  } catch {
    return 'failed'
  }
}
