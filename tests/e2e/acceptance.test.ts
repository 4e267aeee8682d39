import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from './launch-browser.ts'
import { type Product, startProduct } from './start-product.ts'
import { words } from './words.ts'

/*
 * The shell's acceptance checks in a real browser: new builds, missing chunks, errors, languages, the guard, the
 * session in its cookies and a failing network.
 */

const tagManager = 'https://tags.fabelaar.example/gtm.js'
const checkSeconds = 1
const english = words('en')

let product: Product
let browser: Browser
const contexts: BrowserContext[] = []

beforeAll(async () => {
  product = await startProduct({ BUILD_CHECK_SECONDS: String(checkSeconds), TAG_MANAGER_URL: tagManager })
  browser = await launchBrowser()
}, 180_000)

afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close()
})

afterAll(async () => {
  await browser.close()
  await product.stop()
}, 60_000)

/** A browser of one's own. The service worker would hide requests from the test, so it stays out unless asked for. */
async function arrive(path: string, { serviceWorkers = false } = {}): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: serviceWorkers ? 'allow' : 'block',
  })
  contexts.push(context)
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('fabelaar.consent', 'refused'))
  await page.goto(product.url + path)
  return page
}

/** Leaves a mark in the document; it is gone when another document has taken its place. */
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset['mark'] = 'here'
  })
const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset['mark'] === 'here')

async function follow(page: Page, key: string, path: string): Promise<void> {
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: english(key), exact: true })
    .click()
  await page.waitForURL(product.url + path)
  await page.locator('h1').first().waitFor()
}

/** Logs in with a code from the mailbox; ends on the page that was wanted. */
async function logIn(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: english('login_email') }).fill(email)
  await page.getByRole('button', { name: english('login_send') }).click()
  const field = page.getByRole('textbox', { name: english('code_label') })
  await field.waitFor()
  const mailbox = await (await fetch(`${product.url}/mailbox`)).text()
  const mail = mailbox.split('<li>').find((part) => part.includes(email))
  await field.fill(/\b(\d{6})\b/.exec(mail ?? '')?.[1] ?? '')
  await page.getByRole('button', { name: english('code_confirm') }).click()
}

async function continueAsGuest(page: Page): Promise<void> {
  await page.goto(`${product.url}/en/auth/login`)
  await page.getByRole('button', { name: english('login_skip'), exact: true }).click()
  await page.waitForURL(`${product.url}/en/books`)
  await page.waitForLoadState('networkidle')
}

const sessionCookies = async (page: Page): Promise<string[]> =>
  (await page.context().cookies())
    .map(({ name }) => name)
    .filter((name) => /-auth-token(\.\d+)?$/.test(name))
    .sort()

describe('a newer build', () => {
  test('leaves the page alone, loads the next one whole, and the same one not twice within ten seconds', async () => {
    const page = await arrive('/en')
    await page.route('**/builds/latest.json*', (route) =>
      route.fulfill({ json: { id: 'newer', timestamp: 1 } }),
    )
    await mark(page)
    await page.waitForResponse(/latest\.json/, { timeout: 15_000 })
    await page.waitForTimeout(300)
    expect(await isMarked(page)).toBe(true)

    await follow(page, 'common_pricing', '/en/pricing')
    expect(await isMarked(page)).toBe(false)

    await page.waitForResponse(/latest\.json/)
    await follow(page, 'common_how_it_works', '/en/how-it-works')
    await page.waitForResponse(/latest\.json/)
    await page.waitForTimeout(300)
    await mark(page)
    await page.evaluate(() =>
      sessionStorage.setItem(
        'fabelaar.reload',
        JSON.stringify({ path: '/en/pricing', expires: Date.now() + 9_000 }),
      ),
    )
    await follow(page, 'common_pricing', '/en/pricing')
    expect(await isMarked(page)).toBe(true)
  }, 60_000)

  test.each([
    ['an error', { status: 500, body: 'broken' }],
    ['a page of HTML', { status: 200, contentType: 'text/html', body: '<!doctype html><p>hello' }],
    ['JSON of something else', { status: 200, contentType: 'application/json', body: '{"name":"x"}' }],
  ])(
    'is not believed from %s',
    async (_, answer) => {
      const page = await arrive('/en')
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(error.message))
      await page.route('**/builds/latest.json*', (route) => route.fulfill(answer))
      await mark(page)
      await page.waitForResponse(/latest\.json/, { timeout: 15_000 })
      await page.waitForTimeout(300)
      await follow(page, 'common_pricing', '/en/pricing')
      expect(await isMarked(page)).toBe(true)
      expect(problems).toEqual([])
    },
    40_000,
  )

  test('is told in JSON, with what is prerendered', async () => {
    const latest = await fetch(`${product.url}/builds/latest.json?${Date.now()}`)
    expect(latest.headers.get('cache-control')).toContain('max-age=1')
    const { id, timestamp } = (await latest.json()) as { id: string; timestamp: number }
    expect(typeof timestamp).toBe('number')
    const meta = await fetch(`${product.url}/builds/meta/${id}.json`)
    expect(meta.headers.get('cache-control')).toContain('max-age=31536000')
    const body = (await meta.json()) as { id: string; prerendered: string[] }
    expect(body.id).toBe(id)
    expect(body.prerendered).toEqual(expect.arrayContaining(['/', '/en', '/prijzen', '/en/pricing', '/blog']))
    const payload = await fetch(`${product.url}/en/pricing/_payload.json?${id}`)
    expect(await payload.json()).toMatchObject({
      data: { 'pricing.en': {} },
      prerenderedAt: expect.any(Number),
    })
    expect((await fetch(`${product.url}/en/pricing/_payload.json?older`)).status).toBe(404)
    expect((await fetch(`${product.url}/builds/meta/none.json`, { headers: { accept: '*/*' } })).status).toBe(
      404,
    )
  })

  test('a prerendered page comes from its payload, and the router asks for nothing more', async () => {
    const page = await arrive('/en/pricing')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.waitForTimeout(1_500)
    await follow(page, 'common_how_it_works', '/en/how-it-works')
    expect(asked).toContain('/en/how-it-works/_payload.json')
    expect(asked.filter((path) => path.endsWith('.data'))).toEqual([])
  })
})

