import { mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type Axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aboutParcel } from '#mails/about-parcel.ts'
import {
  composeMail,
  type ComposedMail,
  type MailContents,
  type MailKind,
  mailKinds,
  type MailLocale,
  mailPhrase,
} from '#mails/compose-mail.ts'
import { type NoticeKind, noticeKinds, ownNoticeKind } from '#mails/notice-kinds.ts'
import { dayWithYear } from '#shop/clock-time.ts'
import { longDate, timeOfDay } from '#workflows/dates-in-mails.ts'
import { formatMoney } from '#book/format-money.ts'
import { launchBrowser } from './launch-browser.ts'

/*
 * Every mail on a small phone, by day and by night: nothing has to be scrolled sideways, and what is small or pale can be
 * read. The text beside it says the same and leads to the same places. LOOK_FOLDER keeps a picture of each.
 */

let browser: Browser
let page: Page
let axe: string
let cover: string
beforeAll(async () => {
  browser = await launchBrowser()
  page = await browser.newPage({ viewport: { width: 320, height: 700 } })
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  const square = { width: 200, height: 200, channels: 3, background: '#7a9bbd' } as const
  cover = (await sharp({ create: square }).jpeg().toBuffer()).toString('base64')
})
afterAll(() => browser.close())

const title = 'Noor en de allerverdwenenste sterrenkijker van Brandnetelstein'
const id = '3f2b1c9e-8a41-4c1e-9f57-0d2f6f1b7a10'
const tracking =
  'https://jouw.postnl.example/track-and-trace/3SABCD1234567890-NL-3511AB?language=nl&from=fabelaar'
const date = new Date('2026-12-04T13:32:00Z')
const order = { cover: { path: 'cover.webp', title }, link: `https://fabelaar.example/orders/${id}` }
const book = { ...order, link: `https://fabelaar.example/books/${id}` }
const bare = { link: 'https://fabelaar.example' }
const finish = { link: `https://fabelaar.example/auth/finish?token_hash=${'0123456789abcdef'.repeat(4)}` }

const ofNotice = (say: Words): Omit<MailContents, 'values'> & { values: object } => ({
  link: 'https://fabelaar.example/account',
  values: { provider: 'Google', mine: say('notice_mine'), not_mine: say('notice_not_mine') },
})

type Words = (name: Parameters<typeof mailPhrase>[1], values?: Record<string, string>) => string

/** What stands in a mail that fills it: long titles, addresses without a space, every sentence that may be in it. */
const contents: Readonly<
  Record<MailKind, (say: Words, locale: MailLocale) => Omit<MailContents, 'values'> & { values?: object }>
> = {
  login: () => finish,
  claim: () => finish,
  confirm: () => finish,
  recover: () => finish,
  invite: () => finish,
  move: () => finish,
  leave: () => finish,
  reauthenticate: () => bare,
  ...(Object.fromEntries(noticeKinds.map((kind) => [kind, ofNotice])) as Record<NoticeKind, typeof ofNotice>),
  [ownNoticeKind]: ofNotice,
  paid: (say, locale) => ({
    ...order,
    values: {
      gift: say('paid_with_gift', { amount: formatMoney(1000, locale) }),
      ordered: say('paid_ordered_print', {
        address: 'Wolfeschlegelsteinhausenbergerdorff, Van Nispen tot Sevenaerstraat 12, 3511 AB Utrecht',
        arrives: longDate(locale, date),
      }),
      present: say('paid_present_day', {
        giver: 'Oma Jo en opa Kees',
        email: 'kleindochter.van.oma.en.opa@eenlangdomein.example',
        date: longDate(locale, date),
      }),
      next: say('paid_next_print'),
      withdrawal: `${say('paid_withdrawal', { date: dayWithYear(locale, date) })} ${say('paid_print_exempt')}`,
    },
  }),
  ready: () => book,
  finished: () => book,
  waiting: (_say, locale) => ({ ...book, values: { until: timeOfDay(locale, date, 'GB') } }),
  sent_to_printer: () => order,
  shipped: (say, locale) => ({
    ...order,
    linked: tracking,
    values: {
      tracking: aboutParcel(locale, { carrier: 'PostNL', number: '3SABCD1234567890', url: tracking }),
      arrives: say('shipped_arrives', { date: longDate(locale, date) }),
    },
  }),
  delivered: () => order,
  new_copy: () => order,
  canceled: (say) => ({ ...order, values: { where: say('back_to_account') } }),
  refund_superfluous: () => order,
  refund: (say, locale) => ({
    ...order,
    values: {
      where: say('back_to_both', { account: formatMoney(1200, locale), card: formatMoney(299500, locale) }),
    },
  }),
  refund_overtaken: (say) => ({
    ...order,
    values: { invoice: say('debits_attached', { number: '2026-00043' }) },
  }),
  rejected: () => order,
  erased: (say, locale) => ({
    ...bare,
    values: {
      what: say('erased_what', { books: '12', files: '345', orders: '3' }),
      kept: say('erased_kept', { sales: '3' }),
      money: [
        say('erased_owed', { amount: formatMoney(1200, locale) }),
        say('erased_owed_gift', { amount: formatMoney(2995, locale) }),
        say('erased_owed_unless_printed', { amount: formatMoney(3990, locale) }),
        say('erased_given', { amount: formatMoney(5000, locale) }),
        say('erased_received', { amount: formatMoney(2500, locale) }),
      ].join(' '),
      parcels: say('erased_parcels', { parcels: '2' }),
    },
  }),
  reminder: () => ({ ...book, unsubscribeUrl: `https://fabelaar.example/api/reminders/stop?token=${id}` }),
  word_offered: () => ({
    ...book,
    values: { name: 'Oma', words: 'Lieve Noor, lees je mee? https://fabelaar.example/'.padEnd(240, 'zo') },
  }),
  voice_offered: () => ({ ...book, values: { name: 'Oma' } }),
  book_given: (say) => ({
    ...order,
    values: {
      child: 'Noor',
      gift: say('paid_all_with_gift'),
      withdrawal: say('paid_withdrawal', { date: '1 december 2026 om 12.00 uur' }),
    },
  }),
  given_drawn: () => ({ ...order, values: { child: 'Noor' } }),
  book_received: () => ({ ...book, values: { giver: 'Oma', message: '' } }),
  reward: () => ({ ...bare, values: { code: 'DANKAB12CD34' } }),
  gift_paid: (say, locale) => ({
    link: order.link,
    values: { when: say('gift_on_day', { date: dayWithYear(locale, date) }), change: say('gift_change') },
  }),
  gift: (say) => ({
    isGiftCard: true,
    ...bare,
    values: {
      code: 'CADEAUWMWMWMWMWM',
      message: say('gift_message', { message: 'Lees je voor? https://fabelaar.example/'.padEnd(290, 'zo') }),
    },
  }),
  present: (say) => ({
    isGiftCard: true,
    link: `https://fabelaar.example/uitpakken/${'Ab-_'.repeat(5)}Cd`,
    values: {
      child: 'Noor',
      message: say('gift_message', { message: 'Lees je voor? https://fabelaar.example/'.padEnd(290, 'zo') }),
    },
  }),
  present_sent: () => ({ ...order, values: { child: 'Noor' } }),
  present_refused: () => order,
  present_thanked: () => ({
    ...order,
    values: { child: 'Noor', words: 'Dank je wel! We lezen het elke avond. '.padEnd(239, 'zo') },
  }),
  print_problem: () => ({
    link: order.link,
    values: { problem: 'sharpness: page 14 has 143 pixels per inch' },
  }),
}

