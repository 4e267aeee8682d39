import { mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type Axe from 'axe-core'
import pg from 'pg'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Draft, emptyCompanion, emptyDraft, firstAppearance } from '../../src/web/builder/draft.ts'
import { draftKey } from '../../src/web/builder/draft-key.ts'
import type { BookNotice } from '../../src/models/book-notice.ts'
import { partNames } from '../../src/web/operator/parts.ts'
import type { PageKey } from '../../src/web/pages.ts'
import { patternOf } from '../../src/web/pages.ts'
import { saveOperator } from '../../src/records/operator-rows.ts'
import { launchBrowser } from './launch-browser.ts'
import { patience } from './patience.ts'
import { type Product, startProduct } from './start-product.ts'
import { isAlive } from './is-alive.ts'
import { Visitor } from './visitor.ts'
import { type Locale, words } from './words.ts'

/*
 * Every screen in the states that matter, in Dutch on a phone and in English on a laptop at the same time, each by day
 * and by night: axe finds nothing, and nothing has to be scrolled sideways.
 */

const orderId = '11111111-1111-4111-8111-111111111111'
const paidOrderId = '22222222-2222-4222-8222-222222222222'
/** Of a buyer who was erased. */
const keptOrderId = '33333333-3333-4333-8333-333333333333'
const address =
  '{"firstName":"Anna","lastName":"de Wit","street":"Dorpsstraat","number":"12","city":"Utrecht","postalCode":"3511AB","country":"NL","email":"noor@example.com"}'
/** In the address of the reading link. */
const linkToken = 'A'.repeat(22)
/** The same of the link by which it was given. */
const presentToken = 'B'.repeat(22)
/** To download, and about to be given. */
const givenOrderId = '44444444-4444-4444-8444-444444444444'
const blogSlug = { nl: 'voorlezen-per-leeftijd', en: 'reading-aloud-by-age' } as const

let product: Product
let browser: Browser
let database: pg.Pool
let axe: string
let bookId: string
/** Who looks, besides strangers: whoever made the book, and operators with and without a second step, set or not. */
const sessions = new Map<Who, Awaited<ReturnType<BrowserContext['storageState']>>>()
type Who = 'owner' | 'operator' | 'newcomer' | 'halfway' | 'stranger'

beforeAll(async () => {
  product = await startProduct({ TAG_MANAGER_URL: 'https://tags.fabelaar.example/gtm.js' })
  browser = await launchBrowser()
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  database = new pg.Pool({ connectionString: product.databaseUrl() })
  const guest = await Visitor.arrive(browser, product.url, 'nl')
  await guest.page.addInitScript(() => localStorage.setItem('fabelaar.consent', 'refused'))
  bookId = await guest.makeBook({
    name: 'Noor',
    age: 6,
    gender: 'girl',
    style: 'waterpaint',
    theme: 'adventure',
    twist: '',
  })
  await guest.waitForPreview()
  await keepSession('owner', guest)
  await database.query(
    `insert into public.orders (id, owner, book_id, kind, status, fulfilment, locale, email, book_cents, address, paid_at, printable_at)
     select $1::uuid, owner, id, 'download', 'pending', 'none', 'nl', 'noor@example.com', 995, null::jsonb, null::timestamptz,
       null::timestamptz
     from public.books
     union all
     select $2::uuid, owner, id, 'print', 'paid', 'waiting', 'nl', 'noor@example.com', 2495, $3::jsonb, now(),
       date_trunc('day', now()) + interval '1 day 11 hours 32 minutes'
     from public.books`,
    [orderId, paidOrderId, address],
  )
  await lendBook()
  await giveBook()
  await stockCounter()
  for (const [who, email] of Object.entries(operators)) {
    const visitor = await Visitor.arrive(browser, product.url, 'en')
    await visitor.page.addInitScript(() => localStorage.setItem('fabelaar.consent', 'refused'))
    // An address gets a mail every half minute, which nobody here waits for.
    await database.query('delete from auth.request_counts')
    await visitor.logIn(email, who === 'halfway' ? /\/second-step$/ : undefined)
    await saveOperator(database, email, true)
    if (who === 'operator') await visitor.goToCounter()
    await keepSession(who as Who, visitor)
  }
})

/** In this order: who comes halfway finds the second step set. */
const operators = {
  operator: 'operator@example.com',
  halfway: 'operator@example.com',
  newcomer: 'newcomer@example.com',
} as const

async function keepSession(who: Who, visitor: Visitor): Promise<void> {
  sessions.set(who, await visitor.page.context().storageState())
  await visitor.leave()
}

afterAll(async () => {
  await database.end()
  await browser.close()
  await product.stop()
})

interface Here {
  page: Page
  say: ReturnType<typeof words>
  locale: Locale
}

interface State {
  name: string
  screen: PageKey
  parameters?: Record<string, string>
  /** After the question mark, or instead of the address. */
  query?: string
  /** Who looks: the owner of the book unless told. */
  as?: Exclude<Who, 'owner'>
  draft?: Partial<Draft>
  /** How the screen gets into the state. */
  reach?: (here: Here) => Promise<unknown>
  /** What is otherwise than usual while it is looked at. */
  meanwhile?: (look: () => Promise<void>) => Promise<void>
}

