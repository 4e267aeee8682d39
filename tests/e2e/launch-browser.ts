import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import chromium from '@sparticuz/chromium'
import { type Browser, chromium as playwright } from 'playwright-core'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The browser for the journeys comes from the registry, with the two system libraries that a bare machine
 * lacks.
 * @param more flags beside those that every journey wants
 */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const folder = await unpackBrowser()
  const libraries = [join(folder, 'system', 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':')
  return playwright.launch({
    executablePath: join(folder, 'chromium'),
    args: [...flags, ...more],
    env: { ...process.env, LD_LIBRARY_PATH: libraries },
  })
}

const packageFolder = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', '..')

/** Unpacked once a machine and version, beside and then renamed, so that two runs at once do not meet halfway. */
async function unpackBrowser(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  const user = process.getuid?.() ?? 'user'
  const folder = join(tmpdir(), `fabelaar-browser-${version}-${user}`)
  if (existsSync(join(folder, 'chromium'))) return folder
  const work = await mkdtemp(join(tmpdir(), 'fabelaar-unpack-'))
  const { TMPDIR } = process.env
  process.env['TMPDIR'] = work
  try {
    await chromium.executablePath()
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = TMPDIR
  }
  const archive = join(work, 'system.tar')
  await writeFile(archive, brotliDecompressSync(await readFile(join(packageFolder, 'bin', 'al2023.tar.br'))))
  await mkdir(join(work, 'system'))
  execFileSync('tar', ['-xf', archive, '-C', join(work, 'system')])
  await rename(work, folder).catch(() => rm(work, { recursive: true, force: true }))
  return folder
}
