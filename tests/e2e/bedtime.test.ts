import pg from 'pg'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { texts, writeBookForBed } from './book-for-bed.ts'
import { isAlive } from './is-alive.ts'
import { launchBrowser } from './launch-browser.ts'
import { patience } from './patience.ts'
import { withProduct } from './with-product.ts'
import { words } from './words.ts'

/* A book in bed: read on a phone and by keyboard, recorded, cut off, without a connection, and removed. */

const site = withProduct()
const english = words('en')
let database: pg.Pool
/** Whose microphone hums, and who may use it. */
let browser: Browser
let context: BrowserContext
let page: Page
let bookId: string

beforeAll(async () => {
  database = new pg.Pool({ connectionString: site.product.databaseUrl() })
  browser = await launchBrowser(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'])
  context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    permissions: ['microphone'],
  })
  context.setDefaultTimeout(patience)
  await context.addInitScript(() => localStorage.setItem('fabelaar.consent', 'refused'))
  // Nobody has drawn the picture of its title page.
  await context.route('**/cover/vignette.jpg*', (route) =>
    route.fulfill({ contentType: 'image/jpeg', body: 'a picture' }),
  )
  page = await context.newPage()
  await page.goto(`${site.url}/en/auth/login`)
  await isAlive(page)
  await page.getByRole('button', { name: english('login_skip') }).click()
  await page.getByText(english('books_empty')).waitFor()
  bookId = await writeBookForBed(database)
})
afterAll(async () => {
  await browser.close()
  await database.end()
})

const bedtime = (): string => `${site.url}/en/books/${bookId}/bedtime`
const text = (): Promise<string> => page.locator('.bedtime-words').innerText()
const heading = (number: number) =>
  page.getByRole('heading', { level: 1, name: english('bedtime_page_of', { page: number, total: 5 }) })
const button = (key: string, values = {}) =>
  page.getByRole('button', { name: english(key, values), exact: true })

async function open(): Promise<void> {
  // The same address once more is loaded anew, and stays on its page.
  if (page.url() === bedtime()) await page.goto('about:blank')
  await page.goto(bedtime())
  await isAlive(page)
}

/** A finger that goes sideways over the picture. */
async function swipe(from: number, to: number): Promise<void> {
  await page.mouse.move(from, 200)
  await page.mouse.down()
  await page.mouse.move(to, 205, { steps: 3 })
  await page.mouse.up()
}

test('is opened from the book, and read with one thumb upright and across, by keyboard too', async () => {
  const shelf = `${site.url}/en/books`
  await page.goto(shelf)
  await page.goto(`${site.url}/en/books/${bookId}`)
  await isAlive(page)
  await page.getByRole('link', { name: english('bedtime_open') }).click()
  await page.waitForURL(bedtime())
  await heading(1).waitFor()
  expect(await text()).toContain('Noor at sea')
  // A phone gives its whole screen to the press that led here.
  await button('bedtime_full_screen_end').click()
  await button('bedtime_full_screen').waitFor()
  await swipe(300, 120)
  await heading(2).waitFor()
  expect(await text()).toContain(texts[0])
  await page.getByText(english('preview_closed')).waitFor()
  await page.mouse.click(330, 200)
  await heading(3).waitFor()
  await page.mouse.click(40, 200)
  await heading(2).waitFor()

  // Nothing of it is wider or higher than the screen; words are large, and picture and words stand side by side across.
  const place = async (part: string) =>
    (await page.locator(part).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const size = (): Promise<number> =>
    page.locator('.bedtime-words').evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize))
  expect(await size()).toBeGreaterThanOrEqual(26)
  expect((await place('.bedtime-picture')).y).toBeLessThan((await place('.bedtime-words')).y)
  await page.setViewportSize({ width: 844, height: 390 })
  expect(await size()).toBeGreaterThanOrEqual(23)
  expect((await place('.bedtime-picture')).width).toBeLessThan((await place('.bedtime-words')).x)
  const foot = await place('.bedtime-foot')
  expect([foot.x + foot.width <= 844, foot.y + foot.height <= 390]).toEqual([true, true])

  await page.keyboard.press('ArrowRight')
  await heading(3).waitFor()
  await page.keyboard.press('Space')
  await heading(4).waitFor()
  await page.keyboard.press('ArrowLeft')
  await heading(3).waitFor()
  const order = [
    english('bedtime_close'),
    english('common_previous_page'),
    english('bedtime_follow'),
    english('common_next_page'),
  ]
  const focused: (string | null)[] = []
  await page.locator('.bedtime-close').focus()
  for (const _ of order) {
    focused.push(
      await page.evaluate(() => {
        const on = document.activeElement
        return on?.getAttribute('aria-label') ?? on?.textContent?.trim() ?? null
      }),
    )
    await page.keyboard.press('Tab')
  }
  expect(focused).toEqual(order)

  // Words light up when that is wanted, and rest when it is not.
  await button('bedtime_follow').click()
  await page.locator('[data-lit="now"]').filter({ hasText: 'Round!' }).waitFor()
  await page.keyboard.press('Escape')
  await page.waitForURL(`${site.url}/en/books/${bookId}`)
  await page.setViewportSize({ width: 390, height: 844 })
  // From the book one goes back to where one was before, and not to bed again.
  await page.goBack()
  await page.waitForURL(shelf)
})