describe('a missing chunk', () => {
  test('one full load of the target, never a loop, and the draft survives', async () => {
    const page = await arrive('/en/create/who')
    await page.getByRole('textbox', { name: english('builder_name') }).fill('Noor')
    const broken = /\/assets\/pricing-screen[^/]*\.js/
    await page.route(broken, (route) => route.abort())
    await page.goto(`${product.url}/en`)
    await mark(page)
    let documents = 0
    page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0))
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: english('common_pricing') })
      .click()
    await page.waitForURL(`${product.url}/en/pricing`)
    await page.locator('h1').waitFor()
    await page.waitForTimeout(1_500)
    expect(await isMarked(page)).toBe(false)
    expect(documents).toBe(1)

    await page.unroute(broken)
    await page.goto(`${product.url}/en/create/who`)
    const name = page.getByRole('textbox', { name: english('builder_name') })
    await expect.poll(() => name.inputValue()).toBe('Noor')
  }, 40_000)

  test('that was just tried leaves the visitor where they are, with a way to try again', async () => {
    const page = await arrive('/en')
    await page.route(/\/assets\/pricing-screen[^/]*\.js/, (route) => route.abort())
    await page.waitForTimeout(1_500)
    await page.evaluate(() =>
      sessionStorage.setItem(
        'fabelaar.reload',
        JSON.stringify({ path: '/en/pricing', expires: Date.now() + 9_000 }),
      ),
    )
    await mark(page)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: english('common_pricing') })
      .click()
    await page.getByText(english('site_page_missing')).waitFor()
    expect(await isMarked(page)).toBe(true)
    expect(page.url()).toBe(`${product.url}/en`)
    await page.getByRole('button', { name: english('common_try_again') }).click()
    await page.waitForURL(`${product.url}/en/pricing`)
  }, 40_000)
})

describe('errors', () => {
  test('an unknown address: 404, its own words, and JSON for programs', async () => {
    const page = await arrive('/nope?x=1')
    expect(await page.title()).toBe('404 - Page Not Found | Fabelaar')
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
    await page.getByText('Page not found: /nope?x=1').waitFor()
    const response = await fetch(`${product.url}/nope?x=1`, { headers: { accept: 'text/html' } })
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toContain('no-cache')
    const json = await fetch(`${product.url}/nope?x=1`, { headers: { accept: 'application/json' } })
    expect(json.status).toBe(404)
    expect(await json.json()).toEqual({
      error: true,
      url: '/nope?x=1',
      statusCode: 404,
      statusMessage: 'Page Not Found',
      message: 'Page not found: /nope?x=1',
      data: { path: '/nope' },
    })
  })

  test('a crawler gets the same status', async () => {
    const headers = { accept: 'text/html', 'user-agent': 'Googlebot/2.1' }
    expect((await fetch(`${product.url}/nope`, { headers })).status).toBe(404)
  })

  test('without a connection our own page comes, and the wanted one when it is back', async () => {
    const page = await arrive('/en', { serviceWorkers: true })
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await expect.poll(() => page.evaluate(() => caches.match('/en/offline').then(Boolean))).toBe(true)
    await page.reload()
    await page.context().setOffline(true)
    await page.getByText(english('site_connection_lost')).waitFor()
    await page.goto(`${product.url}/en/pricing`)
    await page.getByRole('heading', { name: english('site_offline_heading') }).waitFor()
    await page.context().setOffline(false)
    await page.getByRole('link', { name: english('common_try_again') }).click()
    await page.waitForURL(`${product.url}/en/pricing`)
    await expect.poll(() => page.title()).not.toContain(english('site_offline_heading'))
  }, 40_000)
})

