/** A worker: takes books from the queue, writes, draws and sets them. Any number may run. */
import { readEnvironment } from '#environment.ts'
import { openWorker } from '#wiring/open-worker.ts'
import { demandDatabaseUrl, endWithParent } from './process-settings.ts'

const environment = readEnvironment()
const worker = await openWorker(environment, demandDatabaseUrl(environment))
endWithParent(() => worker.close())
