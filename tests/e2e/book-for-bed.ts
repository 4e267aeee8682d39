import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { noor } from '../acceptance/start-workshop.ts'

/** The words of its pages between the title page and the end. */
export const texts = ['Noor looks. The hill is gone.', 'Wheels? Round!', 'And they all slept.']

/** A short book of whoever came last, straight into the database; nobody has drawn it. */
export async function writeBookForBed(database: pg.Pool): Promise<string> {
  const id = randomUUID()
  await database.query(
    `insert into public.books (id, owner, brief, title, seed, state, ending)
     select $1, id, $2, 'Noor at sea', 's', 'ready', '' from auth.users order by created_at desc limit 1`,
    [id, { ...noor, language: 'english' }],
  )
  await database.query(
    `insert into public.book_pages (book_id, spread, text, written_text, scene)
     select $1, place - 1, text, text, '{"caption": "A hill"}' from unnest($2::text[]) with ordinality as told(text, place)`,
    [id, texts],
  )
  return id
}
