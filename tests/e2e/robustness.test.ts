import pg from 'pg'
import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BookLanguage } from '#book/options.ts'
import { draftKey } from '#web/builder/draft-key.ts'
import { emptyDraft } from '#web/builder/draft.ts'
import { patienceWithDrawing } from './patience.ts'
import { Visitor } from './visitor.ts'
import { isAlive, isAtRest } from './is-alive.ts'
import { withProduct } from './with-product.ts'
import { words } from './words.ts'

/* What a visitor still has when something is missing: a wide window, a mouse, a page that works. */

const english = words('en')

const site = withProduct()
let database: pg.Pool
let bookId: string
let session: Awaited<ReturnType<BrowserContext['storageState']>>

beforeAll(async () => {
  database = new pg.Pool({ connectionString: site.product.databaseUrl() })
  const guest = await Visitor.arrive(site.browser, site.url, 'nl')
  bookId = await guest.makeBook({
    name: 'Noor',
    age: 6,
    gender: 'girl',
    style: 'waterpaint',
    theme: 'adventure',
    twist: '',
  })
  await guest.waitForPreview()
  session = await guest.page.context().storageState()
  await guest.leave()
})

afterAll(() => database.end())

async function arrive(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await site.open({ locale: 'nl-NL', ...options })).newPage()
  await page.goto(site.url + path)
  return page
}

const everyPage = [
  '/',
  '/en',
  '/prijzen',
  '/en/how-it-works',
  '/terms',
  '/en/blog',
  '/blog/voorlezen-per-leeftijd',
  '/auth/login',
  '/maken/who',
  '/en/create/characters',
  '/maken/generate',
  '/books',
  '/en/books/:book',
  '/books/:book/ontwerp',
  '/en/books/:book/buy',
  '/account',
  '/nergens',
]

test.each([
  ['320 pixels wide', { width: 320, height: 640 }],
  ['at 200 % on a window of 1280 pixels', { width: 640, height: 400 }],
])('%s, nothing has to be scrolled sideways', async (_, viewport) => {
  const page = await arrive('/en', { viewport, storageState: session })
  const wide: string[] = []
  for (const path of everyPage) {
    await page.goto(site.url + path.replace(':book', bookId))
    await page.locator('h1').first().waitFor()
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) wide.push(`${path}: ${over} pixels too wide`)
  }
  expect(wide).toEqual([])
})

test('the whole way from the first question to the till can be gone by keyboard', async () => {
  const page = await arrive('/en/create/who', { locale: 'en-GB', viewport: { width: 1280, height: 800 } })
  const keys = page.keyboard
  // What puts the focus on the heading of the next question comes late.
  await isAtRest(page)
  await tabTo(page, 'textbox', english('builder_name'))
  await keys.type('Noor')
  await tabTo(page, 'textbox', english('builder_age'))
  await keys.type('6')
  await tabTo(page, 'radio')
  await keys.press('ArrowRight')
  await goOn(page, 'builder_next_style')
  await tabTo(page, 'radio')
  await keys.press('Space')
  await goOn(page, 'builder_next_theme')
  await tabTo(page, 'radio')
  await keys.press('Space')
  await goOn(page, 'builder_next_characters')
  await goOn(page, 'builder_next_twist')
  await goOn(page, 'builder_next_language')
  await goOn(page, 'builder_next_title')
  await page
    .getByRole('group', { name: english('builder_titles') })
    .getByRole('radio')
    .nth(9)
    .waitFor({ state: 'attached' })
  await tabTo(page, 'radio')
  await keys.press('Space')
  await goOn(page, 'builder_next_size')
  await tabTo(page, 'radio')
  await keys.press('Space')
  await goOn(page, 'builder_next_generate')
  await press(page, 'builder_make_book')
  await page.waitForURL(/\/en\/books\/[0-9a-f-]{36}$/)
  await page
    .getByRole('heading', { name: english('preview_heading') })
    .waitFor({ timeout: patienceWithDrawing })

  await tabTo(page, 'list', english('book_pages'))
  await keys.press('ArrowRight')
  await page.getByText(/^Page 1\b/).waitFor()
  await press(page, 'preview_buy')
  await page.waitForURL(/\/buy$/)
  await tabTo(page, 'checkbox', english('buy_withdrawal'))
  await keys.press('Space')
  await tabTo(page, 'button', 'Pay')
  await keys.press('Enter')
  await page.getByRole('dialog').waitFor()
  await tabTo(page, 'textbox', english('login_email'))
  await keys.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
})

