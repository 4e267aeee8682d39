import { contactDetailsIn } from '#book/contact-details.ts'
import { unprintableSigns } from '#book/unprintable-signs.ts'
import { callFunction } from '../builder/call-function.ts'
import type { BackendClient } from '../session/backend-client.ts'
import { browserBackend } from '../session/browser-backend.ts'

/** What is written in a book: the text of a page by its spread, the title, or the word at the front. */
export type Place = number | 'title' | 'intro'

/**
 * `saved`: as the book has it now; `changed`: somewhere else, another tab mostly, it was changed since it was read, and `now`
 * stands there; `closed`: the text may no longer change; `unprintable`: it has signs that the typesetter has not;
 * `unfit`: it is a title that no book for a child has.
 */
export type SaveResult =
  | { status: 'saved'; words: string }
  | { status: 'changed'; now: string }
  | { status: 'closed' | 'failed' | 'unprintable' | 'unfit' }

/**
 * Writes words, as `asSaved` gives them, in a book.
 * @param seen what stood there when they were written; something else is not written over
 */
export async function saveWords(
  bookId: string,
  place: Place,
  { words, seen }: { words: string; seen: string },
): Promise<SaveResult> {
  if (unprintableSigns(words) !== '') return { status: 'unprintable' }
  if (place === 'title') {
    if (contactDetailsIn(words).length > 0) return { status: 'unfit' }
    const checked = await callFunction<{ fits: boolean }>('check-title', { bookId, title: words })
    if (!checked.ok) return { status: 'failed' }
    if (!checked.answer.fits) return { status: 'unfit' }
  }
  try {
    const { data, error } = await write(await browserBackend(), bookId, place, { words, seen })
    if (error?.code === 'PT409') return { status: 'changed', now: error.details }
    if (error !== null) return { status: 'failed' }
    // The row rules let nothing be changed once the text is closed.
    return typeof data === 'string' ? { status: 'saved', words: data } : { status: 'closed' }
  } catch {
    return { status: 'failed' }
  }
}

function write(
  backend: BackendClient,
  book: string,
  place: Place,
  change: { words: string; seen: string },
): ReturnType<BackendClient['rpc']> {
  return typeof place === 'number'
    ? backend.rpc('save_page_text', { book, page: place, ...change })
    : backend.rpc('save_book_word', { book, word: place, ...change })
}
