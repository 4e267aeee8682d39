import type { ClientBase, Pool } from 'pg'
import type { BookLanguage } from '#book/options.ts'

type Database = Pool | ClientBase

export interface NewWord {
  id: string
  linkId: string
  name: string
  words: string
}

/** Keeps a word that somebody offers until its book's owner answers; false when it is there already. */
export async function insertWord(database: Database, word: NewWord): Promise<boolean> {
  const { rowCount } = await database.query(
    `insert into public.offered_words (id, link_id, name, words) values ($1, $2, $3, $4) on conflict do nothing`,
    [word.id, word.linkId, word.name, word.words],
  )
  return rowCount === 1
}

/** How many words of a link, besides this one, wait for an answer; nobody adds one until the transaction ends. */
export async function countWaitingWords(
  transaction: ClientBase,
  linkId: string,
  besides: string,
): Promise<number> {
  await transaction.query('select 1 from public.reading_links where id = $1 for update', [linkId])
  const { rows } = await transaction.query<{ count: number }>(
    `select count(*)::int from public.offered_words where link_id = $1 and state = 'waiting' and id <> $2`,
    [linkId, besides],
  )
  return rows[0]?.count ?? 0
}

/** To whom a word that was just offered is told: a confirmed address, unless another word of the book waits there unanswered. */
export async function whomToTell(
  database: Database,
  wordId: string,
): Promise<{ email: string; title: string } | null> {
  const { rows } = await database.query<{ email: string; title: string }>(
    `select u.email, b.title
     from public.offered_words w join public.reading_links l on l.id = w.link_id
       join public.books b on b.id = l.book_id
       join auth.users u on u.id = b.owner and u.email_confirmed_at is not null
     where w.id = $1 and not exists (
       select 1 from public.offered_words other join public.reading_links link on link.id = other.link_id
       where link.book_id = b.id and other.state = 'waiting' and other.id <> w.id)`,
    [wordId],
  )
  return rows[0] ?? null
}

export interface WaitingWord {
  id: string
  name: string
  words: string
  bookId: string
  /** The page at the front as it is now. */
  intro: string
  language: BookLanguage
  text_is_open: boolean
}

/** A word that waits for the answer of this owner, with its book kept as it is until the transaction ends; null: none does. */
export async function lockWaitingWord(
  transaction: ClientBase,
  wordId: string,
  owner: string,
): Promise<WaitingWord | null> {
  const { rows } = await transaction.query<WaitingWord>(
    `select w.id, w.name, w.words, b.id as "bookId", b.intro, b.brief->>'language' as language,
       private.text_is_open(b.id) as text_is_open
     from public.offered_words w join public.reading_links l on l.id = w.link_id
       join public.books b on b.id = l.book_id
     where w.id = $1 and w.state = 'waiting' and b.owner = $2 and b.deleted_at is null
     for update of w, b`,
    [wordId, owner],
  )
  return rows[0] ?? null
}

/** Puts a word at the front of its book. */
export async function takeWord(
  transaction: ClientBase,
  { id, bookId }: Pick<WaitingWord, 'id' | 'bookId'>,
  intro: string,
): Promise<void> {
  await transaction.query('update public.books set intro = $2 where id = $1', [bookId, intro])
  await transaction.query(`update public.offered_words set state = 'taken' where id = $1`, [id])
}

/** Leaves a word out of its book. */
export async function declineWord(database: Database, wordId: string): Promise<void> {
  await database.query(`update public.offered_words set state = 'declined' where id = $1`, [wordId])
}

/** Which of these words that came by a link were put at the front of its book, and how many of these recordings go with it. */
export async function readTaken(
  database: Database,
  sent: { linkId: string; bookId: string; wordIds: readonly string[]; recordingIds: readonly string[] },
): Promise<{ words: string[]; pages: number }> {
  const { rows } = await database.query<{ words: string[]; pages: number }>(
    `select
       (select coalesce(array_agg(id::text order by created_at), '{}') from public.offered_words
        where link_id = $1 and state = 'taken' and id = any($3)) as words,
       (select count(*)::int from public.recordings where book_id = $2 and voice_id is not null and id = any($4)) as pages`,
    [sent.linkId, sent.bookId, sent.wordIds, sent.recordingIds],
  )
  return rows[0] ?? { words: [], pages: 0 }
}
