import { launchBrowser } from '../e2e/launch-browser.ts'
const browser = await launchBrowser()
const page = await browser.newPage({
  viewport: { width: 1150, height: 900 },
  locale: 'en-GB',
  serviceWorkers: 'block',
} as never)
page.on('console', (m) => console.log('console', m.type(), m.text().slice(0, 200)))
page.on('pageerror', (e) => console.log('pageerror', e.message))
page.setDefaultTimeout(15000)
await page.goto('http://localhost:4131/en/create/who')
await page.waitForTimeout(3000)
await page.getByRole('textbox', { name: 'Name' }).fill('Noor')
await page.locator('input[inputmode=numeric]').fill('6')
await page.getByRole('radio').first().check({ force: true })
await page.context().setOffline(true)
await page.waitForTimeout(1000)
console.log(await page.locator('[role=status]').allInnerTexts())
await page.locator('.builder-bar button[type=submit]').click()
await page.waitForTimeout(1500)
console.log(page.url(), await page.locator('h1').allInnerTexts())
await page.screenshot({ path: '/tmp/probe.png' })
await browser.close()
