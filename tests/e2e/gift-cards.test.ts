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

async function arrive(locale: Locale, width?: number): Promise<Visitor> {
  const visitor = await Visitor.arrive(site.browser, site.url, locale, width)
  visitors.push(visitor)
  return visitor
}

/** Somebody buys a gift card of 15 euros at the till; ends on the page of the order. */
async function buyCard(visitor: Visitor, locale: Locale): Promise<string> {
  const { page, say } = visitor
  await visitor.goTo(locale === 'nl' ? '/cadeaubon' : '/en/gift-card')
  await visitor.choose(/15/)
  await page.getByRole('button', { name: /15/ }).click()
  await page.getByText(say('problem_gift_recipient')).waitFor()
  await page.getByRole('textbox', { name: say('gift_recipient') }).fill('Opa Kees')
  await page.getByRole('textbox', { name: say('gift_giver') }).fill('Noor')
  await page.getByRole('textbox', { name: say('gift_message') }).fill('Lees je voor?')
  await page.getByRole('textbox', { name: say('gift_email') }).fill('opa@example.org')
  await visitor.choose(say('gift_when_day'))
  await page.getByLabel(say('gift_day')).waitFor()
  await page.getByRole('button', { name: /15/ }).click()
  await visitor.claim(`giver-${locale}@example.com`)
  await page.waitForURL(/\/till\//)
  await page.getByRole('button', { name: locale === 'nl' ? 'Betaal' : 'Pay' }).click()
  await page.waitForURL(/\/orders\//)
  await visitor.heading('order_gift_card').waitFor()
  return (await page.getByText(/^CADEAU\w{10}$/).textContent()) ?? ''
}

test('een cadeaubon wordt gekocht, eerder gemaild dan gepland, betaalt een heel boek, en wat over is gaat terug', async () => {
  const giver = await arrive('nl')
  const code = await buyCard(giver, 'nl')
  expect(code).toMatch(/^CADEAU[A-Z2-9]{10}$/)
  await giver.press('order_gift_change')
  await giver.page.getByRole('textbox', { name: giver.say('gift_email') }).fill('oma@example.org')
  await giver.choose(giver.say('gift_when_now'))
  await giver.press('order_gift_save')
  await giver.page.getByText(/^Gemaild op .*oma@example\.org/).waitFor()
  await giver.goTo('/account')
  await giver.page.getByRole('link', { name: /Cadeaubon.*15,00/ }).waitFor()

  const reader = await arrive('nl', 390)
  const bookId = await reader.makeBook({
    name: 'Noor',
    age: 6,
    gender: 'girl',
    style: 'waterpaint',
    theme: 'adventure',
    twist: '',
  })
  await reader.waitForPreview()
  await reader.goTo(`/books/${bookId}/kopen`)
  await reader.page.getByText(reader.say('buy_discount_question')).click()
  await reader.page.getByRole('textbox', { name: reader.say('buy_discount_label') }).fill(code.toLowerCase())
  await reader.press('buy_discount_use')
  await reader.page.getByText(/Er staat €\s15,00 op/).waitFor()
  await reader.agreeToDelivery()
  await reader.press('buy_pay_gift')
  await reader.claim('reader@example.com')
  await reader.page.waitForURL(/\/orders\//)
  await reader.page.getByText(reader.say('order_paid'), { exact: true }).waitFor()
  await reader.page.getByText(reader.say('buy_sum_together')).waitFor()

  await giver.page.getByRole('link', { name: /Cadeaubon.*15,00/ }).click()
  await giver.page.getByText(/Er staat nog €\s5,05 op/).waitFor()

  // At the counter nobody sees the code, and no more goes back than nobody has used.
  const counter = await arrive('nl')
  await counter.goTo('/auth/login')
  await counter.claim('counter@example.com')
  await counter.page.waitForURL(/\/books$/)
  expect(await saveOperator(database, 'counter@example.com', true)).toBe(true)
  await counter.goTo('/operator/gift-cards')
  const row = counter.page.getByRole('row', { name: new RegExp(`…${code.slice(-4)}`) })
  await row.getByText(/€\s5,05/).waitFor()
  expect(await counter.page.getByText(code).count()).toBe(0)
  await row.getByRole('link').click()
  await counter.press('operator_act_refund')
  const dialog = counter.page.getByRole('dialog')
  expect(await dialog.getByRole('textbox').inputValue()).toBe('5.05')
  await dialog.getByRole('button', { name: counter.say('operator_act_refund') }).click()
  await dialog.waitFor({ state: 'hidden' })
  await giver.page.reload()
  await giver.page.getByText(giver.say('order_gift_refund_due_text')).waitFor()
  expect([...giver.problems, ...reader.problems].filter((problem) => !/4\d\d/.test(problem))).toEqual([])
})
