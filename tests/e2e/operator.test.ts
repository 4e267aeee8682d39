import { mkdir } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { saveOperator } from '#records/operator-rows.ts'
import { Visitor } from './visitor.ts'
import { withProduct } from './with-product.ts'
import type { Locale } from './words.ts'

const site = withProduct()
const visitors: Visitor[] = []
let database: pg.Pool

beforeAll(() => {
  database = new pg.Pool({ connectionString: site.product.databaseUrl() })
})
afterAll(() => database.end())
afterEach(async () => {
  for (const visitor of visitors.splice(0)) await visitor.leave()
})

async function arrive(locale: Locale): Promise<Visitor> {
  const visitor = await Visitor.arrive(site.browser, site.url, locale)
  visitors.push(visitor)
  return visitor
}

/** Somebody who has logged in by a code, and stands at the counter unless told otherwise. */
async function logIn(locale: Locale, email: string, isOperator = true): Promise<Visitor> {
  const visitor = await arrive(locale)
  await visitor.goTo(locale === 'nl' ? '/auth/login' : '/en/auth/login')
  await visitor.claim(email)
  await visitor.page.waitForURL(/\/books$/)
  if (isOperator) expect(await saveOperator(database, email, true)).toBe(true)
  return visitor
}

test('a day at the counter: an order with its history, a part paid back, codes, and everything in the log', async () => {
  const buyer = await arrive('en')
  await buyer.makeBook({
    name: 'Noor',
    age: 6,
    gender: 'girl',
    style: 'waterpaint',
    theme: 'adventure',
    twist: '',
  })
  await buyer.waitForPreview()
  await buyer.press('preview_buy')
  await buyer.choose(new RegExp(`^${buyer.say('buy_download')}`))
  await buyer.agreeToDelivery()
  await buyer.page.getByRole('button', { name: /^Pay / }).click()
  await buyer.claim('buyer@example.com')
  await buyer.page.waitForURL(/\/till\//)
  await buyer.page.getByRole('button', { name: 'Pay' }).click()
  await buyer.page.waitForURL(/\/en\/orders\//)
  const orderPage = new URL(buyer.page.url()).pathname
  const [download] = await Promise.all([
    buyer.page.waitForEvent('download'),
    buyer.page.getByRole('button', { name: /^Invoice \d{4}-00001 \(PDF\)$/ }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^Fabelaar-\d{4}-00001\.pdf$/)

  const counter = await logIn('en', 'counter@example.com')
  const { page, say } = counter
  await counter.goTo('/en/operator')
  await page.getByText(say('operator_nothing_stuck')).waitFor()
  await page.getByRole('link', { name: say('operator_orders'), exact: true }).click()
  await page.getByRole('heading', { level: 1, name: say('operator_orders') }).waitFor()
  await page.getByRole('searchbox').fill('buyer@example')
  await page.getByRole('button', { name: say('operator_look') }).click()
  await page.waitForURL(/q=buyer/)
  await page.getByRole('cell', { name: 'buyer@example.com' }).waitFor()
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: say('operator_csv') }).click(),
  ])
  expect(csv.suggestedFilename()).toBe('fabelaar-orders.csv')

  await page.getByRole('cell').getByRole('link').first().click()
  await page.getByText(say('operator_was_paid'), { exact: true }).waitFor()
  await counter.press('operator_act_refund')
  const sum = page.getByRole('textbox', { name: say('operator_col_amount') })
  await sum.fill('500')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('operator_act_refund') })
    .click()
  await page.getByText(/^Give an amount/).waitFor()
  await sum.fill('2,00')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('operator_act_refund') })
    .click()
  await page.getByText(/^credit note \d{4}-00002/).waitFor()

  await page.getByRole('link', { name: say('operator_codes'), exact: true }).click()
  await page.getByRole('heading', { level: 1, name: say('operator_codes') }).waitFor()
  const { rowCount: codesBefore } = await database.query('select 1 from public.discount_codes')
  await page.getByRole('textbox', { name: say('operator_code_word') }).fill('herfst')
  await page.getByRole('textbox', { name: say('operator_code_count') }).fill('3')
  const askedFor = page
    .getByRole('dialog')
    .getByText(say('operator_ask_make_many', { count: 3, subject: 'HERFST', worth: '10 %' }))
  await counter.press('operator_act_make_codes')
  await askedFor.waitFor()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('operator_leave') })
    .click()
  await expect
    .poll(() => database.query('select 1 from public.discount_codes'))
    .toMatchObject({ rowCount: codesBefore })
  await counter.press('operator_act_make_codes')
  await askedFor.waitFor()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('operator_act_make_codes') })
    .click()
  await page.getByText(say('operator_codes_made', { count: 3 })).waitFor()
  await page
    .getByRole('cell', { name: /^HERFST/ })
    .first()
    .waitFor()

  await page.getByRole('link', { name: say('operator_days'), exact: true }).click()
  await page.getByRole('heading', { level: 1, name: say('operator_days') }).waitFor()
  await page.getByText(/€9\.95 in, €2\.00 out, which makes €7\.95 of turnover\. Spent: €0\.00/).waitFor()
  await page.getByLabel(say('operator_from'), { exact: true }).fill('2026-01-01')
  await page.getByLabel(say('operator_to'), { exact: true }).fill('2026-01-31')
  await page.getByRole('button', { name: say('operator_show') }).click()
  await page.getByText(/^1 Jan 2026 to 31 Jan 2026: €0\.00 in/).waitFor()
  await page.getByRole('img', { name: /1 Jan 2026 to 31 Jan 2026/ }).waitFor()
  await page.getByText(say('operator_nothing'), { exact: true }).waitFor()

  await page.getByRole('link', { name: say('operator_health'), exact: true }).click()
  await page
    .getByRole('row')
    .filter({ hasText: say('operator_val_workers') })
    .filter({ hasText: say('operator_val_good') })
    .waitFor()
  await counter.press('operator_try')
  await page.getByText('the house till takes no money').waitFor()
  await page.getByText(/its clock 0\.\d s from ours/).waitFor()

  await page.getByRole('link', { name: say('operator_acts'), exact: true }).click()
  await page.getByRole('heading', { level: 1, name: say('operator_acts') }).waitFor()
  await page.getByRole('cell', { name: 'counter@example.com' }).first().waitFor()
  expect(await page.getByRole('row').count()).toBe(3)

  await buyer.goTo(orderPage)
  await buyer.page.getByRole('button', { name: /^Credit note/ }).waitFor()
  expect(counter.problems).toEqual([])
  const folder = process.env['LOOK_FOLDER']
  if (folder !== undefined) await lookAt(counter, folder)
})

