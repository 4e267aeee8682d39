import { mkdir } from 'node:fs/promises'
import { afterEach, expect, test } from 'vitest'
import { saveOperator } from '#records/operator-rows.ts'
import { patienceWithDrawing } from './patience.ts'
import { readPdf } from './read-pdf.ts'
import type { Visitor } from './visitor.ts'
import { payAtMollie, withPartners } from './with-partners.ts'
import type { Locale } from './words.ts'

/**
 * Downloads, links that point others here, gift cards and the operator's day: at Mollie, a mail server, a bucket and Lulu,
 * by settings alone. Two books are made, and the order of the first is looked at from the counter.
 */
const site = withPartners()
const visitors: Visitor[] = []
let paymentId: string

afterEach(async () => {
  for (const visitor of visitors.splice(0)) await visitor.leave()
})

async function arrive(locale: Locale, width?: number): Promise<Visitor> {
  const visitor = await site.arrive(locale, width)
  visitors.push(visitor)
  return visitor
}

/** Somebody who has logged in by a code, and stands at the counter where told so. */
async function logIn(locale: Locale, email: string, isOperator = false): Promise<Visitor> {
  const visitor = await arrive(locale)
  await visitor.logIn(email)
  if (isOperator) {
    expect(await saveOperator(site.database, email, true)).toBe(true)
    await visitor.goToCounter()
  }
  return visitor
}

const noor = {
  name: 'Noor',
  age: 6,
  gender: 'girl',
  style: 'classicCartoon',
  theme: 'adventure',
} as const

/** What was paid back at Mollie of a payment, in cents. */
function refundsOf(payment: string): number[] | undefined {
  return site.partners.mollie.payments.get(payment)?.refunds.map(({ cents }) => cents)
}

test('a guest whom a friend pointed here makes a book, pays and downloads a clean PDF, and the friend is thanked', async () => {
  const friend = await logIn('en', 'friend@example.com')
  await friend.goTo('/en/account')
  await friend.press('account_referral_make')
  const link = (await friend.page.getByText(/\/r\/\w+$/).textContent()) ?? ''
  expect(link).toMatch(`${site.product.url}/en/r/`)

  const guest = await arrive('en')
  const { page, say } = guest
  await guest.goTo(new URL(link).pathname)
  const bookId = await guest.makeBook({
    ...noor,
    animal: 'Pluis',
    twist: 'She loves octopuses and the moon.',
  })
  await guest.waitForPreview()
  const { rows } = await site.database.query<{ text: string }>(
    'select text from public.book_pages where book_id = $1 order by spread',
    [bookId],
  )
  expect(rows.length).toBe(10)
  const where = page.locator('.reader-where')
  const cover = await where.textContent()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => where.textContent()).not.toBe(cover)

  await guest.press('preview_buy')
  await guest.choose(new RegExp(`^${say('buy_download')}`))
  await guest.agreeToDelivery()
  await page.getByRole('button', { name: /^Pay / }).click()
  await guest.claim('buyer@example.com')
  paymentId = await payAtMollie(page)
  await page.getByText(say('order_paid_glad'), { exact: true }).first().waitFor()
  const [invoice] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Invoice \d{4}-00001 \(PDF\)$/ }).click(),
  ])
  expect(invoice.suggestedFilename()).toMatch(/^Fabelaar-\d{4}-00001\.pdf$/)

  await guest.goTo(`/en/books/${bookId}`)
  await guest.heading('paid_finished').waitFor({ timeout: patienceWithDrawing })
  const file = await guest.download('paid_download')
  const pdf = await readPdf(file.bytes)
  expect(file.name).toMatch(/\.pdf$/)
  expect(pdf.pages.length).toBe(27)
  expect(pdf.pages.map(({ text }) => text).join()).not.toContain('preview copy')
  rows.forEach((row, index) => {
    const [left, right] = [pdf.pages[5 + index * 2], pdf.pages[6 + index * 2]]
    // Words that stand in a picture over both pages may be on either, in lines of their own.
    const words = `${left?.text} ${right?.text}`.replaceAll(/\s+/g, ' ')
    expect(words).toContain(row.text.split('\n')[0]?.slice(0, 30))
    expect(right?.pictures).toBe(1)
  })
  const isReady = (mail: string): boolean => mail.includes(`/en/books/${bookId}`)
  await expect.poll(() => site.mailsTo('buyer@example.com').some(isReady)).toBe(true)

  const thanked = (): string | undefined =>
    /(?:DANK|THANKS)[A-Z0-9]+/.exec(site.mailsTo('friend@example.com').at(-1) ?? '')?.[0]
  await expect.poll(thanked).toBeDefined()
  await friend.page.reload()
  await friend.page.getByText(thanked() ?? '', { exact: true }).waitFor()
  expect([...friend.problems, ...guest.problems]).toEqual([])
})

