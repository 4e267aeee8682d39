import * as z from 'zod/mini'
import { type BookRow, readOwnBook } from '#records/book-rows.ts'
import { idSchema } from './id-schema.ts'
import type { Counter, Visitor } from './product-function.ts'

export const bookIdSchema = z.object({ bookId: idSchema })

/** The visitor's own book, or null: somebody else's book answers as if it did not exist. */
export function ownedBook(counter: Counter, visitor: Visitor, bookId: string): Promise<BookRow | null> {
  return readOwnBook(counter.database, bookId, visitor.userId)
}