const newId = (): string => crypto.randomUUID()
const told: Partial<Draft> = {
  name: 'Noor',
  age: '6',
  gender: 'female',
  style: 'waterpaint',
  theme: 'adventure',
  language: 'dutch',
}
const chosen: Partial<Draft> = { ...told, title: 'Noor en de kar', size: 'small' }
const companions = [
  { ...emptyCompanion('person', newId), name: 'Opa', age: '70' },
  { ...emptyCompanion('animal', newId), name: 'Pluis' },
]

const press =
  (key: string) =>
  ({ page, say }: Here): Promise<void> =>
    page
      .getByRole('button', { name: say(key), exact: true })
      .filter({ visible: true })
      .first()
      .click()
const pressAll =
  (...keys: string[]) =>
  async (here: Here): Promise<void> => {
    for (const key of keys) await press(key)(here)
  }
const payTooSoon = async ({ page, say }: Here): Promise<void> => {
  await page.getByRole('radio', { name: say('gift_when_day') }).check({ force: true })
  await page.locator('main button[type="submit"]').click()
  await page.locator('[aria-invalid="true"]').first().waitFor()
}
/** The form of the page itself, and the redirection after it. */
const pressStop = async (here: Here): Promise<void> => {
  await press('reminder_stop_press')(here)
  await here.page.getByRole('heading', { name: here.say('reminder_off') }).waitFor()
}
const goOn = async ({ page }: Here): Promise<void> => {
  await page.locator('.builder-bar button').click()
  await page.locator('[aria-invalid="true"]').first().waitFor()
}

/** Of a wish that nobody has: it is answered as any other. */
const unknownToken = '?token=3f2b1c9e-8a41-4c1e-9f57-0d2f6f1b7a10'

