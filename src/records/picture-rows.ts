import type { ClientBase, Pool } from 'pg'

type Database = Pool | ClientBase

/** Which picture of which book. */
export interface PictureName {
  bookId: string
  spread: number
  /** Counts from 1; a redraw is the next one. */
  version: number
}

/**
 * Keeps the colours of a picture, as `blurredPicture` gives them, to be seen before it is unlocked, and what it is remembered by, as
 * `pictureColour` gives it.
 */
export async function savePictureBlur(
  database: Database,
  { bookId, spread, blur, colour }: { bookId: string; spread: number; blur: string; colour: string },
): Promise<void> {
  await database.query(
    `update public.book_pages set picture_blur = $3, picture_colour = coalesce(picture_colour, $4)
     where book_id = $1 and spread = $2`,
    [bookId, spread, blur, colour],
  )
}

/** Keeps what a picture is remembered by, as `pictureColour` gives it; what is kept already stays. */
export async function savePictureColour(
  database: Database,
  { bookId, spread, colour }: { bookId: string; spread: number; colour: string },
): Promise<void> {
  await database.query(
    `update public.book_pages set picture_colour = $3
     where book_id = $1 and spread = $2 and picture_colour is null`,
    [bookId, spread, colour],
  )
}

/** `begun`: it was asked for before, and is being drawn or there already. */
export type RedrawTaken = 'taken' | 'begun' | 'none_left' | 'fixed' | 'not_ready'

/**
 * Takes one of the redraws of a picture, to draw this version of it; asking for the same version again takes nothing. Once
 * a printer has the book its pictures stand.
 */
export async function takePictureRedraw(
  database: Database,
  { bookId, spread, version }: PictureName,
): Promise<RedrawTaken> {
  const { rowCount } = await database.query(
    `update public.book_pages
     set picture_redraws_left = picture_redraws_left - 1, picture_drawing = true
     where book_id = $1 and spread = $2 and picture_version = $3::integer - 1 and picture_version > 0
       and not picture_drawing and picture_redraws_left > 0 and private.text_is_open($1)
       and exists (select 1 from public.books where id = $1 and state = 'finished')`,
    [bookId, spread, version],
  )
  if (rowCount === 1) return 'taken'
  const { rows } = await database.query<{ now: number; left: number; drawing: boolean; open: boolean }>(
    `select picture_version as now, picture_redraws_left as left, picture_drawing as drawing,
       private.text_is_open($1) as open
     from public.book_pages where book_id = $1 and spread = $2`,
    [bookId, spread],
  )
  const page = rows[0]
  if (!page) return 'not_ready'
  if (page.now >= version || (page.drawing && page.now === version - 1)) return 'begun'
  if (!page.open) return 'fixed'
  return page.left === 0 ? 'none_left' : 'not_ready'
}

/** Shows a picture that was drawn anew; one that is not newer than what is shown changes nothing. */
export async function saveRedrawnPicture(
  database: Database,
  { bookId, spread, version }: PictureName,
): Promise<void> {
  await database.query(
    `update public.book_pages set picture_version = $3, picture_drawing = false
     where book_id = $1 and spread = $2 and picture_version < $3`,
    [bookId, spread, version],
  )
}

/** Gives a redraw back when it could not be drawn. */
export async function returnPictureRedraw(
  database: Database,
  { bookId, spread, version }: PictureName,
): Promise<void> {
  await database.query(
    `update public.book_pages set picture_redraws_left = picture_redraws_left + 1, picture_drawing = false
     where book_id = $1 and spread = $2 and picture_drawing and picture_version < $3`,
    [bookId, spread, version],
  )
}
