import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdBack } from './hold-back.ts'
import { isAlive } from './is-alive.ts'
import { withProduct } from './with-product.ts'
import { words } from './words.ts'

/* The question whether visits may be measured: what follows from the answer, and that it is in nobody's way. */

const tagManager = 'https://tags.fabelaar.example/gtm.js'
const english = words('en')
const say = words('nl')
const site = withProduct({ TAG_MANAGER_URL: tagManager, TAG_HOSTS: '*.measured.example, pixels.example' })

/** The question on a small phone, in Dutch; shifts of the layout are kept in `shifts`. */
async function asked(path: string): Promise<Page> {
  const context = await site.open({
    locale: 'nl-NL',
    viewport: { width: 390, height: 664 },
    hasTouch: true,
  })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(site.url + path)
  await question(page).waitFor()
  return page
}

const question = (page: Page) => page.getByRole('region', { name: say('site_consent_heading') })

/** Where an element ends on the screen; the page makes room for the question in the frame after it. */
async function footOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  return box === null ? Number.NaN : box.y + box.height
}

test.each([
  ['the builder', '/maken/who', 'button', say('builder_next_style'), 0],
  // There the bar comes below the book.
  ['the home page', '/', 'link', say('home_end_make'), 2],
] as const)(
  'the bar at the foot of %s stands above it, without a shift',
  async (_, path, role, name, windows) => {
    const page = await asked(path)
    await page.evaluate((by) => scrollBy(0, by * innerHeight), windows)
    const action = page.getByRole(role, { name, exact: true }).filter({ visible: true }).last()
    const notice = await question(page).boundingBox()
    await expect.poll(() => footOf(action)).toBeLessThanOrEqual(notice?.y ?? 0)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    // A bar that jumps up would be a tenth.
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005)
    // Playwright presses only what nothing else lies on.
    await action.click({ trial: true })
    await page.getByRole('button', { name: say('site_consent_refuse') }).click()
    await question(page).waitFor({ state: 'detached' })
    await expect
      .poll(async () => (await action.boundingBox())?.y ?? 0)
      .toBeGreaterThan(notice?.y ?? Number.POSITIVE_INFINITY)
  },
)

test('the last line of a page can be read above it', async () => {
  const page = await asked('/prijzen')
  const last = page.getByRole('contentinfo').getByText(say('common_colophon'))
  const notice = await question(page).boundingBox()
  const footAtTheEnd = async (): Promise<number> => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    return await footOf(last)
  }
  await expect.poll(footAtTheEnd).toBeLessThanOrEqual(notice?.y ?? 0)
})

test('who presses Cookies before the question has come is asked when it is there', async () => {
  const context = await site.open({ locale: 'en-GB' })
  await context.addInitScript(() => localStorage.setItem('fabelaar.consent', 'refused'))
  const letCome = await holdBack(context, /\/background-[^/]*\.js$/)
  const page = await context.newPage()
  const wanted = page.waitForRequest(/\/background-[^/]*\.js$/)
  const yes = page.getByRole('button', { name: english('site_consent_accept') })
  await page.goto(`${site.url}/en/pricing`)
  await wanted
  await page.getByRole('button', { name: english('site_consent_again'), exact: true }).click()
  expect(await yes.count()).toBe(0)
  letCome()
  await yes.waitFor()
})

test('who presses Cookies before any script has come is asked when they are there', async () => {
  const context = await site.open({ locale: 'en-GB' })
  await context.addInitScript(() => localStorage.setItem('fabelaar.consent', 'refused'))
  const letCome = await holdBack(context, /\.js$/)
  const page = await context.newPage()
  await page.goto(`${site.url}/en/pricing`)
  await page.getByRole('button', { name: english('site_consent_again'), exact: true }).click()
  letCome()
  const yes = page.getByRole('button', { name: english('site_consent_accept') })
  await expect.poll(() => yes.count()).toBe(1)
})

test('nothing is measured before a yes; no is remembered, and the footer asks again', async () => {
  const context = await site.open({ locale: 'en-GB' })
  const asked: string[] = []
  await context.route(`${tagManager}*`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'window.measured = true' })
  })
  const page = await context.newPage()
  await page.goto(`${site.url}/en`)
  await page.getByRole('button', { name: english('site_consent_refuse') }).click()
  await page.reload()
  await page.waitForTimeout(1_500)
  expect(await page.getByRole('button', { name: english('site_consent_refuse') }).count()).toBe(0)
  expect(asked).toEqual([])

  await page.getByRole('button', { name: english('site_consent_again'), exact: true }).click()
  await page.getByRole('button', { name: english('site_consent_accept') }).click()
  await page.waitForFunction(() => 'measured' in window)
  expect(asked).toEqual([tagManager])
})

test('after a yes the tag manager may load from the hosts that are named, and from no other', async () => {
  const context = await site.open({ locale: 'en-GB' })
  const scripts = [
    'https://tags.measured.example/a.js',
    'https://pixels.example/b.js',
    'https://other.example/c.js',
  ]
  const load = scripts.map((address) => `load('${address}')`).join(';')
  const body = `function load(src){const s=document.createElement('script');s.src=src;s.onerror=()=>ran.push('refused '+src);document.head.append(s)}
    window.ran=[];${load}`
  await context.route(`${tagManager}*`, (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await context.route(/\.example\/[abc]\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `ran.push(${JSON.stringify(route.request().url())})`,
    }),
  )
  const page = await context.newPage()
  await page.goto(`${site.url}/en`)
  await page.getByRole('button', { name: english('site_consent_accept') }).click()
  const ran = (): Promise<string[]> =>
    page.evaluate(() => ((window as unknown as { ran?: string[] }).ran ?? []).toSorted())
  await expect
    .poll(ran)
    .toEqual(
      [scripts[1], scripts[0], `refused ${scripts[2]}`].toSorted((one, other) => (one! < other! ? -1 : 1)),
    )
})

test('once answered, a mistake is shown above the bar at the foot of a small phone', async () => {
  const context = await site.open({ locale: 'nl-NL', viewport: { width: 320, height: 640 } })
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('fabelaar.consent', 'refused'))
  await page.goto(`${site.url}/maken/who`)
  await isAlive(page)
  await page.getByRole('button', { name: say('builder_next_style') }).click()
  const problem = page.getByText(say('problem_name_required'))
  await problem.waitFor()
  const bar = await page.locator('.builder-bar').boundingBox()
  await expect.poll(() => footOf(problem)).toBeLessThan(bar?.y ?? 0)
})