test('the words of its buttons are all there on a narrow phone', async () => {
  for (const path of ['books/ID/voorlezen', 'en/books/ID/bedtime']) {
    await page.goto(`${site.url}/${path.replace('ID', bookId)}`)
    await isAlive(page)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 })
      const cut = await page.locator('.bedtime-voice span').evaluate((label) => ({
        wide: label.scrollWidth - label.clientWidth,
        high: label.scrollHeight - label.clientHeight,
      }))
      expect(cut, `${path} at ${width}`).toEqual({ wide: 0, high: 0 })
    }
  }
  await page.setViewportSize({ width: 390, height: 844 })
})

test('tells of a lost connection in the dark, in words that fit there, beside everything else, and for a while', async () => {
  await open()
  await button('bedtime_more').click()
  await page.getByText(english('bedtime_device_kept')).waitFor()
  await button('common_close').click()
  await page.keyboard.press('ArrowRight')
  await heading(2).waitFor()
  const words = english('bedtime_offline_kept')
  try {
    for (const [width, height] of [
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height })
      // It is there for some seconds, which a busy machine may be away: the page itself measures it the moment that it comes.
      await page.evaluate(measureWhenTold, words)
      await context.setOffline(true)
      await expect.poll(() => page.evaluate(coveredOrTold), { message: `at ${width}` }).toEqual([])
      expect(await page.getByText(english('site_connection_lost')).count(), `at ${width}`).toBe(0)
      await page.getByText(words).waitFor({ state: 'detached' })
      await context.setOffline(false)
    }
  } finally {
    await context.setOffline(false)
  }
  await page.setViewportSize({ width: 390, height: 844 })
})

/** Sets `window.covered` to what the words of a notice lie over, the moment that they come. */
function measureWhenTold(words: string): void {
  Reflect.deleteProperty(window, 'covered')
  const measure = (): void => {
    const told = [...document.querySelectorAll('.bedtime-news')].find((news) => news.textContent === words)
    if (!told) return
    coming.disconnect()
    const ours = told.getBoundingClientRect()
    const covered = [
      ...document.querySelectorAll('.bedtime-close, .bedtime-tools, .bedtime-text, .bedtime-thumb'),
    ]
      .filter((other) => {
        const theirs = other.getBoundingClientRect()
        const isAcross = theirs.left < ours.right && ours.left < theirs.right
        return isAcross && theirs.top < ours.bottom - 1 && ours.top < theirs.bottom - 1
      })
      .map((other) => other.className)
    Reflect.set(window, 'covered', covered)
  }
  const coming = new MutationObserver(measure)
  coming.observe(document.body, { subtree: true, childList: true, characterData: true })
  measure()
}

/** What was measured, or else what is told instead. */
function coveredOrTold(): unknown {
  const told = [...document.querySelectorAll('.bedtime-news')].map((news) => news.textContent)
  return Reflect.get(window, 'covered') ?? told
}

test('stays on its page when it is loaded anew, and begins at its cover when it is opened anew', async () => {
  await open()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await heading(3).waitFor()
  await page.reload()
  await heading(3).waitFor()
  expect(await text()).toContain(texts[1])
  await open()
  await heading(1).waitFor()
  expect(await text()).toContain('Noor at sea')
})

test('is closed to the book from wherever it was opened, and going back leads past it', async () => {
  const shelf = `${site.url}/en/books`
  await page.goto(shelf)
  await open()
  await page.getByRole('link', { name: english('bedtime_close'), exact: true }).click()
  await page.waitForURL(`${site.url}/en/books/${bookId}`)
  await page.goBack()
  await page.waitForURL(shelf)
  expect(new URL(page.url()).pathname).toBe('/en/books')
})

