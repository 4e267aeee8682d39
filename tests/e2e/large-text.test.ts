import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './launch-browser.ts'
import { Visitor } from './visitor.ts'
import { withProduct } from './with-product.ts'

/* Letters that somebody set twice as large in their browser: pages grow downwards, never sideways. */

const site = withProduct()
let large: Browser

beforeAll(async () => {
  large = await launchBrowser(['--blink-settings=defaultFontSize=32'])
})

afterAll(() => large.close())

async function widthBeyond(page: Page, path: string): Promise<number> {
  await page.goto(site.url + path)
  await page.locator('h1').first().waitFor()
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

async function openLarge(options: BrowserContextOptions): Promise<Page> {
  const page = await (await large.newContext({ reducedMotion: 'reduce', ...options })).newPage()
  await page.addInitScript(() => localStorage.setItem('fabelaar.consent', 'refused'))
  return page
}

test('pages that anybody sees do not scroll sideways', async () => {
  const steps = ['who', 'style', 'theme', 'characters', 'twist', 'language', 'title', 'size', 'generate']
  const others = ['/prijzen', '/cadeaubon', '/blog', '/hoe-werkt-het', '/terms', '/auth/login']
  const english = ['/en/pricing', '/en/gift-card', '/en/create/who', '/en/create/size', '/en/auth/login']
  const phone = await openLarge({ viewport: { width: 390, height: 844 } })
  const small = await openLarge({ viewport: { width: 320, height: 700 } })
  const beyond: Record<string, number> = {}
  for (const path of ['/', '/en', '/r/anna']) beyond[path] = await widthBeyond(small, path)
  for (const path of [...steps.map((step) => `/maken/${step}`), ...others, ...english]) {
    beyond[path] = await widthBeyond(phone, path)
  }
  expect(Object.entries(beyond).filter(([, pixels]) => pixels > 0)).toEqual([])
})

test('a book, its purchase and its order do not either', async () => {
  const visitor = await Visitor.arrive(site.browser, site.url, 'nl')
  const wishes = { name: 'Noor', age: 5, gender: 'girl', style: 'paperCut', theme: 'bedtime' } as const
  const bookId = await visitor.makeBook({ ...wishes, twist: 'is dol op pannenkoeken' })
  await visitor.waitForPreview()
  await visitor.goTo(`/books/${bookId}/kopen?kind=print`)
  await visitor.fillAddress('3511 ab')
  await visitor.page.getByRole('textbox', { name: visitor.say('address_email') }).fill('noor@example.com')
  await visitor.agreeToDelivery()
  await visitor.page.getByRole('button', { name: /^Betaal/ }).click()
  await visitor.claim('noor@example.com')
  await visitor.page.waitForURL(/\/till\//)
  await visitor.page.getByRole('button', { name: 'Betaal' }).click()
  await visitor.page.waitForURL(/\/orders\//)
  const order = new URL(visitor.page.url()).pathname
  const storageState = await visitor.page.context().storageState()
  await visitor.leave()
  const page = await openLarge({ viewport: { width: 390, height: 844 }, storageState })
  const paths = [`/books/${bookId}`, `/books/${bookId}/kopen?kind=print`, order, '/books', '/account']
  const beyond: [string, number][] = []
  for (const path of paths) beyond.push([path, await widthBeyond(page, path)])
  expect(beyond.filter(([, pixels]) => pixels > 0)).toEqual([])
})
