/** A worker: takes books from the queue, writes, draws and sets them. Any number may run. */
import { openWorker } from '#wiring/open-worker.ts'
import { answerPings } from './answer-pings.ts'
import { demandDatabaseUrl, endWithParent, startOrSay } from './process-settings.ts'

answerPings()
const worker = await startOrSay((environment) => openWorker(environment, demandDatabaseUrl(environment)))
endWithParent(() => worker.close())
