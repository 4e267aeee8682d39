import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { isAtRest } from './is-alive.ts'
import { patienceWithDrawing } from './patience.ts'
import { withProduct } from './with-product.ts'
import { words } from './words.ts'

/* Who may see what, the session in its cookies, and a network that fails. */

const english = words('en')
const site = withProduct()
const { arrive } = site

/** Logs in with a code from the mailbox; ends on the page that was wanted. */
async function logIn(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: english('login_email') }).fill(email)
  await page.getByRole('button', { name: english('login_send') }).click()
  const field = page.getByRole('textbox', { name: english('code_label') })
  await field.waitFor()
  const mailbox = await (await fetch(`${site.url}/mailbox`)).text()
  const mail = mailbox.split('<li>').find((part) => part.includes(email))
  await field.fill(/\b(\d{6})\b/.exec(mail ?? '')?.[1] ?? '')
  await page.getByRole('button', { name: english('code_confirm') }).click()
}

async function continueAsGuest(page: Page): Promise<void> {
  await page.goto(`${site.url}/en/auth/login`)
  await page.getByRole('button', { name: english('login_skip'), exact: true }).click()
  await page.waitForURL(`${site.url}/en/books`)
  await isAtRest(page)
}

const sessionCookies = async (page: Page): Promise<string[]> =>
  (await page.context().cookies())
    .map(({ name }) => name)
    .filter((name) => /-auth-token(\.\d+)?$/.test(name))
    .sort()