const states: readonly State[] = [
  { name: 'home, asked for consent', screen: 'home', as: 'stranger', reach: beAsked },
  { name: 'home, another child chosen', screen: 'home', reach: chooseChild },
  { name: 'home, its example being read', screen: 'home', reach: readExample },
  { name: 'what it costs', screen: 'pricing' },
  { name: 'the menu, where there is one', screen: 'pricing', reach: openMenu },
  { name: 'a gift card', screen: 'giftCard' },
  { name: 'a gift card, with mistakes', screen: 'giftCard', reach: payTooSoon },
  { name: 'how it works', screen: 'howItWorks' },
  { name: 'the terms', screen: 'terms' },
  { name: 'privacy', screen: 'privacy' },
  { name: 'delivery', screen: 'delivery' },
  { name: 'the blog', screen: 'blog' },
  { name: 'the blog, nothing found', screen: 'blog', query: '?q=xyzzy' },
  { name: 'an article', screen: 'blogPost' },
  { name: 'a referral', screen: 'referral', parameters: { referrer: 'anna' } },
  { name: 'a book by a link', screen: 'reading', parameters: { token: linkToken }, as: 'stranger' },
  {
    name: 'a book by a link, a word for its front that is empty',
    screen: 'reading',
    parameters: { token: linkToken },
    as: 'stranger',
    reach: press('reading_word_send'),
  },
  {
    name: 'a book by a link, whose word and voice were said yes to',
    screen: 'reading',
    parameters: { token: linkToken },
    as: 'stranger',
    reach: hearYes,
  },
  {
    name: 'a book by a link, read aloud',
    screen: 'readingAloud',
    parameters: { token: linkToken },
    as: 'stranger',
    reach: press('bedtime_follow'),
  },
  {
    name: 'a book by a link, whose voice it is',
    screen: 'reading',
    parameters: { token: linkToken },
    as: 'stranger',
    reach: recordByLink,
  },
  {
    name: 'a book by a link, who reads',
    screen: 'readingAloud',
    parameters: { token: linkToken },
    as: 'stranger',
    reach: press('bedtime_more'),
  },
  {
    name: 'a book by a link, to be given',
    screen: 'readingGive',
    parameters: { token: linkToken },
    as: 'stranger',
    meanwhile: unpaid,
  },
  {
    name: 'a book by a link, to be given, with mistakes',
    screen: 'readingGive',
    parameters: { token: linkToken },
    as: 'stranger',
    meanwhile: unpaid,
    reach: giveTooSoon,
  },
  { name: 'a link that opens no book', screen: 'reading', parameters: { token: 'x' }, as: 'stranger' },
  { name: 'a present in its paper', screen: 'unwrap', parameters: { token: presentToken }, as: 'stranger' },
  {
    name: 'a present out of its paper',
    screen: 'unwrap',
    parameters: { token: presentToken },
    as: 'stranger',
    reach: unwrap,
  },
  {
    name: 'a present out of its paper, its giver being thanked in vain',
    screen: 'unwrap',
    parameters: { token: presentToken },
    as: 'stranger',
    reach: thankWithNothing,
  },
  {
    name: 'a present out of its paper, that is kept',
    screen: 'unwrap',
    parameters: { token: presentToken },
    as: 'stranger',
    meanwhile: inState('finished'),
    reach: keepPresent(200, { file: 'print/kept-ab.pdf' }, 'keep_made'),
  },
  {
    name: 'a present out of its paper, that cannot be kept just now',
    screen: 'unwrap',
    parameters: { token: presentToken },
    as: 'stranger',
    meanwhile: inState('finished'),
    reach: keepPresent(409, { code: 'book_not_ready' }, 'keep_not_ready'),
  },
  {
    name: 'a book that was given',
    screen: 'reading',
    parameters: { token: presentToken },
    as: 'stranger',
  },
  { name: 'a present that is gone', screen: 'unwrap', parameters: { token: 'x' }, as: 'stranger' },
  { name: 'the promotion', screen: 'promotion', parameters: { segment: 'welkom' } },
  { name: 'offline', screen: 'offline' },
  { name: 'no more reminders, without the link of a mail', screen: 'reminderOff' },
  { name: 'no more reminders, to be pressed', screen: 'reminderOff', query: unknownToken },
  { name: 'no more reminders', screen: 'reminderOff', query: unknownToken, reach: pressStop },
  { name: 'logging in', screen: 'login', as: 'stranger' },
  { name: 'logging in, without an address', screen: 'login', as: 'stranger', reach: press('login_send') },
  {
    name: 'logging in by a password that is not told',
    screen: 'login',
    as: 'stranger',
    reach: passwordUntold,
  },
  { name: 'logging in, with a wrong code', screen: 'login', as: 'stranger', reach: wrongCode },
  { name: 'a link from a mail', screen: 'authFinish', query: '?token_hash=abc&type=email' },
  {
    name: 'a link from a mail, used up',
    screen: 'authFinish',
    query: '?token_hash=abc&type=email',
    reach: pressUsedLink,
  },
  { name: 'a link in another browser', screen: 'authFinish', query: '?code=elders', as: 'stranger' },
  { name: 'a link that is over', screen: 'authFinish', query: '?error=gone&error_description=Gone' },
  { name: 'who, with mistakes', screen: 'builder', parameters: { step: 'who' }, reach: goOn },
  { name: 'who, filled', screen: 'builder', parameters: { step: 'who' }, draft: told },
  {
    name: 'style, with mistakes',
    screen: 'builder',
    parameters: { step: 'style' },
    draft: { ...told, style: null },
    reach: goOn,
  },
  { name: 'theme, filled', screen: 'builder', parameters: { step: 'theme' }, draft: told },
  {
    name: 'characters, with mistakes',
    screen: 'builder',
    parameters: { step: 'characters' },
    draft: {
      ...told,
      // What belongs to somebody is unfolded where something is chosen.
      appearance: { ...firstAppearance, traits: ['freckles', 'wheelchair'] },
      companions: [...companions, emptyCompanion('toy', newId)],
    },
    reach: goOn,
  },
  {
    name: 'characters, with looks behind their pictures',
    screen: 'builder',
    parameters: { step: 'characters' },
    draft: { ...told, looksChosen: true, companions },
    reach: ({ page, say }) =>
      page.locator('summary', { hasText: say('builder_looks_of', { name: 'Noor' }) }).waitFor(),
  },
  {
    name: 'characters, looks being changed',
    screen: 'builder',
    parameters: { step: 'characters' },
    draft: { ...told, looksChosen: true },
    reach: ({ page, say }) =>
      page.locator('summary', { hasText: say('builder_looks_of', { name: 'Noor' }) }).press('Enter'),
  },
  { name: 'twist', screen: 'builder', parameters: { step: 'twist' }, draft: told },
  {
    name: 'twist, with who can come along',
    screen: 'builder',
    parameters: { step: 'twist' },
    draft: { ...told, twist: 'Haar hond Boris gaat overal mee.' },
    reach: ({ page, say }) =>
      page.getByRole('button', { name: say('along_add', { name: 'Boris' }) }).waitFor(),
  },
  { name: 'language', screen: 'builder', parameters: { step: 'language' }, draft: told },
  { name: 'title, too early', screen: 'builder', parameters: { step: 'title' } },
  { name: 'title', screen: 'builder', parameters: { step: 'title' }, draft: told, reach: titles },
  { name: 'size, too early', screen: 'builder', parameters: { step: 'size' }, draft: told },
  { name: 'size', screen: 'builder', parameters: { step: 'size' }, draft: { ...chosen, companions } },
  { name: 'looking over, with gaps', screen: 'builder', parameters: { step: 'generate' } },
  {
    name: 'looking over, being asked',
    screen: 'builder',
    parameters: { step: 'generate' },
    draft: { ...chosen, companions },
    reach: press('builder_make_book'),
  },
  {
    name: 'looking over, all that was told',
    screen: 'builder',
    parameters: { step: 'generate' },
    draft: { ...chosen, companions, twist: 'Ze houdt van treinen. Ze telt alle lantaarns.' },
    reach: async ({ page, say }) => {
      await page.locator('[data-twist-reading]').waitFor()
      await page.locator('summary', { hasText: say('builder_review_rest') }).click()
    },
  },
  { name: 'my books', screen: 'books' },
  { name: 'no books', screen: 'books', as: 'stranger', reach: becomeGuest },
  { name: 'the book', screen: 'book' },
  { name: 'the book, a page being rewritten', screen: 'book', reach: rewrite },
  { name: 'the book, a word at the front', screen: 'book', reach: press('preview_change_title') },
  { name: 'the book, a link to be made', screen: 'book', reach: press('link_make') },
  { name: 'the book, a link that was made', screen: 'book', reach: makeLink },
  { name: 'the book, a voice that is not wanted', screen: 'book', reach: press('voice_offered_no') },
  { name: 'the book, whose is it', screen: 'book', reach: press('preview_free') },
  { name: 'bedtime', screen: 'bedtime' },
  { name: 'bedtime, a locked page with its words lit', screen: 'bedtime', reach: followWords },
  { name: 'bedtime, who reads', screen: 'bedtime', reach: press('bedtime_more') },
  {
    name: 'bedtime, whose voice it is',
    screen: 'bedtime',
    reach: pressAll('bedtime_more', 'bedtime_record'),
  },
  { name: 'bedtime, a page that is recorded', screen: 'bedtime', reach: recordBedtime },
  { name: 'the book being made', screen: 'book', meanwhile: inState('making') },
  { name: 'the book that failed', screen: 'book', meanwhile: inState('failed') },
  { name: 'the book that a model refused', screen: 'book', meanwhile: inState('failed', ['story_refused']) },
  {
    name: 'the book of which there is something to be told',
    screen: 'book',
    meanwhile: inState('ready', ['story_away', 'pictures_photo_refused']),
  },
  { name: 'the book being drawn', screen: 'book', meanwhile: inState('unlocking') },
  {
    name: 'the book, finished',
    screen: 'book',
    meanwhile: inState('finished', ['story_away', 'pictures_gone']),
  },
  { name: 'the design', screen: 'design' },
  {
    name: 'the design of a book that waits for the printer',
    screen: 'design',
    meanwhile: inState('finished'),
    reach: ({ page, say }) => {
      const told = say('design_waiting', { time: '' }).split('.').at(1) ?? ''
      return page.getByText(told).waitFor()
    },
  },
  { name: 'the design, warned', screen: 'design', reach: press('design_edit') },
  { name: 'buying', screen: 'buy' },
  {
    name: 'buying, with a code',
    screen: 'buy',
    reach: ({ page, say }) =>
      page.locator('summary', { hasText: say('buy_discount_question') }).press('Enter'),
  },
  { name: 'buying, with mistakes', screen: 'buy', reach: buyWrongly },
  { name: 'an open order', screen: 'order', parameters: { eid: orderId } },
  { name: 'a paid order', screen: 'order', parameters: { eid: paidOrderId } },
  { name: 'buying a present, with mistakes', screen: 'buy', reach: giveWrongly },
  { name: 'a present that waits for its day', screen: 'order', parameters: { eid: givenOrderId } },
  {
    name: 'a present that waits for its day, being changed',
    screen: 'order',
    parameters: { eid: givenOrderId },
    reach: press('order_present_change'),
  },
  { name: 'the account', screen: 'account' },
  { name: 'the account, about to be erased', screen: 'account', reach: press('account_erase_button') },
  ...partNames.map(
    (part): State => ({
      name: `the counter, ${part}`,
      screen: 'operator',
      parameters: { part },
      as: 'operator',
      reach: seeRows,
    }),
  ),
  {
    name: 'the counter, about to make codes',
    screen: 'operator',
    parameters: { part: 'codes' },
    as: 'operator',
    reach: askForCodes,
  },
  {
    name: 'an order at the counter, about to be paid back',
    screen: 'operatorOrder',
    parameters: { eid: paidOrderId },
    as: 'operator',
    reach: press('operator_act_refund'),
  },
  {
    name: 'an order of an erased buyer at the counter',
    screen: 'operatorOrder',
    parameters: { eid: keptOrderId },
    as: 'operator',
    reach: ({ page, say }) => page.getByText(say('operator_was_paid'), { exact: true }).waitFor(),
  },
  {
    name: 'the account of an operator',
    screen: 'account',
    as: 'operator',
    reach: ({ page, say }) => page.getByRole('link', { name: say('account_operator') }).waitFor(),
  },
  {
    name: 'the account, choosing a password that is too short',
    screen: 'account',
    as: 'operator',
    reach: chooseShortly,
  },
  {
    name: 'the account, about to set a second step',
    screen: 'account',
    as: 'newcomer',
    reach: async (here) => {
      await press('factor_begin')(here)
      await here.page.locator('dialog code').waitFor()
    },
  },
  { name: 'a new password', screen: 'newPassword', as: 'operator' },
  {
    name: 'the second step, to be set',
    screen: 'secondStep',
    as: 'newcomer',
    reach: ({ page }) => page.locator('main code').waitFor(),
  },
  { name: 'the second step', screen: 'secondStep', as: 'halfway', reach: showNothing },
  { name: 'no such page', screen: 'home', query: '/nergens' },
  { name: 'a broken page', screen: 'book', meanwhile: broken, reach: seeError },
]

