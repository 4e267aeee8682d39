import { describe, expect, test } from 'vitest'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { holdBack } from './hold-back.ts'
import { isAlive } from './is-alive.ts'
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
  test.each(contentPages)('%s can be read', async (path, heading) => {
    const page = await arrive(path, { javaScriptEnabled: false })
    expect(await page.locator('h1').isVisible()).toBe(true)
    if (heading !== null) await page.getByRole('heading', { name: heading }).waitFor()
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(300)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
    await page.waitForURL(/\/blog$/)
  })

  test('the menu of a phone opens and leads on', async () => {
    const page = await arrive('/', { javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    await page.getByRole('button', { name: dutch('common_main_menu') }).click()
    await page
      .getByRole('banner')
      .getByRole('link', { name: dutch('common_pricing') })
      .click()
    await page.waitForURL(/\/prijzen$/)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(dutch('pricing_heading'))
  })

  test('the first question of the builder is there, and what it takes is told', async () => {
    const page = await arrive('/en/create/who', { javaScriptEnabled: false })
    await page.getByRole('heading', { name: english('builder_who_question') }).waitFor()
    expect(await page.locator('noscript').innerText()).toContain(english('builder_needs_script'))
    await page.getByText(english('builder_name'), { exact: true }).waitFor()
    await page.getByText(english('builder_gender_female'), { exact: true }).waitFor()
  })

  test('no picture of anybody is asked for, since the illustrator would not look at it', async () => {
    const page = await arrive('/en/create/characters', { javaScriptEnabled: false })
    await page.getByRole('heading', { name: english('builder_main_character') }).waitFor()
    expect(await page.locator('input[type=file]').count()).toBe(0)
  })
})

test('when no script arrives, pages and the first question are still there to be read', async () => {
  const page = await arrive('/en')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(`${site.url}/en/pricing`)
  await page.getByRole('heading', { name: 'What does it cost?' }).waitFor()
  await page.goto(`${site.url}/en/create/who`)
  await page.getByRole('heading', { name: english('builder_who_question') }).waitFor()
  await expect
    .poll(() => page.locator('.builder-fields-asleep').evaluate((fields) => getComputedStyle(fields).opacity))
    .toBe('1')
})

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
  const framework = await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes('/framework-'))
      ?.toJSON(),
  )
  const { responseEnd } = (await framework.jsonValue()) as PerformanceResourceTiming
  const [words] = await page.evaluate(() =>
    performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
  )
  expect(words).toBeLessThan(responseEnd)
  await page.getByRole('heading', { name: 'What does it cost?' }).waitFor()
  // It comes alive in the end.
  await page.getByRole('banner').getByRole('link', { name: 'Nederlands' }).click()
  await page.waitForURL(`${site.url}/prijzen`)
})

/** Requests of the page's own code, as they are made; the document's first picture answers when it is let. */
async function hangingPicture(): Promise<{ page: Page; scripts: string[]; letCome: () => void }> {
  const page = await (await site.open({ locale: 'en-GB' })).newPage()
  const letCome = await holdBack(page, /\.(avif|webp|jpe?g)$/)
  const scripts: string[] = []
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()))
  return { page, scripts, letCome }
}

/** Timers and frames of the page wait until they are told that time has passed. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
}

describe('scripts that wait for what is seen', () => {
  test('come when the first pictures are there and have been shown', async () => {
    const { page, scripts, letCome } = await hangingPicture()
    await stopTime(page)
    await page.goto(`${site.url}/en`, { waitUntil: 'domcontentloaded' })
    await page.locator('h1').waitFor()
    expect(scripts).toEqual([])
    const loaded = page.waitForEvent('load')
    letCome()
    await loaded
    expect(scripts).toEqual([])
    await page.clock.runFor(500)
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
  })

  test('come without a picture that hangs', async () => {
    const { page, scripts, letCome } = await hangingPicture()
    await stopTime(page)
    await page.goto(`${site.url}/en`, { waitUntil: 'domcontentloaded' })
    await page.clock.runFor(1_900)
    expect(scripts).toEqual([])
    await page.clock.runFor(200)
    await page.clock.resume()
    await page.waitForFunction(() => '__reactRouterDataRouter' in window)
    expect(await page.evaluate(() => document.readyState)).toBe('interactive')
    letCome()
  })

  test('come at once to a tab in the background, which has no frames', async () => {
    const { page, scripts, letCome } = await hangingPicture()
    await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }))
    await stopTime(page)
    await page.goto(`${site.url}/en`, { waitUntil: 'domcontentloaded' })
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
    letCome()
  })

  test('do what was typed and pressed before they came', async () => {
    const page = await (await site.open({ locale: 'en-GB' })).newPage()
    const letCome = await holdBack(page, '**/assets/*.js')
    await page.goto(`${site.url}/en/auth/login`)
    const address = page.getByRole('textbox', { name: english('login_email') })
    await address.fill('anna@')
    await page.getByRole('button', { name: english('login_send') }).click()
    letCome()
    await page.getByText(english('problem_email_invalid')).waitFor()
    expect(await address.inputValue()).toBe('anna@')
    expect(page.url()).toBe(`${site.url}/en/auth/login`)
  })

  test('do not start in a page that is being left, unless it stays', async () => {
    const { page, letCome } = await hangingPicture()
    await page.route('**/en/pricing', () => undefined)
    await page.addInitScript(() => {
      let leftAt = Number.NaN
      addEventListener('beforeunload', () => (leftAt = performance.now()))
      addEventListener('DOMContentLoaded', () => {
        const starts = new MutationObserver(() => {
          if (document.querySelector('script[type="module"]') === null) return
          starts.disconnect()
          console.log(`started ${Math.round(performance.now() - leftAt)} ms later`)
        })
        starts.observe(document, { subtree: true, childList: true })
        document.querySelector<HTMLAnchorElement>('a[href="/en/pricing"]')!.click()
      })
    })
    const started = page.waitForEvent('console', (message) => message.text().startsWith('started '))
    await page.goto(`${site.url}/en`, { waitUntil: 'commit' })
    const afterMs = Number((await started).text().split(' ')[1])
    expect(afterMs).toBeGreaterThanOrEqual(3_000)
    letCome()
  })

  test('do once what is pressed while they bring the page to life', async () => {
    const page = await (await site.open({ locale: 'en-GB' })).newPage()
    await page.addInitScript((name) => {
      // React listens from the moment that it has marked the document, and is then not yet done with it.
      const watch = setInterval(() => {
        if (!Object.keys(document).some((key) => key.startsWith('__reactContainer'))) return
        clearInterval(watch)
        const button = document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)!
        const count = (): void => {
          document.documentElement.dataset['pressed'] =
            `${Number(document.documentElement.dataset['pressed'] ?? 0) + 1}`
        }
        button.addEventListener('click', count)
        button.click()
      }, 0)
    }, english('home_banner_close'))
    await page.goto(`${site.url}/en`)
    await page.locator('#discount-banner').waitFor({ state: 'detached' })
    await isAlive(page)
    await page.waitForTimeout(200)
    expect(await page.locator('html').getAttribute('data-pressed')).toBe('1')
  })
})
