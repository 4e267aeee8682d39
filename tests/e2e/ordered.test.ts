import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAlive } from './is-alive.ts'
import { openBook } from './open-book.ts'
import { withProduct } from './with-product.ts'
import { words } from './words.ts'

/* What the pages around the till tell of what was ordered before. */

const english = words('en')
const site = withProduct()
let database: pg.Pool

beforeAll(() => {
  database = new pg.Pool({ connectionString: site.product.databaseUrl() })
})
afterAll(() => database.end())

const anna = {
  firstName: 'Anna',
  lastName: 'de Wit',
  street: 'Dorpsstraat',
  number: '12',
  postalCode: '3511AB',
  city: 'Utrecht',
  country: 'NL',
  email: 'anna@example.com',
}

/** An order of a book, as its buyer left it. */
async function order(
  bookId: string,
  columns: { kind: string; status: string; fulfilment: string },
): Promise<string> {
  const { kind, status, fulfilment } = columns
  const { rows } = await database.query<{ id: string }>(
    `insert into public.orders (id, owner, book_id, kind, status, fulfilment, email, locale, book_cents, address, printable_at)
     select gen_random_uuid(), owner, id, $2, $3, $4, 'noor@example.com', 'en', 1000, $5, now() + interval '1 hour'
     from public.books where id = $1 returning id`,
    [bookId, kind, status, fulfilment, kind === 'print' ? JSON.stringify(anna) : null],
  )
  return rows[0]?.id ?? ''
}

test.each([320, 390, 768])(
  'the cover of what is bought is seen whole above the form, %d pixels wide',
  async (width) => {
    const { page, bookId } = await openBook(site, database)
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${site.url}/en/books/${bookId}/buy?kind=print`)
    await isAlive(page)
    const cover = page.locator('form .shadow-book')
    const [inner, strip] = await cover.evaluate((element) => {
      const outer = element.closest('.overflow-clip') ?? element
      return [element.getBoundingClientRect(), outer.getBoundingClientRect()]
    })
    expect(inner?.top).toBeGreaterThan(strip?.top ?? NaN)
    expect(inner?.bottom).toBeLessThan(strip?.bottom ?? NaN)
    expect(inner?.left).toBeGreaterThan(0)
    expect(inner?.right).toBeLessThan(width)
  },
)

test('an order that is ready to be paid is in sight for who comes back to the foot of the page', async () => {
  const { page, bookId } = await openBook(site, database)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${site.url}/en/books/${bookId}/buy?kind=print`)
  await isAlive(page)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await order(bookId, { kind: 'download', status: 'pending', fulfilment: 'none' })
  await page.reload()
  await isAlive(page)
  const line = page.getByText(english('buy_order_open'))
  await expect
    .poll(async () => {
      const box = await line.boundingBox()
      return box !== null && box.y >= 0 && box.y + box.height <= 844
    })
    .toBe(true)
})

test.each([
  ['keeps', 'locks', true],
  ['locks', 'keeps', false],
])('who cancels a print is told what becomes of the book: it %s', async (key, other, hasDownload) => {
  const { page, bookId } = await openBook(site, database)
  if (hasDownload) await order(bookId, { kind: 'download', status: 'paid', fulfilment: 'none' })
  const orderId = await order(bookId, { kind: 'print', status: 'paid', fulfilment: 'waiting' })
  await page.goto(`${site.url}/en/orders/${orderId}`)
  await isAlive(page)
  await page.getByRole('button', { name: english('order_cancel') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(english(`order_cancel_${key}`)).waitFor()
  expect(await dialog.getByText(english(`order_cancel_${other}`)).count()).toBe(0)
})

// The browser itself skips one where the next document turns no pages, as the till: when, nobody can tell beforehand.
test('a turn of the page that the browser skips is no error, and what else nobody caught is one', async () => {
  const page = await site.arrive('/en/pricing')
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.evaluate(() => {
    void Promise.reject(new DOMException('Transition was skipped', 'AbortError'))
    void Promise.reject(new DOMException('Transition was skipped. ViewTransition was aborted', 'AbortError'))
    void Promise.reject(new DOMException('Something else', 'AbortError'))
  })
  await expect.poll(() => errors).toEqual(['Something else'])
})

test('who goes to a page that turns no leaf, or turns the window while one turns, finds no error', async () => {
  const page = await site.arrive('/en/pricing')
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.evaluate(() => location.assign('/mailbox'))
  await page.waitForURL(/\/mailbox$/)
  await page.goBack()
  await page.waitForURL(/\/en\/pricing$/)
  await isAlive(page)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: english('common_how_it_works') })
    .click()
  await page.setViewportSize({ width: 700, height: 900 })
  await page.waitForURL(/how-it-works/)
  await page.waitForTimeout(500)
  expect(errors).toEqual([])
})
