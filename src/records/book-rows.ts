import type { ClientBase, Pool } from 'pg'
import type { Brief } from '#book/brief.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import type { CharacterSheet } from '#illustration/illustrator.ts'
import type { BookNotice, NoticeKind } from '#models/book-notice.ts'
import type { Story } from '#story/storyteller.ts'
import { forgetUselessAnswersOf } from './ai-call-rows.ts'
import { BookGone } from './book-gone.ts'
import { forgetTriesOf, mostTries } from './recipe-try-rows.ts'

type Database = Pool | ClientBase

export type BookState = 'making' | 'failed' | 'ready' | 'unlocking' | 'unlock_failed' | 'finished'

export interface BookRow {
  id: string
  owner: string
  brief: Brief
  title: string
  intro: string
  seed: string
  state: BookState
  dedication: string
  ending: string
  blurb: string | null
  cover_scene: ScenePlan | null
  character_sheet: CharacterSheet | null
  cover_version: number
  cover_bend: number
  cover_ink: 'dark' | 'light'
  cover_redraws_left: number
  cover_thumbhash: string | null
  sheet_version: number
  has_endpaper: boolean
  made_by: string
  notices: BookNotice[]
  untold: string[]
  by_house: boolean
  created_at: Date
}

/** Throws `BookGone` when there is no such book; one that was taken off its shelf is read as well. */
export async function readBook(database: Database, bookId: string): Promise<BookRow> {
  const { rows } = await database.query<BookRow>('select * from public.books where id = $1', [bookId])
  const book = rows[0]
  if (!book) throw new BookGone(bookId)
  return book
}

/** Keeps a book and what is ordered of it as they are until the transaction ends. */
export async function lockBook(transaction: ClientBase, bookId: string): Promise<void> {
  await transaction.query('select 1 from public.books where id = $1 for update', [bookId])
}

/** Whether there is such a book, on the shelf or off it. */
export async function bookExists(database: Database, bookId: string): Promise<boolean> {
  const { rows } = await database.query('select 1 from public.books where id::text = $1', [bookId])
  return rows.length > 0
}

/** A book on its owner's shelf, or null. */
export async function readOwnBook(
  database: Database,
  bookId: string,
  owner: string,
): Promise<BookRow | null> {
  const { rows } = await database.query<BookRow>(
    'select * from public.books where id = $1 and owner = $2 and deleted_at is null',
    [bookId, owner],
  )
  return rows[0] ?? null
}

/** Ids of all books of a user, on the shelf or off it. */
export async function listBooksOf(database: Database, owner: string): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>('select id from public.books where owner = $1', [
    owner,
  ])
  return rows.map(({ id }) => id)
}

/** Removes a book's row with its pages and orders; its files are somebody else's work. */
export async function deleteBookRow(database: Database, bookId: string): Promise<void> {
  await database.query('delete from public.books where id = $1', [bookId])
}

/** Whose a book is, on the shelf or off it; null when there is no such book. */
export async function ownerOf(database: Database, bookId: string): Promise<string | null> {
  const { rows } = await database.query<{ owner: string }>('select owner from public.books where id = $1', [
    bookId,
  ])
  return rows[0]?.owner ?? null
}

export interface Progress {
  state: BookState
  /** Message key of what is happening now. */
  step: string
  done: number
  total: number
}

/** Sets how far the making of a book is; whoever watches its row sees it change. */
export async function showProgress(database: Database, bookId: string, progress: Progress): Promise<void> {
  await database.query(
    'update public.books set state = $2, step = $3, steps_done = $4, steps_total = $5 where id = $1',
    [bookId, progress.state, progress.step, progress.done, progress.total],
  )
}

/** Shows a book that was just paid for as being drawn; one of which all is drawn stays as it is. */
export async function showPaid(database: Database, bookId: string): Promise<void> {
  await database.query(
    `update public.books set state = 'unlocking', step = 'draw-pictures', steps_done = 0,
       steps_total = (select count(*) from public.book_pages where book_id = $1)
     where id = $1 and state = 'ready'`,
    [bookId],
  )
}

/** Stops the work on a book that cannot be done, with what was told last; one that nothing is done on stays as it is. */
export async function stopBook(database: Database, bookId: string): Promise<void> {
  await database.query(
    `update public.books set state = case state when 'making' then 'failed' else 'unlock_failed' end
     where id = $1 and state in ('making', 'unlocking')`,
    [bookId],
  )
}

/** Tells the owner of a book this about its story, its pictures or what was sent, and nothing else of the kind any more. */
export async function tellOwner(
  database: Database,
  bookId: string,
  kind: NoticeKind,
  notices: readonly BookNotice[],
): Promise<void> {
  await database.query(
    `update public.books
     set notices = array(select notice from unnest(notices) as notice where not starts_with(notice, $2)) || $3::text[]
     where id = $1`,
    [bookId, `${kind}_`, notices],
  )
}

