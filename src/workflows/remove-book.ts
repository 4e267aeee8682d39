import { deleteBookRow } from '#records/book-rows.ts'
import type { Workshop } from './workshop.ts'

/** Removes a book for good: its files, then its rows. Answers how many files there were. */
export async function removeBook(
  { database, files }: Pick<Workshop, 'database' | 'files'>,
  bookId: string,
): Promise<number> {
  const paths = await files.list(bookId)
  await files.remove(paths)
  await deleteBookRow(database, bookId)
  return paths.length
}
