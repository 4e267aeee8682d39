import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { Visitor } from './visitor.ts'
import { withProduct } from './with-product.ts'
import type { Locale } from './words.ts'

const site = withProduct()
const visitors: Visitor[] = []

afterEach(async () => {
  for (const visitor of visitors.splice(0)) await visitor.leave()
})

async function arrive(locale: Locale, width?: number): Promise<Visitor> {
  const visitor = await Visitor.arrive(site.browser, site.url, locale, width)
  visitors.push(visitor)
  return visitor
}

const noor = {
  name: 'Noor',
  age: 6,
  gender: 'girl',
  style: 'waterpaint',
  theme: 'adventure',
  twist: '',
} as const

test('een boek wordt opnieuw gemaakt na de waarschuwing, gaat van de plank en terug, en krijgt een kopie', async () => {
  const visitor = await arrive('nl', 390)
  const { page, say } = visitor
  const oldId = await visitor.makeBook(noor)
  await visitor.waitForPreview()

  await visitor.press('preview_to_design')
  await visitor.heading('design_heading').waitFor()
  await visitor.press('design_edit')
  await page.getByText(say('design_warning')).waitFor()
  await visitor.press('design_edit_anyway')
  await page.waitForURL(/\/maken\/generate$/)
  await page.getByText(say('builder_confirm_replaces')).waitFor()
  await visitor.press('builder_make_book')
  await page.waitForURL(/\/books\/[0-9a-f-]{36}$/)
  expect(page.url()).not.toContain(oldId)
  await visitor.waitForPreview()
  expect((await visitor.goTo(`/books/${oldId}`))?.status()).toBe(404)

  await visitor.goTo('/books')
  const books = page.getByRole('link', { name: say('books_edit') })
  await expect.poll(() => books.count()).toBe(1)
  await page.getByRole('button', { name: new RegExp(`^${say('books_delete', { title: '' })}`) }).click()
  await page.getByText(say('books_empty')).waitFor()
  await visitor.press('common_undo')
  await books.waitFor()
  await page.getByRole('button', { name: /^Maak een kopie van/ }).click()
  await visitor.button('books_duplicate_open').waitFor()
  await expect.poll(() => books.count()).toBe(2)
  await visitor.press('books_duplicate_open')
  await visitor.heading('preview_heading').waitFor()

  // Another for the same child, with another theme; and from a bought book one for a brother, with a word about the one begun.
  await visitor.goTo('/books')
  await visitor.press('next_same', { name: noor.name })
  await page.waitForURL(/\/maken\/theme$/)
  await page.getByText(say('builder_theme_had', { name: noor.name })).waitFor()
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
  await site.rows(`update public.books set state = 'finished' where id <> $1`, [oldId])
  await visitor.goTo('/books')
  await page
    .getByRole('link', { name: new RegExp(`${say('books_open')}$`) })
    .first()
    .click()
  await visitor.press('next_sibling')
  await page.getByText(say('design_draft_lost', { name: noor.name })).waitFor()
  await visitor.press('next_lost_go')
  await page.waitForURL(/\/maken\/who$/)
  expect(await page.getByRole('textbox', { name: say('builder_name') }).inputValue()).toBe('')
  expect(visitor.problems.filter((problem) => !problem.includes('404'))).toEqual([])
})

