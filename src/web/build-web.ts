import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { glob, readFile, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const projectFolder = join(import.meta.dirname, '..', '..')
export const buildFolder = join(projectFolder, 'build')
const stampFile = join(buildFolder, 'made-from')

/** Everything that the build is made from. */
const inputs = [
  'src/web/**/*.{ts,tsx,css,woff2}',
  'src/book/**/*.ts',
  'content/**/*.{json,md,yaml}',
  'public/**/*',
  'project.inlang/settings.json',
  '{package,package-lock}.json',
  '{vite,react-router}.config.ts',
]

/** Whether the build is missing or made from other sources than today's. */
export async function buildIsStale(): Promise<boolean> {
  const made = await readFile(stampFile, 'utf8').catch(() => '')
  return made !== (await fingerprint())
}

/** Builds the site for production and compresses its files. Throws with the builder's words when it fails. */
export async function buildWeb(): Promise<void> {
  const stamp = await fingerprint()
  await runBuilder()
  await compressFiles(join(buildFolder, 'client'))
  await writeFile(stampFile, stamp)
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

function runBuilder(): Promise<void> {
  const command = join(
    dirname(createRequire(import.meta.url).resolve('@react-router/dev/package.json')),
    'bin.cjs',
  )
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, 'build'], {
      cwd: projectFolder,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const said: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
    child.on('error', reject)
    child.on('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`The web could not be built:\n${Buffer.concat(said).toString()}`))
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
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
    await Promise.all([
      writeFile(`${path}.br`, await brotli(content, quality)),
      writeFile(`${path}.gz`, await zip(content, { level: 9 })),
    ])
  }
}

if (import.meta.main) {
  await buildWeb()
  process.exit(0)
}