test('stays open without a connection, and says so; closed again, the book itself is there', async () => {
  await page.goto(`${site.url}/en/books/${bookId}`)
  await isAlive(page)
  await page.getByRole('link', { name: english('bedtime_open') }).click()
  await page.waitForURL(bedtime())
  await heading(1).waitFor()
  const close = page.getByRole('link', { name: english('bedtime_close'), exact: true })
  try {
    await context.setOffline(true)
    await close.click()
    await page.getByText(english('bedtime_offline_stays')).waitFor()
    expect(page.url()).toBe(bedtime())
    await heading(1).waitFor()
  } finally {
    await context.setOffline(false)
  }
  await close.click()
  await page.waitForURL(`${site.url}/en/books/${bookId}`)
})

test('a page of many words is all there above the buttons, or says that there is more of it', async () => {
  const told =
    'The cart had to float, and it only sank a little, for Grandpa baled and the sheep was the sail. '
  const setText = (given: string | undefined): Promise<unknown> =>
    database.query('update public.book_pages set text = $2 where book_id = $1 and spread = 0', [
      bookId,
      given,
    ])
  const shown = () =>
    page.locator('.bedtime-text').evaluate((place) => ({
      hidden: place.scrollHeight - place.clientHeight,
      bottom: place.getBoundingClientRect().bottom,
      saysMore: place.hasAttribute('data-more'),
    }))
  const foot = async (): Promise<number> => (await page.locator('.bedtime-foot').boundingBox())?.y ?? 0
  await setText(`${told.repeat(3)}\n\nWheels? Wet!\nNose? Wet!\nBrake? Later!`)
  await open()
  await page.keyboard.press('ArrowRight')
  await heading(2).waitFor()
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(async () => (await shown()).hidden, { message: `at ${width}` }).toBeLessThanOrEqual(1)
    const { bottom, saysMore } = await shown()
    expect([bottom <= (await foot()) + 0.5, saysMore], `at ${width}`).toEqual([true, false])
  }
  // What is told of a recording takes its room from them too.
  await page.setViewportSize({ width: 390, height: 844 })
  await beginRecording()
  await page.locator('.bedtime-news').filter({ hasText: 'Granny' }).waitFor()
  expect((await shown()).bottom).toBeLessThanOrEqual((await foot()) + 0.5)
  await button('bedtime_record_finish').click()

  await setText(told.repeat(12))
  await open()
  await page.keyboard.press('ArrowRight')
  await heading(2).waitFor()
  await expect.poll(async () => (await shown()).saysMore).toBe(true)
  expect((await shown()).bottom).toBeLessThanOrEqual((await foot()) + 0.5)
  await page.locator('.bedtime-text').evaluate((place) => place.scrollTo(0, place.scrollHeight))
  await expect.poll(async () => (await shown()).saysMore).toBe(false)
  await setText(texts[0])
})

/** Sits down to record as somebody. */
async function beginRecording(): Promise<void> {
  await button('bedtime_more').click()
  await button('bedtime_record').click()
  const name = page.getByRole('textbox', { name: english('bedtime_record_name') })
  if ((await name.inputValue()) === '') await name.fill('Granny')
  await button('bedtime_record_begin').click()
}

/** Records the page that is open for a moment. */
async function recordPage(): Promise<void> {
  await button('bedtime_record_start').click()
  await page.getByText(english('bedtime_record_running')).waitFor()
  // There is nothing to see of it: the microphone hums.
  await page.waitForTimeout(1_200)
  await button('bedtime_record_stop').click()
}

async function recorded(): Promise<string[]> {
  const { rows } = await database.query<{ row: string }>(
    `select reader || ' ' || place as row from public.recordings where book_id = $1 order by created_at`,
    [bookId],
  )
  return rows.map(({ row }) => row)
}

test('is recorded page by page; a lost connection and a closed tab take nothing that was done', async () => {
  await open()
  await beginRecording()
  await recordPage()
  await page.getByText(english('bedtime_record_kept')).waitFor()
  expect(await recorded()).toEqual(['Granny cover'])
  await button('bedtime_record_hear').click()
  await button('bedtime_record_hush').waitFor()

  await page.keyboard.press('ArrowRight')
  await page.route('**/functions/v1/save-recording', (route) => route.abort())
  await recordPage()
  await page.getByText(english('bedtime_record_waits')).waitFor()

  // The third is under way when the tab is gone.
  await page.keyboard.press('ArrowRight')
  await button('bedtime_record_start').click()
  await page.getByText(english('bedtime_record_running')).waitFor()
  await page.close()
  page = await context.newPage()
  await open()
  await expect.poll(recorded).toEqual(['Granny cover', 'Granny 0'])
  await page
    .getByText(english('bedtime_record_cut', { page: 3 }))
    .or(page.getByText(english('bedtime_record_sent')))
    .waitFor()
  await heading(3).waitFor()
  await button('common_previous_page').click()

  // Heard in step, and on to the next page by itself.
  await button('bedtime_voice_of', { name: 'Granny' }).click()
  await page.locator('[data-lit="now"]').first().waitFor()
  await heading(3).waitFor()
  expect((await page.request.get(`${site.url}/storage/v1/object/books/${bookId}/voice/x.webm`)).ok()).toBe(
    false,
  )
})

