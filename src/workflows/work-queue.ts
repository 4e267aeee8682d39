import { DBOSClient } from '@dbos-inc/dbos-sdk'
import type { ClientBase } from 'pg'
import type { FileKind } from './typeset-book.ts'

/** Names that the web process and the workers agree on. */
export const applicationName = 'fabelaar'
export const queueName = 'books'
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
  /** Goes on with a book that stopped after failures. */
  continueBook(bookId: string): Promise<void>
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
        { queueName, workflowName: workflowNames.unlockBook, workflowID: `unlock-${order.bookId}` },
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
    async continueBook(bookId) {
      for (const workflowID of [`unlock-${bookId}`, `make-${bookId}`]) {
        const workflow = await client.getWorkflow(workflowID)
        if (!workflow) continue
        await client.send(workflowID, 'continue', 'continue')
        return
      }
    },
    close: () => client.destroy(),
  }
}
