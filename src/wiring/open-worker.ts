import pg from 'pg'
import type { Environment } from '#environment.ts'
import { startWorker } from '#workflows/start-worker.ts'
import { siteUrl } from './addresses.ts'
import { openBackendAccess } from './backend-access.ts'
import { openTypesetter } from './engines.ts'
import { openIllustratorOf } from './illustrators.ts'
import { saveAiLimits } from '#records/ai-call-rows.ts'
import { aiLimitsOf, openStorytellerOf } from './storytellers.ts'
import { openServices } from './services.ts'

/** A worker with everything it works with, until it is closed. */
export async function openWorker(
  environment: Environment,
  databaseUrl: string,
): Promise<{ close(): Promise<void> }> {
  const { serviceKey } = await openBackendAccess(environment)
  const database = new pg.Pool({ connectionString: databaseUrl, max: environment.WORKER_CONNECTIONS })
  database.on('error', (error) => console.error(`worker: ${error.message}`))
  const services = openServices(environment, { database, serviceKey })
  const threads = environment.DRAWING_THREADS
  const asker = { name: environment.WORKER_ID, isWeb: false }
  await saveAiLimits(database, aiLimitsOf(environment))
  const illustrator = await openIllustratorOf(environment, {
    threads,
    database,
    asker,
    ...services,
  })
  const worker = await startWorker(
    {
      database,
      storyteller: await openStorytellerOf(environment, database, asker),
      illustrator,
      typesetter: await openTypesetter(),
      ...services,
      siteUrl: siteUrl(environment),
      log: (line) => console.error(line),
    },
    { databaseUrl, executorId: environment.WORKER_ID },
  )
  return {
    async close() {
      await worker.close()
      await illustrator.close()
      await database.end()
    },
  }
}
