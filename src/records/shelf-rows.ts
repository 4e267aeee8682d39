import type { Pool } from 'pg'

/** Takes a book off its owner's shelf; `putBack` undoes it for a week. False when it is not theirs. */
export async function takeOff(database: Pool, bookId: string, owner: string): Promise<boolean> {
  const { rowCount } = await database.query(
    'update public.books set deleted_at = coalesce(deleted_at, now()) where id = $1 and owner = $2',
    [bookId, owner],
  )
  return rowCount === 1
}

/** Undoes `takeOff`; false when the book is not theirs. */
export async function putBack(database: Pool, bookId: string, owner: string): Promise<boolean> {
  const { rowCount } = await database.query(
    'update public.books set deleted_at = null where id = $1 and owner = $2',
    [bookId, owner],
  )
  return rowCount === 1
}

/**
 * A second book with the words, characters and cover of the first, not bought and free to change; the same
 * copy id again makes nothing new. False when the book is not theirs to copy.
 */
export async function copyBook(
  database: Pool,
  copy: { bookId: string; copyId: string; owner: string },
): Promise<boolean> {
  const { rows } = await database.query<{ owner: string }>(
    `with copy as (
       insert into public.books
         (id, owner, brief, title, intro, seed, state, step, steps_done, steps_total, dedication, ending,
          cover_scene, character_sheet, cover_version, cover_thumbhash, cover_ink, cover_bend, sheet_version, made_by, blurb)
       select $2, owner, brief #- '{hero,picturePath}', title, intro, seed, 'ready', 'ready', 4, 4, dedication,
          ending, cover_scene, replace(character_sheet::text, $1::uuid::text || '/', $2::uuid::text || '/')::jsonb, cover_version, cover_thumbhash, cover_ink, cover_bend, sheet_version, made_by, blurb
       from public.books where id = $1 and owner = $3 and deleted_at is null
       on conflict (id) do update set owner = books.owner
       returning id, owner
     ), pages as (
       insert into public.book_pages (book_id, spread, text, written_text, scene, picture_blur, picture_colour)
       select copy.id, spread, text, written_text, scene, picture_blur, picture_colour
       from public.book_pages, copy where book_id = $1 and copy.owner = $3
       on conflict (book_id, spread) do nothing
     )
     select owner from copy`,
    [copy.bookId, copy.copyId, copy.owner],
  )
  return rows[0]?.owner === copy.owner
}

/** Books that were taken off a week ago or longer. */
export async function listForgottenBooks(database: Pool): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    `select id from public.books where deleted_at < now() - interval '7 days' order by deleted_at limit 20`,
  )
  return rows.map((row) => row.id)
}
