import { launchBrowser } from '../e2e/launch-browser.ts'
import pgm from 'pg'
import { readFileSync } from 'node:fs'
const browser = await launchBrowser()
const draft = (language: string) => ({
  savedAt: Date.now(),
  draft: {
    bookId: crypto.randomUUID(),
    name: 'Noor',
    age: '6',
    gender: 'female',
    description: '',
    appearance: {
      skin: 'caramel',
      hairForm: 'curly',
      hairColour: 'auburn',
      glasses: false,
      clothesColour: 'red',
    },
    picturePath: null,
    style: 'waterpaint',
    theme: 'adventure',
    companions: [],
    twist: '',
    language,
    titles: { draftId: crypto.randomUUID(), madeFrom: '', rounds: [] },
    title: 'Noor op zee',
    size: 'small',
  },
})
const context = await browser.newContext({
  viewport: { width: 390, height: 844 },
  locale: 'nl-NL',
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
})
const page = await context.newPage()
page.setDefaultTimeout(120000)
page.on('pageerror', (e) => console.log('pageerror', e.message))
await page.addInitScript(
  (d) => {
    localStorage.setItem('fabelaar.consent', 'refused')
    if (!localStorage.getItem('fabelaar.draft.1')) localStorage.setItem('fabelaar.draft.1', d)
  },
  JSON.stringify(draft('dutch')),
)
await page.goto('http://localhost:4131/maken/generate')
await page.waitForTimeout(3500)
await page.locator('.builder-bar button[type=submit]').click()
await page.getByRole('dialog').getByRole('button').first().click()
await page.waitForURL(/books\/[0-9a-f-]{36}$/)
await page.locator('.reader-strip').waitFor()
const shots = async (tag: string) => {
  await page.waitForTimeout(1500)
  await page.screenshot({ path: `/tmp/desk-${tag}-0.png` })
  await page.screenshot({ path: `/tmp/desk-${tag}-full.png`, fullPage: true })
  await page.evaluate(() => scrollTo(0, 420))
  await page.waitForTimeout(300)
  await page.screenshot({ path: `/tmp/desk-${tag}-1.png` })
  console.log(
    tag,
    await page.evaluate(() =>
      JSON.stringify({
        headings: [...document.querySelectorAll('h1,h2,h3')].map((h) => h.tagName + ' ' + h.textContent),
        inert: document.querySelectorAll('.reader-side[inert]').length,
        pencils: [...document.querySelectorAll('.page-pencil')].filter((b) => !b.closest('[inert]')).length,
      }),
    ),
  )
}
await shots('phone')
await page.setViewportSize({ width: 1280, height: 900 })
await page.evaluate(() => scrollTo(0, 0))
await shots('desk')
const access = JSON.parse(readFileSync('/tmp/builder-data/postgres-access.json', 'utf8'))
const pool = new pgm.Pool({
  connectionString: `postgresql://postgres:${access.password}@127.0.0.1:${access.port}/postgres`,
})
await pool.query(`update public.books set brief = jsonb_set(brief, '{language}', '"arabic"') where id=$1`, [
  page.url().split('/').at(-1),
])
await pool.end()
await page.reload()
await page.locator('.reader-strip').waitFor()
await shots('arabic')
await context.storageState({ path: '/tmp/desk-state.json' })
console.log(page.url())
await browser.close()
