import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAlive } from './is-alive.ts'
import { leafThrough } from './leaf-through.ts'
import { openBook as openBookOf } from './open-book.ts'
import { withProduct } from './with-product.ts'
import { words } from './words.ts'

/* The book on the desk: as large as the window allows; and what is changed in it is never lost, nor written over what was not seen. */

const english = words('en')
const site = withProduct()
let database: pg.Pool

beforeAll(() => {
  database = new pg.Pool({ connectionString: site.product.databaseUrl() })
})
afterAll(() => database.end())

const openBook = (): ReturnType<typeof openBookOf> => openBookOf(site, database)

const textOf = async (bookId: string, spread: number): Promise<string | undefined> => {
  const { rows } = await database.query<{ text: string }>(
    'select text from public.book_pages where book_id = $1 and spread = $2',
    [bookId, spread],
  )
  return rows[0]?.text
}

/** Leafs to a page, as its number is printed, and opens its text. */
async function openText(page: Page, number: number): Promise<Locator> {
  const all = page.getByRole('navigation', { name: english('book_all_pages') })
  // By no place on the screen: the strip may lie below the bar, or be on its way.
  await all.getByRole('button', { name: new RegExp(`\\b${number}\\b`) }).dispatchEvent('click')
  const pencil = page.locator(`#pencil-${number / 2 - 2}`)
  // Nothing of a closed page can be pressed.
  await expect.poll(() => pencil.evaluate((button) => button.closest('[inert]'))).toBeNull()
  await pencil.dispatchEvent('click')
  const field = page.getByRole('textbox', { name: english('preview_text_of', { page: number }) })
  await field.waitFor()
  return field
}

async function write(page: Page, number: number, text: string): Promise<void> {
  await (await openText(page, number)).fill(text)
}

const press = (page: Page, key: string, values = {}): Promise<void> =>
  page
    .getByRole('button', { name: english(key, values), exact: true })
    .filter({ visible: true })
    .first()
    .click()

test('words that were typed and not saved are there after leaving, offered again, and saved then', async () => {
  const { page, bookId } = await openBook()
  await write(page, 6, 'Typed in a tunnel')
  await page.goto(`${site.url}/en/books`)
  await page.goto(`${site.url}/en/books/${bookId}`)
  await isAlive(page)
  await page.getByText(english('preview_words_wait', { page: 6 })).waitFor()
  await press(page, 'preview_words_wait_open')
  await press(page, 'preview_edit_on_of', { page: 6 })
  const field = page.getByRole('textbox', { name: english('preview_text_of', { page: 6 }) })
  expect(await field.inputValue()).toBe('Typed in a tunnel')
  // Nobody asked for it to be saved.
  expect(await textOf(bookId, 1)).toBe('Page of spread 1')
  // Escape puts it aside, and does not throw it away.
  await field.press('Escape')
  await press(page, 'preview_edit_on_of', { page: 6 })
  await press(page, 'preview_save')
  await expect.poll(() => textOf(bookId, 1)).toBe('Typed in a tunnel')
  await page.getByText(english('preview_words_wait', { page: 6 })).waitFor({ state: 'detached' })
  await page.reload()
  await isAlive(page)
  expect(await page.getByText(english('preview_words_wait', { page: 6 })).count()).toBe(0)
})

/** Presses save where nothing answers. */
async function saveInVain(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await press(page, 'preview_save')
  await page.getByText(english('preview_not_saved')).waitFor()
}

test.each(['still open', 'put aside'])(
  'what was saved in vain is saved by itself once the connection is back, its page %s',
  async (how) => {
    const { page, bookId } = await openBook()
    await write(page, 6, 'Typed in a tunnel')
    await saveInVain(page)
    if (how === 'put aside') await page.getByRole('textbox').press('Escape')
    await page.context().setOffline(false)
    await expect.poll(() => textOf(bookId, 1)).toBe('Typed in a tunnel')
    await page.getByText('Typed in a tunnel').filter({ visible: true }).first().waitFor()
    await page.getByRole('textbox').waitFor({ state: 'detached' })
    await page.getByText(english('preview_words_wait', { page: 6 })).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('fabelaar.words')
  },
)

test('what was saved in vain is sent when the book is opened again, and not over what was changed meanwhile', async () => {
  const { page, bookId } = await openBook()
  for (const number of [4, 6]) {
    await write(page, number, 'Typed in a tunnel')
    await page.route(/save_page_text/, (route) => route.abort())
    await press(page, 'preview_save')
    await page.getByText(english('preview_not_saved')).waitFor()
    await page.getByRole('textbox').press('Escape')
  }
  await database.query(`update public.book_pages set text = 'Newer' where book_id = $1 and spread = 1`, [
    bookId,
  ])
  await page.unroute(/save_page_text/)
  await page.reload()
  await expect.poll(() => textOf(bookId, 0)).toBe('Typed in a tunnel')
  await page.getByText(english('preview_words_wait', { page: 6 })).waitFor()
  expect(await textOf(bookId, 1)).toBe('Newer')
})

