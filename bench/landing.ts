/**
 * The JavaScript that the landing page loads before anybody touches it, gzip at the level that servers use, in both
 * languages; the ratio is over the framework's own file, the floor for any page of the site.
 */
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readEnvironment } from '../src/environment.ts'
import { deliveryTimes } from '../src/shop/delivery-times.ts'
import { buildFolder, buildIsStale, buildWeb } from '../src/web/build-web.ts'
import { createWebServer } from '../src/web/server.ts'

const budgetBytes = 125 * 1024

if (await buildIsStale()) await buildWeb()
const noBackend = { app: { fetch: () => Response.json({ message: 'not here' }, { status: 503 }) } }
const web = await createWebServer({
  environment: readEnvironment({}),
  backend: noBackend,
  anonKey: 'none',
  bookLanguages: ['dutch', 'english'],
  readPromotion: () => Promise.resolve(null),
  deliveryTimes: deliveryTimes['print-shop'],
  printedFacts: () => Promise.resolve(null),
})

/** The scripts that a page names, and those that these import at once. */
async function scriptsOf(path: string): Promise<Map<string, number>> {
  const html = await (await web.app.request(`http://localhost${path}`)).text()
  const waiting = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => basename(file))
  const sizes = new Map<string, number>()
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (sizes.has(file)) continue
    const code = await readFile(join(buildFolder, 'client', 'assets', file))
    sizes.set(file, gzipSync(code, { level: 9 }).length)
    const imported = code.toString().matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)
    for (const [, name] of imported) if (name !== undefined) waiting.push(name)
  }
  return sizes
}

for (const path of ['/', '/en']) {
  const sizes = await scriptsOf(path)
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  const framework = [...sizes].find(([file]) => file.startsWith('framework-'))?.[1] ?? 0
  for (const [file, size] of [...sizes].sort(([, one], [, other]) => other - one).slice(0, 5)) {
    console.log(`  ${(size / 1024).toFixed(1).padStart(6)} KB ${file}`)
  }
  const verdict = total <= budgetBytes ? 'ok' : 'OVER BUDGET'
  console.log(
    `landing page ${path}: ${(total / 1024).toFixed(1)} KB of JavaScript, ${(total / framework).toFixed(2)} of the framework alone (budget ${budgetBytes / 1024} KB) ${verdict}`,
  )
  if (total > budgetBytes) process.exitCode = 1
}
await web.close()
process.exit()
