import { mkdir, readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giftDay } from '#shop/gift-card.ts'
import { isAlive, isAtRest } from './is-alive.ts'
import { patienceWithDrawing } from './patience.ts'
import { readPdf } from './read-pdf.ts'
import { Visitor } from './visitor.ts'
import { withProduct } from './with-product.ts'
import { words } from './words.ts'

/* A book that is given: bought as a present, mailed on a day, and unwrapped by somebody who has nothing of ours. */

const site = withProduct()
const [dutch, english] = [words('nl'), words('en')]
let giver: Visitor
let orderId: string
/** From where its receiver fetched the file. */
let kept: string

beforeAll(async () => {
  giver = await Visitor.arrive(site.browser, site.url, 'nl')
  await giver.page.addInitScript(() => localStorage.setItem('fabelaar.consent', 'refused'))
  const wishes = { age: 6, gender: 'girl', style: 'paperCut', theme: 'bedtime', twist: '' } as const
  await giver.makeBook({ name: 'Noor de Wit', ...wishes })
  await giver.waitForPreview()
})
afterAll(() => giver.leave())

/** LOOK_FOLDER keeps a picture of what is to be seen. */
async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env['LOOK_FOLDER']
  if (folder === undefined) return
  await mkdir(folder, { recursive: true })
  for (const [size, width, height] of [
    ['phone', 390, 844],
    ['desk', 1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const look of ['light', 'dark']) {
      await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), look === 'dark')
      await page.screenshot({ path: `${folder}/${name}-${size}-${look}.png`, fullPage: size === 'phone' })
    }
  }
  await page.evaluate(() => document.documentElement.classList.remove('dark'))
}

/** Its words, on their lines. */
const cardOf = (page: Page): Promise<string> => page.getByText('Voor onder de deken.').innerText()
const field = (key: string) => giver.page.getByRole('textbox', { name: new RegExp(`^${dutch(key)}`) })
const dayField = () => giver.page.getByLabel(dutch('gift_day'))
const chooseDay = (key: string) => giver.choose(dutch(key))

test('whoever buys a book for somebody says so by keyboard, is told what is wrong in words, and finds it all again', async () => {
  const { page } = giver
  await giver.goTo(`${new URL(page.url()).pathname}/kopen`)
  const tick = page.getByRole('checkbox', { name: dutch('present_tick') })
  await expect.poll(() => tick.isChecked()).toBe(false)
  await tick.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await field('gift_giver').and(page.locator(':focus')).waitFor()
  await giver.agreeToDelivery()
  await page.locator('main button[type="submit"]').click()
  await page.getByText(dutch('problem_present_giver')).waitFor()
  await page.getByText(dutch('problem_present_email')).waitFor()
  await page.keyboard.type('Oma Jo')
  await field('present_message').fill('Voor onder de deken.\nZondag lees ik hem voor!')
  await field('gift_email').fill('sam@example.org')
  await chooseDay('gift_when_day')
  await dayField().fill(giftDay(-2))
  await page.locator('main button[type="submit"]').click()
  await page.getByText(dutch('problem_gift_day_past')).waitFor()
  await dayField().fill(giftDay(500))
  await page.locator('main button[type="submit"]').click()
  await page.getByText(dutch('problem_gift_day_far')).waitFor()
  await dayField().fill(giftDay(9))
  await giver.choose('English')
  await keepPicture(page, 'buy')
  // A printed one is sent on no day of theirs: what is known of when it is there is said with it.
  const path = new URL(page.url()).pathname
  await giver.goTo(`${path}?kind=print`)
  await page.getByText(/^Een dag kiezen kan bij een gedrukt boek niet.*dan is het er uiterlijk /).waitFor()
  await keepPicture(page, 'buy-print')
  await giver.goTo(path)
  await expect.poll(() => field('gift_giver').inputValue()).toBe('Oma Jo')
  expect(await dayField().inputValue()).toBe(giftDay(9))
})