const viewers = [
  { locale: 'nl', width: 390 },
  { locale: 'en', width: 1280 },
] as const
type Viewer = (typeof viewers)[number]

const open = new Map<string, Promise<Page>>()

/** One page for each who looks, used again and again. */
function pageOf(who: Who, viewer: Viewer): Promise<Page> {
  const key = `${who} ${viewer.locale}`
  const page = open.get(key) ?? openPage(who, viewer)
  open.set(key, page)
  return page
}

async function openPage(who: Who, { locale, width }: Viewer): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale: locale === 'nl' ? 'nl-NL' : 'en-GB',
    reducedMotion: 'reduce',
    // The checker is put into the page, which our own policy forbids.
    bypassCSP: true,
    serviceWorkers: 'block',
    storageState: sessions.get(who) ?? { cookies: [], origins: [] },
  })
  context.setDefaultTimeout(patience)
  await context.route('https://tags.fabelaar.example/**', (route) => route.abort())
  return await context.newPage()
}

test.each(states)('$name', async (state) => {
  const found: Record<string, string[]> = {}
  const lookTogether = async (): Promise<void> => {
    const looks = viewers.map(async (viewer) => {
      // Who fails first must not end the test while the other still looks.
      found[viewer.locale] = await look(state, viewer).catch((error: unknown) => [String(error)])
    })
    await Promise.all(looks)
  }
  await (state.meanwhile ?? ((work) => work()))(lookTogether)
  expect(found).toEqual({ nl: [], en: [] })
})

