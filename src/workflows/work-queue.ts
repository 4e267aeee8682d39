import { DBOSClient } from '@dbos-inc/dbos-sdk'
import type { ClientBase } from 'pg'
import type { FileKind } from './book-paths.ts'

/** Names that the web process and the workers agree on. */
export const applicationName = 'fabelaar'
export const queueName = 'books'
/** After payment: many long pictures, which must not keep others from their preview. */
export const unlockQueueName = 'unlocks'
export const quickQueueName = 'quick'
export const workflowNames = {
  makeBook: 'make-book',
  unlockBook: 'unlock-book',
  redrawCover: 'redraw-cover',
  typesetBook: 'typeset-book',
  confirmOrder: 'confirm-order',
} as const

/** How the web process gives work to the workers. Each call names its work, so that asking twice does it once. */
export interface WorkQueue {
  makeBook(bookId: string): Promise<void>
  redrawCover(bookId: string, version: number): Promise<void>
  /** Waits for the file and gives its path. */
  typesetBook(bookId: string, kind: FileKind, requestId: string): Promise<string>
  /** Part of the transaction that marks the order paid. */
  orderPaid(client: ClientBase, order: { orderId: string; bookId: string }): Promise<void>
  /** Part of the transaction that takes up a book again after failures; `attempt` tells this try from others. */
  continueBook(
    client: ClientBase,
    stopped: 'failed' | 'unlock_failed',
    book: { bookId: string; attempt: string },
  ): Promise<void>
  close(): Promise<void>
}

/** @param databaseUrl the server's own connection; the queue keeps its tables in the schema `dbos` there. */
export async function openWorkQueue(databaseUrl: string): Promise<WorkQueue> {
  const client = await DBOSClient.create({
    systemDatabaseUrl: databaseUrl,
    applicationName,
    systemDatabasePoolSize: 4,
  })
  return {
    async makeBook(bookId) {
      await client.enqueue(
        { queueName, workflowName: workflowNames.makeBook, workflowID: `make-${bookId}` },
        bookId,
      )
    },
    async redrawCover(bookId, version) {
      const workflowID = `cover-${bookId}-${version}`
      await client.enqueue(
        { queueName: quickQueueName, workflowName: workflowNames.redrawCover, workflowID },
        bookId,
        version,
      )
    },
    async typesetBook(bookId, kind, requestId) {
      const handle = await client.enqueue<(bookId: string, kind: FileKind) => Promise<string>>(
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
    async orderPaid(transaction, order) {
      await client.enqueueInTransaction(
        transaction,
        {
          queueName: unlockQueueName,
          workflowName: workflowNames.unlockBook,
          workflowID: `unlock-${order.bookId}`,
        },
        order.bookId,
      )
      await client.enqueueInTransaction(
        transaction,
        {
          queueName: quickQueueName,
          workflowName: workflowNames.confirmOrder,
          workflowID: `confirm-${order.orderId}`,
        },
        order.orderId,
      )
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
