import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import type Axe from 'axe-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from './launch-browser.ts'
import { type Product, startProduct } from './start-product.ts'
import { Visitor } from './visitor.ts'

let product: Product
let browser: Browser
let axe: string
let bookId: string
let session: Awaited<ReturnType<BrowserContext['storageState']>>

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  const guest = await Visitor.arrive(browser, product.url, 'nl')
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
}, 300_000)

afterAll(async () => {
  await browser.close()
  await product.stop()
}, 60_000)

/** Every kind of screen; `:book` is a book of the visitor's own. Half of them in each language. */
const screens = [
  '/',
  '/en/pricing',
  '/hoe-werkt-het',
  '/en/terms',
  '/privacy',
  '/en/delivery',
  '/blog',
  '/en/blog',
  '/insta/welkom',
  '/en/r/anna',
  '/auth/login',
  '/en/auth/finish',
  '/auth/finish?code=elders',
  '/en/auth/finish?error=gone&error_description=Gone',
  '/auth/finish?token_hash=abc&type=email',
  '/en/create/who',
  '/maken/characters',
  '/en/create/generate',
  '/books',
  '/en/books/:book',
  '/books/:book/ontwerp',
  '/en/books/:book/buy',
  '/account',
  '/en/nowhere',
]

describe.each([
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 1280 },
] as const)('in $theme, $width pixels wide,', ({ theme, width }) => {
  test.each(screens)(
    '%s has nothing that axe finds, and does not scroll sideways',
    async (path) => {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme: theme,
        reducedMotion: 'reduce',
        // The checker is put into the page, which our own policy forbids.
        bypassCSP: true,
        storageState: session,
      })
      try {
        const page = await context.newPage()
        await page.goto(product.url + path.replace(':book', bookId), { waitUntil: 'networkidle' })
        expect(await findings(page)).toEqual([])
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)
      } finally {
        await context.close()
      }
    },
    60_000,
  )
})

/** What axe finds against WCAG 2.2 AA and its own best practices, as lines for people. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return await page.evaluate(async () => {
    const { axe: checker } = globalThis as unknown as { axe: typeof Axe }
    const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const { violations } = await checker.run(document, { runOnly: rules })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 140)}`))
  })
}
