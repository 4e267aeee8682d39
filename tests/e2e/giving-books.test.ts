import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAlive } from './is-alive.ts'
import { patience, patienceWithDrawing } from './patience.ts'
import { Visitor } from './visitor.ts'
import { withProduct } from './with-product.ts'
import { words } from './words.ts'

/* Somebody who was sent a reading link pays for that book; it opens for its owner, who is never told what it cost. */

const site = withProduct()
const dutch = words('nl')
let owner: Visitor
let giver: Visitor
let bookId: string
let link: string

beforeAll(async () => {
  owner = await Visitor.arrive(site.browser, site.url, 'nl')
  await owner.page.addInitScript(() => localStorage.setItem('fabelaar.consent', 'refused'))
  bookId = await owner.makeBook({
    name: 'Noor de Wit',
    age: 6,
    gender: 'girl',
    style: 'paperCut',
    theme: 'bedtime',
    twist: '',
  })
  await owner.waitForPreview()
  await owner.press('preview_guest_action')
  await owner.claim('owner@example.org')
  await owner.page.getByText(dutch('preview_guest')).waitFor({ state: 'detached' })
  await owner.press('link_make')
  await owner.press('link_make_now')
  const field = owner.page.getByRole('textbox', { name: dutch('link_address') })
  link = await field.inputValue()
  await owner.press('link_done')
  giver = await Visitor.arrive(site.browser, site.url, 'nl', 390)
  await giver.page.addInitScript(() => localStorage.setItem('fabelaar.consent', 'refused'))
})
afterAll(async () => {
  await giver.leave()
  await owner.leave()
})

async function openGiving(): Promise<void> {
  await giver.page.goto(link)
  await isAlive(giver.page)
  // What it costs is said before anybody sets out to give it.
  await giver.page.getByText(/Als download kost het €\s9,95, incl\. btw/).waitFor()
  await giver.page.getByRole('link', { name: dutch('reading_give'), exact: true }).click()
  await giver.page.waitForURL(`${link}/geven`)
  await giver.page
    .getByRole('heading', { level: 1, name: dutch('reading_give_heading', { name: 'Noor' }) })
    .waitFor()
}
const pay = (): Promise<void> => giver.page.locator('main button[type="submit"]').click()

test('by keyboard alone it says what is missing, and goes there', async () => {
  await openGiving()
  const { page } = giver
  await giver.press('giving_back')
  await page.waitForURL(link)
  await openGiving()
  await page.locator('main button[type="submit"]').focus()
  await page.keyboard.press('Enter')
  await page.getByText(dutch('problem_present_giver')).waitFor()
  await page.keyboard.type('Oma Jo')
  await page.keyboard.press('Enter')
  await page.getByText(dutch('buy_withdrawal_missing')).waitFor()
  await page.keyboard.press('Space')
  expect(await page.getByRole('checkbox').isChecked()).toBe(true)
})

test('a discount that somebody was given counts here too, and is taken off again', async () => {
  const { page } = giver
  await site.rows(
    `insert into public.discount_codes (code, percent_off, valid_from) values ('OMA20', 20, now())`,
    [],
  )
  await page.getByText(dutch('buy_discount_question')).click()
  const code = page.getByRole('textbox', { name: dutch('buy_discount_label') })
  await code.fill('ONZIN')
  await code.press('Enter')
  await page.getByText(dutch('discount_unknown')).waitFor()
  await code.fill('oma20')
  await code.press('Enter')
  await page.getByText(dutch('buy_discount_used', { code: 'OMA20', percent: '20' })).waitFor()
  await page.getByRole('button', { name: /^Betaal €\s7,96$/ }).waitFor()
  await giver.press('buy_discount_drop')
  await page.getByRole('button', { name: /^Betaal €\s9,95$/ }).waitFor()
  expect(await page.getByText('OMA20').count()).toBe(0)
})