test('it is paid for, waits for its day, and is changed, called off and wrapped again until it leaves', async () => {
  const { page } = giver
  await giver.agreeToDelivery()
  await page.locator('main button[type="submit"]').click()
  // Whose book it is, nobody asks who gives it away.
  await page.getByRole('dialog', { name: dutch('claim_gift_heading') }).waitFor()
  await page.getByText(dutch('claim_present_lead')).waitFor()
  await page
    .getByRole('textbox', { name: dutch('login_email') })
    .last()
    .fill('giver@example.org')
  await giver.press('login_send')
  const code = await giver.codeFor('giver@example.org')
  // A phone drops the tab while its owner looks for the mail.
  await page.reload()
  await isAlive(page)
  await giver.agreeToDelivery()
  await page.locator('main button[type="submit"]').click()
  await page.getByRole('textbox', { name: dutch('code_label') }).fill(code)
  await giver.press('code_confirm')
  await page.waitForURL(/\/till\//)
  await page.getByRole('button', { name: 'Betaal', exact: true }).click()
  await page.waitForURL(/\/orders\/[0-9a-f-]{36}/)
  orderId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await isAlive(page)
  await page.getByText('Voor onder de deken.').waitFor({ timeout: patienceWithDrawing })
  expect(await cardOf(page)).toBe('Voor onder de deken.\nZondag lees ik hem voor!')
  await page.getByText(/We mailen het ingepakt op .* naar sam@example\.org/).waitFor()
  await keepPicture(page, 'order')
  const order = new URL(page.url()).pathname
  await giver.goTo('/books')
  // Their own book is given: it stands on their shelf once.
  await page.getByText(/^Een cadeau voor Noor\. Het gaat open op /).waitFor()
  expect(await page.getByRole('heading', { name: dutch('given_heading') }).count()).toBe(0)
  await keepPicture(page, 'shelf')
  await giver.goTo(order)

  await giver.press('order_present_withdraw')
  await page.getByText(dutch('order_present_withdrawn')).waitFor()
  // A book that is finished needs nobody to wait for it.
  await expect
    .poll(async () => (await site.rows<{ state: string }>('select state from public.books', []))[0]?.state, {
      timeout: patienceWithDrawing,
    })
    .toBe('finished')
  await page.reload()
  await isAlive(page)
  await giver.press('order_present_offer')
  await page
    .getByRole('radio', { name: dutch('present_when_at_once'), exact: true })
    .waitFor({ state: 'attached' })
  const parcel = page.locator('.wrapped-present')
  await field('gift_giver').fill('Oma Jo')
  await field('present_message').fill('Voor onder\nde deken.')
  // What is typed stands on its label and its card, and it lies in the paper of its own book.
  await expect.poll(() => parcel.locator('.parcel-label').innerText()).toContain('Oma Jo')
  await expect
    .poll(() => parcel.locator('.wrapped-present-card').innerText())
    .toContain('Voor onder\nde deken.')
  await expect
    .poll(() => parcel.locator('.parcel').evaluate((each) => each.style.getPropertyValue('--paper-picture')))
    .toContain('url(')
  await field('gift_email').fill('sam@example.org')
  await chooseDay('gift_when_day')
  await giver.choose('English')
  await keepPicture(page, 'wrap')
  await giver.press('order_present_wrap')
  await page.getByText(/We mailen het ingepakt op/).waitFor()
  // Where the form was longer than the window, what is said now is led to.
  const heading = page.getByRole('heading', { name: dutch('order_present'), exact: true })
  await heading.and(page.locator(':focus')).waitFor()
  const { y } = (await heading.boundingBox()) ?? { y: -1 }
  expect(y).toBeGreaterThanOrEqual(0)
  expect(y).toBeLessThan(page.viewportSize()?.height ?? 0)
  const kept = await site.rows('select recipient_email, locale, mailed_at from public.presents', [])
  expect(kept).toEqual([{ recipient_email: 'sam@example.org', locale: 'en', mailed_at: null }])
})

/** Its day comes; answers the mail’s link. */
async function mailed(): Promise<string> {
  await site.rows('update public.presents set mail_at = now() where order_id = $1', [orderId])
  const find = async (): Promise<string | undefined> => {
    const mails = await site.rows<{ plain: string; recipient: string }>(
      'select plain, recipient from house.mails where starts_with(name, $1)',
      [`present/${orderId}/`],
    )
    expect(mails.every(({ recipient }) => recipient === 'sam@example.org')).toBe(true)
    return /https?:\S+\/en\/unwrap\/[\w-]{22}/.exec(mails[0]?.plain ?? '')?.[0]
  }
  await expect.poll(find, { timeout: patienceWithDrawing }).toBeTruthy()
  return (await find()) ?? ''
}

test('its receiver unwraps it with one key, in their own language, and reads the whole book; of what it cost nothing is told', async () => {
  const address = await mailed()
  const answer = await fetch(address)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'cache-control': expect.stringContaining('no-store') as string,
  })
  const html = await answer.text()
  expect(html).toContain('lang="en')
  for (const told of [
    '€',
    orderId,
    orderId.slice(0, 8).toUpperCase(),
    'giver@example.org',
    'de Wit',
    'lamp laag',
  ]) {
    expect(html).not.toContain(told)
  }

  const context = await site.open({ locale: 'en-GB', reducedMotion: 'no-preference' })
  const page = await context.newPage()
  await page.goto(address)
  await isAlive(page)
  await isAtRest(page)
  const closed = page.getByRole('heading', { level: 1, name: english('unwrap_heading', { name: 'Noor' }) })
  const opened = page.getByRole('heading', { level: 1, name: english('unwrap_opened', { name: 'Noor' }) })
  await closed.waitFor()
  expect(await opened.count()).toBe(0)
  expect(await page.getByText('Voor onder de deken.').isVisible()).toBe(false)
  await keepPicture(page, 'wrapped')
  await page.getByRole('link', { name: english('unwrap_open') }).focus()
  await page.keyboard.press('Enter')
  await opened.waitFor()
  expect(await closed.count()).toBe(0)
  expect(await cardOf(page)).toBe('Voor onder\nde deken.')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('open')
  // The paper has gone, and with it all that moved.
  await page.locator('.parcel').waitFor({ state: 'hidden' })
  await keepPicture(page, 'unwrapped')

  await page.locator('summary', { hasText: english('thanks_heading', { giver: 'Oma Jo' }) }).press('Enter')
  const thanks = page.getByRole('textbox', { name: english('thanks_label') })
  await page.getByRole('button', { name: english('thanks_send') }).click()
  await page.getByText(english('reading_word_missing')).waitFor()
  await thanks.fill('Thank you! We read it under the blanket.')
  await page.getByRole('button', { name: english('thanks_send') }).click()
  await page.getByText(english('thanks_on_its_way', { giver: 'Oma Jo' })).waitFor()

  const fetched = page.waitForEvent('download', { timeout: patienceWithDrawing })
  await page.getByRole('button', { name: english('keep_book') }).focus()
  await page.keyboard.press('Enter')
  const file = await fetched
  kept = file.url()
  expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  await page.getByText(english('keep_made', { file: file.suggestedFilename() })).waitFor()
  await keepPicture(page, 'kept')
  const { title, pages } = await readPdf(await readFile(await file.path()))
  expect(file.suggestedFilename()).toBe(`${title}.pdf`)
  // Print-sharp, and nothing in it is locked.
  expect(Math.max(...pages.map(({ widestPicture }) => widestPicture))).toBeGreaterThan(2000)
  const inIt = pages.map(({ text }) => text).join(' ')
  expect(['€', orderId, 'giver@example.org'].filter((told) => inIt.includes(told))).toEqual([])

  await page.getByRole('link', { name: english('unwrap_read') }).click()
  await page.getByText(english('reading_from_giver', { name: 'Noor', giver: 'Oma Jo' })).waitFor()
  expect(await page.locator('.reader-closed-blur').count()).toBe(0)
  expect(await page.getByRole('textbox', { name: english('reading_word_label') }).count()).toBe(0)
  const said = await page.content()
  expect(['€', orderId, 'giver@example.org'].filter((told) => said.includes(told))).toEqual([])
})