test('who wants less motion gets none', async () => {
  const page = await arrive(`/en/books/${bookId}`, { storageState: session, locale: 'en-GB' })
  await page.getByRole('button', { name: english('common_next_page'), exact: true }).click()
  await page.getByText(/^Page 1\b/).waitFor()
  expect(await page.locator('.reader-turning').count()).toBe(0)
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter((motion) => Number(motion.effect?.getComputedTiming().duration) > 1)
        .length,
  )
  expect(moving).toBe(0)
})

test('while a book is made its story is there from the first page, and its cover begins as a sketch', async () => {
  const told = await database.query<{ text: string }>(
    'select text from public.book_pages where book_id = $1 order by spread',
    [bookId],
  )
  const state = await database.query<{ cover_version: number; cover_thumbhash: string }>(
    'select cover_version, cover_thumbhash from public.books where id = $1',
    [bookId],
  )
  const change = `update public.books set state = $2, step = $3, cover_version = $4, cover_thumbhash = $5 where id = $1`
  await database.query(change, [bookId, 'making', 'draw-cover', 0, null])
  try {
    const page = await arrive(`/en/books/${bookId}`, { storageState: session, locale: 'en-GB' })
    const story = page.getByRole('region', { name: english('making_story') })
    for (const { text } of told.rows) {
      for (const paragraph of text.split(/\n+/)) await story.getByText(paragraph).first().waitFor()
    }
    const first = story.getByText(english('book_page_number', { page: 4 }))
    expect((await first.boundingBox())?.y).toBeLessThan(720)
    await page.locator('.making-print:not([data-developed]) .cover-face-picture').waitFor()
    // Nothing moves for those who want it so, but the words go on.
    await page
      .locator('[data-told="now"]')
      .getByText(/\(\d+ s\)/)
      .waitFor()
  } finally {
    const [kept] = state.rows
    await database.query(change, [bookId, 'ready', 'ready', kept?.cover_version, kept?.cover_thumbhash])
  }
})

test('a mail address that was typed once stands in the next form', async () => {
  const page = await arrive(`/en/books/${bookId}/buy`, { storageState: session, locale: 'en-GB' })
  await page.getByRole('radio', { name: new RegExp(english('buy_print')) }).check({ force: true })
  await page.getByRole('textbox', { name: english('address_email') }).fill('anna@example.com')
  const fields = {
    address_first_name: 'Anna',
    address_last_name: 'Smith',
    address_street: 'Rose Cottage, Mill Lane',
    address_postal_code: 'SW1A 1AA',
    address_city: 'London',
  }
  for (const [key, value] of Object.entries(fields)) {
    await page.getByRole('textbox', { name: english(key), exact: true }).fill(value)
  }
  await page.getByRole('checkbox', { name: english('buy_withdrawal_print') }).check()
  await page.getByRole('button', { name: /^Pay/ }).click()
  const dialog = page.getByRole('dialog')
  await expect
    .poll(() => dialog.getByRole('textbox', { name: english('login_email') }).inputValue())
    .toBe('anna@example.com')
  await page.goto(`${site.url}/en/auth/login`)
  await expect
    .poll(() => page.getByRole('textbox', { name: english('login_email') }).inputValue())
    .toBe('anna@example.com')
})

