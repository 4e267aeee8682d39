import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import pg from 'pg'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { isAlive } from './is-alive.ts'
import { launchBrowser } from './launch-browser.ts'
import { patience } from './patience.ts'
import { type Product, startProduct } from './start-product.ts'
import { words } from './words.ts'

export interface Site {
  /** Where the product of this file is reached; known once its tests run. */
  readonly url: string
  /** The product itself and the browser; known once its tests run. */
  readonly product: Product
  readonly browser: Browser
  /** A browser of one's own, which closes with the test. */
  open(options?: BrowserContextOptions): Promise<BrowserContext>
  /** An English page, without the question about measuring and, unless they are asked for, without service workers. */
  arrive(path: string, options?: { serviceWorkers?: boolean }): Promise<Page>
  /** What the product's database answers. */
  rows<Row extends pg.QueryResultRow>(query: string, values: unknown[]): Promise<Row[]>
  /** Presses a link of the English footer, and waits for the page that it leads to. */
  follow(page: Page, key: string, path: string): Promise<void>
}

/** Starts the product and a browser for the tests of a file, and ends both after them. Called once, at its top. */
export function withProduct(settings: Readonly<Record<string, string>> = {}): Site {
  let product: Product
  let browser: Browser
  const contexts: BrowserContext[] = []

  beforeAll(async () => {
    product = await startProduct(settings)
    browser = await launchBrowser()
  })

  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close()
  })

  afterAll(async () => {
    await browser.close()
    await product.stop()
  })

  const open: Site['open'] = async (options = {}) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...options })
    contexts.push(context)
    context.setDefaultTimeout(patience)
    return context
  }

  return {
    get url() {
      return product.url
    },
    get product() {
      return product
    },
    get browser() {
      return browser
    },
    open,
    async arrive(path, { serviceWorkers = false } = {}) {
      // A service worker would hide requests from the test.
      const context = await open({ locale: 'en-GB', serviceWorkers: serviceWorkers ? 'allow' : 'block' })
      const page = await context.newPage()
      await page.addInitScript(() => localStorage.setItem('fabelaar.consent', 'refused'))
      await page.goto(product.url + path)
      await isAlive(page)
      return page
    },
    async rows<Row extends pg.QueryResultRow>(query: string, values: unknown[]) {
      const database = new pg.Client({ connectionString: product.databaseUrl() })
      await database.connect()
      try {
        return (await database.query<Row>(query, values)).rows
      } finally {
        await database.end()
      }
    },
    async follow(page, key, path) {
      const footer = page.getByRole('contentinfo')
      await footer.getByRole('link', { name: words('en')(key), exact: true }).click()
      await page.waitForURL(product.url + path)
      await page.locator('h1').first().waitFor()
    },
  }
}
