import { describe, expect, test } from 'vitest'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { withProduct } from './with-product.ts'
import { words } from './words.ts'

/* What a page is before its scripts come, without any, and when they come late. */

const english = words('en')
const dutch = words('nl')
const site = withProduct()

async function arrive(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await site.open({ locale: 'nl-NL', ...options })).newPage()
  await page.goto(site.url + path)
  return page
}

const contentPages = [
  ['/', dutch('home_promises_heading')],
  ['/en/pricing', 'What does it cost?'],
  ['/hoe-werkt-het', dutch('how_heading')],
  ['/en/how-it-works', english('how_heading')],
  ['/terms', null],
  ['/en/privacy', null],
  ['/delivery', null],
  ['/blog', null],
  ['/en/blog/reading-aloud-by-age', null],
] as const

describe('without scripts', () => {
  test.each(contentPages)(
    '%s can be read',
    async (path, heading) => {
      const page = await arrive(path, { javaScriptEnabled: false })
      expect(await page.locator('h1').isVisible()).toBe(true)
      if (heading !== null) await page.getByRole('heading', { name: heading }).waitFor()
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(300)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
      await page.waitForURL(/\/blog$/)
    },
    20_000,
  )

  test('the menu of a phone opens and leads on', async () => {
    const page = await arrive('/', { javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    await page.getByRole('button', { name: dutch('common_main_menu') }).click()
    await page
      .getByRole('banner')
      .getByRole('link', { name: dutch('common_pricing') })
      .click()
    await page.waitForURL(/\/prijzen$/)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(dutch('pricing_heading'))
  }, 20_000)

  test('the first question of the builder is there, and what it takes is told', async () => {
    const page = await arrive('/en/create/who', { javaScriptEnabled: false })
    await page.getByRole('heading', { name: english('builder_who_question') }).waitFor()
    expect(await page.locator('noscript').innerText()).toContain(english('builder_needs_script'))
    await page.getByText(english('builder_name'), { exact: true }).waitFor()
    await page.getByText(english('builder_gender_female'), { exact: true }).waitFor()
  }, 20_000)
})

test('when no script arrives, pages and the first question are still there to be read', async () => {
  const page = await arrive('/en')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(`${site.url}/en/pricing`)
  await page.getByRole('heading', { name: 'What does it cost?' }).waitFor()
  await page.goto(`${site.url}/en/create/who`)
  await page.getByRole('heading', { name: english('builder_who_question') }).waitFor()
  await expect
    .poll(
      () => page.locator('.builder-fields-asleep').evaluate((fields) => getComputedStyle(fields).opacity),
      {
        timeout: 8_000,
      },
    )
    .toBe('1')
}, 30_000)

test('on a slow line the words of a page come before its scripts', async () => {
  const page = await arrive('/en/terms')
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.setCacheDisabled', { cacheDisabled: true })
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: (400 * 1024) / 8,
    uploadThroughput: (400 * 1024) / 8,
  })
  await page.goto(`${site.url}/en/pricing`, { waitUntil: 'commit' })
  // Only now: scripts of the page before may still have been on their way.
  const scripts: string[] = []
  page.on('requestfinished', (request) => request.url().endsWith('.js') && scripts.push(request.url()))
  await page.getByRole('heading', { name: 'What does it cost?' }).waitFor()
  expect(scripts.filter((script) => script.includes('/framework-'))).toEqual([])
  // It comes alive in the end.
  await page.getByRole('banner').getByRole('link', { name: 'Nederlands' }).click()
  await page.waitForURL(`${site.url}/prijzen`, { timeout: 20_000 })
}, 60_000)