test('the keyboard reaches the buttons of the open pages only', async () => {
  const page = await arrive(`/en/books/${bookId}`, { storageState: session, locale: 'en-GB' })
  const pencils = page.locator('.page-pencil')
  await pencils.first().waitFor({ state: 'attached' })
  const reached = (): Promise<number> =>
    pencils.evaluateAll((buttons) => buttons.filter((button) => button.closest('[inert]') === null).length)
  expect(await pencils.count()).toBeGreaterThan(5)
  await expect.poll(reached).toBe(0)
  const next = page.getByRole('button', { name: english('common_next_page'), exact: true })
  await next.click()
  await expect.poll(reached).toBe(1)
  await pencils.first().focus()
  expect(await pencils.first().evaluate((button) => button === document.activeElement)).toBe(true)
})

/** The book told in another language from here on, with this on its first page. */
async function tellIn(language: BookLanguage, text: string): Promise<void> {
  await database.query(
    "update public.books set brief = jsonb_set(brief, '{language}', to_jsonb($1::text)) where id = $2",
    [language, bookId],
  )
  await tellOn(0, text)
}

async function tellOn(spread: number, text: string): Promise<void> {
  await database.query('update public.book_pages set text = $1 where book_id = $2 and spread = $3', [
    text,
    bookId,
    spread,
  ])
}