/** What is wrong with a screen in a state, as lines for people. */
async function look(state: State, viewer: Viewer): Promise<string[]> {
  const { locale } = viewer
  const page = await pageOf(state.as ?? 'owner', viewer)
  await keepDraft(page, state.draft)
  await page.goto(product.url + pathOf(state, locale))
  await isAlive(page)
  await state.reach?.({ page, locale, say: words(locale) })
  // What was pressed may have led to another page, whose words are there before its styles.
  await page.waitForLoadState('load')
  const torn = await page.getByRole('heading', { name: 'Internal Server Error' }).count()
  const wrong = torn > 0 === (state.reach === seeError) ? [] : ['not the page that was meant']
  wrong.push(...(await findings(page)))
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return over > 0 ? [...wrong, `${over} pixels too wide`] : wrong
}

function pathOf({ screen, parameters = {}, query = '' }: State, locale: Locale): string {
  const path = patternOf(screen, locale).replace(
    /:(\w+)/g,
    (_, name: string) => parameters[name] ?? { eid: bookId, slug: blogSlug[locale] }[name] ?? '',
  )
  return query.startsWith('/') ? (path + query).replace('//', '/') : path + query
}

/** Puts what was told before where the builder finds it; without a draft it begins anew. */
async function keepDraft(page: Page, draft: Partial<Draft> | undefined): Promise<void> {
  if (!page.url().startsWith(product.url)) await page.goto(`${product.url}/robots.txt`)
  const kept = JSON.stringify({ savedAt: Date.now(), draft: { ...emptyDraft(newId), ...draft } })
  await page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key ?? '', value ?? '')
      // Nor is a code of the state before under way.
      sessionStorage.clear()
    },
    [draftKey, kept],
  )
}

async function beAsked({ page, say }: Here): Promise<void> {
  await page.getByRole('region', { name: say('site_consent_heading') }).waitFor()
}

async function openMenu({ page, say }: Here): Promise<void> {
  const button = page.getByRole('button', { name: say('common_main_menu'), exact: true })
  if (await button.isVisible()) await button.click()
}

async function chooseChild({ page, say }: Here): Promise<void> {
  await page.locator('.door input[value=headscarf]').check({ force: true })
  await page.getByRole('checkbox', { name: say('trait_wheelchair') }).check()
  await page.locator('.door-layer').first().waitFor()
}

async function readExample({ page, say }: Here): Promise<void> {
  // What lies above is measured only once it comes near, and may push it down again.
  const pages = page.getByRole('list', { name: say('book_pages') })
  const look = async (): Promise<number> => {
    await page.locator('#example').scrollIntoViewIfNeeded()
    return await pages.count()
  }
  await expect.poll(look, { timeout: patience }).toBe(1)
  await pages.waitFor()
}

async function pressUsedLink({ page, say, locale }: Here): Promise<void> {
  await press('finish_press_login')({ page, say, locale })
  await page.getByRole('link', { name: say('finish_new_code') }).waitFor()
}

async function passwordUntold({ page, say, locale }: Here): Promise<void> {
  await press('login_by_password')({ page, say, locale })
  await press('login_go')({ page, say, locale })
  await page.locator('[aria-invalid="true"]').nth(1).waitFor()
}