test('a word at the front that waits is told of in the bar, and where the book is bought', async () => {
  const { page, bookId } = await openBook()
  await page.getByRole('button', { name: `${english('preview_write')}: ${english('preview_intro')}` }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('From your gran')
  await page.goto(`${site.url}/en/books/${bookId}/buy`)
  await isAlive(page)
  await page.getByText(english('preview_intro_waits')).waitFor()
  await page.getByRole('link', { name: english('preview_words_wait_open') }).click()
  await page.getByText(english('preview_intro_waits')).waitFor()
  // What is seen of a button is how it is called.
  const note = page.getByRole('complementary').getByRole('button', { name: english('preview_edit_on') })
  expect(await note.textContent()).toBe(english('preview_edit_on'))
  await press(page, 'preview_words_wait_open')
  const field = page.getByRole('dialog').getByRole('textbox')
  expect(await field.inputValue()).toBe('From your gran')
  await press(page, 'preview_save')
  await field.waitFor({ state: 'detached' })
  await page.getByText(english('preview_intro_waits')).waitFor({ state: 'detached' })
})

test('readings over characters are written behind them, and stand over them again once saved', async () => {
  const { page, bookId } = await openBook()
  const written =
    '廊下《ろうか》に、だれかのうわばきがあった。「図書室《としょしつ》です」と左《ひだり》が言《い》った。'
  await database.query(
    `update public.books set brief = brief || '{"language": "japanese", "furigana": true}' where id = $1`,
    [bookId],
  )
  await database.query(
    'update public.book_pages set text = $2, written_text = $2 where book_id = $1 and spread = 0',
    [bookId, written],
  )
  await page.reload()
  await isAlive(page)
  const field = await openText(page, 4)
  expect(await field.inputValue()).toBe(written)
  await page.getByText(english('preview_furigana')).waitFor()
  await field.fill(written.replace('左《ひだり》', '右《みぎ》'))
  // No line of it, and no button below it, is out of reach.
  expect(await field.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0)
  await press(page, 'preview_save')
  await field.waitFor({ state: 'detached' })
  const readings = page.locator('.reader-text').first().locator('rt')
  await expect.poll(() => readings.allTextContents()).toEqual(['ろうか', 'としょしつ', 'みぎ', 'い'])
  expect(await textOf(bookId, 0)).toContain('右《みぎ》が言《い》った')
})

test('all words of a page are seen, whatever its language and the window', async () => {
  const { page, bookId } = await openBook()
  const hidden: string[] = []
  for (const language of ['japanese', 'german', 'arabic']) {
    const file = new URL(`../../examples/languages/${language}.json`, import.meta.url)
    const { story } = JSON.parse(readFileSync(file, 'utf8')) as { story: { spreads: { text: string }[] } }
    await database.query(
      `update public.books set brief = brief || jsonb_build_object('language', $2::text) where id = $1`,
      [bookId, language],
    )
    for (const [spread, { text }] of story.spreads.entries())
      await database.query('update public.book_pages set text = $3 where book_id = $1 and spread = $2', [
        bookId,
        spread,
        text,
      ])
    await page.reload()
    await isAlive(page)
    await page.evaluate(() => document.fonts.ready)
    for (const [width, height] of [
      [1280, 900],
      [1600, 1000],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      const over = await page
        .locator('.reader-text')
        .evaluateAll((pages) => pages.map((each) => each.scrollHeight - each.clientHeight))
      expect(over).toHaveLength(story.spreads.length)
      // A pixel may be rounding.
      if (over.some((pixels) => pixels > 1)) hidden.push(`${language} at ${width}: ${over.join(' ')}`)
    }
  }
  expect(hidden).toEqual([])
})

const onePicture = { caption: 'A cart', double: { words: { box: [100, 100, 900, 420], ink: 'dark' } } }
const manyWords = `${'The cart had to float, and it only sank a little, for Grandpa baled. '.repeat(4)}\n\nWheels? Wet!\nNose? Wet!\nBrake? Later!`

/** Lies the picture of page 10 over page 11 too, with as many words as such a picture has room for. */
async function openDouble(state: string): Promise<{ page: Page; bookId: string }> {
  const { page, bookId } = await openBook()
  await database.query('update public.books set state = $2 where id = $1', [bookId, state])
  await database.query(
    `update public.book_pages set scene = $2, text = $3, written_text = $3, picture_version = 1
     where book_id = $1 and spread = 3`,
    [bookId, onePicture, manyWords],
  )
  await page.reload()
  await isAlive(page)
  return { page, bookId }
}

const boxOf = async (part: Locator): Promise<{ x: number; y: number; right: number; bottom: number }> => {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x, y, right: x + width, bottom: y + height }
}

test.each(['ready', 'finished'])(
  'of a %s book a picture over two pages is free of buttons, and so are its words on a phone',
  async (state) => {
    const { page } = await openDouble(state)
    const double = page.locator('.reader-both')
    const buttons = double.locator('.page-pencil')
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await buttons.count()).toBe(state === 'finished' ? 2 : 1)
    for (const button of await buttons.all())
      expect((await boxOf(button)).y).toBeGreaterThan((await boxOf(double.locator('.reader-page'))).bottom)
    await page.setViewportSize({ width: 390, height: 844 })
    const hidden = (): Promise<number> =>
      double.locator('.reader-words').evaluate((place) => place.scrollHeight - place.clientHeight)
    await expect.poll(hidden).toBeLessThanOrEqual(1)
    const wordsEnd = (await boxOf(double.locator('.reader-words'))).bottom
    for (const button of await buttons.all())
      expect((await boxOf(button)).y).toBeGreaterThanOrEqual(wordsEnd - 0.5)
  },
)

