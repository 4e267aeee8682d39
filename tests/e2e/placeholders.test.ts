import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isAlive } from './is-alive.ts'
import { withProduct } from './with-product.ts'
import { words } from './words.ts'

/* Our own pictures on a line on which they never come: each has begun as a blur of itself. */

const say = words('nl')
const site = withProduct()

/** What the home page loads at once; the page is at rest when it is there. */
const firstPicture = /\/pictures\/door\/(left|right)\.webp$/
/** What the page of prices loads at once. */
const shelf = /\/examples\/[a-z]+\/cover-small\.webp$/

async function withoutPictures(path: string, but?: RegExp): Promise<{ page: Page; problems: string[] }> {
  const context = await site.open({ locale: 'nl-NL' })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  await page.route(/\/(pictures|examples)\/.*\.(avif|webp)$/, (route) =>
    but?.test(route.request().url()) ? route.continue() : undefined,
  )
  await page.goto(site.url + path, { waitUntil: 'domcontentloaded' })
  return { page, problems }
}

/** How the pictures of a page begin: painted from the page itself, over their whole box, or not. */
const beginnings = (page: Page): Promise<string[]> =>
  page.locator('img[src^="/pictures/"], img[src^="/examples/"]').evaluateAll((pictures) =>
    pictures.map((picture) => {
      const { backgroundImage, backgroundSize } = getComputedStyle(picture)
      const blur = backgroundImage.startsWith('url("data:image/webp') && /^cover\b/.test(backgroundSize)
      return blur
        ? 'blur'
        : `${picture.getAttribute('src')} has ${backgroundImage.slice(0, 30)} ${backgroundSize}`
    }),
  )

test('of the home page: the first at once, those further down a little later', async () => {
  const { page, problems } = await withoutPictures('/', firstPicture)
  const found = await beginnings(page)
  expect(found.length).toBeGreaterThan(15)
  // The left page is not fetched on a phone, and so begins a little later.
  expect(found[1]).toBe('blur')
  await expect.poll(async () => new Set(await beginnings(page))).toEqual(new Set(['blur']))
  expect(problems).toEqual([])
})

test('of a page that is visited from another', async () => {
  const { page, problems } = await withoutPictures('/prijzen', shelf)
  await isAlive(page)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('common_blog'), exact: true })
    .click()
  await page.getByRole('heading', { level: 1, name: say('blog_heading') }).waitFor()
  await expect.poll(async () => new Set(await beginnings(page))).toEqual(new Set(['blur']))
  expect(problems).toEqual([])
})
