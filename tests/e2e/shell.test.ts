import { describe, expect, test } from 'vitest'
import { holdBack } from './hold-back.ts'
import { isAlive, isAtRest } from './is-alive.ts'
import { withProduct } from './with-product.ts'
import { words } from './words.ts'

/* What every page has: errors in its own words, two languages, and a way to the next page. */

const english = words('en')
const site = withProduct()
const { arrive, follow } = site

describe('errors', () => {
  test('an unknown address: 404, its own words, and JSON for programs', async () => {
    const page = await arrive('/nope?x=1')
    expect(await page.title()).toBe('404 - Page Not Found | Fabelaar')
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
    await page.getByText('Page not found: /nope?x=1').waitFor()
    const response = await fetch(`${site.url}/nope?x=1`, { headers: { accept: 'text/html' } })
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toContain('no-cache')
    const json = await fetch(`${site.url}/nope?x=1`, { headers: { accept: 'application/json' } })
    expect(json.status).toBe(404)
    expect(await json.json()).toEqual({
      error: true,
      url: '/nope?x=1',
      statusCode: 404,
      statusMessage: 'Page Not Found',
      message: 'Page not found: /nope?x=1',
      data: { path: '/nope?x=1' },
    })
  })

  test('an unknown address inside the app is named with what follows its hash', async () => {
    const page = await arrive('/en')
    await page.waitForFunction(() => '__reactRouterDataRouter' in window)
    await page.evaluate(() => {
      const { __reactRouterDataRouter: router } = window as unknown as {
        __reactRouterDataRouter: { navigate(to: string): Promise<void> }
      }
      return router.navigate('/en/nope?x=1#here')
    })
    const named = () => page.getByText(/^Page not found:/).textContent()
    expect(await named()).toBe('Page not found: /en/nope?x=1#here')
    await page.reload()
    expect(await named()).toBe('Page not found: /en/nope?x=1')
  })

  test('a crawler gets the same status', async () => {
    const headers = { accept: 'text/html', 'user-agent': 'Googlebot/2.1' }
    expect((await fetch(`${site.url}/nope`, { headers })).status).toBe(404)
  })

  test('without a connection our own page comes, and the wanted one when it is back', async () => {
    const page = await arrive('/en', { serviceWorkers: true })
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await expect.poll(() => page.evaluate(() => caches.match('/en/offline').then(Boolean))).toBe(true)
    await page.reload()
    await isAtRest(page)
    await page.context().setOffline(true)
    await page.getByText(english('site_connection_lost')).waitFor()
    await page.goto(`${site.url}/en/pricing`)
    await page.getByRole('heading', { name: english('site_offline_heading') }).waitFor()
    await page.context().setOffline(false)
    await page.getByRole('link', { name: english('common_try_again') }).click()
    await page.waitForURL(`${site.url}/en/pricing`)
    await expect.poll(() => page.title()).not.toContain(english('site_offline_heading'))
  })
})

describe('languages', () => {
  test.each([
    ['/', 'en', 302, '/en'],
    ['/prijzen', 'en', 200, null],
    ['/nl', 'nl', 404, null],
    ['/', 'nl', 200, null],
  ])('%s for a browser in %s: %i', async (path, language, status, target) => {
    const response = await fetch(site.url + path, {
      redirect: 'manual',
      headers: { 'accept-language': language, accept: 'text/html' },
    })
    expect(response.status).toBe(status)
    expect(response.headers.get('location')).toBe(target)
    if (path === '/') expect(response.headers.get('vary')).toMatch(/Accept-Language, Cookie/)
    if (status === 200) expect(await response.text()).toContain('lang="nl-NL"')
  })

  test('the switcher stays on the page and is remembered at the door', async () => {
    const page = await arrive('/en/pricing?discount=X')
    await page.getByRole('banner').getByRole('link', { name: 'Nederlands' }).click()
    await page.waitForURL(`${site.url}/prijzen?discount=X`)
    await page.goto(`${site.url}/`)
    expect(page.url()).toBe(`${site.url}/`)
    expect(await page.locator('html').getAttribute('lang')).toBe('nl-NL')
  })
})

describe('going from page to page', () => {
  test('puts the focus on the new heading and announces the page', async () => {
    const page = await arrive('/en')
    await isAtRest(page)
    await follow(page, 'common_pricing', '/en/pricing')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    const title = await page.title()
    await expect.poll(() => page.getByRole('status').filter({ hasText: title }).count()).toBe(1)
  })

  test('puts the focus there also when somebody left before what does it had come', async () => {
    const context = await site.open({ locale: 'en-GB' })
    await context.addInitScript(() => localStorage.setItem('fabelaar.consent', 'refused'))
    const letCome = await holdBack(context, /\/background-[^/]*\.js$/)
    const page = await context.newPage()
    await page.goto(`${site.url}/en`)
    await isAlive(page)
    await page.evaluate(() => document.documentElement.setAttribute('data-mark', 'here'))
    await follow(page, 'common_pricing', '/en/pricing')
    expect(await page.locator('html[data-mark]').count()).toBe(1)
    letCome()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    const title = await page.title()
    await expect.poll(() => page.getByRole('status').filter({ hasText: title }).count()).toBe(1)
  })

  test('a lost connection is told, and that it is back', async () => {
    const page = await arrive('/en/pricing')
    await isAtRest(page)
    await page.clock.install()
    await page.context().setOffline(true)
    await page.getByText(english('site_connection_lost')).waitFor()
    await page.context().setOffline(false)
    await page.getByText(english('site_connection_back')).waitFor()
    await page.clock.fastForward(5_000)
    await expect.poll(() => page.getByText(english('site_connection_back')).count()).toBe(0)
  })
})