test('a code from the banner lowers the price; own data come along, and everything is erased with a receipt', async () => {
  const visitor = await arrive('en')
  const { page, say } = visitor
  await visitor.goTo('/en/r/anna')
  await page.getByText(say('home_referral', { amount: '€5.00' })).waitFor()
  await visitor.press('home_banner_take')
  const bookId = await visitor.makeBook(noor)
  await visitor.waitForPreview()
  await page.getByText(say('preview_guest')).waitFor()
  await visitor.press('preview_buy')
  await page.getByText(say('buy_discount_used', { code: 'READALOUD', percent: 10 })).waitFor()
  await page.getByText(say('buy_referral', { amount: '€5.00' })).waitFor()
  // What is ticked for the one is not ticked for the other.
  await visitor.agreeToDelivery()
  await visitor.choose(new RegExp(`^${say('buy_print')}`))
  expect(await page.getByRole('checkbox', { name: say('buy_withdrawal_print') }).isChecked()).toBe(false)
  await page.setViewportSize({ width: 1366, height: 768 })
  const pay = await page.getByRole('button', { name: /^Pay/ }).boundingBox()
  expect((pay?.y ?? Infinity) + (pay?.height ?? 0)).toBeLessThanOrEqual(768)
  await visitor.choose(new RegExp(`^${say('buy_download')}`))
  await page.getByText(say('buy_print_later', { amount: '€34.95' })).waitFor()
  await visitor.agreeToDelivery()
  await page.getByRole('button', { name: 'Pay €8.95' }).click()
  await visitor.claim('nora@example.com')
  await page.waitForURL(/\/till\//)
  await page.getByRole('button', { name: 'Pay' }).click()
  await page.waitForURL(/\/en\/orders\//)
  await page.getByText(say('buy_sum_discount', { code: 'READALOUD' })).waitFor()

  await visitor.goTo('/en/account')
  await page.getByRole('link', { name: /€8\.95/ }).waitFor()
  const data = await visitor.download('account_data_download')
  const packed = Buffer.from(data.bytes).toString('latin1')
  expect(packed.slice(0, 2)).toBe('PK')
  expect(packed).toContain('"referrer": "anna"')
  expect(packed).toContain(`books/${bookId}/cover/`)

  // Who tries one code after another is asked to wait, and loses nothing.
  await visitor.goTo(`/en/books/${bookId}/buy`)
  await visitor.fillAddress('3511AB')
  await visitor.press('buy_discount_drop')
  await page.getByText(say('buy_discount_question')).click()
  const code = page.getByRole('textbox', { name: say('buy_discount_label') })
  const refused = page.getByText(say('site_too_many_requests'))
  // Ten a minute may be tried, and a slow machine may begin a new minute on the way.
  for (let tries = 0; tries < 40 && !(await refused.isVisible()); tries += 1) {
    await code.fill(`GUESS${tries}`)
    const answered = page.waitForResponse(/check-discount/)
    await visitor.press('buy_discount_use')
    await answered
    await visitor.button('buy_discount_use').waitFor()
  }
  await refused.waitFor()
  expect(await page.getByRole('textbox', { name: say('address_postal_code') }).inputValue()).toBe('3511AB')

  await visitor.goTo('/en/account')
  await visitor.press('account_erase_button')
  await visitor.press('account_erase_yes')
  await visitor.heading('receipt_heading').waitFor()
  await page.getByText(say('receipt_books', { count: 1 })).waitFor()
  const receipt = await visitor.download('receipt_save')
  expect(Buffer.from(receipt.bytes).toString()).toContain(say('receipt_kept', { count: 1 }))
  await visitor.goTo('/en/books')
  expect(page.url()).toContain('/en/auth/login')
  expect(visitor.problems.filter((problem) => !/4\d\d/.test(problem))).toEqual([])
})

test('wie niet wil wachten hoort een belletje als het boek er is, en laat zich mailen op een adres dat meteen wordt gevraagd', async () => {
  const visitor = await arrive('nl', 390)
  const { page, say } = visitor
  await page.addInitScript(() => {
    const struck: number[] = []
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (...times) {
      struck.push(this.frequency.value)
      start.apply(this, times)
    }
    Object.assign(window, { struck })
  })
  const struck = (): Promise<number> => page.evaluate(() => Reflect.get(window, 'struck').length)
  const bookId = await visitor.makeBook(noor)
  await visitor.waitForPreview()
  const setState = (state: string): Promise<unknown> =>
    site.rows('update public.books set state = $2, step = $2 where id = $1', [bookId, state])
  await setState('making')
  await visitor.goTo(`/books/${bookId}`)

  await visitor.press('making_beep')
  await page.getByText(say('making_beep_on')).waitFor()
  await expect.poll(struck).toBe(1)
  await visitor.press('making_mail')
  await page.getByText(say('claim_ready_lead')).waitFor()
  await visitor.claim('wacht@example.com')
  await page.getByText(say('making_mail_on')).waitFor()
  const wishes = (): Promise<unknown[]> => site.rows('select locale from public.ready_wishes', [])
  expect(await wishes()).toEqual([{ locale: 'nl' }])
  await page.reload()
  await visitor.press('making_mail_off')
  await visitor.button('making_mail').waitFor()
  expect(await wishes()).toEqual([])

  await visitor.press('making_beep')
  await setState('ready')
  await expect.poll(struck).toBe(4)
  await visitor.waitForPreview()

  await setState('making')
  await visitor.goTo('/books')
  await page.getByText(say('books_state_making'), { exact: true }).waitFor()
  await setState('ready')
  await page.getByText(say('books_state_ready'), { exact: true }).waitFor()
  expect(visitor.problems).toEqual([])
})

test('what is asked while a book is made stays until it is answered, also when the book is there', async () => {
  const visitor = await arrive('en', 390)
  const { page, say } = visitor
  const bookId = await visitor.makeBook(noor)
  await visitor.waitForPreview()
  const setState = (state: string): Promise<unknown> =>
    site.rows('update public.books set state = $2, step = $2 where id = $1', [bookId, state])
  await setState('making')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visitor.goTo(`/en/books/${bookId}`)
  await visitor.press('making_mail')
  await page.getByText(say('claim_ready_lead')).waitFor()
  await setState('ready')
  await page.getByText(say('making_ready'), { exact: true }).first().waitFor({ state: 'attached' })
  // Where nothing moves the book comes at once.
  await page.waitForTimeout(1_000)
  expect(await page.getByText(say('claim_ready_lead')).isVisible()).toBe(true)
  await visitor.press('claim_not_now')
  await visitor.waitForPreview()
})

test('een gesloten kortingsbalk blijft dicht', async () => {
  const visitor = await arrive('nl')
  await visitor.goTo('/')
  const banner = visitor.page.getByText(visitor.say('home_banner_take'))
  await visitor.press('home_banner_close')
  await banner.waitFor({ state: 'hidden' })
  await visitor.goTo('/')
  await visitor.heading('home_promises_heading').waitFor()
  await banner.waitFor({ state: 'hidden' })
  expect(await banner.isVisible()).toBe(false)
})

test('the discount banner says what holds now, in a page that stays open too', async () => {
  const database = new pg.Client({ connectionString: site.product.databaseUrl() })
  await database.connect()
  const visitor = await arrive('en')
  const { page, say } = visitor
  const saysBanner = (percent: number) =>
    page.getByText(say('home_banner_text', { code: 'READALOUD', percent }))
  const away = async (): Promise<void> => {
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: say('common_pricing'), exact: true }).click()
    await page.waitForURL(/\/pricing$/)
  }
  const home = async (): Promise<void> => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('common_brand') })
      .first()
      .click()
    await visitor.heading('home_promises_heading').waitFor()
  }
  try {
    await visitor.goTo('/en')
    await saysBanner(10).waitFor()
    await page.evaluate(() => Object.assign(window, { stillOpen: true }))
    await away()
    await home()
    await saysBanner(10).waitFor()
    await database.query('update public.discount_codes set percent_off = 25')
    await away()
    await home()
    await saysBanner(25).waitFor()
    await visitor.press('home_banner_close')
    await away()
    await home()
    expect(await saysBanner(25).count()).toBe(0)
    await page.evaluate(() => localStorage.clear())
    await database.query('update public.discount_codes set valid_until = now()')
    await away()
    await home()
    expect(await saysBanner(25).count()).toBe(0)
    expect(await page.evaluate(() => 'stillOpen' in window)).toBe(true)
    expect(visitor.problems).toEqual([])
  } finally {
    await database.end()
  }
})
