import { launchBrowser } from '../e2e/launch-browser.ts'
const browser = await launchBrowser()
const context = await browser.newContext({ viewport: { width: 1150, height: 900 }, locale: 'en-GB' })
const page = await context.newPage()
page.on('console', (m) => console.log('console', m.type(), m.text().slice(0, 300)))
await page.goto('http://localhost:4131/en/create/theme')
for (let i = 0; i < 30 && !(await page.evaluate(() => caches.match('/en/offline').then(Boolean))); i++)
  await page.waitForTimeout(300)
await page.waitForTimeout(1000)
await context.setOffline(true)
await page.reload()
console.log(
  await page.locator('h1').innerText(),
  await page.evaluate(
    () =>
      document.querySelectorAll('script').length +
      ' ' +
      [...document.scripts].map((s) => s.textContent?.slice(0, 60) + '|' + s.nonce),
  ),
)
await page.evaluate(() => addEventListener('online', () => console.log('online heard')))
await context.setOffline(false)
await page.waitForTimeout(7000)
console.log(await page.locator('h1').innerText())
await browser.close()
