import { bookPaths } from '#book/book-paths.ts'
import type { MailContents } from '#mails/compose-mail.ts'
import type { BookRow } from '#records/book-rows.ts'

/** The cover of a book as it goes along with a mail, its title lettered over it; undefined while there is none. */
export function coverOfMail(
  book: Pick<BookRow, 'id' | 'title' | 'brief' | 'cover_version' | 'cover_ink' | 'cover_bend'>,
): MailContents['cover'] {
  const { title, cover_version: version, cover_ink: ink, cover_bend: bend } = book
  if (version === 0) return undefined
  return { path: bookPaths.cover(book.id, version), title, lettering: { style: book.brief.style, ink, bend } }
}