describe('a book in Arabic', () => {
  const told = 'كان يا ما كان، في قديم الزمان، بنتٌ اسمها نور.'
  const openBook = async (width: number): Promise<Page> => {
    await tellIn('arabic', told)
    const viewport = { width, height: 900 }
    return await arrive(`/en/books/${bookId}`, { storageState: session, viewport, hasTouch: width < 500 })
  }
  const stripOf = (page: Page): Locator => page.getByRole('list', { name: english('book_pages') })
  const standsAt = (page: Page): Promise<number> =>
    stripOf(page).evaluate((list) => -list.scrollLeft / list.clientWidth)

  test.each([390, 1280])('is read from right to left, %i pixels wide', async (width) => {
    const page = await openBook(width)
    const strip = stripOf(page)
    expect(await strip.getAttribute('dir')).toBe('rtl')
    expect(await strip.getByRole('listitem').first().getAttribute('lang')).toBe('ar')
    // What the site says between the words of the book is told in its own language.
    const spoken = await strip
      .locator('.page-pencil, .reader-closed-number')
      .evaluateAll((all) => all.map((one) => one.closest('[lang]')?.getAttribute('lang')))
    expect(new Set(spoken)).toEqual(new Set(['en-GB']))
    expect(await page.locator('html').getAttribute('dir')).toBe('ltr')
    // Pages are counted in the language of the site.
    const label = page.locator('.reader-thumb-label').getByText('4–5')
    expect(await label.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
    const words = page.locator('.reader-text').first()
    expect(await words.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
    const text = page.getByText('كان يا ما كان').first()
    const next = page.getByRole('button', { name: english('common_next_page'), exact: true })
    for (let stop = 1; !(await isInside(page, text)); stop += 1) {
      expect(stop).toBeLessThan(10)
      await next.click()
      await expect.poll(() => standsAt(page)).toBeCloseTo(stop, 2)
    }
    const before = (await strip.evaluate((element) => element.scrollLeft)) + 0
    expect(before).toBeLessThan(0)
    await strip.focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBeLessThan(before)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })

  test('has its strip of pages from right to left too, and each leads to its place', async () => {
    const page = await openBook(1280)
    const thumbs = page.locator('.reader-thumb')
    await isAlive(page)
    const [cover, front, , first] = await thumbs.evaluateAll((buttons) =>
      buttons.map((button) => button.getBoundingClientRect().x),
    )
    expect(cover).toBeGreaterThan(front ?? 0)
    expect(front).toBeGreaterThan(first ?? 0)
    await page.getByRole('button', { name: english('book_page_numbers', { left: 8, right: 9 }) }).click()
    await page
      .locator('.reader-where')
      .getByText(english('book_page_numbers', { left: 8, right: 9 }))
      .waitFor()
    await expect.poll(() => standsAt(page)).toBeCloseTo(5, 2)
    expect(await thumbs.nth(5).getAttribute('aria-current')).toBe('page')
    // The words lie on the right of their picture.
    const [words, picture] = await page
      .locator('.reader-opening')
      .nth(5)
      .locator('.reader-side')
      .evaluateAll((sides) => sides.map((side) => side.getBoundingClientRect().x))
    expect(words).toBeGreaterThan(picture ?? 0)
  })

  describe('on a page whose picture goes over both', () => {
    const long =
      'على السطح بيت الحمام، وعند بيت الحمام يوسف. يوسف يعدّ كلّ شيء، لكنّه يمسح نظّارته أوّلًا. '.repeat(4)
    let spread: number
    let wasTold: string
    beforeAll(async () => {
      const { rows } = await database.query<{ spread: number; text: string }>(
        "select spread, text from public.book_pages where book_id = $1 and scene->'double' <> 'null' order by spread limit 1",
        [bookId],
      )
      spread = rows[0]?.spread ?? -1
      wasTold = rows[0]?.text ?? ''
    })
    // Other tests count the fonts that the words of this book ask for.
    afterAll(() => tellOn(spread, wasTold))
    beforeEach(async () => {
      await tellIn('arabic', told)
      await tellOn(spread, long)
    })
    const openPage = async (width: number): Promise<Locator> => {
      const page = await arrive(`/en/books/${bookId}`, {
        storageState: session,
        viewport: { width, height: 900 },
      })
      const left = 4 + 2 * spread
      await isAlive(page)
      await page
        .getByRole('button', { name: english('book_page_numbers', { left, right: left + 1 }) })
        .click()
      return page.locator('.reader-both .reader-double').first()
    }
    /** Left and right edges of parts, while the page may still be on its way. */
    const edgesOf = (double: Locator, parts: string[]): Promise<{ left: number; right: number }[]> =>
      double.evaluate(
        (whole, parts) =>
          parts
            .map((part) => (whole.querySelector(part) ?? whole).getBoundingClientRect())
            .map(({ left, right }) => ({ left, right })),
        parts,
      )

    test('what a locked one will show stands beside its words, not under them', async () => {
      const double = await openPage(1280)
      const [words, label] = await edgesOf(double, ['.reader-words', '.reader-closed-label'])
      const apart = Math.max(
        (words?.left ?? 0) - (label?.right ?? 0),
        (label?.left ?? 0) - (words?.right ?? 0),
      )
      expect(apart).toBeGreaterThan(0)
    })

    test('words that are too long for the picture are as wide as the page on a phone', async () => {
      const double = await openPage(390)
      const [words, whole] = await edgesOf(double, ['.reader-words', '.reader-closed'])
      expect(words).toEqual(whole)
    })
  })

  test('is leafed on by a finger that goes to the right', async () => {
    const page = await openBook(390)
    await isAlive(page)
    await stripOf(page).scrollIntoViewIfNeeded()
    const box = await page.locator('.cover-face').first().boundingBox()
    if (box === null) throw new Error('the cover is not seen')
    const finger = await page.context().newCDPSession(page)
    const [y, from] = [box.y + box.height / 2, box.x + 40]
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] })
    for (let moved = 0; moved <= 260; moved += 20) {
      const touchPoints = [{ x: from + moved, y }]
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
    }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect.poll(() => standsAt(page)).toBeCloseTo(1, 2)
  })

  test('turns its leaves from left to right', async () => {
    await tellIn('arabic', told)
    const viewport = { width: 1280, height: 900 }
    const page = await arrive(`/en/books/${bookId}`, {
      storageState: session,
      viewport,
      reducedMotion: 'no-preference',
    })
    await isAlive(page)
    // On which side of the fold the leaf lies as it begins to turn, and how often its words are mirrored.
    const turning = page.evaluate(
      () =>
        new Promise<{ side: string; mirrors: number }>((resolve) => {
          document.addEventListener('animationstart', ({ target }) => {
            if (!(target instanceof HTMLElement) || !target.matches('.reader-leaf')) return
            // Where it starts, however late a busy machine comes to look.
            for (const animation of target.getAnimations()) {
              animation.pause()
              animation.currentTime = 0
            }
            const middleOf = (element: Element | null | undefined): number => {
              const { x = 0, width = 0 } = element?.getBoundingClientRect() ?? {}
              return x + width / 2
            }
            const front = target.querySelector('[data-leaf="front"] .reader-page')
            let mirrors = 0
            for (let one = front; one !== null; one = one.parentElement) {
              if (getComputedStyle(one).scale.startsWith('-1')) mirrors += 1
            }
            const side = middleOf(front) < middleOf(target.parentElement) ? 'left' : 'right'
            for (const animation of target.getAnimations()) animation.play()
            resolve({ side, mirrors })
          })
        }),
    )
    await page.getByRole('button', { name: english('common_next_page'), exact: true }).click()
    expect(await turning).toEqual({ side: 'left', mirrors: 2 })
    await expect.poll(() => standsAt(page)).toBeCloseTo(1, 2)
    await page.locator('.reader-turning').waitFor({ state: 'detached' })
  })

  test('says in Arabic what every book says, and keeps Latin names in their places', async () => {
    const page = await openBook(1280)
    await page.getByText('هذا الكتاب مِلك').waitFor({ state: 'attached' })
    await page.getByText('النهاية').waitFor({ state: 'attached' })
    await tellIn('arabic', 'جاءت Noor، وبعدها Anna، إلى البيت.')
    await page.reload()
    const text = await page.locator('.reader-text').first().textContent()
    expect(text).toContain('Noor\u200F، وبعدها Anna\u200F،')
  })

  test('is named and told so wherever it is shown', async () => {
    await tellIn('arabic', told)
    const page = await arrive('/en/books', { storageState: session, locale: 'en-GB' })
    const cover = page.locator('.cover-face').first()
    expect(await cover.getAttribute('lang')).toBe('ar')
    expect(await cover.getAttribute('dir')).toBe('rtl')
    await database.query("update public.books set state = 'making' where id = $1", [bookId])
    try {
      await page.goto(`${site.url}/en/books/${bookId}`)
      const paragraph = page.getByRole('region', { name: english('making_story') }).getByText('كان يا ما كان')
      expect(await paragraph.getAttribute('dir')).toBe('rtl')
      expect(await paragraph.getAttribute('lang')).toBe('ar')
    } finally {
      await database.query("update public.books set state = 'ready' where id = $1", [bookId])
    }
  })
})