describe('languages', () => {
  test.each([
    ['/', 'en', 302, '/en'],
    ['/prijzen', 'en', 200, null],
    ['/nl', 'nl', 404, null],
    ['/', 'nl', 200, null],
  ])('%s for a browser in %s: %i', async (path, language, status, target) => {
    const response = await fetch(product.url + path, {
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
    await page.waitForURL(`${product.url}/prijzen?discount=X`)
    await page.goto(`${product.url}/`)
    expect(page.url()).toBe(`${product.url}/`)
    expect(await page.locator('html').getAttribute('lang')).toBe('nl-NL')
  })
})

describe('the guard and the session', () => {
  test('a guarded page asks to log in, in its own language, and comes back afterwards', async () => {
    const refused = await fetch(`${product.url}/en/orders/1`, { redirect: 'manual' })
    expect(refused.status).toBe(302)
    expect(refused.headers.get('location')).toBe('/en/auth/login')
    const page = await arrive('/en/orders/1')
    expect(page.url()).toBe(`${product.url}/en/auth/login`)
    await logIn(page, 'wanted@example.com')
    await page.waitForURL(`${product.url}/en/orders/1`)
  }, 40_000)

  test('a session of 6 kB is spread over cookies, and logging out removes them all', async () => {
    const page = await arrive('/en/books')
    await logIn(page, 'long@example.com')
    await page.waitForURL(`${product.url}/en/books`)
    expect((await sessionCookies(page)).length).toBe(1)
    await page.evaluate(async () => {
      const { anonKey = '', authCookie = '' } = document.documentElement.dataset
      const text = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${authCookie}=`)) ?? ''
      const encoded = text.slice(authCookie.length + 1 + 'base64-'.length)
      const session = JSON.parse(atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))) as {
        access_token: string
      }
      const headers = { apikey: anonKey, authorization: `Bearer ${session.access_token}` }
      // It stands in the user and once more in the token.
      const body = JSON.stringify({ data: { note: 'x'.repeat(1_500) } })
      await fetch('/auth/v1/user', {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      })
    })
    await expireSession(page)
    await page.reload()
    await expect.poll(() => sessionCookies(page).then((names) => names.length)).toBeGreaterThan(1)
    const names = await sessionCookies(page)
    expect(names.map((name) => name.slice(-2))).toEqual(names.map((_, index) => `.${index}`))
    await page.goto(`${product.url}/en`)
    const filledIn = (): Promise<unknown[]> =>
      page.evaluate(() => [localStorage['fabelaar.draft.1'], sessionStorage['fabelaar.address.1']])
    await page.evaluate(() => {
      localStorage['fabelaar.draft.1'] = sessionStorage['fabelaar.address.1'] = '{}'
    })
    await page
      .getByRole('button', { name: english('account_log_out') })
      .filter({ visible: true })
      .first()
      .click()
    await expect.poll(() => sessionCookies(page)).toEqual([])
    await expect.poll(filledIn).toEqual([undefined, undefined])
  }, 60_000)

  test('a refresh that is answered 503 is tried 8 times and the session stays; 400 ends it', async () => {
    const page = await arrive('/en')
    await continueAsGuest(page)
    let calls = 0
    await page.route('**/auth/v1/token*', async (route) => {
      calls += 1
      await route.fulfill({ status: 503, json: { message: 'busy' } })
    })
    // The client looks every 30 s, and then tries for 25 s.
    await expireSession(page)
    await expect.poll(() => calls, { timeout: 75_000, interval: 500 }).toBe(8)
    await page.waitForTimeout(2_000)
    expect(calls).toBe(8)
    expect((await sessionCookies(page)).length).toBe(1)
    expect(page.url()).toBe(`${product.url}/en/books`)

    await page.unroute('**/auth/v1/token*')
    await page.route('**/auth/v1/token*', (route) =>
      route.fulfill({
        status: 400,
        json: { error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' },
      }),
    )
    await expect.poll(() => sessionCookies(page), { timeout: 60_000 }).toEqual([])
  }, 150_000)

  test('coming back to the tab again and again changes and asks nothing', async () => {
    const page = await arrive('/en')
    await continueAsGuest(page)
    await page.evaluate(() => {
      new MutationObserver((changes) => {
        document.documentElement.dataset['changes'] = String(changes.length)
      }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    for (let time = 0; time < 5; time++) await wake(page)
    await page.waitForTimeout(1_000)
    expect(asked.filter((path) => !path.startsWith('/builds/'))).toEqual([])
    expect(await page.evaluate(() => document.documentElement.dataset['changes'])).toBeUndefined()
  }, 40_000)

  test.each([
    [
      'error_description in the query',
      '?error=access_denied&error_description=Email+link+is+invalid',
      'Email link is invalid',
    ],
    [
      'error_description in the hash',
      '#error=access_denied&error_description=It+has+expired',
      'It has expired',
    ],
    [
      'an error without a description',
      '?error=server_error',
      'Error in URL with unspecified error_description',
    ],
  ])('the finish page shows %s', async (_, rest, message) => {
    const page = await arrive(`/en/auth/finish${rest}`)
    await expect.poll(() => page.getByText(message).count()).toBe(1)
  })

  test('the finish page says so when the code belongs to another browser', async () => {
    const page = await arrive('/en/auth/finish?code=0123456789abcdef')
    await expect.poll(() => page.getByText(english('finish_other_browser_text')).count()).toBe(1)
  })
})

describe('a failing network', () => {
  test('a call of the product is tried three times in all', async () => {
    const page = await arrive('/en/create/who')
    const calls = new Map<string, number>()
    await page.route('**/functions/v1/**', async (route) => {
      const call = route.request().url() + (route.request().postData() ?? '')
      calls.set(call, (calls.get(call) ?? 0) + 1)
      await route.abort('connectionfailed')
    })
    await page.getByRole('textbox', { name: english('builder_name') }).fill('Noor')
    await page.getByRole('textbox', { name: english('builder_age') }).fill('6')
    await page.getByRole('radio', { name: english('builder_gender_female') }).check({ force: true })
    await expect.poll(() => Math.max(0, ...calls.values())).toBe(3)
    await page.waitForTimeout(1_000)
    expect(Math.max(...calls.values())).toBe(3)
  }, 40_000)
})

describe('going from page to page', () => {
  test('puts the focus on the new heading and announces the page', async () => {
    const page = await arrive('/en')
    await page.waitForTimeout(1_500)
    await follow(page, 'common_pricing', '/en/pricing')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    const title = await page.title()
    await expect.poll(() => page.getByRole('status').filter({ hasText: title }).count()).toBe(1)
  }, 20_000)

  test('a lost connection is told, and that it is back', async () => {
    const page = await arrive('/en/pricing')
    await page.waitForTimeout(1_500)
    await page.context().setOffline(true)
    await page.getByText(english('site_connection_lost')).waitFor()
    await page.context().setOffline(false)
    await page.getByText(english('site_connection_back')).waitFor()
    await expect
      .poll(() => page.getByText(english('site_connection_back')).count(), { timeout: 8_000 })
      .toBe(0)
  }, 20_000)
})

describe('consent', () => {
  test('nothing is measured before a yes; no is remembered, and the footer asks again', async () => {
    const context = await browser.newContext({
      locale: 'en-GB',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    contexts.push(context)
    const asked: string[] = []
    await context.route(`${tagManager}*`, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: 'window.measured = true' })
    })
    const page = await context.newPage()
    await page.goto(`${product.url}/en`)
    await page.getByRole('button', { name: english('site_consent_refuse') }).click()
    await page.reload()
    await page.waitForTimeout(1_500)
    expect(await page.getByRole('button', { name: english('site_consent_refuse') }).count()).toBe(0)
    expect(asked).toEqual([])

    await page.getByRole('button', { name: english('site_consent_again'), exact: true }).click()
    await page.getByRole('button', { name: english('site_consent_accept') }).click()
    await page.waitForFunction(() => 'measured' in window)
    expect(asked).toEqual([tagManager])
  }, 40_000)
})

/** Says in the session's own cookie that it ends in a moment, so that it must be refreshed. */
async function expireSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { authCookie = '' } = document.documentElement.dataset
    const text = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${authCookie}=`)) ?? ''
    const encoded = text.slice(authCookie.length + 1 + 'base64-'.length)
    const session = JSON.parse(atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))) as object
    const ending = { ...session, expires_in: 20, expires_at: Math.floor(Date.now() / 1000) + 20 }
    const value = btoa(JSON.stringify(ending)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
    document.cookie = `${authCookie}=base64-${value}; Path=/; Max-Age=34560000; SameSite=Lax`
  })
}

/** What a browser tells a page whose tab is looked at again. */
const wake = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('focus'))
  })
