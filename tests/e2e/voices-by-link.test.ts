import pg from 'pg'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { texts, writeBookForBed } from './book-for-bed.ts'
import { isAlive } from './is-alive.ts'
import { launchBrowser } from './launch-browser.ts'
import { patience } from './patience.ts'
import { withProduct } from './with-product.ts'
import { words } from './words.ts'

/* A voice that comes by a reading link: recorded elsewhere by somebody without an account, heard and answered by the owner, played. */

const site = withProduct()
const english = words('en')
let database: pg.Pool
/** Whose microphone hums, and who may use it. */
let browser: Browser
let owner: Page
let bookId: string
let link: string

beforeAll(async () => {
  database = new pg.Pool({ connectionString: site.product.databaseUrl() })
  browser = await launchBrowser(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'])
  owner = await (await openDevice({ width: 1280, height: 900 })).newPage()
  await owner.goto(`${site.url}/en/auth/login`)
  await isAlive(owner)
  await button(owner, 'login_skip').click()
  await owner.getByText(english('books_empty')).waitFor()
  bookId = await writeBookForBed(database)
  link = await makeLink()
})
afterAll(async () => {
  await browser.close()
  await database.end()
})

async function openDevice(viewport = { width: 390, height: 844 }): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-GB', viewport, permissions: ['microphone'] })
  context.setDefaultTimeout(patience)
  await context.addInitScript(() => localStorage.setItem('fabelaar.consent', 'refused'))
  // Nobody has drawn the picture of its title page.
  await context.route('**/cover/vignette.jpg*', (route) =>
    route.fulfill({ contentType: 'image/jpeg', body: 'a picture' }),
  )
  return context
}

const button = (page: Page, key: string, values = {}) =>
  page.getByRole('button', { name: english(key, values), exact: true })
const heading = (page: Page, number: number) =>
  page.getByRole('heading', { level: 1, name: english('bedtime_page_of', { page: number, total: 5 }) })

/** Makes a link on the page of the book, and answers its address. */
async function makeLink({ withVoices = false } = {}): Promise<string> {
  await owner.goto(`${site.url}/en/books/${bookId}`)
  await isAlive(owner)
  await button(owner, 'link_make').click()
  const tick = owner.getByRole('checkbox', { name: english('link_with_voices') })
  expect(await tick.isChecked()).toBe(false)
  if (withVoices) await tick.check()
  await button(owner, 'link_make_now').click()
  const field = owner.getByRole('textbox', { name: english('link_address') })
  const address = await field.inputValue()
  await button(owner, 'link_done').click()
  return address
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await isAlive(page)
}

/** Sits down to record as somebody, from the page of the link. */
async function sitDown(page: Page, name: string): Promise<void> {
  await open(page, link)
  await page.getByRole('link', { name: english('bedtime_record'), exact: true }).click()
  await page.waitForURL(`${link}/aloud`)
  await page.getByText(english('reading_voice_consent')).waitFor()
  const field = page.getByRole('textbox', { name: english('bedtime_record_name') })
  if ((await field.inputValue()) === '') await field.fill(name)
  await field.press('Enter')
}

/** Records the page that is open for a moment. */
async function recordPage(page: Page): Promise<void> {
  await button(page, 'bedtime_record_start').click()
  await page.getByText(english('bedtime_record_running')).waitFor()
  // There is nothing to see of it: the microphone hums.
  await page.waitForTimeout(1_200)
  await button(page, 'bedtime_record_stop').click()
}

async function rowsOf(query: string): Promise<string[]> {
  const { rows } = await database.query<{ row: string }>(query, [bookId])
  return rows.map(({ row }) => row)
}
const waiting = (): Promise<string[]> =>
  rowsOf(`select reader || ' ' || place as row from public.offered_recordings o join public.reading_links l
          on l.id = o.link_id where l.book_id = $1 order by o.created_at`)
const kept = (): Promise<string[]> =>
  rowsOf(
    `select reader || ' ' || place as row from public.recordings where book_id = $1 order by created_at, place`,
  )

