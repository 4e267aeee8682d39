import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { isAlive } from './is-alive.ts'
import { withProduct } from './with-product.ts'
import { type Locale, words } from './words.ts'

/* The book at the head of the home page on a phone, and the button in the header that begins one. */

const site = withProduct()
const homes = { nl: '/', en: '/en' } as const
const builders = { nl: '/maken/who', en: '/en/create/who' } as const
const tags = { nl: 'nl-NL', en: 'en-GB' } as const

interface Screen {
  width: number
  height: number
  scheme?: 'light' | 'dark'
}

/** A page on a phone or a laptop; shifts of the layout that nobody asked for are kept in `shifts`. */
async function arrive(
  path: string,
  locale: Locale,
  { width, height, scheme = 'light' }: Screen,
): Promise<Page> {
  const phone = width < 640
  const context = await site.open({
    locale: tags[locale],
    viewport: { width, height },
    colorScheme: scheme,
    hasTouch: phone,
    isMobile: phone,
  })
  const page = await context.newPage()
  await page.addInitScript(() => {
    localStorage.setItem('fabelaar.consent', 'refused')
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(site.url + path)
  await isAlive(page)
  return page
}

const bookText = (page: Page) => page.locator('.open-book :is(.reader-text, .reader-words)').first()

/** How many lines a text has, and where something lies on a line or the window ends before it. */
function readLines(text: Element): { lines: number; hidden: string[] } {
  const range = document.createRange()
  range.selectNodeContents(text)
  const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
  const hidden = boxes.filter((box) =>
    [box.left + 1, box.right - 1].some(
      (x) => !text.contains(document.elementFromPoint(x, (box.top + box.bottom) / 2)),
    ),
  )
  return { lines: boxes.length, hidden: hidden.map(({ top, bottom }) => `${top}-${bottom}`) }
}

describe.each<[Screen, Locale]>([
  [{ width: 360, height: 640, scheme: 'dark' }, 'nl'],
  [{ width: 390, height: 844 }, 'en'],
  [{ width: 430, height: 932 }, 'nl'],
])('on a phone of %o, in %s', (screen, locale) => {
  const say = words(locale)

  test('the text of the book stands whole in the first window, and tells about whoever is named', async () => {
    const page = await arrive(homes[locale], locale, screen)
    const text = await bookText(page).evaluate(readLines)
    expect(text.hidden).toEqual([])
    expect(text.lines).toBeGreaterThan(3)
    await page.getByRole('textbox', { name: say('home_name_label') }).fill('Jean-Baptiste')
    await expect.poll(() => bookText(page).textContent()).toContain('Jean-Baptiste')
    expect(await bookText(page).evaluate(readLines)).toMatchObject({ hidden: [] })
  })

  test('nothing below the book moves while its pages are turned, and the bar stays there', async () => {
    const page = await arrive(homes[locale], locale, screen)
    const book = page.getByRole('group', { name: say('home_open_book') })
    const boxOf = async () => (await book.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 }
    const first = await boxOf()
    expect(first.x).toBeGreaterThanOrEqual(0)
    expect(first.x + first.width).toBeLessThanOrEqual(screen.width)
    for (const left of [6, 8, 10, 12]) {
      await page
        .getByRole('button', { name: say('common_next_page') })
        .first()
        .click()
      await page.getByText(say('home_pages_shown', { left, right: left + 1 })).waitFor()
      await expect.poll(() => page.locator('.open-book-leaf').count()).toBe(0)
      await bookText(page).scrollIntoViewIfNeeded()
      expect(await bookText(page).evaluate(readLines)).toMatchObject({ hidden: [] })
    }
    const last = await boxOf()
    expect(last.height).toBe(first.height)
    const bar = page.getByRole('link', { name: say('home_make_book'), exact: true }).last()
    expect((await bar.boundingBox())?.y).toBeGreaterThan(last.y + last.height)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005)
  })
})

test.each([976, 1024, 1279, 1280])(
  'both pages of the book are seen whole in a window of %d pixels',
  async (width) => {
    const page = await arrive('/', 'nl', { width, height: 800 })
    const pages = page.locator('.open-book > .open-book-page')
    const boxes = await pages.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    expect(boxes).toHaveLength(2)
    for (const { left, right } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
    }
  },
)

test.each<Screen>([
  { width: 390, height: 844, scheme: 'dark' },
  { width: 1280, height: 800 },
])('a picture over both pages is there whole and once in a window of %o', async (screen) => {
  const page = await arrive('/', 'nl', screen)
  const say = words('nl')
  await page
    .getByRole('button', { name: say('common_next_page') })
    .first()
    .click()
  const both = page.locator('.open-book-both')
  await both.waitFor()
  const picture = both.getByRole('img')
  expect(await page.locator('.open-book').getByRole('img').count()).toBe(1)
  expect(await picture.getAttribute('alt')).toContain('Noor')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
    .toBe(2)
  const seen = await picture.evaluate((image: HTMLImageElement) => image.offsetWidth / image.offsetHeight)
  expect(seen).toBeCloseTo(2, 1)
  const [shown, text] = await Promise.all([picture.boundingBox(), both.locator('p').first().boundingBox()])
  const below = (shown?.y ?? 0) - (text?.y ?? 0)
  // Across the fold they stand on it, and on a phone above it.
  if (screen.width < 640) expect(below).toBeGreaterThan(0)
  else expect(below).toBeLessThan(0)
})

describe.each<Locale>(['nl', 'en'])('an example book, in %s', (locale) => {
  test.each<Screen>([
    { width: 390, height: 844 },
    { width: 1280, height: 800, scheme: 'dark' },
  ])('is read as a book of one’s own in a window of %o', async (screen) => {
    const page = await arrive(`${homes[locale]}#example`, locale, screen)
    await page.locator('#example').scrollIntoViewIfNeeded()
    const reader = page.locator('#example .reader')
    await reader.waitFor()
    const lettered = reader.locator('.cover-face-lettering').first()
    expect(await lettered.getAttribute('src')).toMatch(
      /^\/lettering\.svg\?style=waterpaint&ink=\w+&bend=[-\d.]+&/,
    )
    expect(await reader.locator('[data-kind="cover"] .cover-face-picture').getAttribute('alt')).toContain(
      { nl: 'Noor', en: 'Nora' }[locale],
    )
    expect(await reader.locator('[data-kind="double"] .reader-double-picture').count()).toBeGreaterThan(3)
    expect(await reader.locator('.reader-page[style*="--picture-colour"]').count()).toBeGreaterThan(0)
    await reader.locator('[data-kind="double"]').first().scrollIntoViewIfNeeded()
    const picture = reader.locator('.reader-double-picture').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
      .toBe(2)
  })
})

describe.each<Locale>(['nl', 'en'])('the button to make a book in the header, in %s', (locale) => {
  const say = words(locale)
  const make = (page: Page) =>
    page.getByRole('banner').getByRole('link', { name: say('home_end_make'), exact: true })

  test('takes the name along that was typed on the home page', async () => {
    const page = await arrive(homes[locale], locale, { width: 390, height: 844 })
    await page.getByRole('textbox', { name: say('home_name_label') }).fill('Sami')
    await make(page).click()
    await page.waitForURL(site.url + builders[locale])
    const field = page.getByRole('textbox', { name: say('builder_name'), exact: true })
    await expect.poll(() => field.inputValue()).toBe('Sami')
    expect(await make(page).count()).toBe(0)
  })

  test.each([
    { width: 320, height: 640 },
    { width: 800, height: 900 },
    { width: 1280, height: 800 },
  ])('stands in one line with the name of the house in a window of %o', async (screen) => {
    const path = { nl: '/prijzen', en: '/en/pricing' }[locale]
    const page = await arrive(path, locale, screen)
    const [button, brand] = await Promise.all([
      make(page).boundingBox(),
      page
        .getByRole('banner')
        .getByRole('link', { name: say('common_brand') })
        .first()
        .boundingBox(),
    ])
    expect(button?.height).toBeGreaterThanOrEqual(44)
    expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(screen.width)
    expect(Math.abs((button?.y ?? 0) - (brand?.y ?? 99))).toBeLessThan(12)
  })
})
