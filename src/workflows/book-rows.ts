import type { ClientBase, Pool } from 'pg'
import type { Brief } from '#book/brief.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import type { CharacterSheet } from '#illustration/illustrator.ts'
import type { Story, StorySpread } from '#story/storyteller.ts'

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
  cover_scene: ScenePlan | null
  character_sheet: CharacterSheet | null
  cover_version: number
  cover_redraws_left: number
  has_endpaper: boolean
  made_by: string
  created_at: Date
}

export interface PageRow {
  spread: number
  text: string
  /** As the storyteller wrote it, before anybody changed it. */
  written_text: string
  scene: ScenePlan
  picture_version: number
  has_spot: boolean
}

/** Throws when there is no such book; one that was taken off its shelf is read as well. */
export async function readBook(database: Database, bookId: string): Promise<BookRow> {
  const { rows } = await database.query<BookRow>('select * from public.books where id = $1', [bookId])
  const book = rows[0]
  if (!book) throw new Error(`there is no book ${bookId}`)
  return book
}

/** Whose a book is, on the shelf or off it; null when there is no such book. */
export async function ownerOf(database: Database, bookId: string): Promise<string | null> {
  const { rows } = await database.query<{ owner: string }>('select owner from public.books where id = $1', [
    bookId,
  ])
  return rows[0]?.owner ?? null
}

/** The spreads that are written so far, in reading order. */
export async function readPages(database: Database, bookId: string): Promise<PageRow[]> {
  const { rows } = await database.query<PageRow>(
    `select spread, text, written_text, scene, picture_version, has_spot
     from public.book_pages where book_id = $1 order by spread`,
    [bookId],
  )
  return rows
}

/** Makes the row of a new book; the same id again changes nothing. False when the id is somebody else's. */
export async function insertBook(
  database: Database,
  book: { id: string; owner: string; brief: Brief },
): Promise<boolean> {
  const { rows } = await database.query<{ owner: string }>(
    `insert into public.books (id, owner, brief, title, seed) values ($1, $2, $3, $4, $5)
     on conflict (id) do update set owner = books.owner
     returning owner`,
    [book.id, book.owner, book.brief, book.brief.title, book.id],
  )
  return rows[0]?.owner === book.owner
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

/** Puts a book that stopped after failures back to work; null when it had not stopped. */
export async function takeUp(database: Database, bookId: string): Promise<'failed' | 'unlock_failed' | null> {
  const { rows } = await database.query<{ state: BookState }>(
    'select state from public.books where id = $1 for update',
    [bookId],
  )
  const state = rows[0]?.state
  if (state !== 'failed' && state !== 'unlock_failed') return null
  await database.query('update public.books set state = $2 where id = $1', [
    bookId,
    state === 'failed' ? 'making' : 'unlocking',
  ])
  return state
}

/** Writes a spread, or writes it anew: then changes that somebody made to its text are gone. */
export async function saveSpread(database: Database, bookId: string, spread: StorySpread): Promise<void> {
  await database.query(
    `insert into public.book_pages (book_id, spread, text, written_text, scene) values ($1, $2, $3, $3, $4)
     on conflict (book_id, spread)
     do update set text = excluded.text, written_text = excluded.written_text, scene = excluded.scene`,
    [bookId, spread.spread, spread.text, spread.scene],
  )
}

/** Writes what is told once a book; `madeBy` names the storyteller. Spreads have `saveSpread`. */
export async function saveStory(
  database: Database,
  bookId: string,
  story: Story,
  madeBy: string,
): Promise<void> {
  await database.query(
    'update public.books set dedication = $2, ending = $3, cover_scene = $4, made_by = $5 where id = $1',
    [bookId, story.dedication, story.ending, story.cover, madeBy],
  )
}

/** Settles how everybody looks in all pictures of the book. */
export async function saveCharacterSheet(
  database: Database,
  bookId: string,
  sheet: CharacterSheet,
): Promise<void> {
  await database.query('update public.books set character_sheet = $2 where id = $1', [bookId, sheet])
}

/** Shows a newly drawn cover; one that is not newer than what is shown changes nothing. */
export async function saveCover(
  database: Database,
  bookId: string,
  cover: { version: number; thumbhash: string; ink: 'dark' | 'light' },
): Promise<void> {
  await database.query(
    `update public.books
     set cover_version = $2, cover_thumbhash = $3, cover_ink = $4, cover_drawing = false
     where id = $1 and cover_version < $2`,
    [bookId, cover.version, cover.thumbhash, cover.ink],
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
     where id = $1 and cover_drawing`,
    [bookId],
  )
}

/** Notes that the book's endpaper is in storage. */
export async function saveEndpaper(database: Database, bookId: string): Promise<void> {
  await database.query('update public.books set has_endpaper = true where id = $1', [bookId])
}

/** Notes that the small picture beside a spread's text is in storage. */
export async function saveSpot(database: Database, bookId: string, spread: number): Promise<void> {
  await database.query('update public.book_pages set has_spot = true where book_id = $1 and spread = $2', [
    bookId,
    spread,
  ])
}

/**
 * Shows a newly drawn picture and counts it as a step; the same version again changes nothing and counts
 * nothing.
 */
export async function savePicture(
  database: Database,
  bookId: string,
  picture: { spread: number; version: number },
): Promise<void> {
  await database.query(
    `with drawn as (
       update public.book_pages set picture_version = $3
       where book_id = $1 and spread = $2 and picture_version < $3
       returning 1
     )
     update public.books set steps_done = steps_done + (select count(*) from drawn) where id = $1`,
    [bookId, picture.spread, picture.version],
  )
}
