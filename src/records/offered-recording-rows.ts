import type { ClientBase, Pool } from 'pg'
import type { SoundFormat } from '#book/recording.ts'
import type { Spans } from '#book/word-times.ts'
import type { KeptRecording } from './recording-rows.ts'

type Database = Pool | ClientBase

export interface NewOffer {
  id: string
  linkId: string
  /** By what its device knows the voice, and we know whose it is. */
  voiceId: string
  place: string
  reader: string
  format: SoundFormat
  bytes: number
  spans: Spans
  said: string | null
}

/** Whether an id, or a voice, is somebody else's, or that of another page: whoever sends it made it up. */
export async function isOtherOffer(
  database: Database,
  { id, linkId, voiceId, place, reader }: Pick<NewOffer, 'id' | 'linkId' | 'voiceId' | 'place' | 'reader'>,
): Promise<boolean> {
  const { rowCount } = await database.query(
    `select from public.offered_recordings
     where id = $1 and (link_id, voice_id, place) <> ($2, $3, $4) or voice_id = $3 and (link_id, reader) <> ($2, $5)
     union all
     select from public.recordings where id = $1 and (voice_id, place) is distinct from ($3::uuid, $4)`,
    [id, linkId, voiceId, place, reader],
  )
  return rowCount !== 0
}

/** Whether a recording has been said yes to already: its first answer got lost. */
export async function isTaken(database: Database, id: string): Promise<boolean> {
  const { rowCount } = await database.query('select from public.recordings where id = $1', [id])
  return rowCount !== 0
}

/** What waits by a link besides this page of this voice: how many other voices, and how many bytes. Nobody adds any until the transaction ends. */
export async function countOffered(
  transaction: ClientBase,
  { linkId, voiceId, place }: Pick<NewOffer, 'linkId' | 'voiceId' | 'place'>,
): Promise<{ stands: boolean; voices: number; bytes: number }> {
  const { rows: links } = await transaction.query<{ stands: boolean }>(
    'select ended_at is null as stands from public.reading_links where id = $1 for update',
    [linkId],
  )
  const { rows } = await transaction.query<{ voices: number; bytes: number }>(
    `select count(distinct voice_id) filter (where voice_id <> $2)::int as voices,
       coalesce(sum(bytes) filter (where voice_id <> $2 or place <> $3), 0)::int as bytes
     from public.offered_recordings where link_id = $1`,
    [linkId, voiceId, place],
  )
  return { stands: links[0]?.stands ?? false, voices: rows[0]?.voices ?? 0, bytes: rows[0]?.bytes ?? 0 }
}

/** Keeps what was recorded until the owner answers, in the place of what the same voice had of the page, which is answered; null: there was none. */
export async function saveOffer(transaction: ClientBase, offer: NewOffer): Promise<KeptRecording | null> {
  const { id, linkId, voiceId, place, reader, format, bytes, spans, said } = offer
  const { rows } = await transaction.query<KeptRecording>(
    'delete from public.offered_recordings where voice_id = $1 and place = $2 returning id, format',
    [voiceId, place],
  )
  await transaction.query(
    `insert into public.offered_recordings (id, link_id, voice_id, place, reader, format, bytes, spans, said)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, linkId, voiceId, place, reader, format, bytes, JSON.stringify(spans), said],
  )
  return rows[0] ?? null
}

/** To whom a voice is told that just began: a confirmed address, unless another one of the book waits there unanswered. */
export async function whomToTellOfVoice(
  database: Database,
  { linkId, voiceId }: Pick<NewOffer, 'linkId' | 'voiceId'>,
): Promise<{ email: string; title: string } | null> {
  const { rows } = await database.query<{ email: string; title: string }>(
    `select u.email, b.title
     from public.reading_links l join public.books b on b.id = l.book_id
       join auth.users u on u.id = b.owner and u.email_confirmed_at is not null
     where l.id = $1 and not exists (
       select 1 from public.offered_recordings other join public.reading_links link on link.id = other.link_id
       where link.book_id = b.id and other.voice_id <> $2)`,
    [linkId, voiceId],
  )
  return rows[0] ?? null
}

export interface WaitingRecording extends KeptRecording {
  place: string
  reader: string
  bytes: number
  spans: Spans
  said: string | null
}

/** The book for which a voice waits for the answer of this owner, kept as it is until the transaction ends; null: none does. */
export async function lockBookOfVoice(
  transaction: ClientBase,
  voiceId: string,
  owner: string,
): Promise<string | null> {
  const { rows } = await transaction.query<{ id: string }>(
    `select b.id from public.books b
     where b.owner = $2 and b.deleted_at is null and b.id in (
       select l.book_id from public.offered_recordings o join public.reading_links l on l.id = o.link_id
       where o.voice_id = $1)
     for update of b`,
    [voiceId, owner],
  )
  return rows[0]?.id ?? null
}

/** Takes recordings of a voice out of what waits, as many as there are of these. */
export async function takeOffers(
  transaction: ClientBase,
  voiceId: string,
  ids: readonly string[],
): Promise<WaitingRecording[]> {
  const { rows } = await transaction.query<WaitingRecording>(
    `delete from public.offered_recordings where voice_id = $1 and id = any($2)
     returning id, format, place, reader, bytes, spans, said`,
    [voiceId, ids],
  )
  return rows
}

/** Who reads a book, and by what each voice that came by a link is known. */
export async function readReaders(
  transaction: ClientBase,
  bookId: string,
): Promise<{ reader: string; voice_id: string | null }[]> {
  const { rows } = await transaction.query<{ reader: string; voice_id: string | null }>(
    'select distinct reader, voice_id from public.recordings where book_id = $1',
    [bookId],
  )
  return rows
}

/** Removes what a voice recorded by a link, whether it waits or goes with the book: one page of it, or all. Answers what it was. */
export async function takeBackVoice(
  database: Database,
  {
    linkId,
    bookId,
    voiceId,
    place,
  }: { linkId: string; bookId: string; voiceId: string; place: string | null },
): Promise<KeptRecording[]> {
  const { rows } = await database.query<KeptRecording>(
    `with waiting as (
       delete from public.offered_recordings
       where link_id = $1 and voice_id = $3 and place = coalesce($4, place) returning id, format
     ), kept as (
       delete from public.recordings
       where book_id = $2 and voice_id = $3 and place = coalesce($4, place) returning id, format
     )
     select * from waiting union all select * from kept`,
    [linkId, bookId, voiceId, place],
  )
  return rows
}

/** The voices that go with a book, for whoever reads it by a link that lets them be heard. */
export async function readVoicesOf(
  database: Database,
  bookId: string,
): Promise<(KeptRecording & Pick<WaitingRecording, 'place' | 'reader' | 'spans'>)[]> {
  const { rows } = await database.query<KeptRecording & Pick<WaitingRecording, 'place' | 'reader' | 'spans'>>(
    'select id, format, place, reader, spans from public.recordings where book_id = $1 order by created_at',
    [bookId],
  )
  return rows
}

/** Forgets what waits unanswered by links that have been over for 30 days. */
export async function forgetOldOffers(database: Pool): Promise<void> {
  await database.query(
    `delete from public.offered_recordings o using public.reading_links l
     where l.id = o.link_id and l.ends_at < now() - interval '30 days'`,
  )
}