test.each([
  ['ready', 1280, 800],
  ['ready', 1440, 900],
  ['finished', 1280, 800],
  ['finished', 1440, 900],
] as const)(
  'all words of a %s book are read on a laptop of %i by %i: large, on one page, and none hidden',
  async (state, width, height) => {
    const { page } = await openDouble(state)
    await page.setViewportSize({ width, height })
    expect(await leafThrough(page)).toBeGreaterThanOrEqual(10)
  },
)

test('on a page that is told by its picture alone the pencil offers to add words, and to change them once there are some', async () => {
  const { page, bookId } = await openDouble('ready')
  const { double, ...scene } = onePicture
  await database.query(
    `update public.book_pages set text = '', written_text = '', scene = $2 where book_id = $1 and spread = 3`,
    [bookId, { ...scene, double: { ...double, silent: 'The moon goes home.' } }],
  )
  await page.reload()
  await isAlive(page)
  const pencil = page.locator('#pencil-3')
  expect(await pencil.innerText()).toBe(english('preview_edit_silent'))
  const field = await openText(page, 10)
  await field.fill('Home.')
  await press(page, 'preview_save')
  await expect.poll(() => textOf(bookId, 3)).toBe('Home.')
  await expect.poll(() => pencil.innerText()).toBe(english('preview_edit_page'))
})

test('the words of a picture over two pages are written and saved on a phone, with nothing over them', async () => {
  const { page, bookId } = await openDouble('finished')
  await page.setViewportSize({ width: 390, height: 844 })
  const field = await openText(page, 10)
  for (const text of [`${manyWords} And dry.`, 'Short.']) {
    await field.fill(text)
    const [left, right] = [english('preview_save'), english('preview_restore')]
    // A press meets it in the middle and near its corners, wherever the page stands.
    for (const part of [
      field,
      page.getByRole('button', { name: left, exact: true }),
      page.getByRole('button', { name: right, exact: true }),
    ])
      await expect
        .poll(() =>
          part.evaluate((element) => {
            element.scrollIntoView({ block: 'center', behavior: 'instant' })
            const { left: x, top: y, width, height } = element.getBoundingClientRect()
            return [0.1, 0.5, 0.9].every((share) =>
              element.contains(document.elementFromPoint(x + width * share, y + height * share)),
            )
          }),
        )
        .toBe(true)
  }
  await press(page, 'preview_save')
  await expect.poll(() => textOf(bookId, 3)).toBe('Short.')
})

test('on a laptop the open book fills the window, its tools lie below it, and every sentence about it is whole', async () => {
  const { page } = await openDouble('finished')
  await page.setViewportSize({ width: 1280, height: 800 })
  await openText(page, 4)
  await page.getByRole('textbox').press('Escape')
  const left = await boxOf(page.locator('.reader-side:not([inert])[data-side="left"]'))
  expect(left.right - left.x).toBeGreaterThan(530)
  const bar = await boxOf(page.locator('.desk-bar'))
  const pencil = await boxOf(page.locator('#pencil-0'))
  expect(pencil.y).toBeGreaterThan(left.bottom)
  expect(pencil.bottom).toBeLessThanOrEqual(bar.y)
  const cut = await page
    .locator('.desk-note-bedtime .desk-note-text')
    .evaluate((note) => note.scrollHeight - note.clientHeight)
  expect(cut).toBeLessThanOrEqual(1)
})

