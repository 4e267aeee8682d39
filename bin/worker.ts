/** A worker: takes books from the queue, writes, draws and sets them. Any number may run. */
import { createClient } from '@supabase/supabase-js'
import pg from 'pg'
import { houseMailer } from '#adapters/mailbox/house-mailer.ts'
import { supabaseFiles } from '#adapters/supabase/supabase-files.ts'
import { houseTill } from '#adapters/till/house-till.ts'
import { loadKeys } from '#backend/gateway/keys.ts'
import { readEnvironment } from '#environment.ts'
import { houseIllustrator } from '#illustration/house/house-illustrator.ts'
import { houseStoryteller } from '#story/house/house-storyteller.ts'
import { houseTypesetter } from '#typesetting/house-typesetter.ts'
import { startWorker } from '#workflows/start-worker.ts'
import { backendUrl, demandDatabaseUrl, endWithParent, siteUrl } from './process-settings.ts'

const environment = readEnvironment()
const databaseUrl = demandDatabaseUrl(environment)
const keys = await loadKeys({
  dataFolder: environment.DATA_FOLDER,
  privateJwk: environment.AUTH_SIGNING_KEY,
  legacySecret: environment.AUTH_LEGACY_SECRET,
})
const database = new pg.Pool({ connectionString: databaseUrl, max: 10 })
database.on('error', (error) => console.error(`worker: ${error.message}`))
const illustrator = houseIllustrator({ threads: environment.DRAWING_THREADS })
const supabase = createClient(backendUrl(environment), keys.serviceKey, {
  auth: { persistSession: false, autoRefreshToken: false },
})
const worker = await startWorker(
  {
    database,
    storyteller: houseStoryteller(),
    illustrator,
    typesetter: houseTypesetter(),
    files: supabaseFiles(supabase),
    mailer: houseMailer(database),
    payments: houseTill(database, siteUrl(environment)),
    siteUrl: siteUrl(environment),
    log: (line) => console.error(line),
  },
  { databaseUrl, executorId: environment.WORKER_ID },
)

endWithParent(async () => {
  await worker.close()
  await illustrator.close()
  await database.end()
})
