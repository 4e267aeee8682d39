import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { keepRetiredFiles } from './builds/keep-retired-files.ts'

const projectFolder = join(import.meta.dirname, '..', '..')
export const buildFolder = join(projectFolder, 'build')
const stampName = 'made-from'

/** Everything that the build is made from. */
const inputs = [
  'src/web/**/*.{ts,tsx,css,woff2}',
  'src/{book,shop,workflows}/**/*.ts',
  'content/**/*.{json,md,yaml}',
  'public/**/*',
  'project.inlang/settings.json',
  '{package,package-lock}.json',
  '{vite,react-router}.config.ts',
]

/** Whether the build is missing or made from other sources than today's. */
export async function buildIsStale(): Promise<boolean> {
  const made = await readFile(join(buildFolder, stampName), 'utf8').catch(() => '')
  return made !== (await fingerprint())
}

/**
 * Builds the site for production and compresses its files. The new build takes the old one's place at once, so
 * that two builders never mix theirs. Throws with the builder's words when it fails.
 */
export async function buildWeb(folder: string = buildFolder): Promise<void> {
  const stamp = await fingerprint()
  const making = join(projectFolder, '.react-router', `making-${process.pid}`)
  const replaced = `${making}-replaced`
  try {
    await run('The web could not be built', [routerCommand(), 'build'], making)
    const describe = join(import.meta.dirname, 'builds', 'write-build-files.ts')
    await run('The build could not be described', [describe, making, stamp.slice(0, 16)], making)
    await compressFiles(join(making, 'client'))
    await keepRetiredFiles(folder, making, Date.now())
    await writeFile(join(making, stampName), stamp)
    await rename(folder, replaced).catch(ignoreMissing)
    await mkdir(dirname(folder), { recursive: true })
    await rename(making, folder)
  } finally {
    await rm(making, { recursive: true, force: true })
    await rm(replaced, { recursive: true, force: true })
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

async function fingerprint(): Promise<string> {
  const files: string[] = []
  for await (const file of glob(inputs, { cwd: projectFolder })) {
    if (!file.includes('messages/generated') && !file.includes('.test.')) files.push(file)
  }
  const hash = createHash('sha256')
  for (const file of files.sort()) {
    const path = join(projectFolder, file)
    if (!(await stat(path)).isFile()) continue
    hash
      .update(file)
      .update('\0')
      .update(await readFile(path))
      .update('\0')
  }
  return hash.digest('hex')
}

function routerCommand(): string {
  return join(dirname(createRequire(import.meta.url).resolve('@react-router/dev/package.json')), 'bin.cjs')
}

/** Runs a step of the build in a process of its own; throws with its words when it fails. */
function run(failure: string, command: readonly string[], folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, {
      cwd: projectFolder,
      env: { ...process.env, NODE_ENV: 'production', WEB_BUILD_FOLDER: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const said: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
    child.on('error', reject)
    child.on('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${failure}:\n${Buffer.concat(said).toString()}`))
    })
  })
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

async function compressFiles(folder: string): Promise<void> {
  for await (const file of glob('**/*.{js,css,svg,json,html,txt}', { cwd: folder })) {
    const path = join(folder, file)
    const content = await readFile(path)
    if (content.length < 1024) continue
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
    await Promise.all([
      writeFile(`${path}.br`, await brotli(content, quality)),
      writeFile(`${path}.gz`, await zip(content, { level: 9 })),
    ])
  }
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2)
  await buildWeb(folder === undefined ? buildFolder : resolve(folder))
  process.exit(0)
}