test('who lets their change go finds nothing of it again', async () => {
  const { page, bookId } = await openBook()
  await write(page, 4, 'No')
  await press(page, 'preview_leave')
  await page.reload()
  await isAlive(page)
  await page.getByText('Page of spread 0').first().waitFor({ state: 'attached' })
  expect(await page.getByText(english('preview_words_wait', { page: 4 })).count()).toBe(0)
  expect(await textOf(bookId, 0)).toBe('Page of spread 0')
})

test('of two tabs the later one is told of newer words, reads them, and keeps those or its own', async () => {
  const { page: first, bookId } = await openBook()
  const second = await first.context().newPage()
  await second.goto(first.url())
  await isAlive(second)
  await write(first, 4, 'Mine')
  await write(second, 4, 'Newer')
  await press(second, 'preview_save')
  await expect.poll(() => textOf(bookId, 0)).toBe('Newer')
  // What the first tab holds is kept as before.
  await expect.poll(() => first.evaluate(() => Object.values({ ...localStorage }).join())).toContain('Mine')
  await press(first, 'preview_save')
  await first.getByText(english('preview_text_changed')).waitFor()
  expect(await textOf(bookId, 0)).toBe('Newer')
  const mine = first.getByRole('textbox', { name: english('preview_text_of', { page: 4 }) })
  expect(await mine.inputValue()).toBe('Mine')
  await press(first, 'preview_read_newer')
  expect(await first.getByRole('textbox', { name: english('preview_newer_text') }).inputValue()).toBe('Newer')
  expect(await first.getByText(english('preview_text_changed')).count()).toBe(0)
  await press(first, 'preview_read_mine')
  await press(first, 'preview_keep_mine')
  await expect.poll(() => textOf(bookId, 0)).toBe('Mine')

  for (const tab of [first, second]) await tab.getByRole('textbox').first().waitFor({ state: 'detached' })
  await write(first, 4, 'Mine again')
  await database.query(`update public.book_pages set text = 'Newest' where book_id = $1 and spread = 0`, [
    bookId,
  ])
  await press(first, 'preview_save')
  await press(first, 'preview_read_newer')
  await press(first, 'preview_keep_newer')
  await first.getByText('Newest').first().waitFor()
  expect(await textOf(bookId, 0)).toBe('Newest')
})

test('a tab that saves while another holds words of the same page says whose are not saved', async () => {
  const { page: first, bookId } = await openBook()
  const second = await first.context().newPage()
  await second.goto(first.url())
  await isAlive(second)
  await write(first, 4, 'Mine')
  await write(second, 4, 'Held')
  await press(first, 'preview_save')
  await first.getByText(english('preview_saved_here')).waitFor()
  await first.getByText(english('preview_words_wait', { page: 4 })).waitFor({ state: 'hidden' })
  expect(await textOf(bookId, 0)).toBe('Mine')
})

test('the title typed over a newer one is told so in its dialog as well', async () => {
  const { page, bookId } = await openBook()
  await press(page, 'preview_change_title')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Noor far away')
  await database.query(`update public.books set title = 'Noor at home' where id = $1`, [bookId])
  await press(page, 'preview_save')
  await dialog.getByText(english('preview_text_changed')).waitFor()
  await press(page, 'preview_read_newer')
  expect(await dialog.getByText(english('preview_text_changed')).count()).toBe(0)
  expect(await dialog.getByRole('textbox').inputValue()).toBe('Noor at home')
  await press(page, 'preview_keep_newer')
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Noor at home').first().waitFor()
})

test.each([
  [1366, 768, 450],
  [1440, 900, 485],
  [1024, 768, 430],
])('in a window of %i by %i the open book has the height that is free', async (width, height, edge) => {
  const { page } = await openBook()
  await page.setViewportSize({ width, height })
  const book = page.locator('.reader-side').filter({ visible: true }).first()
  await expect.poll(async () => (await book.boundingBox())?.height ?? 0).toBeGreaterThan(edge)
  const bar = await page.locator('.desk-bar').boundingBox()
  const turn = await page.locator('.reader-button-on').boundingBox()
  expect((turn?.y ?? height) + (turn?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  // Nor does the bar cover it when it has a line more.
  await write(page, 4, 'Put aside')
  await page.getByRole('textbox').press('Escape')
  await page.getByText(english('preview_words_wait', { page: 4 })).waitFor()
  const covered = (): Promise<boolean> =>
    page.evaluate(() => {
      const button = document.querySelector('.reader-button-on')?.getBoundingClientRect()
      const low = document.querySelector('.desk-bar')?.getBoundingClientRect()
      return (button?.bottom ?? 0) > (low?.top ?? 0)
    })
  await expect.poll(covered).toBe(false)
})