/** Somebody buys a gift card of 15 euros; ends on the page of the order, and answers the payment. */
async function buyCard(giver: Visitor): Promise<string> {
  const { page, say } = giver
  await giver.goTo('/cadeaubon')
  await giver.choose(/15/)
  await page.getByRole('button', { name: /15/ }).click()
  await page.getByText(say('problem_gift_recipient')).waitFor()
  await page.getByRole('textbox', { name: say('gift_recipient') }).fill('Opa Kees')
  await page.getByRole('textbox', { name: say('gift_giver') }).fill('Noor')
  await page.getByRole('textbox', { name: say('gift_message') }).fill('Lees je voor?')
  await page.getByRole('textbox', { name: say('gift_email') }).fill('opa@example.org')
  await giver.choose(say('gift_when_day'))
  await page.getByLabel(say('gift_day')).waitFor()
  await page.getByRole('button', { name: /15/ }).click()
  await giver.claim('giver@example.com')
  const payment = await payAtMollie(page)
  await giver.heading('order_gift_card').waitFor()
  await page
    .getByText(/^CADEAU(?: [A-Z2-9]{1,4}){3}$/)
    .filter({ visible: true })
    .first()
    .waitFor()
  return payment
}

test('een cadeaubon wordt gekocht, eerder gemaild dan gepland, betaalt een heel boek, en wat over is gaat terug', async () => {
  const giver = await arrive('nl')
  const cardPayment = await buyCard(giver)
  await giver.press('order_gift_change')
  await giver.page.getByRole('textbox', { name: giver.say('gift_email') }).fill('oma@example.org')
  await giver.choose(giver.say('gift_when_now'))
  await giver.press('order_gift_save')
  await giver.page.getByText(/^Gemaild op .*oma@example\.org/).waitFor()
  await giver.goTo('/account')
  await giver.page.getByRole('link', { name: /Cadeaubon.*15,00/ }).waitFor()
  const mailed = (): string | undefined =>
    /CADEAU[A-Z0-9]{10}/.exec(site.mailsTo('oma@example.org')[0] ?? '')?.[0]
  await expect.poll(mailed).toBeDefined()
  const code = mailed() ?? ''

  const reader = await arrive('nl', 390)
  const bookId = await reader.makeBook({ ...noor, twist: '' })
  await reader.waitForPreview()
  await reader.goTo(`/books/${bookId}/kopen`)
  await reader.page.getByText(reader.say('buy_discount_question')).click()
  await reader.page.getByRole('textbox', { name: reader.say('buy_discount_label') }).fill(code.toLowerCase())
  await reader.press('buy_discount_use')
  await reader.page.getByText(/Er staat €\s15,00 op/).waitFor()
  await reader.agreeToDelivery()
  const paymentsBefore = site.partners.mollie.payments.size
  await reader.press('buy_pay_gift')
  await reader.claim('reader@example.com')
  await reader.page.waitForURL(/\/orders\//)
  await reader.page.getByText(reader.say('order_paid_glad'), { exact: true }).waitFor()
  await reader.page.getByText(reader.say('buy_sum_together')).waitFor()
  expect(site.partners.mollie.payments.size).toBe(paymentsBefore)

  await giver.page.getByRole('link', { name: /Cadeaubon.*15,00/ }).click()
  await giver.page.getByText(/is nog €\s5,05 te besteden/).waitFor()

  // At the counter nobody sees the code, and no more goes back than nobody has used.
  const counter = await logIn('nl', 'balie@example.com', true)
  await counter.goTo('/operator/gift-cards')
  const row = counter.page.getByRole('row', { name: new RegExp(`…${code.slice(-4)}`) })
  await row.getByText(/€\s5,05/).waitFor()
  expect(await counter.page.getByText(code).count()).toBe(0)
  await row.getByRole('link').click()
  await counter.press('operator_act_refund')
  const dialog = counter.page.getByRole('dialog')
  expect(await dialog.getByRole('textbox').inputValue()).toBe('5,05')
  await dialog.getByRole('button', { name: counter.say('operator_act_refund') }).click()
  await dialog.waitFor({ state: 'hidden' })
  await giver.page.reload()
  await giver.page.getByText(giver.say('order_gift_refund_due_text')).waitFor()
  await expect.poll(() => refundsOf(cardPayment)).toEqual([505])
  expect([...giver.problems, ...reader.problems].filter((problem) => !/4\d\d/.test(problem))).toEqual([])
})

test('a day at the counter: an order with its history, a part paid back, codes, and everything in the log', async () => {
  const counter = await logIn('en', 'counter@example.com', true)
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
  await page.getByText(/^credit note \d{4}-00005/).waitFor()

  await page.getByRole('link', { name: say('operator_codes'), exact: true }).click()
  await page.getByRole('heading', { level: 1, name: say('operator_codes') }).waitFor()
  const { rowCount: codesBefore } = await site.database.query('select 1 from public.discount_codes')
  await page.getByRole('textbox', { name: say('operator_code_word') }).fill('herfst')
  await page.getByRole('textbox', { name: say('operator_code_count') }).fill('3')
  const askedFor = page
    .getByRole('dialog')
    .getByText(say('operator_ask_make_many', { count: 3, subject: 'HERFST', worth: '10%' }))
  await counter.press('operator_act_make_codes')
  await askedFor.waitFor()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('operator_leave') })
    .click()
  await expect
    .poll(() => site.database.query('select 1 from public.discount_codes'))
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
  const sums = /€([\d.]+) in, €([\d.]+) out, which makes €([\d.]+) of turnover/
  await page.getByText(sums).waitFor()
  const [, taken, given, kept] = sums.exec((await page.getByText(sums).textContent()) ?? '') ?? []
  expect(Number(given)).toBeGreaterThanOrEqual(2)
  expect(Number(taken) - Number(given)).toBeCloseTo(Number(kept), 2)
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
  await page.getByText(/^Mollie, test key: ideal, creditcard/).waitFor()
  await page.getByText(/^Lulu \(127\.0\.0\.1:\d+\) knows the key/).waitFor()
  await page.getByText(/its clock 0\.\d s from ours/).waitFor()

  await page.getByRole('link', { name: say('operator_acts'), exact: true }).click()
  await page.getByRole('heading', { level: 1, name: say('operator_acts') }).waitFor()
  await page.getByRole('cell', { name: 'counter@example.com' }).first().waitFor()
  // Two operators, two refunds and codes, below the heads.
  expect(await page.getByRole('row').count()).toBe(6)

  expect(counter.problems).toEqual([])
  await expect.poll(() => refundsOf(paymentId)).toEqual([200])
  await expect
    .poll(() =>
      site.mailsTo('buyer@example.com').some((mail) => /-00\d{3}\.pdf/.test(mail) && mail.includes('2.00')),
    )
    .toBe(true)
  const folder = process.env['LOOK_FOLDER']
  if (folder !== undefined) await lookAt(counter, folder)
})

test('voor ieder ander is er geen balie', async () => {
  const somebody = await logIn('nl', 'iemand@example.com')
  for (const path of [
    '/operator/orders',
    '/operator/csv/orders',
    '/operator/orders/11111111-1111-4111-8111-111111111111',
  ])
    expect((await somebody.page.goto(site.product.url + path))?.status()).toBe(404)
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
    await page.goto(`${site.product.url}/en/operator/${part}`)
    await page.screenshot({ path: `${folder}/${part}.png` })
  }
  await page.goto(`${site.product.url}/en/operator/orders`)
  await page.getByRole('cell').getByRole('link').first().click()
  await page.getByRole('list').last().waitFor()
  await page.screenshot({ path: `${folder}/order.png`, fullPage: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: `${folder}/order-phone.png`, fullPage: true })
}