describe('the guard and the session', () => {
  test('a guarded page asks to log in, in its own language, and comes back afterwards', async () => {
    const refused = await fetch(`${site.url}/en/orders/1`, { redirect: 'manual' })
    expect(refused.status).toBe(302)
    expect(refused.headers.get('location')).toBe('/en/auth/login')
    const page = await arrive('/en/orders/1')
    expect(page.url()).toBe(`${site.url}/en/auth/login`)
    await logIn(page, 'wanted@example.com')
    await page.waitForURL(`${site.url}/en/orders/1`)
  })

  test('a session of 6 kB is spread over cookies, and logging out removes them all', async () => {
    const page = await arrive('/en/books')
    await logIn(page, 'long@example.com')
    await page.waitForURL(`${site.url}/en/books`)
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
    const endings = async (): Promise<string[]> => (await sessionCookies(page)).map((name) => name.slice(-2))
    await expect.poll(endings).toEqual(['.0', '.1', '.2'])
    await page.goto(`${site.url}/en`)
    const filledIn = (): Promise<unknown[] | null> =>
      page
        .evaluate(() => [localStorage['fabelaar.draft.1'], localStorage['fabelaar.address.1']])
        // Just then the page was left for the one that nobody is logged in to.
        .catch(() => null)
    await page.evaluate(() => {
      localStorage['fabelaar.draft.1'] = localStorage['fabelaar.address.1'] = '{}'
    })
    await page
      .getByRole('button', { name: english('account_log_out') })
      .filter({ visible: true })
      .first()
      .click()
    await expect.poll(() => sessionCookies(page)).toEqual([])
    await expect.poll(filledIn).toEqual([undefined, undefined])
  })

  test('logging out takes kept books along, and asks first where a recording would be lost by it', async () => {
    const page = await arrive('/en/books')
    await logIn(page, 'recorded@example.com')
    await page.waitForURL(`${site.url}/en/books`)
    await page.route('**/functions/v1/save-recording', (route) => route.abort())
    await page.evaluate(async () => {
      const recording = { id: 'one', bookId: 'a', place: '0', reader: 'Oma', format: 'webm', spans: [[0, 9]] }
      const headers = { 'x-recording': encodeURIComponent(JSON.stringify(recording)) }
      await (await caches.open('bedtime-unsent')).put('/unsent/one', new Response('voice', { headers }))
      await (await caches.open('bedtime-book-a')).put('/kept/a', new Response('page'))
    })
    const kept = (): Promise<string[]> =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('bedtime-')))
    const logOut = page
      .getByRole('button', { name: english('account_log_out'), exact: true })
      .filter({ visible: true })
      .first()
    await logOut.click()
    await page.getByText(english('log_out_unsent_one')).waitFor()
    await page.getByRole('button', { name: english('log_out_unsent_stay') }).click()
    expect((await kept()).toSorted()).toEqual(['bedtime-book-a', 'bedtime-unsent'])
    expect(await sessionCookies(page)).not.toEqual([])
    await logOut.click()
    await page.getByRole('button', { name: english('log_out_unsent_go') }).click()
    await page.waitForURL(`${site.url}/en`)
    expect(await kept()).toEqual([])
    expect(await sessionCookies(page)).toEqual([])
  })

  test('logging out ends the session in this browser, also when the server fails', async () => {
    const page = await arrive('/en/books')
    await logIn(page, 'leaving@example.com')
    await page.waitForURL(`${site.url}/en/books`)
    await page.route('**/auth/v1/logout*', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page
      .getByRole('button', { name: english('account_log_out') })
      .filter({ visible: true })
      .first()
      .click()
    await page.waitForURL(`${site.url}/en`)
    expect(await sessionCookies(page)).toEqual([])
  })

  test('a refresh that is answered 503 is tried 8 times and the session stays; 400 ends it', async () => {
    const page = await arrive('/en')
    // The client looks every 30 s, and then tries for 25 s: the page's time is made to pass.
    await page.clock.install()
    await continueAsGuest(page)
    // From here on only by steps shorter than the first pause between two tries (200 ms), each with its answer.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
    let calls = 0
    let answered = 0
    await page.route('**/auth/v1/token*', async (route) => {
      calls += 1
      await route.fulfill({ status: 503, json: { message: 'busy' } })
      answered += 1
    })
    const tenthLater = async (): Promise<number> => {
      const before = calls
      await page.clock.runFor(100)
      await expect.poll(() => answered, { interval: 5 }).toBe(calls)
      // A busy page hears an answer later than it is given, and its pause begins with that: what is asked for now comes after it.
      if (calls > before) await page.evaluate(async () => await (await fetch('/robots.txt')).text())
      return calls
    }
    await expireSession(page)
    await expect.poll(tenthLater, { timeout: patienceWithDrawing, interval: 5 }).toBe(1)
    for (let tenth = 0; tenth < 280; tenth += 1) await tenthLater()
    expect(calls).toBe(8)
    await expect.poll(() => page.getByText(english('site_connection_failing')).count()).toBe(1)
    expect((await sessionCookies(page)).length).toBe(1)
    expect(page.url()).toBe(`${site.url}/en/books`)

    await page.unroute('**/auth/v1/token*')
    await page.route('**/auth/v1/token*', (route) =>
      route.fulfill({
        status: 400,
        json: { error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' },
      }),
    )
    const cookiesSecondLater = async (): Promise<string[]> => {
      await page.clock.runFor(1_000)
      return await sessionCookies(page)
    }
    await expect.poll(cookiesSecondLater, { timeout: patienceWithDrawing, interval: 20 }).toEqual([])
    await page.clock.resume()
    await page.waitForURL(`${site.url}/en/auth/login`)
  })

  test('a session that ends on a guarded page leads to the login, and from there back again', async () => {
    const page = await arrive('/en')
    await continueAsGuest(page)
    await page.goto(`${site.url}/en/books?from=here`)
    await isAtRest(page)
    await page.route('**/auth/v1/token*', (route) =>
      route.fulfill({ status: 400, json: { error_code: 'refresh_token_already_used', msg: 'Already Used' } }),
    )
    await expireSession(page)
    await wake(page)
    await page.waitForURL(`${site.url}/en/auth/login`)
    await page.unroute('**/auth/v1/token*')
    await logIn(page, 'ended@example.com')
    await page.waitForURL(`${site.url}/en/books?from=here`)
    expect(await page.getByRole('textbox', { name: english('login_email') }).count()).toBe(0)
  })

  test('on any other page, a session that ends leaves the visitor where they are', async () => {
    const page = await arrive('/en')
    await continueAsGuest(page)
    await page.goto(`${site.url}/en/create/who`)
    await isAtRest(page)
    await page.route('**/auth/v1/token*', (route) =>
      route.fulfill({ status: 400, json: { error_code: 'refresh_token_not_found', msg: 'Not Found' } }),
    )
    await expireSession(page)
    const cookiesOnceAwake = async (): Promise<string[]> => {
      await wake(page)
      return await sessionCookies(page)
    }
    await expect.poll(cookiesOnceAwake).toEqual([])
    expect(page.url()).toBe(`${site.url}/en/create/who`)
  })

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
    // Pages whose links are in sight may still be on their way.
    expect(asked.filter((path) => !/^\/(assets|builds)\/|\/_payload\.json$/.test(path))).toEqual([])
    expect(await page.evaluate(() => document.documentElement.dataset['changes'])).toBeUndefined()
  })

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
  })
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
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    window.dispatchEvent(new Event('focus'))
  })