describe('the letters of a book', () => {
  /** Whose letters a text is really shown in. */
  async function facesOf(page: Page, selector: string): Promise<string[]> {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('DOM.enable')
    await devtools.send('CSS.enable')
    const { root } = await devtools.send('DOM.getDocument')
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
    return fonts
      .map(({ familyName, isCustomFont }) => `${isCustomFont ? '' : 'not ours: '}${familyName}`)
      .sort()
  }

  test.each([
    ['dutch', 'Noor deed de deur open.', ['Andika']],
    ['russian', 'Дверь открылась сама.', ['Andika']],
    ['arabic', 'جلست ليلى أمام الباب.', ['Baloo Bhaijaan 2']],
    ['hindi', 'आरव का एक डिब्बा है।', ['Baloo 2']],
    ['chinese', '“门开了，”小雨说。', ['Noto Sans SC']],
    ['japanese', '「ドアがあいた。」', ['Klee One']],
  ] as const)('of a story in %s are those that it is printed in', async (language, text, faces) => {
    await tellIn(language, text)
    const context = await site.open({ locale: 'en-GB', storageState: session })
    const page = await context.newPage()
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fetched.push(request.url())
    })
    await page.goto(`${site.url}/en/books/${bookId}`)
    await isAlive(page)
    await page.getByRole('button', { name: english('book_page_numbers', { left: 4, right: 5 }) }).click()
    await page
      .locator('.reader-where')
      .getByText(english('book_page_numbers', { left: 4, right: 5 }))
      .waitFor()
    const families = async (): Promise<string[]> =>
      (await facesOf(page, '.reader-text p')).map((face) =>
        face.replace(/ (?:Variable|Thin|Regular|SemiBold)$/, ''),
      )
    await expect.poll(families).toEqual(expect.arrayContaining([...faces]))
    expect((await families()).filter((face) => face.startsWith('not ours'))).toEqual([])
    // Nobody fetches the letters of others.
    expect(fetched.length).toBeLessThan(language === 'chinese' || language === 'japanese' ? 30 : 8)
    if (language === 'dutch')
      expect(fetched.filter((url) => /baloo|noto|klee|cyrillic/.test(url))).toEqual([])
  })

  test.each([
    ['russian', 'Двенадцатый', 'Andika'],
    ['arabic', 'كم نائمًا يا يوسف؟', 'Baloo Bhaijaan 2'],
    ['hindi', 'सब डिब्बे में', 'Baloo 2'],
    ['chinese', '鞋柜还没睡', 'ZCOOL KuaiLe'],
    ['japanese', 'かえる じかん', 'Zen Maru Gothic'],
  ] as const)(
    'of a title in %s are those of its cover in print, from the builder on',
    async (language, title, face) => {
      const page = await arrive('/en/create/title', { locale: 'en-GB', storageState: session })
      const draft = { ...emptyDraft(() => crypto.randomUUID()), name: 'Noor', language, title }
      await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
        draftKey,
        JSON.stringify({ savedAt: Date.now(), draft }),
      ] as const)
      await page.reload()
      await page.locator('.proof-cover .cover-face-title', { hasText: title }).waitFor()
      const isIn = (selector: string): Promise<void> =>
        expect
          .poll(async () => {
            const faces = await facesOf(page, selector)
            return (
              faces.some((each) => each.startsWith(face)) &&
              !faces.some((each) => each.startsWith('not ours'))
            )
          })
          .toBe(true)
      await isIn('.proof-cover .cover-face-title')
      await tellIn(language, 'Noor')
      await database.query('update public.books set title = $2 where id = $1', [bookId, title])
      await page.goto(`${site.url}/en/books/${bookId}`)
      await isIn('.cover-face-title')
    },
  )

  test('weigh nothing on the home page', async () => {
    const page = await arrive('/en', { locale: 'en-GB' })
    await isAtRest(page)
    const faces = await page.evaluate(() =>
      [...document.fonts].map(({ family }) => family.replaceAll('"', '')),
    )
    expect([...new Set(faces)].sort()).toEqual(['Figtree', 'Fraunces Display', 'Fraunces Fallback'])
  })
})

