import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import type pg from 'pg'
import { noor } from '../acceptance/start-workshop.ts'
import { isAlive } from './is-alive.ts'
import type { Site } from './with-product.ts'
import { words } from './words.ts'

const english = words('en')

/** A guest's page of a book of theirs that lies open, all of it written straight into the database. */
export async function openBook(site: Site, database: pg.Pool): Promise<{ page: Page; bookId: string }> {
  const page = await site.arrive('/en/auth/login')
  await page.getByRole('button', { name: english('login_skip') }).click()
  await page.getByText(english('books_empty')).waitFor()
  const bookId = randomUUID()
  await database.query(
    `insert into public.books (id, owner, brief, title, seed, state)
     select $1, id, $2, 'Noor at sea', 's', 'ready' from auth.users order by created_at desc limit 1`,
    [bookId, { ...noor, language: 'english' }],
  )
  await database.query(
    `insert into public.book_pages (book_id, spread, text, written_text, scene)
     select $1, spread, 'Page of spread ' || spread, 'Page of spread ' || spread, '{}' from generate_series(0, 9) spread`,
    [bookId],
  )
  await page.goto(`${site.url}/en/books/${bookId}`)
  await isAlive(page)
  return { page, bookId }
}
