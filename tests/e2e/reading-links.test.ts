import pg from 'pg'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAlive, isAtRest } from './is-alive.ts'
import { leafThrough } from './leaf-through.ts'
import { patience } from './patience.ts'
import { Visitor } from './visitor.ts'
import { withProduct } from './with-product.ts'
import { words } from './words.ts'

/* A book that is shown by a private link: made at the preview by a guest, opened elsewhere by somebody without anything, and gone. */

const site = withProduct({ TAG_MANAGER_URL: 'https://tags.fabelaar.example/gtm.js' })
const dutch = words('nl')
const english = words('en')
let database: pg.Pool
let owner: Visitor
let bookId: string

beforeAll(async () => {
  database = new pg.Pool({ connectionString: site.product.databaseUrl() })
  owner = await Visitor.arrive(site.browser, site.url, 'nl')
  await owner.page.addInitScript(() => localStorage.setItem('fabelaar.consent', 'refused'))
  bookId = await owner.makeBook({
    name: 'Noor de Wit',
    age: 6,
    gender: 'girl',
    style: 'waterpaint',
    theme: 'adventure',
    twist: '',
  })
  await owner.waitForPreview()
})
afterAll(async () => {
  await owner.leave()
  await database.end()
})

/** Makes a link on the page of the book, and answers its address. */
async function makeLink(span = 'link_span_month'): Promise<string> {
  const { page } = owner
  await owner.press('link_make')
  await owner.choose(dutch(span))
  await owner.press('link_make_now')
  const field = page.getByRole('textbox', { name: dutch('link_address') })
  await field.waitFor()
  const address = await field.inputValue()
  await owner.press('link_done')
  await field.waitFor({ state: 'detached' })
  return address
}

interface Reader {
  context: BrowserContext
  page: Page
  pictures: string[]
}

/** Somebody who has nothing of ours, at an address; Dutch as the owner's. */
async function openElsewhere(address: string): Promise<Reader> {
  const context = await site.open({ locale: 'nl-NL' })
  const page = await context.newPage()
  const pictures: string[] = []
  page.on('response', (answer) => {
    if (answer.url().includes('/api/reading/') && answer.ok()) pictures.push(answer.url())
  })
  await page.goto(address)
  await isAlive(page)
  await isAtRest(page)
  return { context, page, pictures }
}

const headingOf = (page: Page, key: string, values = {}) =>
  page.getByRole('heading', { level: 1, name: dutch(key, values), exact: true })

