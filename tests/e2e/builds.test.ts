import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { isAlive, isAtRest } from './is-alive.ts'
import { withProduct } from './with-product.ts'
import { words } from './words.ts'

/* Pages that stay open while the site is built anew, or that miss a part of it. */

const checkSeconds = 1
const english = words('en')
const site = withProduct({ BUILD_CHECK_SECONDS: String(checkSeconds) })
const { arrive, follow } = site

/** Leaves a mark in the document; it is gone when another document has taken its place. */
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset['mark'] = 'here'
  })
const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset['mark'] === 'here')

/** Says on the document which build it has heard of last, once it has done with the answer. */
const tellWhatIsHeard = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { json } = Response.prototype
    Response.prototype.json = async function (this: Response) {
      const body = (await json.call(this)) as { id: string }
      if (this.url.includes('/builds/latest.json')) {
        setTimeout(() => document.documentElement.setAttribute('data-heard', body.id))
      }
      return body
    }
  })
const hasHeardOf = (page: Page, build: string): Promise<void> =>
  page.locator(`html[data-heard="${build}"]`).waitFor({ state: 'attached' })

describe('a newer build', () => {
  test('leaves the page alone, loads the next one whole, and the same one not twice within ten seconds', async () => {
    const page = await arrive('/en')
    await page.route('**/builds/latest.json*', (route) =>
      route.fulfill({ json: { id: 'newer', timestamp: 1 } }),
    )
    await tellWhatIsHeard(page)
    await page.reload()
    await mark(page)
    await hasHeardOf(page, 'newer')
    expect(await isMarked(page)).toBe(true)

    await follow(page, 'common_pricing', '/en/pricing')
    expect(await isMarked(page)).toBe(false)

    await hasHeardOf(page, 'newer')
    await follow(page, 'common_how_it_works', '/en/how-it-works')
    await hasHeardOf(page, 'newer')
    await mark(page)
    await page.evaluate(() =>
      sessionStorage.setItem(
        'fabelaar.reload',
        JSON.stringify({ path: '/en/pricing', expires: Date.now() + 60_000 }),
      ),
    )
    await follow(page, 'common_pricing', '/en/pricing')
    expect(await isMarked(page)).toBe(true)
  })

  test.each([
    ['an error', { status: 500, body: 'broken' }],
    ['a page of HTML', { status: 200, contentType: 'text/html', body: '<!doctype html><p>hello' }],
    ['JSON of something else', { status: 200, contentType: 'application/json', body: '{"name":"x"}' }],
  ])('is not believed from %s', async (_, answer) => {
    const page = await arrive('/en')
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    await page.route('**/builds/latest.json*', (route) => route.fulfill(answer))
    await mark(page)
    const told = await page.waitForResponse(/latest\.json/)
    await told.finished()
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    await follow(page, 'common_pricing', '/en/pricing')
    expect(await isMarked(page)).toBe(true)
    expect(problems).toEqual([])
  })

  test('is told in JSON, with what is prerendered', async () => {
    const latest = await fetch(`${site.url}/builds/latest.json?${Date.now()}`)
    expect(latest.headers.get('cache-control')).toContain('max-age=1')
    const { id, timestamp } = (await latest.json()) as { id: string; timestamp: number }
    expect(typeof timestamp).toBe('number')
    const meta = await fetch(`${site.url}/builds/meta/${id}.json`)
    expect(meta.headers.get('cache-control')).toContain('max-age=31536000')
    const body = (await meta.json()) as { id: string; prerendered: string[] }
    expect(body.id).toBe(id)
    expect(body.prerendered).toEqual(expect.arrayContaining(['/', '/en', '/prijzen', '/en/pricing', '/blog']))
    const payload = await fetch(`${site.url}/en/pricing/_payload.json?${id}`)
    expect(await payload.json()).toMatchObject({
      data: { 'pricing.en': {} },
      prerenderedAt: expect.any(Number),
    })
    expect((await fetch(`${site.url}/en/pricing/_payload.json?older`)).status).toBe(404)
    expect((await fetch(`${site.url}/builds/meta/none.json`, { headers: { accept: '*/*' } })).status).toBe(
      404,
    )
  })

  test('a prerendered page comes from its payload, and the router asks for nothing more', async () => {
    const page = await arrive('/en/pricing')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    // Its link is in sight.
    await page.waitForFunction(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => name.includes('/en/how-it-works/_payload.json')),
    )
    await follow(page, 'common_how_it_works', '/en/how-it-works')
    expect(asked).toContain('/en/how-it-works/_payload.json')
    expect(asked.filter((path) => path.endsWith('.data'))).toEqual([])
  })
})

describe('a missing chunk', () => {
  test('of a part of the page leaves that part out, and says so in the console only', async () => {
    const context = await site.open({ locale: 'en-GB' })
    await context.addInitScript(() => localStorage.setItem('fabelaar.consent', 'refused'))
    let refused = 0
    await context.route(/\/assets\/(example-reader|review-steps)[^/]*\.js/, (route) => {
      refused += 1
      return route.abort()
    })
    const page = await context.newPage()
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    await page.goto(`${site.url}/en`)
    await isAlive(page)
    const furtherDown = async (): Promise<boolean> => {
      await page.mouse.wheel(0, 900)
      return said.some((line) => line.includes('could not be loaded'))
    }
    await expect.poll(furtherDown).toBe(true)
    expect(refused).toBeGreaterThan(0)
    expect(await page.getByRole('heading', { name: 'Internal Server Error' }).count()).toBe(0)
    await follow(page, 'common_pricing', '/en/pricing')
  })

  test('one full load of the target, never a loop, and the draft survives', async () => {
    const page = await arrive('/en/create/who')
    await page.getByRole('textbox', { name: english('builder_name') }).fill('Noor')
    const broken = /\/assets\/pricing-screen[^/]*\.js/
    await page.route(broken, (route) => route.abort())
    await page.goto(`${site.url}/en`)
    await isAlive(page)
    await mark(page)
    let documents = 0
    page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0))
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: english('common_pricing') })
      .click()
    await page.waitForURL(`${site.url}/en/pricing`)
    await page.locator('h1').waitFor()
    await page.waitForTimeout(1_500)
    expect(await isMarked(page)).toBe(false)
    expect(documents).toBe(1)

    await page.unroute(broken)
    await page.goto(`${site.url}/en/create/who`)
    const name = page.getByRole('textbox', { name: english('builder_name') })
    await expect.poll(() => name.inputValue()).toBe('Noor')
  })

  test('that was just tried leaves the visitor where they are, with a way to try again', async () => {
    const page = await arrive('/en')
    await page.route(/\/assets\/pricing-screen[^/]*\.js/, (route) => route.abort())
    await isAtRest(page)
    await page.evaluate(() =>
      sessionStorage.setItem(
        'fabelaar.reload',
        JSON.stringify({ path: '/en/pricing', expires: Date.now() + 60_000 }),
      ),
    )
    await mark(page)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: english('common_pricing') })
      .click()
    await page.getByText(english('site_page_missing')).waitFor()
    expect(await isMarked(page)).toBe(true)
    expect(page.url()).toBe(`${site.url}/en`)
    await page.getByRole('button', { name: english('common_try_again') }).click()
    await page.waitForURL(`${site.url}/en/pricing`)
  })
})
