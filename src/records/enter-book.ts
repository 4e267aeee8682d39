import type { ClientBase, Pool } from 'pg'
import type { Brief } from '#book/brief.ts'
import { limits } from '#book/limits.ts'
import { inTransaction } from './in-transaction.ts'

/** `turn` counts the books of this person that wait or are being made, this one too; `reason` is a message key. */
export type Entered =
  | { ok: true; turn: number }
  | { ok: false; reason: 'not_found' | 'too_many_books_in_making' | 'workshop_full' }

/**
 * Makes the row of a new book, if there is room for it; the same id again changes nothing. An id that is somebody
 * else's is not found.
 */
export function enterBook(
  database: Pool,
  book: { id: string; owner: string; brief: Brief },
): Promise<Entered> {
  return inTransaction(database, async (client) => {
    // One at a time of each person, so that many at once cannot all find the same room.
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`books/${book.owner}`])
    const { rows } = await client.query<{ owner: string }>('select owner from public.books where id = $1', [
      book.id,
    ])
    const [known] = rows
    if (known && known.owner !== book.owner) return { ok: false, reason: 'not_found' }
    const { mine, all } = await countInMaking(client, book)
    if (known) return { ok: true, turn: mine + 1 }
    if (mine >= limits.booksInMaking) return { ok: false, reason: 'too_many_books_in_making' }
    if (all >= limits.booksInMakingOfAll) return { ok: false, reason: 'workshop_full' }
    return (await insertBook(client, book))
      ? { ok: true, turn: mine + 1 }
      : { ok: false, reason: 'not_found' }
  })
}

/** Other books than this one that wait or are being made: of this person, and of everybody. */
async function countInMaking(
  database: ClientBase,
  book: { id: string; owner: string },
): Promise<{ mine: number; all: number }> {
  const { rows } = await database.query<{ mine: number; all: number }>(
    `select (count(*) filter (where owner = $1))::int as mine, count(*)::int as all
     from public.books where state = 'making' and id <> $2`,
    [book.owner, book.id],
  )
  return rows[0] ?? { mine: 0, all: 0 }
}

/** False when somebody else took the id just now. */
async function insertBook(
  database: ClientBase,
  book: { id: string; owner: string; brief: Brief },
): Promise<boolean> {
  const { rowCount } = await database.query(
    `insert into public.books (id, owner, brief, title, seed) values ($1, $2, $3, $4, $5)
     on conflict (id) do nothing`,
    [book.id, book.owner, book.brief, book.brief.title, book.id],
  )
  return rowCount === 1
}
