import { launchBrowser } from '../e2e/launch-browser.ts'
const browser = await launchBrowser()
const context = await browser.newContext({
  viewport: { width: 390, height: 844 },
  locale: 'nl-NL',
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
  storageState: '/tmp/desk-state.json',
})
const page = await context.newPage()
await page.goto('http://localhost:4131/books/' + process.argv[2])
await page.locator('.reader-strip').waitFor()
await page.waitForTimeout(2500)
for (let i = 0; i < 6; i++) {
  await page.locator('.reader-button-on').click()
  await page.waitForTimeout(700)
  if (i > 2) await page.screenshot({ path: `/tmp/page-${i}.png` })
}
await page.goto('http://localhost:4131/books/' + process.argv[2] + '/ontwerp')
await page.waitForTimeout(1500)
await page.screenshot({ path: `/tmp/page-design.png`, fullPage: true })
await browser.close()