async function chooseShortly({ page, say, locale }: Here): Promise<void> {
  await press('password_make')({ page, say, locale })
  await page.getByRole('textbox', { name: say('password_new') }).fill('short')
  await press('password_save')({ page, say, locale })
  await page.getByText(say('password_short')).waitFor()
}

async function showNothing({ page, say, locale }: Here): Promise<void> {
  await press('code_confirm')({ page, say, locale })
  await page.getByText(say('factor_code_required')).waitFor()
}

async function wrongCode({ page, say, locale }: Here): Promise<void> {
  await page.getByRole('textbox', { name: say('login_email') }).fill(`noor.${locale}@example.com`)
  await press('login_send')({ page, say, locale })
  await page.getByRole('textbox', { name: say('code_label') }).fill('000000')
  await press('code_confirm')({ page, say, locale })
  await page.getByText(say('code_wrong')).waitFor()
}

async function titles({ page, say }: Here): Promise<void> {
  const proposed = page.getByRole('group', { name: say('builder_titles') }).getByRole('radio')
  await proposed.nth(9).waitFor({ state: 'attached' })
  await proposed.nth(1).check({ force: true })
}

async function becomeGuest({ page, say, locale }: Here): Promise<void> {
  await press('login_skip')({ page, say, locale })
  await page.getByText(say('books_empty')).waitFor()
}

async function rewrite({ page, say }: Here): Promise<void> {
  const pencil = page.locator(`button[aria-label="${say('preview_edit_page_of', { page: 4 })}"]`).first()
  const next = page.getByRole('button', { name: say('common_next_page'), exact: true })
  // Nothing of a closed page can be pressed.
  const closed = (): Promise<boolean> => pencil.evaluate((button) => button.closest('[inert]') !== null)
  for (let presses = 0; presses < 8 && (await closed()); presses += 1) {
    const where = await page.locator('.reader-where').innerText()
    await next.click()
    await expect.poll(() => page.locator('.reader-where').innerText()).not.toBe(where)
  }
  await pencil.click({ force: true })
  await page.getByRole('textbox', { name: say('preview_text_of', { page: 4 }) }).waitFor()
}

/** There is something in the table, and on a phone it is read without being moved sideways. */
async function seeRows({ page, say }: Here): Promise<void> {
  await page.getByRole('cell').first().waitFor()
  const table = page.getByRole('region').filter({ has: page.getByRole('table') })
  const over = await table.evaluate((region) => region.scrollWidth - region.clientWidth)
  if ((page.viewportSize()?.width ?? 0) < 500) expect(over).toBe(0)
  await page.getByRole('link', { name: say('operator_csv') }).waitFor()
  const folder = process.env['LOOK_FOLDER']
  if (folder === undefined) return
  await mkdir(folder, { recursive: true })
  const name = `${new URL(page.url()).pathname.replaceAll('/', '-')}-${page.viewportSize()?.width}`
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
  await setTheme(page, 'dark')
  await page.screenshot({ path: join(folder, `${name}-night.png`), fullPage: true })
  await setTheme(page, 'light')
}

async function makeLink({ page, say, locale }: Here): Promise<void> {
  await press('link_make')({ page, say, locale })
  await press('link_make_now')({ page, say, locale })
  await page.getByRole('textbox', { name: say('link_address') }).waitFor()
}

/** A picture that is locked, beside words of which one is read. */
async function followWords({ page, say, locale }: Here): Promise<void> {
  // Keys are heard only from a moment after the page is alive.
  await pressAll('common_next_page', 'common_next_page')({ page, say, locale })
  await page.getByText(say('preview_closed')).waitFor()
  await page.getByRole('button', { name: say('bedtime_follow'), exact: true }).click()
  await page.locator('[data-lit="now"]').first().waitFor()
}

/** There is no microphone, or it may not be used. */
async function recordBedtime({ page, say, locale }: Here): Promise<void> {
  await pressAll('bedtime_more', 'bedtime_record')({ page, say, locale })
  await page.getByRole('textbox', { name: say('bedtime_record_name') }).fill('Oma')
  await pressAll('bedtime_record_begin', 'bedtime_record_start')({ page, say, locale })
  await page.locator('.bedtime-news[data-problem]').waitFor()
}

async function recordByLink({ page, say }: Here): Promise<void> {
  await page.getByRole('link', { name: say('bedtime_record'), exact: true }).click()
  await page.getByText(say('reading_voice_consent')).waitFor()
}

async function giveTooSoon({ page }: Here): Promise<void> {
  await page.locator('main button[type="submit"]').click()
  await page.locator('[aria-invalid="true"]').first().waitFor()
}

/** Nobody has paid for the book yet. */
async function unpaid(look: () => Promise<void>): Promise<void> {
  const paid = `update public.orders set status = $1 where status = $2 and book_id is not null`
  await database.query(paid, ['refunded', 'paid'])
  try {
    await look()
  } finally {
    await database.query(paid, ['paid', 'refunded'])
  }
}

async function askForCodes({ page, say }: Here): Promise<void> {
  await page.getByRole('textbox', { name: say('operator_code_word') }).fill('winter')
  await page.getByRole('textbox', { name: say('operator_code_count') }).fill('20')
  await page.getByRole('button', { name: say('operator_act_make_codes'), exact: true }).click()
  await page.getByRole('dialog').getByText('WINTER').waitFor()
}

