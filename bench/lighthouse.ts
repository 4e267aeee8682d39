/**
 * Lighthouse over every public page in both languages, as a phone on a slow line would load it, against the product
 * as `npm start` runs it. The tool comes from the registry in the version named here; the browser is the machine's
 * Chrome or Chromium, or the one that CHROME_PATH names.
 *
 * Accessibility, best practices and SEO are the same in each run. Performance varies with what else the machine does:
 * a page that falls short is measured twice more, and the median of the three counts. Paths on the command line choose
 * pages.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startProduct } from '../tests/e2e/start-product.ts'

const tool = 'lighthouse@13.5.0'
const budgets = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof budgets
const categories = Object.keys(budgets) as Category[]

// Dutch, so that the Dutch home page does not send its visitor on to the English one.
const browserFlags = '--headless --no-sandbox --disable-gpu --accept-lang=nl-NL'

interface Report {
  runtimeError?: { code: string }
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>
}

const run = promisify(execFile)
const folder = await mkdtemp(join(tmpdir(), 'fabelaar-lighthouse-'))
const lighthouse = await toolPath()
const product = await startProduct({}, undefined, null)

/** Where npm puts the tool; it is fetched once a machine. */
async function toolPath(): Promise<string> {
  const { stdout } = await run('npm', ['exec', '--yes', `--package=${tool}`, '-c', 'command -v lighthouse'], {
    cwd: folder,
  })
  return await realpath(stdout.trim())
}

/** Every address that the sitemaps tell search engines about. */
async function publicPages(): Promise<string[]> {
  const sitemaps = await Promise.all(
    ['/sitemap.xml', '/en/sitemap.xml'].map(async (path) => (await fetch(product.url + path)).text()),
  )
  const pages = sitemaps.flatMap((xml) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => page),
  )
  const chosen = process.argv.slice(2)
  return chosen.length === 0 ? pages : pages.filter((page) => chosen.includes(new URL(page).pathname))
}

async function report(page: string, wanted: readonly Category[]): Promise<Report> {
  const file = join(folder, 'report.json')
  const flags = [
    `--chrome-flags=${browserFlags}`,
    `--only-categories=${wanted.join(',')}`,
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
  ]
  // A browser without breath loses its trace; that says nothing about the page.
  for (let attempt = 1; ; attempt += 1) {
    await run(process.execPath, [lighthouse, page, ...flags], { cwd: folder }).catch((error: unknown) => {
      if (attempt === 3) throw error
    })
    const answer = JSON.parse(await readFile(file, 'utf8')) as Report
    if (answer.runtimeError === undefined) return answer
    if (attempt === 3) throw new Error(`Lighthouse could not measure ${page}: ${answer.runtimeError.code}`)
  }
}

function scoreOf({ categories: scores }: Report, category: Category): number {
  return Math.round((scores[category].score ?? 0) * 100)
}

/** What cost points, for whoever mends it. */
function lossesOf({ audits, categories: scores }: Report, category: Category): string[] {
  return scores[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `      ${audits[id]?.title ?? id} ${audits[id]?.displayValue ?? ''}`)
}

async function measure(page: string): Promise<boolean> {
  const first = await report(page, categories)
  const quickness = [scoreOf(first, 'performance')]
  const again = scoreOf(first, 'performance') < budgets.performance ? 2 : 0
  for (let round = 0; round < again; round += 1) {
    quickness.push(scoreOf(await report(page, ['performance']), 'performance'))
  }
  quickness.sort((one, other) => one - other)
  const scores: Record<Category, number> = {
    performance: quickness[Math.floor(quickness.length / 2)] ?? 0,
    accessibility: scoreOf(first, 'accessibility'),
    'best-practices': scoreOf(first, 'best-practices'),
    seo: scoreOf(first, 'seo'),
  }
  const short = categories.filter((category) => scores[category] < budgets[category])
  const told = categories.map((category) => `${category} ${String(scores[category]).padStart(3)}`).join('  ')
  const runs = quickness.length > 1 ? ` (performance ${quickness.join(', ')})` : ''
  console.log(`${short.length === 0 ? '  ok ' : 'SHORT'} ${told}  ${new URL(page).pathname}${runs}`)
  for (const category of short) for (const loss of lossesOf(first, category)) console.log(loss)
  return short.length === 0
}

try {
  console.log(`budgets: ${categories.map((category) => `${category} ${budgets[category]}`).join(', ')}`)
  for (const page of await publicPages()) if (!(await measure(page))) process.exitCode = 1
} finally {
  await product.stop()
  await rm(folder, { recursive: true, force: true })
}
