import type { ClientBase, Pool } from 'pg'
import type { SoundFormat } from '#book/recording.ts'
import type { Spans } from '#book/word-times.ts'

type Database = Pool | ClientBase

export interface NewRecording {
  id: string
  bookId: string
  place: string
  reader: string
  format: SoundFormat
  bytes: number
  spans: Spans
  /** Of which words it is (`saidMark`); null: whoever sent it did not say. */
  said: string | null
  /** By what whoever offered it by a link is known; null: the book's owner recorded it. */
  voiceId: string | null
}

export interface KeptRecording {
  id: string
  format: SoundFormat
}

/** Who reads a book, and how many bytes their recordings take, besides one page of somebody. */
export async function readVoices(
  database: Database,
  { bookId, reader, place }: Pick<NewRecording, 'bookId' | 'reader' | 'place'>,
): Promise<{ readers: string[]; bytes: number }> {
  const { rows } = await database.query<{ readers: string[] | null; bytes: number }>(
    `select array_agg(distinct reader) as readers,
       coalesce(sum(bytes) filter (where reader <> $2 or place <> $3), 0)::int as bytes
     from public.recordings where book_id = $1`,
    [bookId, reader, place],
  )
  return { readers: rows[0]?.readers ?? [], bytes: rows[0]?.bytes ?? 0 }
}

/** Keeps a recording in the place of what the same person had recorded of the page, which is answered; null: there was none. */
export async function saveRecording(
  transaction: ClientBase,
  { id, bookId, place, reader, format, bytes, spans, said, voiceId }: NewRecording,
): Promise<KeptRecording | null> {
  const { rows } = await transaction.query<KeptRecording>(
    'delete from public.recordings where book_id = $1 and reader = $2 and place = $3 returning id, format',
    [bookId, reader, place],
  )
  await transaction.query(
    `insert into public.recordings (id, book_id, place, reader, format, bytes, spans, said, voice_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, bookId, place, reader, format, bytes, JSON.stringify(spans), said, voiceId],
  )
  return rows[0] ?? null
}

/** Whether an id is that of something else than how a reader reads this page: whoever sends it made it up. */
export async function isOtherRecording(
  database: Database,
  { id, bookId, reader, place }: Pick<NewRecording, 'id' | 'bookId' | 'reader' | 'place'>,
): Promise<boolean> {
  const { rowCount } = await database.query(
    `select from public.recordings where id = $1 and (book_id, reader, place) <> ($2, $3, $4)
     union all select from public.offered_recordings where id = $1`,
    [id, bookId, reader, place],
  )
  return rowCount !== 0
}

/** Removes what somebody recorded of a book, one page of it or all, and answers what it was. */
export async function deleteRecordings(
  database: Database,
  { bookId, reader, place }: { bookId: string; reader: string; place: string | null },
): Promise<KeptRecording[]> {
  const { rows } = await database.query<KeptRecording>(
    `delete from public.recordings where book_id = $1 and reader = $2 and place = coalesce($3, place)
     returning id, format`,
    [bookId, reader, place],
  )
  return rows
}