/** A reading link that stands, with a word and a voice that came by it. */
async function lendBook(): Promise<void> {
  await database.query(
    `with link as (
       insert into public.reading_links (id, book_id, token_hash, locale, ends_at)
       select gen_random_uuid(), id, sha256($1::bytea), 'nl', now() + interval '30 days' from public.books returning id
     ), voice as (
       insert into public.offered_recordings (id, link_id, voice_id, place, reader, format, bytes, spans)
       select gen_random_uuid(), id, $2, place, 'Oma', 'webm', 5, '[[0, 900]]' from link, unnest(array['cover', '0', '3', 'end']) place
     )
     insert into public.offered_words (id, link_id, name, words)
     select gen_random_uuid(), id, 'Oma', 'Lieve Noor, tot zondag!' from link`,
    [linkToken, newId()],
  )
}

/** One present that was mailed, and one that waits for its day. */
async function giveBook(): Promise<void> {
  await database.query(
    `insert into public.orders (id, owner, book_id, kind, status, fulfilment, locale, email, book_cents, paid_at)
     select $1::uuid, owner, id, 'download', 'paid', 'none', 'nl', 'noor@example.com', 995, now() from public.books`,
    [givenOrderId],
  )
  await database.query(
    `with link as (
       insert into public.reading_links (id, book_id, token_hash, locale)
       select gen_random_uuid(), id, sha256($1::bytea), 'nl' from public.books returning id)
     insert into public.presents (order_id, giver_name, message, locale, recipient_email, mail_at, mailed_at, link_id)
     select $2::uuid, 'Oma Jo', 'Voor onder de deken.', 'nl', 'sam@example.com', now(), now(), id from link`,
    [presentToken, paidOrderId],
  )
  await database.query(
    `insert into public.presents (order_id, giver_name, message, locale, recipient_email, mail_at)
     values ($1, 'Oma Jo', 'Voor onder de deken.', 'en', 'een.heel.lang.adres.van.iemand@voorbeeld.example.com',
       now() + interval '9 days')`,
    [givenOrderId],
  )
}

async function unwrap({ page, say }: Here): Promise<void> {
  await page.getByRole('link', { name: say('unwrap_open') }).click()
  await page.locator('.parcel').waitFor({ state: 'hidden' })
}

async function thankWithNothing(here: Here): Promise<void> {
  await unwrap(here)
  const { page, say } = here
  await page.locator('summary', { hasText: say('thanks_heading', { giver: 'Oma Jo' }) }).click()
  await page.getByRole('button', { name: say('thanks_send') }).click()
  await page.locator('[aria-invalid="true"]').waitFor()
}

/** Keeps a present, for which the server has this answer. */
function keepPresent(status: number, json: object, said: 'keep_made' | 'keep_not_ready') {
  return async ({ page, say, locale }: Here): Promise<void> => {
    await page.route('**/functions/v1/keep-present', (route) => route.fulfill({ status, json }))
    await unwrap({ page, say, locale })
    await press('keep_book')({ page, say, locale })
    // The file is called after the book, by which this sentence ends.
    await page.getByText(say(said, { file: '' }).trim()).waitFor()
    await page.unroute('**/functions/v1/keep-present')
  }
}

/** What this device sent by the link was said yes to. */
async function hearYes({ page, say }: Here): Promise<void> {
  const wordId = newId()
  const answers = { words: [wordId], pages: 3 }
  await page.route('**/functions/v1/read-answers', (route) => route.fulfill({ json: answers }))
  const who = JSON.stringify({ name: 'Oma', hasWritten: true, wordIds: [wordId] })
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    [`fabelaar.reads.${linkToken}`, who],
  )
  await page.reload()
  await page.getByText(say('reading_yes_both')).waitFor()
  await page.evaluate((key) => localStorage.removeItem(key), `fabelaar.reads.${linkToken}`)
  await page.unroute('**/functions/v1/read-answers')
}

async function giveWrongly({ page, say }: Here): Promise<void> {
  await page.getByRole('checkbox', { name: say('present_tick') }).check()
  await page.locator('main button[type="submit"]').click()
  await page.locator('[aria-invalid="true"]').first().waitFor()
}

