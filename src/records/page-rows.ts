import type { ClientBase, Pool } from 'pg'
import type { Panel } from '#book/panel.ts'
import type { ScenePlan } from '#book/scene-plan.ts'
import type { StorySpread } from '#story/storyteller.ts'

type Database = Pool | ClientBase

export interface PageRow {
  spread: number
  text: string
  /** As the storyteller wrote it, before anybody changed it. */
  written_text: string
  scene: ScenePlan
  picture_version: number
  /** Whoever drew it is gone; our own illustrator draws it anew. */
  picture_gone: boolean
  /** The colours of the picture while it is locked; null where drawing costs money, and until they are there. */
  picture_blur: string | null
  /** What the picture is remembered by, as #rrggbb; null until it is drawn. */
  picture_colour: string | null
  has_spot: boolean
  has_moment: boolean
  /** Whom the two panels of its moment show; null where it has none. */
  panels: Panel[] | null
}

/** The spreads that are written so far, in reading order. */
export async function readPages(database: Database, bookId: string): Promise<PageRow[]> {
  const { rows } = await database.query<PageRow>(
    `select spread, text, written_text, scene, picture_version, picture_gone, picture_blur, picture_colour,
       has_spot, has_moment, panels
     from public.book_pages where book_id = $1 order by spread`,
    [bookId],
  )
  return rows
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

/**
 * For whoever draws square pictures only, and not by our stages: words have a page each, also where a picture was to lie over
 * both or to stand without them, and the last page promises nobody who is to be found.
 */
export async function leaveToOtherHands(database: Database, bookId: string): Promise<void> {
  await database.query(`update public.books set ending = split_part(ending, e'\\n', 1) where id = $1`, [
    bookId,
  ])
  await database.query(
    `with silent as (
       select spread, scene->'double'->>'silent' as words from public.book_pages
       where book_id = $1 and scene->'double' ? 'silent'
     ), own as (
       select spread, words from silent
       union all
       select page.spread, left(page.written_text, -length(e'\\n\\n' || words))
       from silent join public.book_pages page on page.spread = silent.spread - 1 and page.book_id = $1
     )
     update public.book_pages page set text = own.words, written_text = own.words
     from own where page.book_id = $1 and page.spread = own.spread`,
    [bookId],
  )
  await database.query(
    `update public.book_pages set scene = scene - 'double' where book_id = $1 and scene ? 'double'`,
    [bookId],
  )
}

/** Notes that the small picture beside a spread's text is in storage. */
export async function saveSpot(database: Database, bookId: string, spread: number): Promise<void> {
  await database.query('update public.book_pages set has_spot = true where book_id = $1 and spread = $2', [
    bookId,
    spread,
  ])
}

/** Notes that somebody of a spread's picture from nearby is in storage. */
export async function saveMoment(
  database: Database,
  bookId: string,
  { spread, panels = null }: { spread: number; panels?: readonly Panel[] | null | undefined },
): Promise<void> {
  await database.query(
    'update public.book_pages set has_moment = true, panels = $3 where book_id = $1 and spread = $2',
    [bookId, spread, panels && JSON.stringify(panels)],
  )
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
       update public.book_pages set picture_version = $3, picture_gone = false
       where book_id = $1 and spread = $2 and picture_version < $3
       returning 1
     )
     update public.books set steps_done = steps_done + (select count(*) from drawn) where id = $1`,
    [bookId, picture.spread, picture.version],
  )
}
