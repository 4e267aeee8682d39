import type { ClientBase, Pool } from 'pg'
import type { CharacterSheet } from '#illustration/illustrator.ts'
import type { DrawnCover } from './book-rows.ts'

type Database = Pool | ClientBase

/** Which character sheet of a book, and the cover that goes with it; both count from 1. */
export interface SheetName {
  bookId: string
  version: number
  cover: number
}

/** `begun`: it was asked for before, and is being drawn or there already; `none`: the book has no sheet to show. */
export type SheetRedraw =
  | { outcome: 'taken'; cover: number }
  | { outcome: 'begun' | 'none' | 'none_left' | 'paid' | 'not_ready' }

/**
 * Takes one of the redraws of a book's sheet, to draw this version of it and the cover with it; asking for the same version
 * again takes nothing. While a cover is drawn no sheet is, and the other way round; once the book is paid for its sheet stands.
 */
export async function takeSheetRedraw(
  database: Database,
  { bookId, version }: Pick<SheetName, 'bookId' | 'version'>,
): Promise<SheetRedraw> {
  const taken = await database.query<{ cover: number }>(
    `update public.books
     set sheet_redraws_left = sheet_redraws_left - 1, sheet_drawing = true, cover_drawing = true
     where id = $1 and sheet_version = $2::integer - 1 and sheet_version > 0 and sheet_redraws_left > 0
       and not cover_drawing and state = 'ready' and not private.book_is_paid(id)
     returning cover_version + 1 as cover`,
    [bookId, version],
  )
  if (taken.rows[0]) return { outcome: 'taken', cover: taken.rows[0].cover }
  const { rows } = await database.query<{ now: number; left: number; drawing: boolean; paid: boolean }>(
    `select sheet_version as now, sheet_redraws_left as left, sheet_drawing as drawing, private.book_is_paid(id) as paid
     from public.books where id = $1`,
    [bookId],
  )
  const [book] = rows
  if (!book || book.now === 0) return { outcome: 'none' }
  if (book.now >= version || (book.drawing && book.now === version - 1)) return { outcome: 'begun' }
  if (book.paid) return { outcome: 'paid' }
  return { outcome: book.left === 0 ? 'none_left' : 'not_ready' }
}

/**
 * Shows a sheet that was drawn anew, and the cover after it. False when it came too late: the book's pictures are drawn after
 * the old one by now.
 */
export async function saveRedrawnSheet(
  database: Database,
  { bookId, version }: SheetName,
  { sheet, cover }: { sheet: CharacterSheet; cover: DrawnCover },
): Promise<boolean> {
  const { rows } = await database.query<{ shown: number }>(
    `with saved as (
       update public.books
       set character_sheet = $3, sheet_version = $2, sheet_drawing = false,
         cover_version = $4, cover_thumbhash = $5, cover_ink = $6, cover_bend = $7, cover_drawing = false
       where id = $1 and sheet_version = $2::integer - 1 and sheet_drawing and state = 'ready'
       returning sheet_version
     )
     select coalesce((select sheet_version from saved), (select sheet_version from public.books where id = $1)) as shown`,
    [bookId, version, sheet, cover.version, cover.thumbhash, cover.ink, cover.bend],
  )
  return rows[0]?.shown === version
}

/**
 * Gives a book to another illustrator: with their sheet, which nobody is shown, their cover, and every page that was drawn
 * before to be drawn anew.
 * @param cover null where none was drawn before either
 */
export async function changeHands(
  database: Database,
  bookId: string,
  { sheet, cover, madeBy }: { sheet: CharacterSheet; cover: DrawnCover | null; madeBy: string },
): Promise<void> {
  await database.query(
    `with pages as (
       update public.book_pages set picture_gone = true where book_id = $1 and picture_version > 0
     )
     update public.books
     set character_sheet = $2, made_by = $3, sheet_version = 0, sheet_drawing = false, cover_drawing = false,
       notices = array(select notice from unnest(notices) as notice where not starts_with(notice, 'pictures_')) || $4::text[],
       steps_done = case when state = 'unlocking' then 0 else steps_done end,
       cover_version = coalesce($5, cover_version), cover_thumbhash = coalesce($6, cover_thumbhash),
       cover_ink = coalesce($7, cover_ink), cover_bend = coalesce($8, cover_bend)
     where id = $1`,
    [bookId, sheet, madeBy, sheet.notices ?? [], cover?.version, cover?.thumbhash, cover?.ink, cover?.bend],
  )
}

/** Gives a redraw back when it could not be drawn, or came too late. */
export async function returnSheetRedraw(
  database: Database,
  { bookId, version }: Pick<SheetName, 'bookId' | 'version'>,
): Promise<void> {
  await database.query(
    `update public.books
     set sheet_redraws_left = sheet_redraws_left + 1, sheet_drawing = false, cover_drawing = false
     where id = $1 and sheet_drawing and sheet_version < $2`,
    [bookId, version],
  )
}
