import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { isAlive } from './is-alive.ts'
import { withProduct } from './with-product.ts'
import { words } from './words.ts'

/* The connection goes away under somebody's hands, and comes back. */

const english = words('en')
const site = withProduct()

const steps = ['style', 'theme', 'characters', 'twist', 'language', 'title', 'size', 'generate'] as const

/** A builder in which everything is answered up to the titles, standing at its first step. */
async function toldBuilder(): Promise<Page> {
  const page = await site.arrive('/en/create/who')
  await page.getByRole('textbox', { name: english('builder_name') }).fill('Noor')
  await page.getByRole('textbox', { name: english('builder_age') }).fill('6')
  await page.getByRole('radio', { name: english('builder_gender_female') }).check({ force: true })
  return page
}

/** Waits until a step of the builder is shown: its address alone says only that it comes. */
async function standAt(page: Page, step: 'who' | (typeof steps)[number]): Promise<void> {
  await page.waitForURL(`**/en/create/${step}`)
  await page.getByRole('heading', { level: 1, name: english(`builder_${step}_question`) }).waitFor()
}

async function goOn(page: Page): Promise<void> {
  await page.locator('.builder-bar button[type=submit]').click()
}

/** Without a connection, as the browser and the page both see it. */
async function lose(page: Page): Promise<void> {
  // What says so comes when the page is at rest; a connection that is lost before that is another story.
  await page.locator('.fixed.pointer-events-none[role="status"]').first().waitFor({ state: 'attached' })
  await page.context().setOffline(true)
  await page.getByText(english('site_connection_lost')).waitFor()
}

async function find(page: Page): Promise<void> {
  await page.context().setOffline(false)
}

describe('without a connection', () => {
  test('every step of the builder opens, onwards and back, with nothing lost', async () => {
    const page = await toldBuilder()
    await lose(page)
    for (const step of steps) {
      if (step === 'theme' || step === 'characters')
        await page.getByRole('radio').first().check({ force: true })
      if (step === 'size') {
        await page.getByRole('textbox', { name: english('builder_title_own') }).fill('Noor at sea')
      }
      if (step === 'generate') await page.getByRole('radio').first().check({ force: true })
      await goOn(page)
      await standAt(page, step)
    }
    await page.getByRole('definition').filter({ hasText: 'Noor at sea' }).waitFor()
    for (const step of (['who', ...steps] as const).slice(0, -1).reverse()) {
      await page.goBack()
      await standAt(page, step)
    }
    await page.goForward()
    await page.getByRole('heading', { level: 1, name: english('builder_style_question') }).waitFor()
    await page.goBack()
    expect(await page.getByRole('textbox', { name: english('builder_name') }).inputValue()).toBe('Noor')
  })

  test('titles say what is the matter, and come by themselves afterwards', async () => {
    const page = await toldBuilder()
    for (const step of steps.slice(0, 5)) {
      await goOn(page)
      await standAt(page, step)
      if (step === 'style' || step === 'theme') await page.getByRole('radio').first().check({ force: true })
    }
    await lose(page)
    await goOn(page)
    await page.getByText(english('common_connection_problem')).waitFor()
    await find(page)
    const titles = page.getByRole('group', { name: english('builder_titles') }).getByRole('radio')
    await titles.nth(9).waitFor({ state: 'attached' })
    expect(await page.getByText(english('common_connection_problem')).count()).toBe(0)
  })

  test('the book is not begun in silence: its button says why, and afterwards it goes on, to the shelf as well', async () => {
    const page = await toldBuilder()
    for (const step of steps) {
      await goOn(page)
      await standAt(page, step)
      if (step === 'title') {
        await page.getByRole('textbox', { name: english('builder_title_own') }).fill('Noor at sea')
      } else if (step === 'style' || step === 'theme' || step === 'size') {
        await page.getByRole('radio').first().check({ force: true })
      }
    }
    await lose(page)
    const bar = page.getByRole('region', { name: english('builder_make_book') })
    await goOn(page)
    await bar.getByText(english('common_connection_problem')).waitFor()
    await find(page)
    await bar.getByText(english('common_connection_problem')).waitFor({ state: 'detached' })
    await goOn(page)
    await page.waitForURL(/\/en\/books\/[0-9a-f-]{36}$/)
    await isAlive(page)
    await lose(page)
    // Only the server knows what stands on the shelf.
    await page
      .getByRole('link', { name: english('common_my_books') })
      .filter({ visible: true })
      .first()
      .click()
    await page.getByText(english('site_connection_waiting')).waitFor()
    expect(page.url()).toMatch(/books\/[0-9a-f-]{36}$/)
    await find(page)
    await page.waitForURL('**/en/books')
    await page.getByText('Noor at sea').first().waitFor()
  })

  test('a page elsewhere opens by itself afterwards; until then the page stays and says so', async () => {
    const page = await site.arrive('/en/create/who')
    // Nothing of the other page has come beforehand.
    await page.route(/_payload\.json|home-screen/, (route) => route.abort())
    await lose(page)
    await page
      .getByRole('link', { name: english('common_brand') })
      .first()
      .click()
    await page.getByText(english('site_connection_waiting')).waitFor()
    await page.getByRole('heading', { level: 1, name: english('builder_who_question') }).waitFor()
    expect(page.url()).toContain('/en/create/who')
    await page.unroute(/_payload\.json|home-screen/)
    await find(page)
    await page.waitForURL(`${site.url}/en`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  test('whoever goes on elsewhere meanwhile is not taken away afterwards', async () => {
    const page = await toldBuilder()
    await page.route(/_payload\.json|home-screen/, (route) => route.abort())
    await lose(page)
    await page
      .getByRole('link', { name: english('common_brand') })
      .first()
      .click()
    await page.getByText(english('site_connection_waiting')).waitFor()
    await goOn(page)
    await page.waitForURL('**/en/create/style')
    await page.getByText(english('site_connection_waiting')).waitFor({ state: 'detached' })
    await find(page)
    await page.getByText(english('site_connection_back')).waitFor()
    expect(page.url()).toContain('/en/create/style')
  })

  test('a document that is asked for anew comes by itself afterwards', async () => {
    const page = await site.arrive('/en/create/theme', { serviceWorkers: true })
    await expect.poll(() => page.evaluate(() => caches.match('/en/offline').then(Boolean))).toBe(true)
    // A worker that has what it needs still has to become the one that answers.
    const state = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
    await expect.poll(state).toBe('activated')
    await page.context().setOffline(true)
    await page.reload()
    await page.getByRole('heading', { name: english('site_offline_heading') }).waitFor()
    await find(page)
    await page.getByRole('heading', { level: 1, name: english('builder_theme_question') }).waitFor()
    await isAlive(page)
  })
})