/** Something on every table of the counter. */
async function stockCounter(): Promise<void> {
  const [order] = (
    await database.query<{ owner: string; book: string }>('select owner, book_id as book from public.orders')
  ).rows
  const one = `'${paidOrderId}'`
  const sold = JSON.stringify([{ what: 'print', detail: 'Noor', cents: 2495, vatPercent: 9, vatCents: 206 }])
  await database.query(
    `insert into public.invoices (number, year, place, kind, order_id, payment_id, issued_on, locale, country, vat_cents,
       total_cents, lines, seller, corrects, refund_id)
     values ('2026-00001', 2026, 1, 'invoice', ${one}, 'tr_1', current_date - 3, 'nl', 'NL', 206, 2495, '${sold}', '{}', null, null),
       ('2026-00002', 2026, 2, 'invoice', gen_random_uuid(), 'tr_2', current_date - 1, 'nl', 'NL', 206, 2495, '${sold}', '{}', null, null),
       ('2026-00003', 2026, 3, 'credit', ${one}, 'tr_1', current_date, 'nl', 'NL', -206, -2495, '${sold}', '{}', '2026-00001', gen_random_uuid());
     insert into public.refunds (order_id, payment_id, amount_cents, reason, state, problem)
     values (${one}, 'tr_1', 2495, 'operator', 'refused', 'The payment provider says that the payment is too old to be paid back');
     insert into public.print_jobs (order_id, book_id, printer, state, problem, printer_job_id, cost_cents, cost_currency, cost_at)
     values (${one}, '${order?.book}', 'lulu', 'blocked', 'preflight: sharpness, page 4 has 143 ppi (1)', '1041', 1983, 'EUR', now()),
       (gen_random_uuid(), '${order?.book}', 'lulu', 'shipped', null, '1042', 2050, 'USD', now() - interval '2 days');
     insert into public.kept_sales (order_id, kind, book_cents, discount_cents, shipping_cents, currency, country, payment_id, paid_at, kept_until)
     values ('${keptOrderId}', 'print', 3495, 0, 495, 'EUR', 'NL', 'tr_3', now() - interval '20 days', current_date + 2500);
     insert into public.discount_codes (code, percent_off) values ('EENLANGWOORDABCDEFGHIJ', 10);
     insert into public.referral_rewards (order_id, referrer, code, counts_until)
     values (${one}, '${order?.owner}', 'EENLANGWOORDABCDEFGHIJ', now());
     insert into house.mails (name, recipient, subject, html, plain, state, problem)
     values ('shipped/${paidOrderId}', 'een.heel.lang.adres.van.iemand@voorbeeld.example.com', 'Je boek is onderweg', '', '', 'dead', '550 5.1.1 mailbox unavailable');
     insert into house.picture_wishes (wish, language) values ('water poured out of a bucket and running down a street', 'french');
     insert into house.ai_calls (work, task, question, model, outcome, fault, micros)
     select 'w', 't', 'q', model, outcome, fault, 1234000
     from (values ('openai:gpt-next', 'finished', null), ('openai:gpt-next', 'refused', 'refused'), ('openai:gpt-next', 'failed', 'unreachable'),
       ('black-forest-labs:flux-next', 'finished', null), ('black-forest-labs:flux-next', 'failed', 'key')) as calls (model, outcome, fault);
     insert into public.gift_cards (code, order_id, owner, cents, locale, recipient_email, mail_at, valid_until)
     values ('CADEAUABCDEFGHJK', gen_random_uuid(), '${order?.owner}', 2500, 'nl', 'opa@example.com', now(), now() + interval '3 years');
     insert into public.operator_acts (id, operator, email, act, subject, details)
     values (gen_random_uuid(), gen_random_uuid(), 'operator@example.com', 'refund', ${one}, '{"cents": 2495}')`,
  )
}

function inState(state: string, notices: BookNotice[] = []): (look: () => Promise<void>) => Promise<void> {
  return async (look) => {
    await database.query('update public.books set state = $1, notices = $2', [state, notices])
    try {
      await look()
    } finally {
      await database.query(`update public.books set state = 'ready', notices = '{}'`)
    }
  }
}

async function buyWrongly({ page, say }: Here): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${say('buy_print')}`) }).check({ force: true })
  await page.locator('form button[type=submit]').last().click()
  await page.locator('[aria-invalid="true"]').first().waitFor()
}

async function broken(look: () => Promise<void>): Promise<void> {
  await database.query('alter table public.book_pages rename to book_pages_away')
  try {
    await look()
  } finally {
    await database.query('alter table public.book_pages_away rename to book_pages')
  }
}

async function seeError({ page }: Here): Promise<void> {
  await page.getByRole('heading', { name: 'Internal Server Error' }).waitFor()
}

/** What axe finds against WCAG 2.2 AA and its own best practices, as lines for people; colours in both themes. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  // Colours fade from day to night: what is looked at is where they end.
  await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' })
  const byDay = await page.evaluate(check, [
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
  ])
  await setTheme(page, 'dark')
  const byNight = await page.evaluate(check, ['color-contrast'])
  await setTheme(page, 'light')
  return [...byDay, ...byNight.map((line) => `at night: ${line}`)]
}

function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  return page.evaluate((wanted) => {
    document.documentElement.classList.toggle('dark', wanted === 'dark')
    document.documentElement.classList.toggle('light', wanted === 'light')
  }, theme)
}

/** Runs in the page. */
async function check(rules: string[]): Promise<string[]> {
  const { axe: checker } = globalThis as unknown as { axe: typeof Axe }
  const { violations } = await checker.run(document, {
    runOnly: rules,
    // Only what is wrong is worked out, where it stands is seen from its HTML, and styles are not fetched once more.
    resultTypes: ['violations'],
    selectors: false,
    preload: false,
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 140)}`))
}
