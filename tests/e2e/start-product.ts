import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { inject } from 'vitest'

export interface Product {
  url: string
  /** Where it listens, whatever address people are told. */
  origin: string
  dataFolder: string
  /** The embedded database, as its owner. */
  databaseUrl(): string
  /** Kills the worker as a power cut would; the supervisor starts another. */
  killWorker(): void
  /** The same of the web process. */
  killWeb(): void
  /** Ends the web process; the supervisor starts another, from what has been built meanwhile. */
  restartWeb(): void
  /** Kills the embedded database as a power cut would; the supervisor starts it again. */
  killDatabase(): void
  /** What the processes said. */
  said(): string
  /** Ends it; what it keeps stays. */
  end(): Promise<void>
  /** Ends it and removes what it keeps. */
  stop(): Promise<void>
}

/**
 * The whole product as `npm start` runs it, on a free port unless one is set, with a data folder of its own and the settings given; from
 * this project, or from a copy of it.
 * @param prepared the data folder to begin with a copy of; null begins with an empty one, as benches do, outside Vitest
 */
export async function startProduct(
  settings: Readonly<Record<string, string>> = {},
  project: string = fileURLToPath(new URL('../..', import.meta.url)),
  prepared: string | null = inject('preparedData'),
): Promise<Product> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'fabelaar-e2e-'))
  // Its database belongs to another user where we are root.
  if (prepared !== null) await promisify(execFile)('cp', ['-a', `${prepared}/.`, dataFolder])
  const port = Number(settings['PORT'] ?? (await freePort()))
  const script = join(project, 'bin', 'start.ts')
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, NODE_ENV: 'production', ...settings, PORT: String(port), DATA_FOLDER: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      said += chunk.toString()
      const address = /Fabelaar is at\s+(\S+)/.exec(said)?.[1]
      if (address !== undefined) resolve(address)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}:\n${said}`)))
  })
  return {
    url,
    origin: `http://127.0.0.1:${port}`,
    dataFolder,
    databaseUrl() {
      const file = readFileSync(join(dataFolder, 'postgres-access.json'), 'utf8')
      const { port, password } = JSON.parse(file) as { port: number; password: string }
      return `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`
    },
    said: () => said,
    killWorker: () => process.kill(processOf(child, 'bin/worker.ts'), 'SIGKILL'),
    killWeb: () => process.kill(processOf(child, 'bin/web.ts'), 'SIGKILL'),
    restartWeb: () => process.kill(processOf(child, 'bin/web.ts'), 'SIGTERM'),
    killDatabase() {
      const lockFile = readFileSync(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8')
      process.kill(Number(lockFile.split('\n')[0]), 'SIGKILL')
    },
    end: () => stopChild(child),
    async stop() {
      await stopChild(child)
      await rm(dataFolder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/**
 * A port that nobody uses, below those that systems hand out by themselves: the product takes it some seconds later, when
 * one of those could have become the other end of somebody's connection.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 30_000)
  return (await isFree(port)) ? port : await freePort()
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/** The one process of the product that runs this script. */
function processOf(supervisor: ChildProcess, script: string): number {
  const found = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const parent = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]
        return (
          parent === String(supervisor.pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(script)
        )
      } catch {
        return false
      }
    })
  if (found.length !== 1) throw new Error(`expected one ${script}, found ${found.length}`)
  return Number(found[0])
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
