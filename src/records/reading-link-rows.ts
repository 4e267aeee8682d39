import type { ClientBase, Pool } from 'pg'

type Database = Pool | ClientBase

export interface NewLink {
  id: string
  bookId: string
  /** What stands in its address; only a hash of it is kept. */
  token: string
  locale: 'nl' | 'en'
  /** null: it stands until it is ended. */
  days: number | null
  /** Whoever has it hears the voices that go with the book. */
  withVoices: boolean
}

/**
 * Makes a link, and answers when it ends. Made again within a minute, because the first answer got lost, it gets the new token.
 * Undefined: there is another one by this id.
 */
export async function saveLink(database: Database, link: NewLink): Promise<Date | null | undefined> {
  const { rows } = await database.query<{ ends_at: Date | null }>(
    `insert into public.reading_links as kept (id, book_id, token_hash, locale, ends_at, with_voices)
     values ($1, $2, sha256(convert_to($3, 'UTF8')), $4, now() + make_interval(days => $5), $6)
     on conflict (id) do update set token_hash = excluded.token_hash
       where kept.book_id = excluded.book_id and kept.created_at > now() - interval '1 minute'
     returning ends_at`,
    [link.id, link.bookId, link.token, link.locale, link.days, link.withVoices],
  )
  return rows[0]?.ends_at
}

/** How many links of a book stand, besides this one. */
export async function countLinks(database: Database, bookId: string, besides: string): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int from public.reading_links
     where book_id = $1 and id <> $2 and ended_at is null and (ends_at is null or ends_at > now())`,
    [bookId, besides],
  )
  return rows[0]?.count ?? 0
}

export interface StandingLink {
  id: string
  book_id: string
  locale: 'nl' | 'en'
  ends_at: Date | null
  /** The words of its book may still change. */
  text_is_open: boolean
  is_paid: boolean
  /** Whoever has it hears the voices that go with the book. */
  with_voices: boolean
  /** From whom the book is, and with which words, when it was given by this link; null: it was not. */
  giver_name: string | null
  message: string | null
  /** Its giver was thanked. */
  is_thanked: boolean
  /** Whoever has it can keep the book as a file. */
  keeps: boolean
}

/** The link that an address opens now; null: none does. */
export async function findLink(database: Database, token: string): Promise<StandingLink | null> {
  const { rows } = await database.query<StandingLink>(
    `select l.id, l.book_id, l.locale, l.ends_at, l.with_voices, private.text_is_open(l.book_id) as text_is_open,
       private.book_is_paid(l.book_id) as is_paid, private.link_keeps(l.id) as keeps, p.giver_name, p.message,
       p.thanked_at is not null as is_thanked
     from public.reading_links l left join public.presents p on p.link_id = l.id
     where l.id = private.standing_link($1)`,
    [token],
  )
  return rows[0] ?? null
}

/** Where a file lies that a link shows now, such as `cover/v1.webp`; null: it shows none by this name. */
export async function findLinkedFile(
  database: Database,
  token: string,
  file: string,
): Promise<string | null> {
  const { rows } = await database.query<{ path: string | null }>(
    'select private.linked_file($1, $2) as path',
    [token, file],
  )
  return rows[0]?.path ?? null
}

/** Counts that a link was opened. */
export async function addView(database: Database, token: string): Promise<void> {
  await database.query(
    'update public.reading_links set views = views + 1 where id = private.standing_link($1)',
    [token],
  )
}
