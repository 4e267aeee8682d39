/**
 * What durability costs: a book of 1 + 12 + 1 steps through DBOS on our embedded PostgreSQL, over the same
 * work without it. The pictures sleep, so that only the engine's own time shows.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DBOS } from '@dbos-inc/dbos-sdk'
import { startEmbeddedPostgres } from '#backend/postgres/start-embedded-postgres.ts'
import { step } from '#workflows/durable-step.ts'
import { queueDatabaseUrl } from '#workflows/queue-database-url.ts'

const pictureMs = 50
const pictures = 12
const rounds = 25
const budgetMs = 30

const drawPicture = (): Promise<void> => sleep(pictureMs)
const instant = (): Promise<void> => Promise.resolve()

async function plainBook(): Promise<void> {
  await instant()
  await Promise.all(Array.from({ length: pictures }, drawPicture))
  await instant()
}

async function durableBook(): Promise<void> {
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
try {
  const workflow = DBOS.registerWorkflow(durableBook, { name: 'bench-book' })
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
  const durableMs = await measure(async (round) => {
    const handle = await DBOS.startWorkflow(workflow, { workflowID: `bench-${round}` })()
    await handle.getResult({ pollingIntervalMs: 5 })
  })
  const overheadMs = durableMs - plainMs
  console.log(
    `durable book ${durableMs.toFixed(1)} ms over the same work without it ${plainMs.toFixed(1)} ms: ` +
      `ratio ${(durableMs / plainMs).toFixed(2)}, overhead ${overheadMs.toFixed(1)} ms (budget ${budgetMs} ms)`,
  )
  await DBOS.shutdown()
} finally {
  await postgres.stop()
  await rm(dataFolder, { recursive: true, force: true })
}
process.exit(0)
