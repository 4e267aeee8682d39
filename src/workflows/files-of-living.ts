import type { Pool } from 'pg'
import type { BookFiles } from '#book/book-files.ts'
import { BookGone } from '#records/book-gone.ts'
import { bookExists } from '#records/book-rows.ts'

/**
 * Where a recipe keeps its files. An eraser removes the book's row first and its files after that, so what is put for a
 * book without a row is removed again by whoever put it: nothing is left behind, whoever comes last.
 */
export function filesOfLiving(files: BookFiles, database: Pool): BookFiles {
  return {
    ...files,
    async put(path, bytes, contentType) {
      await files.put(path, bytes, contentType)
      const bookId = path.split('/')[0] ?? ''
      if (await bookExists(database, bookId)) return
      await files.remove([path])
      throw new BookGone(bookId)
    },
  }
}