test('a guest’s book is read by its link, gets a word at its front, and is gone for the reader when the link is ended', async () => {
  const address = await makeLink()
  expect(address).toMatch(/\/lees\/[A-Za-z0-9_-]{22}$/)
  const { context, page, pictures } = await openElsewhere(address)

  await headingOf(page, 'reading_heading', { name: 'Noor' }).waitFor()
  const cover = page.locator('.cover-face-picture').first()
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)
  // The whole story and its locked pictures are there before any script; nothing of the pictures themselves is.
  const { rows } = await database.query<{ text: string }>(
    `select split_part(text, e'\n', 1) as text from public.book_pages where book_id = $1 and spread = 9`,
    [bookId],
  )
  const html = await (await fetch(address)).text()
  expect(html.replaceAll(/\s+/g, ' ')).toContain(rows[0]?.text.slice(0, 20))
  expect(await page.locator('.reader-closed-blur').count()).toBe(10)
  expect(pictures.filter((one) => one.includes('/screen/'))).toEqual([])
  // Nothing is kept here of who reads, no one measures, and what is told of the child is its first name.
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names.filter((name) => name !== 'i18n_redirected')).toEqual([])
  expect(await page.getByRole('region', { name: dutch('site_consent_heading') }).count()).toBe(0)
  expect(html).not.toContain(bookId)
  expect(await headersOf(address)).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'cache-control': expect.stringContaining('no-store') as string,
  })

  await page.getByRole('textbox', { name: dutch('reading_word_label') }).fill('Lieve Noor, tot zondag!')
  await page.getByRole('textbox', { name: dutch('reading_word_name') }).fill('Oma')
  await page.getByRole('button', { name: dutch('reading_word_send'), exact: true }).click()
  await page.getByText(dutch('reading_word_sent', { name: 'Oma' })).waitFor()

  // Whoever comes back is not asked again, and finds that it was sent.
  await page.reload()
  await page.getByText(dutch('reading_word_sent', { name: 'Oma' })).waitFor()

  // The owner has no address to which it could be mailed: the shelf says so too.
  await owner.goTo('/books')
  await owner.page
    .getByRole('listitem')
    .getByText(dutch('word_offered_heading', { name: 'Oma' }))
    .click()
  await owner.page.waitForURL(new RegExp(bookId))
  await isAlive(owner.page)
  await owner.page.getByText(dutch('link_views', { count: 2 })).waitFor()
  // Above the book it is one line, which leads to it: the pages stay where they are.
  await owner.page.getByRole('link', { name: dutch('word_offered_heading', { name: 'Oma' }) }).click()
  const { y = -1 } = (await owner.button('word_offered_yes').boundingBox()) ?? {}
  expect(y).toBeGreaterThan(0)
  expect(y).toBeLessThan(owner.page.viewportSize()?.height ?? 0)
  await owner.press('word_offered_yes')
  await owner.page.getByText(dutch('word_offered_taken', { name: 'Oma' })).waitFor()
  await owner.page
    .locator('.reader-intro')
    .getByText('Lieve Noor, tot zondag!')
    .waitFor({ state: 'attached' })

  // Whoever wrote it finds that out when they open it again.
  await page.reload()
  await page.getByText(dutch('reading_yes_word')).waitFor()
  await page.getByText(dutch('reading_word_taken', { name: 'Oma' })).waitFor()
  expect(await page.getByText(dutch('reading_word_sent', { name: 'Oma' })).count()).toBe(0)

  // Ended while it lies open there.
  await owner.page.getByRole('button', { name: new RegExp(`^${dutch('link_end')}: `) }).click()
  await owner.press('link_end_no')
  expect((await context.request.get(address)).status()).toBe(200)
  await owner.page.getByRole('button', { name: new RegExp(`^${dutch('link_end')}: `) }).click()
  await owner.press('link_end_yes')
  await owner.page.getByText(dutch('link_ended')).waitFor()
  const [picture = ''] = pictures
  expect((await context.request.get(picture)).status()).toBe(404)
  await page.getByRole('button', { name: dutch('reading_word_another') }).click()
  await page.getByRole('textbox', { name: dutch('reading_word_label') }).fill('Nog een')
  await page.getByRole('button', { name: dutch('reading_word_send'), exact: true }).click()
  await page.getByText(dutch('reading_word_over')).waitFor()
  // Whoever had it open finds that out at the next page.
  await page.getByRole('button', { name: dutch('common_next_page'), exact: true }).click()
  await headingOf(page, 'reading_over_heading').waitFor()
  expect((await page.reload())?.status()).toBe(404)
  await headingOf(page, 'reading_over_heading').waitFor()
  expect(await page.content()).not.toContain('Noor')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('reads')))).toEqual(
    [],
  )
})

test.each([
  [1280, 800],
  [1440, 900],
])('whoever has it reads the whole book on a laptop of %i by %i, page by page', async (width, height) => {
  const { page, context } = await openElsewhere(await makeLink())
  await page.setViewportSize({ width, height })
  // The least that a book has, and at least one of them a picture over both pages.
  expect(await leafThrough(page)).toBeGreaterThanOrEqual(10)
  expect(await page.locator('.reader-strip .reader-words').count()).toBeGreaterThan(0)
  await context.close()
})

test('past its date, and of a book that was taken off its shelf or erased, a link is as one that never was', async () => {
  const [first, second] = [await makeLink('link_span_week'), await makeLink('link_span_open')]
  const opens = async (address: string): Promise<number> => (await fetch(address)).status
  expect([await opens(first), await opens(second)]).toEqual([200, 200])
  await database.query('update public.reading_links set ends_at = now() where ends_at is not null')
  expect([await opens(first), await opens(second)]).toEqual([404, 200])
  await database.query('update public.books set deleted_at = now() where id = $1', [bookId])
  expect(await opens(second)).toBe(404)
  await database.query('update public.books set deleted_at = null where id = $1', [bookId])
  expect(await opens(second)).toBe(200)
  await database.query('delete from public.books where id = $1', [bookId])
  const never = `${site.url}/en/read/${'A'.repeat(22)}`
  expect([await opens(second), await opens(never), await opens(`${site.url}/lees/x`)]).toEqual([
    404, 404, 404,
  ])
  const page = await site.arrive(new URL(never).pathname)
  await page.getByText(english('reading_over_text')).waitFor({ timeout: patience })
})

async function headersOf(address: string): Promise<Record<string, string>> {
  return Object.fromEntries((await fetch(address)).headers)
}
