import pg from 'pg'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './launch-browser.ts'
import { patienceWithDrawing } from './patience.ts'
import { readPdf } from './read-pdf.ts'
import { type Product, startProduct } from './start-product.ts'
import { isAlive } from './is-alive.ts'
import { Visitor } from './visitor.ts'
import type { Locale } from './words.ts'

let product: Product
let browser: Browser
let database: pg.Pool
const visitors: Visitor[] = []

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
  database = new pg.Pool({ connectionString: product.databaseUrl() })
  // Its server is killed below; the next question opens a new connection.
  database.on('error', () => undefined)
})

afterEach(async () => {
  for (const visitor of visitors.splice(0)) await visitor.leave()
})

afterAll(async () => {
  await database.end()
  await browser.close()
  await product.stop()
})

async function arrive(locale: Locale, width?: number): Promise<Visitor> {
  const visitor = await Visitor.arrive(browser, product.url, locale, width)
  visitors.push(visitor)
  return visitor
}

const noor = {
  name: 'Noor',
  age: 6,
  gender: 'girl',
  style: 'waterpaint',
  theme: 'adventure',
  animal: 'Pluis',
} as const

test('the worker is killed in the middle and the same book is finished, each step once', async () => {
  const visitor = await arrive('en')
  const bookId = await visitor.makeBook({
    ...noor,
    name: 'Lars',
    gender: 'boy',
    // Quickly drawn: what is in hand when the worker is killed is drawn twice.
    style: 'classicCartoon',
    twist: '',
  })
  product.killWorker()
  await visitor.waitForPreview()

  await visitor.press('preview_buy')
  await visitor.choose(new RegExp(`^${visitor.say('buy_download')}`))
  await visitor.agreeToDelivery()
  await visitor.page.getByRole('button', { name: /^Pay / }).click()
  await visitor.claim('lars@example.com')
  await visitor.page.waitForURL(/\/till\//)
  await visitor.page.getByRole('button', { name: 'Pay' }).click()
  await expect
    .poll(() => picturesOf(bookId), { timeout: patienceWithDrawing, interval: 100 })
    .toBeGreaterThan(2)
  const before = { steps: await stepsOf(`unlock-${bookId}`), pictures: await filesOfPictures(bookId) }
  expect(before.pictures.length).toBeGreaterThan(2)
  product.killWorker()

  await visitor.goTo(`/en/books/${bookId}`)
  await visitor.heading('paid_finished').waitFor({ timeout: patienceWithDrawing })
  const steps = await stepsOf(`unlock-${bookId}`)
  const names = steps.map((step) => step.name)
  expect(new Set(names).size).toBe(names.length)
  // What was finished before the kill is what stands there after it: the same step or picture, at the same moment.
  for (const step of before.steps) expect(steps).toContainEqual(step)
  const pictures = await filesOfPictures(bookId)
  expect(pictures.length).toBe(10)
  for (const picture of before.pictures) expect(pictures).toContainEqual(picture)
  await expect
    .poll(async () => (await stepsOf(`make-${bookId}`)).map((step) => step.name))
    .toEqual([
      'write-story',
      'meet-characters',
      'draw-cover',
      'draw-vignette',
      'open-preview',
      'draw-endpaper',
      'draw-spots',
      'blur-pictures',
    ])
})

test('the database is killed in the middle and the same book is finished', async () => {
  const visitor = await arrive('nl')
  const bookId = await visitor.makeBook({ ...noor, name: 'Fenna', twist: '' })
  product.killDatabase()
  await visitor.waitForPreview()
  const { rows } = await database.query<{ state: string; pages: number }>(
    `select state, (select count(*)::int from public.book_pages where book_id = books.id) as pages
     from public.books where id = $1`,
    [bookId],
  )
  expect(rows).toEqual([{ state: 'ready', pages: 10 }])
})

test('somebody else’s book answers exactly like one that does not exist', async () => {
  const owner = await arrive('nl')
  const bookId = await owner.makeBook({ ...noor, twist: '' })
  await owner.waitForPreview()
  const stranger = await arrive('nl')
  await stranger.goTo('/maken/who')
  await stranger.goTo('/auth/login')
  await stranger.press('login_skip')
  await stranger.page.waitForURL(/\/books$/)
  const foreign = await stranger.goTo(`/books/${bookId}`)
  const absent = await stranger.goTo('/books/00000000-0000-4000-8000-000000000000')
  expect(foreign?.status()).toBe(404)
  expect(absent?.status()).toBe(404)
  const withoutSession = await (await arrive('en')).goTo(`/en/books/${bookId}`)
  expect(withoutSession?.url()).toContain('/en/auth/login')
})

// Last: its pictures are drawn on while others would wait for theirs.
test('een gast maakt op een telefoon een boek, breekt de betaling af en koopt het daarna gedrukt', async () => {
  const visitor = await arrive('nl', 390)
  const bookId = await visitor.makeBook({
    ...noor,
    name: 'Ids',
    gender: 'other',
    style: 'paperCut',
    theme: 'bedtime',
    twist: 'Is gek op treinen.',
  })
  await visitor.waitForPreview()

  await visitor.press('preview_free')
  const started = visitor.page.waitForEvent('download', { timeout: patienceWithDrawing })
  // The wait ends with the page when the claim fails; the claim then tells why.
  started.catch(() => undefined)
  await visitor.claim('ids@example.com')
  const free = await readPdf((await visitor.kept(started)).bytes)
  expect(free.pages.length).toBe(27)
  expect(free.pages.every((page) => page.text.includes('inkijkexemplaar'))).toBe(true)
  // Every page that faces a text shows the colours of its picture, and nothing sharp; one over both pages is as wide as two.
  for (let page = 6; page < 26; page += 2) {
    expect(free.pages[page]?.pictures).toBe(1)
    expect([480, 960]).toContain(free.pages[page]?.widestPicture)
  }

  await visitor.goTo(`/books/${bookId}/kopen`)
  await visitor.choose(new RegExp(`^${visitor.say('buy_print')}`))
  await visitor.fillAddress('1234')
  await visitor.page.getByRole('button', { name: /^Betaal/ }).click()
  await visitor.page.getByText(visitor.say('problem_postal_code_invalid', { example: '1234AB' })).waitFor()
  await visitor.fillAddress('3511 ab')
  await visitor.page.getByRole('button', { name: /^Betaal/ }).click()
  await visitor.page.getByText(visitor.say('buy_withdrawal_missing')).waitFor()
  const tick = visitor.page.getByRole('checkbox', { name: visitor.say('buy_withdrawal_print') })
  expect(await tick.evaluate((box) => box === document.activeElement)).toBe(true)
  await visitor.agreeToDelivery()
  await visitor.page.getByRole('button', { name: /^Betaal/ }).click()
  await visitor.page.waitForURL(/\/till\//)
  await visitor.page.getByRole('button', { name: 'Annuleer' }).click()
  await visitor.page.getByText(visitor.say('order_canceled'), { exact: true }).first().waitFor()
  const unpaid = await database.query<{ state: string }>('select state from public.books where id = $1', [
    bookId,
  ])
  expect(unpaid.rows[0]?.state).toBe('ready')

  // Printed goes back to printed, with its address.
  await isAlive(visitor.page)
  await visitor.press('order_anew')
  const printed = visitor.page.getByRole('radio', { name: new RegExp(`^${visitor.say('buy_print')}`) })
  await printed.waitFor({ state: 'attached' })
  expect(await printed.isChecked()).toBe(true)
  const postalCode = visitor.page.getByRole('textbox', { name: visitor.say('address_postal_code') })
  expect(await postalCode.inputValue()).toBe('3511AB')
  await visitor.agreeToDelivery()
  await visitor.page.getByRole('button', { name: /^Betaal/ }).click()
  await visitor.page.waitForURL(/\/till\//)
  await visitor.page.getByRole('button', { name: 'Betaal' }).click()
  await visitor.page.waitForURL(/\/orders\//)
  await visitor.page.getByText(visitor.say('order_paid_glad'), { exact: true }).first().waitFor()
  await visitor.page.getByText(visitor.say('order_print_waiting')).waitFor()
  await visitor.page.getByText(visitor.say('order_withdrawal_text').split('{date}')[1] ?? '').waitFor()
  const orders = await database.query<{ status: string; fulfilment: string; postal: string }>(
    `select status, fulfilment, address ->> 'postalCode' as postal from public.orders
     where book_id = $1 order by created_at`,
    [bookId],
  )
  expect(orders.rows).toEqual([
    { status: 'canceled', fulfilment: 'none', postal: '3511AB' },
    { status: 'paid', fulfilment: 'waiting', postal: '3511AB' },
  ])

  // The book's own page tells as well until when it can be corrected or canceled.
  await visitor.goTo(`/books/${bookId}`)
  await visitor.page.getByText(visitor.say('order_print_waiting')).waitFor()
  await visitor.page.getByText(/Tot .+ \d\d\.\d\d uur kun je de bestelling ook nog annuleren/).waitFor()

  await visitor.goTo(`/books/${bookId}/kopen`)
  await visitor.page.getByText(visitor.say('buy_printed_before')).waitFor()
  await visitor.press('buy_see_order')
  await visitor.page.waitForURL(/\/orders\//)
  expect(visitor.problems).toEqual([])
})

async function picturesOf(bookId: string): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::int as count from public.book_pages where book_id = $1 and picture_version > 0',
    [bookId],
  )
  return rows[0]?.count ?? 0
}

/** The files of the pictures that are noted as drawn; a file that is written again has another version. */
async function filesOfPictures(bookId: string): Promise<{ name: string; version: string }[]> {
  const { rows } = await database.query<{ name: string; version: string }>(
    `select o.name, o.version from public.book_pages p
     join storage.objects o on o.bucket_id = 'books' and o.name = p.book_id || '/print/' || p.spread || '-v1.jpg'
     where p.book_id = $1 and p.picture_version > 0`,
    [bookId],
  )
  return rows
}

/** The finished steps of a workflow, as the engine wrote them down. */
async function stepsOf(workflowId: string): Promise<{ name: string; finishedAt: string }[]> {
  const { rows } = await database.query<{ name: string; finishedAt: string }>(
    `select function_name as name, completed_at_epoch_ms::text as "finishedAt"
     from dbos.operation_outputs where workflow_uuid = $1 order by function_id`,
    [workflowId],
  )
  return rows
}
