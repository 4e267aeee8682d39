import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookPaths } from '#book/book-paths.ts'
import { sampleScene } from '#illustration/house/scene-fixtures.ts'
import { noor } from '../acceptance/start-workshop.ts'
import { pictureStandIn } from '../stand-ins/pictures/picture-stand-in.ts'
import { isAlive } from './is-alive.ts'
import { withProduct } from './with-product.ts'
import { words } from './words.ts'

/* How everybody looks, beside the preview of a book that a model draws. */

const english = words('en')
const painter = await pictureStandIn('openai', { pixels: 1800 })
const site = withProduct({
  PICTURE_ENGINE: 'ai',
  PICTURE_MODEL: 'openai:gpt-image-2',
  PICTURE_PRICE: '0.02',
  AI_BOOK_EUROS: '3',
  PICTURE_URL: painter.apiUrl,
  OPENAI_API_KEY: 'key',
})
let database: pg.Pool

beforeAll(() => {
  database = new pg.Pool({ connectionString: site.product.databaseUrl() })
})
afterAll(async () => {
  await database.end()
  await painter.close()
})

test('everybody is shown, drawn anew on wish, and stays where that does not work out', async () => {
  const page = await site.arrive('/en/auth/login')
  await page.getByRole('button', { name: english('login_skip') }).click()
  await page.getByText(english('books_empty')).waitFor()
  const bookId = randomUUID()
  const { style, hero, companions } = noor
  const sheet = { style, hero, companions, loved: [], choices: {}, drawnBy: 'openai:gpt-image-2' }
  await database.query(
    `insert into public.books (id, owner, brief, title, seed, state, cover_version, sheet_version, cover_scene, character_sheet)
     select $1, id, $2, 'Noor at sea', 's', 'ready', 1, 1, $3, $4 from auth.users order by created_at desc limit 1`,
    [
      bookId,
      { ...noor, language: 'english' },
      sampleScene({}),
      { ...sheet, references: [bookPaths.drawn(bookId, 'sheet')] },
    ],
  )
  await page.goto(`${site.url}/en/books/${bookId}`)
  await isAlive(page)
  await page.getByRole('heading', { name: english('preview_sheet') }).waitFor()
  const again = page.getByRole('button', { name: english('preview_sheet_again_long') })

  painter.behaveNext({ kind: 'refuse' }, { kind: 'refuse' })
  await again.click()
  await page.getByText(english('preview_sheet_failed')).waitFor()
  const note = page.locator('.desk-note-sheet')
  await note.getByText(english('preview_cover_left', { count: 2 })).waitFor()

  await again.click()
  await note.getByText(english('preview_cover_left_once')).waitFor()
  const people = page.getByRole('img', { name: english('preview_sheet_picture') })
  await people.waitFor()
  await expect.poll(() => people.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1240)
  expect(await page.getByText(english('preview_sheet_failed')).count()).toBe(0)
  // Bought, its people stand.
  await database.query(`update public.books set state = 'unlocking' where id = $1`, [bookId])
  await again.waitFor({ state: 'hidden' })
  expect(await page.getByRole('heading', { name: english('preview_sheet') }).count()).toBe(0)
})