test('a payment that is broken off gives nothing; the next one opens the book for its owner', async () => {
  const { page } = giver
  await page.getByRole('textbox', { name: dutch('gift_message') }).fill('Voor onder de deken.')
  await pay()
  await page.getByText(dutch('claim_given_lead')).waitFor()
  // A phone drops the tab while its owner looks for the mail.
  await page.reload()
  await isAlive(page)
  const message = page.getByRole('textbox', { name: dutch('gift_message') })
  await expect.poll(() => message.inputValue()).toBe('Voor onder de deken.')
  expect(await page.getByRole('textbox', { name: dutch('gift_giver') }).inputValue()).toBe('Oma Jo')
  await giver.agreeToDelivery()
  await pay()
  await page.getByText(dutch('claim_given_lead')).waitFor()
  await giver.claim('oma@example.org')
  await page.waitForURL(/\/till\//)
  await page.getByRole('button', { name: 'Annuleer', exact: true }).click()
  await page.waitForURL(/\/orders\/[0-9a-f-]{36}/)
  await page.getByText(dutch('order_given_canceled_text')).waitFor({ timeout: patience })

  await openGiving()
  await expect.poll(() => message.inputValue()).toBe('Voor onder de deken.')
  await giver.agreeToDelivery()
  await page.getByText(dutch('buy_discount_question')).click()
  await page.getByRole('textbox', { name: dutch('buy_discount_label') }).fill('OMA20')
  await giver.press('buy_discount_use')
  await page.getByRole('button', { name: /^Betaal €\s7,96$/ }).waitFor()
  await pay()
  await page.waitForURL(/\/till\//)
  await page.getByRole('button', { name: 'Betaal', exact: true }).click()
  await page.waitForURL(/\/orders\/[0-9a-f-]{36}/)
  await page.getByText(dutch('order_given_paid_text', { name: 'Noor' })).waitFor({ timeout: patience })
  await page.getByText(dutch('order_given_from', { name: 'Noor', giver: 'Oma Jo' })).waitFor()
  expect(await page.content()).not.toContain(bookId)

  // Who gives has no book of their own: the shelf says what became of theirs, and the account which order that was.
  const order = new URL(page.url()).pathname
  await giver.goTo('/books')
  await page.getByRole('heading', { name: dutch('given_heading') }).waitFor()
  expect(await page.getByText(dutch('books_empty')).count()).toBe(0)
  const given = page.getByRole('link', { name: /Gegeven op/ })
  expect(await given.getAttribute('href')).toBe(order)
  await giver.goTo('/account')
  await page.getByRole('link', { name: new RegExp(`${dutch('order_present')}, .* Betaald$`) }).waitFor()
  expect(await page.locator('main').innerText()).not.toContain(dutch('order_gift_card'))
  await giver.goTo(order)

  // The tab that came from the link leads back to it.
  await giver.press('order_given_open')
  await page.waitForURL(link)
  await isAlive(page)
  expect(await page.getByRole('link', { name: dutch('reading_give'), exact: true }).count()).toBe(0)
  // What is paid for is read, and not paid for once more.
  await page.goto(`${link}/geven`)
  await page.waitForURL(link)

  await owner.page.goto(`${site.url}/books/${bookId}`)
  await owner.page
    .getByRole('heading', { name: dutch('paid_finished') })
    .waitFor({ timeout: patienceWithDrawing })
  await owner.page.getByText(dutch('given_from', { giver: 'Oma Jo' })).waitFor()
  await owner.page.getByText('Voor onder de deken.').waitFor()
  expect(await owner.page.locator('main').innerText()).not.toMatch(/9,95|7,96/)
  const mails = await site.rows<{ plain: string }>(
    `select subject || plain as plain from house.mails where recipient = 'owner@example.org' and name not like 'login%'`,
    [],
  )
  expect(mails.map(({ plain }) => plain).join('\n')).toContain('Oma Jo')
  expect(mails.map(({ plain }) => plain).join('\n')).not.toMatch(/9,95|7,96|€/)
})