test('voor ieder ander is er geen balie', async () => {
  const somebody = await logIn('nl', 'iemand@example.com', false)
  for (const path of [
    '/operator/orders',
    '/operator/csv/orders',
    '/operator/orders/11111111-1111-4111-8111-111111111111',
  ])
    expect((await somebody.page.goto(site.url + path))?.status()).toBe(404)
  const stranger = await arrive('nl')
  await stranger.goTo('/operator/orders')
  await stranger.page.waitForURL(/\/auth\/login/)
})

/** Every table as a picture, for whoever wants to look: LOOK_FOLDER says where. */
async function lookAt({ page }: Visitor, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const part of [
    'stuck',
    'health',
    'orders',
    'prints',
    'refunds',
    'invoices',
    'mails',
    'codes',
    'rewards',
    'books',
    'days',
    'acts',
  ]) {
    await page.goto(`${site.url}/en/operator/${part}`)
    await page.screenshot({ path: `${folder}/${part}.png` })
  }
  await page.goto(`${site.url}/en/operator/orders`)
  await page.getByRole('cell').getByRole('link').first().click()
  await page.getByRole('list').last().waitFor()
  await page.screenshot({ path: `${folder}/order.png`, fullPage: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: `${folder}/order-phone.png`, fullPage: true })
}
