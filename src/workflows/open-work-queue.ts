import { DBOS, DBOSClient } from '@dbos-inc/dbos-sdk'
import type { FileKind } from '#book/book-paths.ts'
import { queueDatabaseUrl } from './queue-database-url.ts'
import {
  applicationName,
  printQueueName,
  queueName,
  quickQueueName,
  unlockQueueName,
  type WorkQueue,
  workflowNames,
} from './work-queue.ts'

/** Lays out the queue's tables where they are missing or old. Not under a lock: some of its indexes wait for whoever waits. */
export function prepareWorkQueue(databaseUrl: string): Promise<void> {
  return DBOS.migrate(queueDatabaseUrl(databaseUrl))
}

/** @param databaseUrl the server's own connection; the queue keeps its tables in the schema `dbos` there. */
export async function openWorkQueue(databaseUrl: string): Promise<WorkQueue> {
  const client = await DBOSClient.create({
    systemDatabaseUrl: queueDatabaseUrl(databaseUrl),
    applicationName,
    systemDatabasePoolSize: 4,
  })
  return {
    async makeBook(bookId, turn) {
      await client.enqueue(
        {
          queueName,
          workflowName: workflowNames.makeBook,
          workflowID: `make-${bookId}`,
          priority: turn,
        },
        bookId,
      )
    },
    async redrawCover(bookId, version, attempt) {
      const workflowID = `cover-${bookId}-${attempt}`
      await client.enqueue(
        { queueName: quickQueueName, workflowName: workflowNames.redrawCover, workflowID },
        bookId,
        version,
      )
    },
    async redrawSheet(transaction, { bookId, ...name }, attempt) {
      await client.enqueueInTransaction(
        transaction,
        {
          queueName: quickQueueName,
          workflowName: workflowNames.redrawSheet,
          workflowID: `sheet-${bookId}-${attempt}`,
        },
        bookId,
        name,
      )
    },
    async redrawPicture(transaction, { bookId, ...version }, attempt) {
      const workflowID = `picture-${bookId}-${version.spread}-${attempt}`
      await client.enqueueInTransaction(
        transaction,
        { queueName: quickQueueName, workflowName: workflowNames.redrawPicture, workflowID },
        bookId,
        version,
      )
    },
    async typesetBook(bookId, kind, requestId) {
      const handle = await client.enqueue<(bookId: string, kind: FileKind) => Promise<string | null>>(
        {
          queueName: quickQueueName,
          workflowName: workflowNames.typesetBook,
          workflowID: `file-${bookId}-${kind}-${requestId}`,
        },
        bookId,
        kind,
      )
      return handle.getResult({ pollingIntervalMs: 60 })
    },
    async orderPaid(transaction, bookId) {
      const work = { workflowName: workflowNames.unlockBook, workflowID: `unlock-${bookId}` }
      await client.enqueueInTransaction(transaction, { queueName: unlockQueueName, ...work }, bookId)
    },
    async printOrder(transaction, jobId, workflowID = `print-${jobId}`) {
      const work = { workflowName: workflowNames.printOrder, workflowID }
      await client.enqueueInTransaction(transaction, { queueName: printQueueName, ...work }, jobId)
    },
    async continueBook(transaction, stopped, { bookId, attempt }) {
      const work =
        stopped === 'failed'
          ? { queueName, workflowName: workflowNames.makeBook, workflowID: `make-${bookId}-${attempt}` }
          : {
              queueName: unlockQueueName,
              workflowName: workflowNames.unlockBook,
              workflowID: `unlock-${bookId}-${attempt}`,
            }
      await client.enqueueInTransaction(transaction, work, bookId)
    },
    close: () => client.destroy(),
  }
}
