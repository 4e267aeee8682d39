import { readFileSync, writeFileSync } from 'node:fs'
import { launchBrowser } from '../e2e/launch-browser.ts'
const names = (f: string) =>
  [...readFileSync(`public/pictures/looks/${f}.svg`, 'utf8').matchAll(/symbol id="(\w+)"/g)].map((x) => x[1])
let html = '<body style="background:#fdfaf3">'
for (const f of ['hair', 'animals', 'toys']) {
  html += readFileSync(`public/pictures/looks/${f}.svg`, 'utf8')
    .replace('<svg', '<svg style="display:none"')
    .replaceAll('id="', `id="${f}-`)
  html +=
    `<div style="--hair:#dcb36c;--skin:#94603c;--clothes:#7f68a8">` +
    names(f)
      .map(
        (n) =>
          `<span style="display:inline-block;width:110px;text-align:center;font:12px sans-serif"><svg width="100" height="100" style="background:#eee6d4"><use href="#${f}-${n}"/></svg><br>${n}</span>`,
      )
      .join('') +
    '</div>'
}
writeFileSync('/tmp/preview.html', html)
const browser = await launchBrowser()
const page = await browser.newPage({ viewport: { width: 1150, height: 1300 } })
await page.goto('file:///tmp/preview.html')
await page.screenshot({ path: '/tmp/preview.png' })
await browser.close()