test('somebody without an account records by the link; a lost connection and a closed tab take nothing that was done', async () => {
  const device = await openDevice()
  let page = await device.newPage()
  await sitDown(page, 'Granny')
  await recordPage(page)
  await page.getByText(english('bedtime_record_kept')).waitFor()
  expect([await waiting(), await kept()]).toEqual([['Granny cover'], []])
  // No session was begun for it.
  const cookies = (await device.cookies()).map(({ name }) => name)
  expect(cookies.filter((name) => name !== 'i18n_redirected')).toEqual([])

  await page.keyboard.press('ArrowRight')
  await heading(page, 2).waitFor()
  await device.route('**/functions/v1/offer-recording', (route) => route.abort())
  await recordPage(page)
  await page.getByText(english('bedtime_record_waits')).waitFor()
  await button(page, 'bedtime_record_hear').click()
  await button(page, 'bedtime_record_hush').click()
  await page.keyboard.press('ArrowRight')
  await button(page, 'bedtime_record_start').click()
  await page.getByText(english('bedtime_record_running')).waitFor()
  await page.close()
  await device.unroute('**/functions/v1/offer-recording')

  page = await device.newPage()
  await open(page, `${link}/aloud`)
  await expect.poll(waiting).toEqual(['Granny cover', 'Granny 0'])
  await page
    .getByText(english('bedtime_record_cut', { page: 3 }))
    .or(page.getByText(english('reading_voice_sent')))
    .waitFor()
  // Their own voice is still to be heard here, to be done over and to be taken back.
  await button(page, 'common_previous_page').click()
  await heading(page, 2).waitFor()
  await button(page, 'bedtime_voice_of', { name: 'Granny' }).waitFor()
  await button(page, 'bedtime_more').click()
  await button(page, 'bedtime_record').click()
  await page.getByRole('textbox', { name: english('bedtime_record_name') }).press('Enter')
  await button(page, 'bedtime_record_again').click()
  await page.getByText(english('bedtime_record_running')).waitFor()
  await page.waitForTimeout(1_200)
  await button(page, 'bedtime_record_stop').click()
  await page.getByText(english('bedtime_record_kept')).waitFor()
  await page.keyboard.press('ArrowRight')
  await recordPage(page)
  await page.getByText(english('bedtime_record_kept')).waitFor()
  await button(page, 'bedtime_record_finish').click()
  await page.getByText(english('reading_voice_done')).waitFor()
  await button(page, 'bedtime_more').click()
  await button(page, 'bedtime_record').click()
  await page.getByRole('textbox', { name: english('bedtime_record_name') }).press('Enter')
  await button(page, 'bedtime_record_remove').click()
  await page.getByText(english('bedtime_record_gone')).waitFor()
  expect(await waiting()).toEqual(['Granny cover', 'Granny 0'])
  await button(page, 'bedtime_record_finish').click()
  await page.getByRole('link', { name: english('bedtime_close'), exact: true }).click()
  await page.waitForURL(link)
  await page.getByText(english('reading_voice_own', { count: 2 })).waitFor()
  await device.close()
})

test('the owner hears it and says yes; from then on it plays at bedtime, and by a link only where that is allowed', async () => {
  const silent = await (await openDevice()).newPage()
  await open(owner, `${site.url}/en/books/${bookId}`)
  await owner
    .getByRole('heading', { name: english('voice_offered_heading', { name: 'Granny', child: 'Noor' }) })
    .waitFor()
  await owner.getByText(english('voice_offered_pages', { count: 2, total: 5 })).waitFor()
  const hear = button(owner, 'voice_offered_hear', { page: 2 })
  await hear.click()
  await expect.poll(() => hear.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => hear.getAttribute('aria-pressed')).toBe('false')
  expect(await owner.getByText(english('voice_offered_silent')).count()).toBe(0)
  await button(owner, 'voice_offered_yes').click()
  await owner.getByText(english('voice_offered_taken', { name: 'Granny' })).waitFor()
  expect([await waiting(), await kept()]).toEqual([[], ['Granny 0', 'Granny cover']])

  await open(owner, `${site.url}/en/books/${bookId}/bedtime`)
  await button(owner, 'bedtime_voice_of', { name: 'Granny' }).click()
  await owner.locator('[data-lit="now"]').first().waitFor()
  await heading(owner, 2).waitFor()

  await open(silent, `${link}/aloud`)
  await button(silent, 'bedtime_follow').waitFor()
  const other = await makeLink({ withVoices: true })
  await owner.getByText(english('link_voices')).waitFor()
  await open(silent, other)
  await silent.getByText(english('reading_voice_heard', { names: 'Granny' })).waitFor()
  await silent.getByRole('link', { name: english('bedtime_open'), exact: true }).click()
  await button(silent, 'bedtime_voice_of', { name: 'Granny' }).click()
  await silent.locator('[data-lit="now"]').first().waitFor()
  await heading(silent, 2).waitFor()
  // Somebody else's voice is not theirs to take away.
  await button(silent, 'bedtime_more').click()
  expect(await button(silent, 'bedtime_voice_remove', { name: 'Granny' }).count()).toBe(0)
  await silent.context().close()
})

