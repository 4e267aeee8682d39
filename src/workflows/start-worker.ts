import { DBOS } from '@dbos-inc/dbos-sdk'
import type { FileKind } from '#book/book-paths.ts'
import { closeAiCallsOf } from '#records/ai-call-rows.ts'
import { returnCoverRedraw, stopBook } from '#records/book-rows.ts'
import { inTransaction } from '#records/in-transaction.ts'
import { returnPictureRedraw } from '#records/picture-rows.ts'
import { returnSheetRedraw } from '#records/sheet-rows.ts'
import { beat, takeDeadWorkers } from '#records/worker-rows.ts'
import { clearAway } from './clear-away.ts'
import { step } from './durable-step.ts'
import { filesOfLiving } from './files-of-living.ts'
import { mailGiftCards } from './mail-gift-cards.ts'
import { mailPresents } from './mail-presents.ts'
import { deadAfterSeconds, heartbeatMs } from './heartbeat.ts'
import { closeCallsOfDeadWebs } from './live-as-web.ts'
import { makeBook } from './make-book.ts'
import { queueDatabaseUrl } from './queue-database-url.ts'
import { followPrints } from './follow-prints.ts'
import { orGiveUp, takeTriesBack } from './give-up.ts'
import { blockPrint } from './block-print.ts'
import { patientFiles } from './patient-files.ts'
import { printOrder } from './print-order.ts'
import { redrawCover } from './redraw-cover.ts'
import { redrawPicture } from './redraw-picture.ts'
import { redrawSheet } from './redraw-sheet.ts'
import { remindOfBooks } from './remind-of-books.ts'
import { retryUnlocks } from './retry-unlocks.ts'
import { sendDuePrints } from './send-due-prints.ts'
import { sendMails } from './send-mails.ts'
import { sendRefunds } from './send-refunds.ts'
import { sweepOrders } from './sweep-orders.ts'
import { typesetBook } from './typeset-book.ts'
import { unlockBook } from './unlock-book.ts'
import { openWorkQueue } from './open-work-queue.ts'
import {
  applicationName,
  printQueueName,
  queueName,
  quickQueueName,
  unlockQueueName,
  type WorkQueue,
  workflowNames,
} from './work-queue.ts'
import { whileItLives } from './while-it-lives.ts'
import type { Workshop } from './workshop.ts'

const sweepMs = 15_000
/** Somebody waits for a code to log in. */
const mailMs = 1_000
/** How often to look which prints are to be asked about; how often one is, its printer says. */
const printLookMs = 5_000
/** A gift card that is mailed at once may be waited for. */
const giftMs = 5_000
const clearingMs = 10 * 60_000

export interface Worker {
  close(): Promise<void>
}

/**
 * Takes work from the queues until closed. The same `executorId` after a crash takes up its own work at
 * once; the work of other executors only when they are provably dead.
 */
export async function startWorker(
  workshop: Workshop,
  options: { databaseUrl: string; executorId: string },
): Promise<Worker> {
  const opened = Promise.withResolvers<WorkQueue>()
  registerRecipes(workshop, opened.promise)
  DBOS.setConfig({
    name: applicationName,
    systemDatabaseUrl: queueDatabaseUrl(options.databaseUrl),
    systemDatabasePoolSize: 10,
    executorID: options.executorId,
    applicationVersion: 'v1',
    // A step that fails and is tried again says why.
    logLevel: 'warn',
  })
  // Before it takes up its own work: what it was asking when it died does not hold that up.
  await closeAiCallsOf(workshop.database, [options.executorId])
  await DBOS.launch()
  const always = { onConflict: 'always_update' } as const
  await DBOS.registerQueue(queueName, { workerConcurrency: 4, minPollingIntervalMs: 100, ...always })
  await DBOS.registerQueue(unlockQueueName, { workerConcurrency: 2, minPollingIntervalMs: 100, ...always })
  await DBOS.registerQueue(printQueueName, { workerConcurrency: 1, minPollingIntervalMs: 500, ...always })
  await DBOS.registerQueue(quickQueueName, { workerConcurrency: 4, minPollingIntervalMs: 50, ...always })
  const queue = await openWorkQueue(options.databaseUrl)
  opened.resolve(queue)
  await beat(workshop.database, options.executorId)
  const timers = [
    repeat(workshop, heartbeatMs, () => beat(workshop.database, options.executorId)),
    repeat(workshop, sweepMs, () => sweepOrders(workshop, queue)),
    repeat(workshop, sweepMs, () => sendRefunds(workshop)),
    repeat(workshop, sweepMs, () => sendDuePrints(workshop, queue)),
    repeat(workshop, sweepMs, () => retryUnlocks(workshop, queue)),
    repeat(workshop, giftMs, () => mailGiftCards(workshop)),
    repeat(workshop, giftMs, () => mailPresents(workshop)),
    repeat(workshop, printLookMs, () => followPrints(workshop)),
    repeat(workshop, mailMs, () => sendMails(workshop)),
    repeat(workshop, clearingMs, () => clearAway(workshop)),
    repeat(workshop, clearingMs, () => remindOfBooks(workshop)),
    repeat(workshop, sweepMs, () => takeOverFromTheDead(workshop, options.executorId)),
    repeat(workshop, sweepMs, () => closeCallsOfDeadWebs(workshop.database)),
  ]
  return {
    async close() {
      for (const timer of timers) clearInterval(timer)
      await queue.close()
      await takeTriesBack(workshop.database)
      await DBOS.shutdown()
    },
  }
}

