/**
 * What durability costs on our embedded PostgreSQL: a book of 1 + 12 + 1 pieces of work, over the same work without it.
 * Once as our recipes do it, where twelve pictures are one step and each notes itself in its row (a row that is written in
 * any case, and here for this measure only); once with a recorded step for each picture. The pictures sleep, and end in
 * the same millisecond: no book is worse.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DBOS } from '@dbos-inc/dbos-sdk'
import { Pool } from 'pg'
import { startEmbeddedPostgres } from '#backend/postgres/start-embedded-postgres.ts'
import { step } from '#workflows/durable-step.ts'
import { queueDatabaseUrl } from '#workflows/queue-database-url.ts'

const pictureMs = 50
const pictures = 12
const rounds = 25
const budgetMs = 20

const drawPicture = (): Promise<void> => sleep(pictureMs)
const instant = (): Promise<void> => Promise.resolve()

async function plainBook(): Promise<void> {
  await instant()
  await Promise.all(Array.from({ length: pictures }, drawPicture))
  await instant()
}

async function durableBook(bookId: string): Promise<void> {
  await step('write-story', instant)
  await step('draw-pictures', async () => {
    await Promise.all(
      Array.from({ length: pictures }, async (_, spread) => {
        await drawPicture()
        await pool.query('insert into bench_pictures (book_id, spread) values ($1, $2)', [bookId, spread])
      }),
    )
  })
  await step('typeset', instant)
}

async function recordedBook(): Promise<void> {
  await step('write-story', instant)
  await Promise.all(Array.from({ length: pictures }, (_, index) => step(`draw-${index}`, drawPicture)))
  await step('typeset', instant)
}

function median(times: number[]): number {
  return times.toSorted((left, right) => left - right)[Math.floor(times.length / 2)] ?? Number.NaN
}

async function measure(work: (round: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const started = performance.now()
    await work(round)
    times.push(performance.now() - started)
  }
  return median(times.slice(5))
}

const dataFolder = await mkdtemp(join(tmpdir(), 'fabelaar-bench-'))
const postgres = await startEmbeddedPostgres({ dataFolder, log: () => undefined })
const pool = new Pool({ connectionString: postgres.url })
// It loses what it holds when the server stops.
pool.on('error', () => undefined)
try {
  await pool.query('create table bench_pictures (book_id text, spread int, primary key (book_id, spread))')
  const workflows: Record<string, (bookId: string) => Promise<void>> = {
    'our recipe': DBOS.registerWorkflow(durableBook, { name: 'bench-book' }),
    'a recorded step for each picture': DBOS.registerWorkflow(recordedBook, { name: 'bench-recorded' }),
  }
  DBOS.setConfig({
    name: 'fabelaar-bench',
    systemDatabaseUrl: queueDatabaseUrl(postgres.url),
    logLevel: 'error',
    executorID: 'bench',
    applicationVersion: 'v1',
    systemDatabasePoolSize: 20,
  })
  await DBOS.launch()
  const plainMs = await measure(plainBook)
  for (const [name, workflow] of Object.entries(workflows)) {
    const durableMs = await measure(async (round) => {
      const workflowID = `${name}-${round}`
      const handle = await DBOS.startWorkflow(workflow, { workflowID })(workflowID)
      await handle.getResult({ pollingIntervalMs: 5 })
    })
    console.log(
      `${name}: ${durableMs.toFixed(1)} ms over ${plainMs.toFixed(1)} ms without durability, ` +
        `ratio ${(durableMs / plainMs).toFixed(2)}, overhead ${(durableMs - plainMs).toFixed(1)} ms (budget ${budgetMs} ms)`,
    )
  }
  await DBOS.shutdown()
} finally {
  await pool.end()
  await postgres.stop()
  await rm(dataFolder, { recursive: true, force: true })
}
process.exit(0)