test('a page that was changed after it was recorded says so, and the owner’s own is recorded again', async () => {
  const change = (text: string | undefined): Promise<unknown> =>
    database.query('update public.book_pages set text = $2 where book_id = $1 and spread = 0', [bookId, text])
  await change('Other words.')
  await open(owner, `${site.url}/en/books/${bookId}/bedtime`)
  await owner.keyboard.press('ArrowRight')
  await owner.getByText(english('bedtime_old_by_link', { name: 'Granny' })).waitFor()
  expect(await button(owner, 'bedtime_old_again').count()).toBe(0)
  await database.query('update public.recordings set voice_id = null where book_id = $1', [bookId])
  // The same address once more would be a reload, which stays on its page.
  await owner.goto('about:blank')
  await open(owner, `${site.url}/en/books/${bookId}/bedtime`)
  expect(await owner.getByText(english('bedtime_old', { name: 'Granny' })).count()).toBe(0)
  await owner.keyboard.press('ArrowRight')
  await owner.getByText(english('bedtime_old', { name: 'Granny' })).waitFor()
  await button(owner, 'bedtime_old_again').click()
  await button(owner, 'bedtime_record_again').click()
  await owner.getByText(english('bedtime_record_running')).waitFor()
  await owner.waitForTimeout(1_200)
  await button(owner, 'bedtime_record_stop').click()
  await owner.getByText(english('bedtime_record_kept')).waitFor()
  await owner.getByText(english('bedtime_old', { name: 'Granny' })).waitFor({ state: 'detached' })
  await change(texts[0])
})

test('says kindly that there is no microphone', async () => {
  const deaf = await (await openDevice()).newPage()
  await deaf.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('none', 'NotFoundError'))
  })
  await sitDown(deaf, 'Grandpa')
  await button(deaf, 'bedtime_record_start').click()
  await deaf.getByText(english('bedtime_record_no_microphone')).waitFor()
  expect(await waiting()).toEqual([])
  await deaf.context().close()
})

test('a recording that comes after the link was ended is said not to have been handed over, and what waited is gone', async () => {
  const page = await (await openDevice()).newPage()
  await sitDown(page, 'Grandpa')
  await recordPage(page)
  await page.getByText(english('bedtime_record_kept')).waitFor()
  expect(await waiting()).toEqual(['Grandpa cover'])
  await button(page, 'bedtime_record_again').click()
  await page.getByText(english('bedtime_record_running')).waitFor()
  await open(owner, `${site.url}/en/books/${bookId}`)
  await owner
    .getByRole('button', { name: new RegExp(`^${english('link_end')}: `) })
    .first()
    .click()
  await button(owner, 'link_end_yes').click()
  await owner.getByText(english('link_ended')).waitFor()
  expect(await waiting()).toEqual([])
  await button(page, 'bedtime_record_stop').click()
  await page.getByText(english('reading_voice_over')).waitFor()
  // They find out that it opens nothing any more at the next page.
  await page.context().unroute('**/cover/vignette.jpg*')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('heading', { name: english('reading_over_heading') }).waitFor()
  expect((await page.reload())?.status()).toBe(404)
  await page.context().close()
})
