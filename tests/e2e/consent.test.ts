import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './launch-browser.ts'
import { type Product, startProduct } from './start-product.ts'
import { words } from './words.ts'

/* The question whether visits may be measured, on a phone: it is asked, and is in nobody's way. */

const say = words('nl')

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await startProduct({ TAG_MANAGER_URL: 'https://tags.fabelaar.example/gtm.js' })
  browser = await launchBrowser()
}, 180_000)

afterAll(async () => {
  await browser.close()
  await product.stop()
}, 60_000)

async function asked(path: string): Promise<Page> {
  const context = await browser.newContext({
    locale: 'nl-NL',
    viewport: { width: 390, height: 664 },
    hasTouch: true,
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(product.url + path)
  await question(page).waitFor()
  return page
}

const question = (page: Page) => page.getByRole('region', { name: say('site_consent_heading') })

test.each([
  ['the builder', '/maken/who', 'button', say('builder_next_style')],
  ['the home page', '/', 'link', say('home_make_book')],
] as const)(
  'the bar at the foot of %s stands above it, without a shift',
  async (_, path, role, name) => {
    const page = await asked(path)
    const action = page.getByRole(role, { name, exact: true }).filter({ visible: true }).last()
    const [button, notice] = [await action.boundingBox(), await question(page).boundingBox()]
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(notice?.y ?? 0)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  // A bar that jumps up would be a tenth.
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005)
    // Playwright presses only what nothing else lies on.
    await action.click({ trial: true })
    await page.getByRole('button', { name: say('site_consent_refuse') }).click()
    await question(page).waitFor({ state: 'detached' })
    const foot = (await action.boundingBox())?.y ?? 0
    expect(foot).toBeGreaterThan(notice?.y ?? Number.POSITIVE_INFINITY)
    await page.context().close()
  },
  60_000,
)

test('the last line of a page can be read above it', async () => {
  const page = await asked('/prijzen')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const last = page.getByRole('contentinfo').getByText(say('common_colophon'))
  const [line, notice] = [await last.boundingBox(), await question(page).boundingBox()]
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(notice?.y ?? 0)
  await page.context().close()
}, 60_000)