describe('what goes wrong', () => {
  test.each([
    ['style', 'problem_style_required'],
    ['title', 'problem_not_all_filled'],
    ['generate', 'builder_incomplete'],
  ] as const)('who goes on too early from %s is shown on a phone what is missing', async (step, message) => {
    const page = await arrive(`/en/create/${step}`, {
      viewport: { width: 390, height: 700 },
      locale: 'en-GB',
    })
    await page.locator('.builder-question fieldset, .builder-question [role=group]').first().waitFor()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.locator('.builder-bar button').click()
    const words = page.getByText(english(message), { exact: true })
    const bar = page.locator('.builder-bar')
    await expect
      .poll(async () => {
        const [shown, below] = [await words.boundingBox(), await bar.boundingBox()]
        return shown !== null && below !== null && shown.y >= 0 && shown.y + shown.height <= below.y
      })
      .toBe(true)
  })

  test('a page that refuses its address leaves the address bar where the visitor was', async () => {
    const page = await arrive('/en/blog', { locale: 'en-GB' })
    // A link that has gone stale since the page was made.
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: english('common_pricing') })
      .waitFor()
    const card = page.locator('main a[href^="/en/blog/"]').first()
    const wanted = (await card.getAttribute('href')) ?? ''
    await page.route(`**${wanted}/_payload.json*`, (route) => route.fulfill({ status: 404 }))
    await page.route(`**${wanted}.data*`, async (route) => {
      const url = new URL(route.request().url())
      url.pathname = '/en/blog/no-such-post.data'
      await route.continue({ url: url.href })
    })
    await isAlive(page)
    await card.click()
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
    await expect.poll(() => page.url()).toBe(`${site.url}/en/blog`)
    await page.goBack()
    await page.locator('main a[href^="/en/blog/"]').first().waitFor()
  })

  test('a page that breaks on the server says so in its own words, with another try and a way home', async () => {
    const address = `${site.url}/en/books/${bookId}`
    const page = await arrive('/en', { storageState: session, locale: 'en-GB' })
    await database.query('alter table public.book_pages rename to book_pages_away')
    try {
      const answer = await page.goto(address)
      expect(answer?.status()).toBe(500)
      expect(await page.title()).toBe('500 - Server Error | Fabelaar')
      await page.getByRole('heading', { name: 'Internal Server Error' }).waitFor()
      await page.getByText('Server Error', { exact: true }).waitFor()
      expect(await page.content()).not.toContain('book_pages')
      const home = page.getByRole('link', { name: english('common_back_home') })
      expect(await home.getAttribute('href')).toBe('/en')
    } finally {
      await database.query('alter table public.book_pages_away rename to book_pages')
    }
    // The backend hears of both changes a moment later, one after the other: a first try may come between them.
    await expect
      .poll(async () => {
        const again = page.getByRole('link', { name: english('common_try_again') })
        if (await again.isVisible()) await again.click()
        const heading = page.getByRole('heading', { level: 1 })
        await heading.waitFor()
        return await heading.textContent()
      })
      .not.toContain('Error')
    expect(page.url()).toBe(address)
  })
})

