import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './launch-browser.ts'
import { patience } from './patience.ts'
import { type Product, startProduct } from './start-product.ts'
import { words } from './words.ts'

/* A second build, made from changed sources and put in the first one's place under a page that is open. */

const run = promisify(execFile)
const project = fileURLToPath(new URL('../..', import.meta.url))
const english = words('en')
const parts = [
  'bin',
  'build',
  'content',
  'public',
  'src',
  'supabase',
  'project.inlang',
  '.gitignore',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
]

let copy: string
let product: Product
let browser: Browser

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'fabelaar-deploy-'))
  for (const part of parts) {
    await cp(join(project, part), join(copy, part), { recursive: true, preserveTimestamps: true }).catch(
      // Without a build, the copy makes its own first one.
      (error: NodeJS.ErrnoException) => {
        if (part !== 'build' || error.code !== 'ENOENT') throw error
      },
    )
  }
  await symlink(join(project, 'node_modules'), join(copy, 'node_modules'))
  product = await startProduct({ BUILD_CHECK_SECONDS: '1' }, copy)
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await product.stop()
  await rm(copy, { recursive: true, force: true })
})

test('an open page stays as it is, keeps its files, and goes on into the new build', async () => {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' })
  const page = await context.newPage()
  const heardOf = new Set<string>()
  page.on('response', (response) => {
    if (!response.url().includes('/builds/latest.json')) return
    response.json().then(
      ({ id }: { id: string }) => heardOf.add(id),
      // Nobody answers while the server is started again.
      () => undefined,
    )
  })
  await page.goto(`${product.url}/en`)
  const oldBuild = await newestBuild()
  const oldScripts = await page
    .locator('link[rel=modulepreload], link[rel=later]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', 'here'))

  await sayOtherwise('how_heading', 'How it works by now')
  await run(process.execPath, [join(copy, 'src', 'web', 'build-web.ts')], { cwd: copy })
  product.restartWeb()
  await expect
    .poll(() => newestBuild().catch(() => oldBuild), { timeout: patience, interval: 200 })
    .not.toBe(oldBuild)
  await expect.poll(() => [...heardOf], { timeout: patience }).toContain(await newestBuild())
  expect(await page.locator('html[data-mark]').count()).toBe(1)
  expect(oldScripts.length).toBeGreaterThan(3)
  for (const script of oldScripts) expect((await fetch(script)).status, script).toBe(200)

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: english('common_how_it_works'), exact: true })
    .click()
  await page.getByRole('heading', { name: 'How it works by now' }).waitFor()
  expect(page.url()).toBe(`${product.url}/en/how-it-works`)
  expect(await page.locator('html[data-mark]').count()).toBe(0)
  await context.close()
})

async function newestBuild(): Promise<string> {
  const answer = await fetch(`${product.url}/builds/latest.json?${Date.now()}`)
  return ((await answer.json()) as { id: string }).id
}

/** Changes a message in the copy's sources. */
async function sayOtherwise(key: string, message: string): Promise<void> {
  const file = join(copy, 'content', 'messages', 'en', 'pages.json')
  const messages = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>
  if (!(key in messages)) throw new Error(`there is no ${key} in ${file}`)
  await writeFile(file, JSON.stringify({ ...messages, [key]: message }, null, 2))
}