/** Has a book that is not written yet written by our own storyteller, as whoever ordered it wishes. */
export async function leaveToHouse(database: Database, bookId: string): Promise<void> {
  await database.query('update public.books set by_house = true where id = $1 and cover_scene is null', [
    bookId,
  ])
}

/** Puts a book that stopped after failures back to work; null when it had not stopped. */
export async function takeUp(database: Database, bookId: string): Promise<'failed' | 'unlock_failed' | null> {
  const { rows } = await database.query<{ state: BookState }>(
    'select state from public.books where id = $1 for update',
    [bookId],
  )
  const state = rows[0]?.state
  if (state !== 'failed' && state !== 'unlock_failed') return null
  await forgetTriesOf(database, bookId)
  await forgetUselessAnswersOf(database, bookId)
  await database.query('update public.books set state = $2 where id = $1', [
    bookId,
    state === 'failed' ? 'making' : 'unlocking',
  ])
  return state
}

/**
 * Books paid for within the day whose drawing stopped five minutes ago or longer; not those whose drawing killed its
 * worker, which wait for a person.
 */
export async function listStoppedUnlocks(database: Database): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    `select id from public.books
     where state = 'unlock_failed' and deleted_at is null and updated_at < now() - interval '5 minutes'
       and exists (
         select 1 from public.orders
         where book_id = books.id and status = 'paid' and paid_at > now() - interval '1 day'
         union all
         select 1 from public.given_books
         where book_id = books.id and ended_at is null and paid_at > now() - interval '1 day')
       and not exists (
         select 1 from house.recipe_tries
         where strpos(workflow_id, books.id::text) > 0 and tries > $1)
     limit 20`,
    [mostTries],
  )
  return rows.map(({ id }) => id)
}

/**
 * Writes what is told once a book; `madeBy` names both engines. Spreads have `saveSpread`.
 * @param title in place of the one that was ordered, unless its owner has changed that since; null: it stays
 */
export async function saveStory(
  database: Database,
  bookId: string,
  story: Story,
  { madeBy, title }: { madeBy: string; title: string | null },
): Promise<void> {
  await database.query(
    `update public.books
     set dedication = $2, ending = $3, cover_scene = $4, made_by = $5, blurb = $6,
       title = case when title = brief->>'title' then coalesce($7, title) else title end, untold = $8
     where id = $1`,
    [
      bookId,
      story.dedication,
      story.ending,
      story.cover,
      madeBy,
      story.blurb,
      title,
      story.leftOut?.untold ?? [],
    ],
  )
}

/**
 * Settles how everybody looks in all pictures of the book.
 * @param version of the sheet that its owner can see; 0: there is none to see
 */
export async function saveCharacterSheet(
  database: Database,
  bookId: string,
  sheet: CharacterSheet,
  { madeBy, version }: { madeBy: string; version: number },
): Promise<void> {
  await database.query(
    'update public.books set character_sheet = $2, made_by = $3, sheet_version = $4 where id = $1',
    [bookId, sheet, madeBy, version],
  )
}

/** A cover as it was drawn. */
export interface DrawnCover {
  version: number
  thumbhash: string
  ink: 'dark' | 'light'
  /** How it leads its title, as `CoverTitle` has it. */
  bend: number
}

/** Shows a newly drawn cover; one that is not newer than what is shown changes nothing. */
export async function saveCover(database: Database, bookId: string, cover: DrawnCover): Promise<void> {
  await database.query(
    `update public.books
     set cover_version = $2, cover_thumbhash = $3, cover_ink = $4, cover_bend = $5, cover_drawing = false
     where id = $1 and cover_version < $2`,
    [bookId, cover.version, cover.thumbhash, cover.ink, cover.bend],
  )
}

/** Takes one of the free redraws; null when none is left or one is being drawn. */
export async function takeCoverRedraw(database: Database, bookId: string): Promise<number | null> {
  const { rows } = await database.query<{ version: number }>(
    `update public.books set cover_redraws_left = cover_redraws_left - 1, cover_drawing = true
     where id = $1 and cover_redraws_left > 0 and not cover_drawing and state = 'ready' and cover_version > 0
     returning cover_version + 1 as version`,
    [bookId],
  )
  return rows[0]?.version ?? null
}

/** Gives a redraw back when it could not be drawn. */
export async function returnCoverRedraw(database: Database, bookId: string): Promise<void> {
  await database.query(
    `update public.books set cover_redraws_left = cover_redraws_left + 1, cover_drawing = false
     where id = $1 and cover_drawing and not sheet_drawing`,
    [bookId],
  )
}

/** Notes that the book's endpaper is in storage. */
export async function saveEndpaper(database: Database, bookId: string): Promise<void> {
  await database.query('update public.books set has_endpaper = true where id = $1', [bookId])
}

/** Writes what stands on the first page of a book. */
export async function saveIntro(database: Database, bookId: string, intro: string): Promise<void> {
  await database.query('update public.books set intro = $2 where id = $1', [bookId, intro])
}
