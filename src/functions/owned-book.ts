import * as z from 'zod/mini'
import type { BookRow } from '#workflows/book-rows.ts'
import type { Counter, Visitor } from './product-function.ts'

export const bookIdSchema = z.object({ bookId: z.uuid() })

/** The visitor's own book, or null: somebody else's book answers as if it did not exist. */
export async function ownedBook(counter: Counter, visitor: Visitor, bookId: string): Promise<BookRow | null> {
  const { rows } = await counter.database.query<BookRow>(
    'select * from public.books where id = $1 and owner = $2 and deleted_at is null',
    [bookId, visitor.userId],
  )
  return rows[0] ?? null
}