test('a shared book shows its cover, to nobody but its owner', async () => {
  const path = `/og/en/books/${bookId}.jpg`
  const cookie = session.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const answer = await fetch(site.url + path, { headers: { cookie } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  expect(answer.headers.get('cache-control')).toContain('private')
  const card = sharp(await answer.arrayBuffer())
  expect(await card.metadata()).toMatchObject({ width: 1200, height: 630 })
  const { channels } = await card.extract({ left: 620, top: 0, width: 580, height: 630 }).stats()
  // Paper alone would be one colour.
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20)
  expect((await fetch(site.url + path)).status).toBe(404)
})

/** Presses Tab until something with this role, and a name that begins so, has the focus. */
async function tabTo(page: Page, role: string, name = ''): Promise<void> {
  const wanted = page.getByRole(role as 'button', { name: new RegExp(`^${name.replaceAll(/[.?€]/g, '.')}`) })
  await wanted.first().waitFor({ state: 'attached' })
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await wanted.evaluateAll((elements) => elements.includes(document.activeElement as never))
    if (focused) return
  }
  throw new Error(`the keyboard never reached ${role} ${name}`)
}

/** Goes by keyboard to the button or link that is called so, and presses it. */
async function press(page: Page, key: string): Promise<void> {
  const name = english(key)
  const button = page.getByRole('button', { name, exact: true })
  const wanted = button.or(page.getByRole('link', { name, exact: true }))
  await wanted.filter({ visible: true }).first().waitFor()
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluateAll((elements) => elements.includes(document.activeElement as never))) {
      return await page.keyboard.press('Enter')
    }
  }
  throw new Error(`the keyboard never reached ${name}`)
}

/** On to the next question, where the keyboard begins at the heading. */
async function goOn(page: Page, key: string): Promise<void> {
  await press(page, key)
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
}

async function isInside(page: Page, element: ReturnType<Page['locator']>): Promise<boolean> {
  const box = await element.boundingBox()
  const width = page.viewportSize()?.width ?? 0
  return box !== null && box.x >= 0 && box.x + box.width <= width
}