/** @param queue is there once the worker has started; it takes up its own work before */
function registerRecipes(server: Workshop, queue: Promise<WorkQueue>): void {
  const workshop = { ...server, files: filesOfLiving(patientFiles(server.files), server.database) }
  const { database } = workshop
  const register = <Rest extends unknown[], Result>(
    name: string,
    recipe: (id: string, ...rest: Rest) => Promise<Result>,
    giveUp: (id: string, ...rest: Rest) => Promise<void>,
    beginAnew?: (name: string, id: string, ...rest: Rest) => Promise<void>,
  ): void => {
    DBOS.registerWorkflow(whileItLives(workshop, orGiveUp(workshop, recipe, giveUp, beginAnew)), { name })
  }
  const stop = (bookId: string): Promise<void> => stopBook(database, bookId)
  register(workflowNames.makeBook, makeBook(workshop), stop)
  register(workflowNames.unlockBook, unlockBook(workshop), stop)
  register(workflowNames.redrawCover, redrawCover(workshop), (bookId) => returnCoverRedraw(database, bookId))
  register(workflowNames.redrawSheet, redrawSheet(workshop), (bookId, name) =>
    returnSheetRedraw(database, { bookId, ...name }),
  )
  register(workflowNames.redrawPicture, redrawPicture(workshop), (bookId, version) =>
    returnPictureRedraw(database, { bookId, ...version }),
  )
  register(
    workflowNames.printOrder,
    printOrder(workshop),
    (jobId) => blockPrint(workshop, jobId, 'worker_died'),
    // Handed in again under the name of its job, it is printed once all the same.
    async (name, jobId) => {
      const { printOrder: begin } = await queue
      await inTransaction(database, (client) => begin(client, jobId, name))
    },
  )
  register(
    workflowNames.typesetBook,
    (bookId: string, kind: FileKind) => step('typeset', () => typesetBook(workshop, bookId, kind)),
    // Who waits for the file is told that it did not come.
    () => Promise.resolve(),
  )
}

/** One living worker takes over what a dead one left; the deleted row makes sure that it is only one. */
async function takeOverFromTheDead(workshop: Workshop, executorId: string): Promise<void> {
  const dead = await takeDeadWorkers(workshop.database, { executorId, deadAfterSeconds })
  if (dead.length === 0) return
  await closeAiCallsOf(workshop.database, dead)
  const left = await DBOS.listWorkflows({ status: 'PENDING', executorId: dead })
  if (left.length > 0) await DBOS.resumeWorkflows(left.map((workflow) => workflow.workflowID))
  workshop.log(`took over ${left.length} workflows from ${dead.join(', ')}`)
}

function repeat(workshop: Workshop, everyMs: number, work: () => Promise<void>): NodeJS.Timeout {
  let running = false
  return setInterval(() => {
    if (running) return
    running = true
    work()
      .catch((error: unknown) => workshop.log(`worker: ${String(error)}`))
      .finally(() => {
        running = false
      })
  }, everyMs)
}
