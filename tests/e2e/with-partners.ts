import pg from 'pg'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, vi } from 'vitest'
import { type Partners, startPartners } from '../stand-ins/partners.ts'
import { launchBrowser } from './launch-browser.ts'
import { patience } from './patience.ts'
import { type Product, startProduct } from './start-product.ts'
import { Visitor } from './visitor.ts'
import type { Locale } from './words.ts'

/** The shop with all of its partners by settings alone; each is known once the tests run. */
export interface PartneredSite {
  readonly product: Product
  readonly database: pg.Pool
  readonly partners: Partners
  /** Somebody whose mail comes to the mail server. */
  arrive(locale: Locale, width?: number): Promise<Visitor>
  /** Every message to an address, oldest first, from its subject on, with its long lines whole. */
  mailsTo(address: string): string[]
}

/**
 * Starts Mollie, a mail server, a bucket and Lulu, each played by a strict stand-in, the product with the settings that
 * name them, and a browser; ends all of it after the tests of a file. Called once, at its top.
 */
export function withPartners(): PartneredSite {
  const closing: (() => PromiseLike<unknown>)[] = []
  let partners: Partners
  let product: Product
  let database: pg.Pool
  let browser: Browser

  beforeAll(async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
    partners = await startPartners()
    closing.push(partners.close)
    product = await startProduct({
      ...partners.settings,
      // Its certificate is one that only tests believe in.
      NODE_TLS_REJECT_UNAUTHORIZED: '0',
    })
    closing.push(() => product.stop())
    database = new pg.Pool({ connectionString: product.databaseUrl() })
    database.on('error', () => undefined)
    closing.push(() => database.end())
    browser = await launchBrowser()
    closing.push(() => browser.close())
  })
  afterAll(async () => {
    for (const close of closing.toReversed()) await close()
    vi.unstubAllEnvs()
  })

  const mailsTo = (address: string): string[] =>
    partners.smtp.taken.filter(({ to }) => to === address).map(({ message }) => fromSubject(message))

  return {
    get product() {
      return product
    },
    get database() {
      return database
    },
    get partners() {
      return partners
    },
    mailsTo,
    async arrive(locale, width) {
      const visitor = await Visitor.arrive(browser, product.url, locale, width)
      visitor.mailTo = async (address) => {
        await vi.waitUntil(() => mailsTo(address).length > 0, { timeout: patience })
        return mailsTo(address).at(-1)
      }
      return visitor
    },
  }
}

/** Pays on the page that Mollie's stand-in shows; answers the payment. */
export async function payAtMollie(page: Page): Promise<string> {
  await page.waitForURL(/\/checkout\/tr_/)
  const paymentId = page.url().split('/').at(-1) ?? ''
  await page.getByRole('button', { name: 'paid', exact: true }).click()
  await page.waitForURL(/\/orders\//)
  return paymentId
}

/** A mail from its subject on. Quoted-printable breaks long lines (RFC 2045), but not those of the head, where `=` ends a word. */
function fromSubject(message: string): string {
  const mail = message.slice(message.search(/^Subject:/m))
  const body = mail.indexOf('\r\n\r\n')
  return mail.slice(0, body) + mail.slice(body).replaceAll('=\r\n', '')
}
