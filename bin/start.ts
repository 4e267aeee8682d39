/**
 * Everything on one machine: the database, the web with the backend, and a worker. `npm start` runs it as
 * built, `npm run dev` from source. Ctrl-C ends all of it; a process that dies or no longer answers is started again.
 */
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { StartError } from '#backend/postgres/start-error.ts'
import { type Environment, EnvironmentError, readEnvironment } from '#environment.ts'
import { standsIn } from '#settings/twins.ts'
import { buildIsStale, buildWeb } from '#web/build-web.ts'
import { openBackendAccess } from '#wiring/backend-access.ts'
import { type Database, openDatabase } from '#wiring/open-database.ts'
import { prepareDatabase } from '#wiring/prepare-database.ts'
import { compiledIn, memoryVariables } from './process-settings.ts'
import { type Supervised, supervise } from './supervise.ts'

const development = process.argv.includes('--dev')

async function main(): Promise<void> {
  const environment = readEnvironment()
  await demandFreePort(environment)
  // Here rather than in each process, which would be started again and again.
  await openBackendAccess(environment)
  const building = development ? Promise.resolve() : buildWhenStale()
  // A failed build is reported below; meanwhile it must not count as unhandled.
  building.catch(() => undefined)
  const database = await openDatabase(environment)
  try {
    await building
    await prepareDatabase(environment, database.url)
  } catch (error) {
    await database.stop()
    throw error
  }
  superviseAll(environment, database)
}

async function buildWhenStale(): Promise<void> {
  if (!(await buildIsStale())) return
  console.log('Building the site ...')
  await buildWeb()
}

function demandFreePort({ HOST, PORT }: Environment): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `Port ${PORT} is in use: stop what runs there, or choose another with PORT=${PORT + 1} npm start.`
          : `Port ${PORT} on ${HOST} cannot be opened (${error.code}): choose another with PORT or HOST.`
      reject(new StartError(reason, error))
    })
    probe.listen(PORT, HOST, () => probe.close(() => resolve()))
  })
}

function superviseAll(environment: Environment, database: Database): void {
  const variables = {
    ...memoryVariables,
    ...compiledIn(environment.DATA_FOLDER),
    ...process.env,
    DATABASE_URL: database.url,
  }
  let stopping = false
  let current = database
  const supervised: Supervised[] = []
  const stop = async (code: number): Promise<void> => {
    if (stopping) return
    stopping = true
    await Promise.all(supervised.map((process) => process.stop()))
    await current.stop()
    process.exit(code)
  }
  const startDatabaseAgain = async (): Promise<void> => {
    if (stopping) return
    console.error('the database ended; starting it again')
    await current.stop()
    current = await openAgain(environment)
    watchDatabase()
    if (variables.DATABASE_URL === current.url) return
    // Its port was taken meanwhile: who still knows the old address starts again with the new one.
    variables.DATABASE_URL = current.url
    for (const { child } of supervised) child.kill('SIGTERM')
  }
  const watchDatabase = (): void => {
    current.ended?.then(startDatabaseAgain).catch((error: unknown) => {
      report(error)
      void stop(1)
    })
  }
  watchDatabase()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stop(0).catch((error: unknown) => fail(error))
    })
  }
  const onReady = (message: unknown): void => {
    if (message === 'ready') announce(environment)
  }
  const run = (file: string, onMessage?: (message: unknown) => void): Supervised => {
    const script = fileURLToPath(new URL(file, import.meta.url))
    const flags = ['--disable-warning=DeprecationWarning', script, ...(development ? ['--dev'] : [])]
    return supervise(
      { name: file, command: process.execPath, flags, variables },
      { isStopping: () => stopping, onMessage },
    )
  }
  supervised.push(run('web.ts', onReady), run('worker.ts'))
}

/** How long to wait before another try at a database that ended, in milliseconds. */
const databasePauses = [1_000, 5_000, 15_000]

/** Opens a database that ended; one that ends again while it comes up, or was slow to go, is worth some more tries. */
async function openAgain(environment: Environment): Promise<Database> {
  for (const pauseMs of databasePauses) {
    try {
      return await openDatabase(environment)
    } catch (error) {
      report(error)
      await pause(pauseMs)
    }
  }
  return openDatabase(environment)
}

let announced = false
function announce(environment: Environment): void {
  const { HOST, PORT, SITE_URL } = environment
  if (announced) return
  announced = true
  const address = SITE_URL ?? `http://${HOST === '127.0.0.1' ? 'localhost' : HOST}:${PORT}`
  console.log(`\nFabelaar is at   ${address}`)
  if (standsIn(environment, 'mailbox')) console.log(`Its mailbox is at ${address}/mailbox`)
  console.log('Ctrl-C ends it.\n')
}

function report(error: unknown): void {
  if (error instanceof StartError || error instanceof EnvironmentError) console.error(error.message)
  else console.error(error)
}

function fail(error: unknown): never {
  report(error)
  process.exit(1)
}

main().catch(fail)
