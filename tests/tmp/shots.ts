import { launchBrowser } from '../e2e/launch-browser.ts'
const browser = await launchBrowser()
const only = process.argv[2] ?? ''
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
for (const [tag, viewport, locale, path, dark] of [
  ['phone-nl', { width: 390, height: 844 }, 'nl-NL', '/maken', false],
  ['desk-en-dark', { width: 1280, height: 900 }, 'en-GB', '/en/create', true],
] as const) {
  const context = await browser.newContext({
    viewport,
    locale,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(15000)
  page.on('pageerror', (e) => console.log('pageerror', e.message))
  await page.addInitScript(
    (d) => {
      localStorage.setItem('fabelaar.consent', 'refused')
      if (!localStorage.getItem('fabelaar.draft.1')) localStorage.setItem('fabelaar.draft.1', d)
    },
    JSON.stringify(draft(dark ? 'english' : 'dutch')),
  )
  await page.goto('http://localhost:4131' + path + '/characters')
  await page.waitForTimeout(3500)
  await page.screenshot({ path: `/tmp/shot-${tag}-characters.png`, fullPage: true })
  await page.locator('[data-add-companion]').nth(1).click()
  await page.waitForTimeout(800)
  console.log(
    tag,
    'focus',
    await page.evaluate(
      () => document.activeElement?.outerHTML.slice(0, 60) + ' | ' + document.activeElement?.textContent,
    ),
    await page.locator('[role=status]').allInnerTexts(),
  )
  await page.screenshot({ path: `/tmp/shot-${tag}-animal.png` })
  await page.locator('[data-add-companion]').nth(2).click()
  await page.waitForTimeout(500)
  await page.locator('[data-companion]').last().scrollIntoViewIfNeeded()
  await page.screenshot({ path: `/tmp/shot-${tag}-toy.png` })
  await page
    .locator('[data-companion] button:has-text("weg"), [data-companion] button:has-text("Remove")')
    .last()
    .click()
  await page.waitForTimeout(400)
  await page.locator('[data-companion] summary').last().click()
  console.log(tag, 'after removal', await page.evaluate(() => document.activeElement?.textContent))
  await page
    .locator('[data-companion] button:has-text("weg"), [data-companion] button:has-text("Remove")')
    .last()
    .click()
  await page.waitForTimeout(400)
  console.log(tag, 'after all', await page.evaluate(() => document.activeElement?.textContent))
  if (only !== 'builder') {
    await page.goto('http://localhost:4131' + path + '/generate')
    await page.waitForTimeout(1500)
    await page.screenshot({ path: `/tmp/shot-${tag}-generate.png`, fullPage: true })
    await page.locator('.builder-bar button[type=submit]').click()
    await page.getByRole('dialog').getByRole('button').first().click()
    await page.waitForURL(/books\/[0-9a-f-]{36}$/)
    for (let i = 0; i < 4; i++) {
      await page.waitForTimeout(i === 0 ? 1500 : 6000)
      await page.screenshot({ path: `/tmp/shot-${tag}-making${i}.png`, fullPage: true })
    }
    console.log(page.url())
  }
  await context.close()
}
await browser.close()