test('a recording that was saved is kept on the device at once', async () => {
  await open()
  await button('bedtime_more').click()
  await page.getByText(english('bedtime_device_kept')).waitFor()
  await button('bedtime_record').click()
  await page.getByRole('textbox', { name: english('bedtime_record_name') }).fill('Uncle Joe')
  await button('bedtime_record_begin').click()
  await recordPage()
  await page.getByText(english('bedtime_record_kept')).waitFor()
  await button('bedtime_record_finish').click()
  await button('bedtime_more').click()
  await page.getByText(english('bedtime_device_kept')).waitFor()
  await context.setOffline(true)
  await page.reload()
  await isAlive(page)
  await button('bedtime_more').click()
  await page.getByText(english('bedtime_voice_of', { name: 'Uncle Joe' })).click()
  await button('bedtime_voice_remove', { name: 'Uncle Joe' }).waitFor()
  await context.setOffline(false)
  await page.reload()
  await button('bedtime_more').click()
  await page.getByText(english('bedtime_voice_of', { name: 'Uncle Joe' })).click()
  await button('bedtime_voice_remove', { name: 'Uncle Joe' }).click()
  await button('bedtime_voice_remove_sure', { name: 'Uncle Joe' }).click()
  await expect.poll(recorded).toEqual(['Granny cover', 'Granny 0'])
})

test('says kindly that there is no microphone', async () => {
  const other = await browser.newContext({ locale: 'en-GB', storageState: await context.storageState() })
  const deaf = await other.newPage()
  await deaf.addInitScript(() => {
    localStorage.setItem('fabelaar.consent', 'refused')
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('none', 'NotFoundError'))
  })
  await deaf.goto(bedtime())
  await isAlive(deaf)
  await deaf.getByRole('button', { name: english('bedtime_more') }).click()
  await deaf.getByRole('button', { name: english('bedtime_record'), exact: true }).click()
  await deaf.getByRole('textbox').fill('Grandpa')
  await deaf.getByRole('textbox').press('Enter')
  await deaf.getByRole('button', { name: english('bedtime_record_start'), exact: true }).click()
  await deaf.getByText(english('bedtime_record_no_microphone')).waitFor()
  expect(await recorded()).toEqual(['Granny cover', 'Granny 0'])
  await other.close()
})

test('lies on the device once it was opened: it opens without a connection, with its voice, until it is removed', async () => {
  await open()
  await button('bedtime_more').click()
  await page.getByText(english('bedtime_device_kept')).waitFor()
  await button('common_close').click()
  const state = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await expect.poll(state).toBe('activated')
  await context.setOffline(true)
  await page.goto(bedtime())
  await isAlive(page)
  expect(await text()).toContain('Noor at sea')
  await button('bedtime_voice_of', { name: 'Granny' }).click()
  await page.locator('[data-lit="now"]').first().waitFor()
  await heading(2).waitFor()
  // Whoever finds another page of ours without a connection is led to it. The worker is told of that anew for each visit.
  await context.setOffline(false)
  await context.setOffline(true)
  await page.goto(`${site.url}/en/create/theme`)
  await page.getByRole('link', { name: 'Noor at sea' }).click()
  await page.waitForURL(bedtime())
  await heading(1).waitFor()
  await context.setOffline(false)

  await page.goto(`${site.url}/en/books`)
  await isAlive(page)
  await button('bedtime_shelf_remove', { title: 'Noor at sea' }).click()
  await page.getByText(english('bedtime_shelf')).waitFor({ state: 'detached' })
  await context.setOffline(true)
  await page.goto(bedtime())
  await page.getByRole('heading', { name: english('site_offline_heading') }).waitFor()
  await context.setOffline(false)
})

test('lets a voice go for good', async () => {
  await open()
  await button('bedtime_more').click()
  await button('bedtime_voice_remove', { name: 'Granny' }).click()
  await button('bedtime_voice_remove_sure', { name: 'Granny' }).click()
  await page.getByText(english('bedtime_voice_none')).waitFor()
  expect(await recorded()).toEqual([])
})
