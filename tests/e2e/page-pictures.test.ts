import pg from 'pg'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './launch-browser.ts'
import { patience, patienceWithDrawing } from './patience.ts'
import { type Product, startProduct } from './start-product.ts'
import { Visitor } from './visitor.ts'

let product: Product
let browser: Browser
let database: pg.Pool

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
  database = new pg.Pool({ connectionString: product.databaseUrl() })
})
afterAll(async () => {
  await database.end()
  await browser.close()
  await product.stop()
})

const wishes = {
  name: 'Noor',
  age: 6,
  gender: 'girl',
  style: 'paperCut',
  theme: 'bedtime',
  twist: 'She loves octopuses and the moon.',
} as const

test('locked pages show their own colours; once bought, a picture is drawn anew and comes into the file', async () => {
  const visitor = await Visitor.arrive(browser, product.url, 'en')
  const { page } = visitor
  const bookId = await visitor.makeBook(wishes)
  await visitor.waitForPreview()
  const blurs = async (): Promise<number> =>
    new Set(
      await page
        .locator('.reader-strip .reader-closed-blur')
        .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('src'))),
    ).size
  await expect.poll(blurs, { timeout: patienceWithDrawing }).toBe(10)

  await visitor.press('preview_free')
  await visitor.claim('noor@example.com')
  const free = await visitor.kept(page.waitForEvent('download', { timeout: patienceWithDrawing }))

  await visitor.goTo(`/en/books/${bookId}/buy`)
  await visitor.choose(new RegExp(`^${visitor.say('buy_download')}`))
  await visitor.agreeToDelivery()
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.waitForURL(/\/till\//)
  await page.getByRole('button', { name: 'Pay' }).click()
  await page.waitForURL(/\/en\/orders\//)
  await visitor.goTo(`/en/books/${bookId}`)
  await visitor.heading('paid_finished').waitFor({ timeout: patienceWithDrawing })
  const paid = await visitor.download('paid_download')
  expect(free.name).toBe(paid.name.replace('.pdf', ' (preview copy).pdf'))

  const again = page.getByRole('button', { name: visitor.say('paid_picture_again_of', { page: 5 }) })
  expect(await again.getAttribute('aria-label')).toContain(visitor.say('paid_picture_left', { count: 3 }))
  await again.scrollIntoViewIfNeeded()
  await again.click()
  await page.getByText(visitor.say('paid_picture_drawing')).waitFor()
  await expect
    .poll(() => again.getAttribute('aria-label'), { timeout: patience })
    .toContain(visitor.say('paid_picture_left', { count: 2 }))
  const { rows } = await database.query<{ version: number }>(
    'select picture_version as version from public.book_pages where book_id = $1 and spread = 0',
    [bookId],
  )
  expect(rows).toEqual([{ version: 2 }])
  const newer = await visitor.download('paid_download')
  expect(Buffer.from(newer.bytes).equals(Buffer.from(paid.bytes))).toBe(false)
  expect(visitor.problems).toEqual([])
  await visitor.leave()
})