test('the paper is off at once where motion is reduced, and comes off without scripts', async () => {
  const address = await mailed()
  const still = await (await site.open({ locale: 'en-GB', viewport: { width: 360, height: 560 } })).newPage()
  await still.goto(address)
  await isAlive(still)
  await still.getByRole('link', { name: english('unwrap_open') }).click()
  await expect.poll(() => still.locator('.parcel').isVisible()).toBe(false)
  expect(await still.evaluate(() => document.getAnimations().length)).toBe(0)
  // The book that comes out is in sight, however small the window.
  expect(await still.evaluate(() => scrollY)).toBe(0)

  const bare = await (await site.open({ locale: 'en-GB', javaScriptEnabled: false })).newPage()
  await bare.goto(address)
  await bare.getByRole('heading', { name: english('unwrap_heading', { name: 'Noor' }) }).waitFor()
  await bare.getByRole('link', { name: english('unwrap_open') }).click()
  await bare.getByRole('heading', { name: english('unwrap_opened', { name: 'Noor' }) }).waitFor()
  await bare.getByRole('link', { name: english('unwrap_read') }).click()
  await bare.getByRole('heading', { name: english('reading_heading', { name: 'Noor' }) }).waitFor()
})

test('its giver sees that it has left, and ends it where the book is', async () => {
  const address = await mailed()
  await giver.page.reload()
  await isAlive(giver.page)
  await giver.page.getByText(/Gemaild op .*, naar sam@example\.org/).waitFor()
  await giver.page.getByText('Thank you! We read it under the blanket.').waitFor()
  expect(await giver.button('order_present_change').count()).toBe(0)
  await giver.goTo('/books')
  await giver.page.getByText(/^Een cadeau voor Noor, gemaild op /).waitFor()
  expect(await giver.page.getByRole('heading', { name: dutch('given_heading') }).count()).toBe(0)
  await giver.page.goto(`${site.url}/books/${await bookId()}`)
  await isAlive(giver.page)
  const link = giver.page.getByRole('listitem').filter({ hasText: 'Cadeau van Oma Jo' })
  await link.getByText(dutch('link_present_to', { giver: 'Oma Jo', email: 'sam@example.org' })).waitFor()
  await link.getByText(dutch('link_unwrapped'), { exact: true }).waitFor()
  await keepPicture(giver.page, 'link-of-present')
  const end = dutch('link_present_of', { action: dutch('link_end'), giver: 'Oma Jo' })
  await link.getByRole('button', { name: end }).click()
  await giver.press('link_end_yes')
  await giver.page.getByText(dutch('link_ended')).waitFor()
  expect((await fetch(address)).status).toBe(404)
  expect((await fetch(kept)).status).toBe(404)
})

async function bookId(): Promise<string> {
  const rows = await site.rows<{ book_id: string }>('select book_id from public.orders where id = $1', [
    orderId,
  ])
  return rows[0]?.book_id ?? ''
}