/** A mail, and the addresses that it is to lead to: none that came with the words of people. */
function sample(kind: MailKind, locale: MailLocale): { mail: ComposedMail; links: string[] } {
  const say: Words = (name, values) => mailPhrase(locale, name, values)
  const { values, ...rest } = contents[kind](say, locale)
  const common = {
    code: '482915',
    title,
    amount: formatMoney(4490, locale),
    order: '3F2B1C9E',
    invoice: say('invoice_attached', { number: '2026-00042' }),
    bought: say('bought_book', { title }),
    arrives: longDate(locale, date),
    until: dayWithYear(locale, date),
    name: 'Noor',
    recipient: 'Opa Kees-van-der-Wolfeschlegelsteinhausen',
    giver: 'Noor en Fenna',
    email: 'opa.kees.van.der.wolfeschlegelsteinhausen@voorbeeldpost.example',
  }
  const mail = composeMail(kind, locale, { ...rest, values: { ...common, ...values } })
  const links = [rest.linked, rest.link, rest.unsubscribeUrl].filter((link) => link !== undefined)
  return { mail, links }
}

describe.each(['nl', 'en'] as const)('on a phone of 320 pixels, %s', (locale) => {
  test.each(mailKinds)('%s can be read by day and by night, and as text', async (kind) => {
    const { mail, links: given } = sample(kind, locale)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setContent(mail.html.replaceAll('cid:cover', `data:image/jpeg;base64,${cover}`))
    await keepPicture(`${kind}-${locale}-light`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await page.evaluate(smallWords)).toEqual([])
    expect(await page.evaluate(read)).toEqual(asText(mail.plain))
    const links = await page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(new Set(links)).toEqual(new Set(given))
    expect(await findings(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    await keepPicture(`${kind}-${locale}-dark`)
    expect(await findings(['cat.color'])).toEqual([])
  })
})

/** What a mail's page says below our name, paragraph by paragraph; where words can be pressed, the address behind them. */
function read(): string[] {
  const parts = [...document.querySelectorAll<HTMLElement>('p, a.press')].slice(1)
  return parts.map((part) => {
    const words = part.innerText.replaceAll(/\s+/g, ' ').trim()
    const link = part.matches('a') ? part : part.querySelector<HTMLElement>(':scope > a:only-child')
    const isWhole = link?.innerText.trim() === words
    return isWhole ? `${words}: ${link?.getAttribute('href')}` : words
  })
}

/** The same of the text beside it. */
function asText(plain: string): string[] {
  return plain.split('\n\n').map((paragraph) => paragraph.replaceAll(/\s+/g, ' '))
}

/** Words that are to be seen in letters of less than 14 pixels. */
function smallWords(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => element.checkVisibility())
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    )
    .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 14)
    .map((element) => element.innerText)
}

/** What axe finds by the rules of these tags. */
async function findings(tags: readonly string[]): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async (values) => {
    const { axe: checker } = globalThis as unknown as { axe: typeof Axe }
    const { violations } = await checker.run(document, { runOnly: { type: 'tag', values: [...values] } })
    return violations.flatMap(({ id: rule, nodes }) =>
      nodes.map((node) => `${rule}: ${node.html} ${node.failureSummary}`),
    )
  }, tags)
}

async function keepPicture(name: string): Promise<void> {
  const folder = process.env['LOOK_FOLDER']
  if (folder === undefined) return
  await mkdir(folder, { recursive: true })
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}
