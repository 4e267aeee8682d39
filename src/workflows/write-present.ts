import type { ClientBase } from 'pg'
import { withOfferedWord } from '#book/offered-word.ts'
import { readBook, saveIntro } from '#records/book-rows.ts'
import type { BookOrderRow } from '#records/order-rows.ts'
import { readPrintedPresent } from '#records/present-rows.ts'

/**
 * Puts the words to a printed book that is given on its first page, where they can be changed as any other until it goes to the
 * printer; once, however many copies are given with the same.
 */
export async function writePresent(
  client: ClientBase,
  { id, book_id: bookId }: Pick<BookOrderRow, 'id' | 'book_id'>,
): Promise<void> {
  const present = await readPrintedPresent(client, id)
  if (present === null) return
  const { intro, brief } = await readBook(client, bookId)
  const word = { words: present.message, name: present.giverName }
  const alone = withOfferedWord('', word, brief.language)
  if (alone === null || intro.includes(alone)) return
  const written = withOfferedWord(intro, word, brief.language)
  // There was room when it was ordered: whoever has filled the page since wants that there.
  if (written !== null) await saveIntro(client, bookId, written)
}
