import type { ClientBase } from 'pg'
import type { FileKind } from '#book/book-paths.ts'
import type { PictureName } from '#records/picture-rows.ts'
import type { SheetName } from '#records/sheet-rows.ts'

/** Names that the web process and the workers agree on. */
export const applicationName = 'fabelaar'
export const queueName = 'books'
/** After payment: many long pictures, which must not keep others from their preview. */
export const unlockQueueName = 'unlocks'
/** Files for the printer, for which nobody sits and waits. */
export const printQueueName = 'prints'
export const quickQueueName = 'quick'
export const workflowNames = {
  makeBook: 'make-book',
  unlockBook: 'unlock-book',
  redrawCover: 'redraw-cover',
  redrawSheet: 'redraw-sheet',
  redrawPicture: 'redraw-picture',
  typesetBook: 'typeset-book',
  printOrder: 'print-order',
} as const

/** How the web process gives work to the workers. Each call names its work, so that asking twice does it once. */
export interface WorkQueue {
  /** @param turn a person's first book that waits goes before anybody's second, from 1 */
  makeBook(bookId: string, turn: number): Promise<void>
  /** `attempt` tells this try from one that failed. */
  redrawCover(bookId: string, version: number, attempt: string): Promise<void>
  /** Part of the transaction that takes the redraw; `attempt` tells this try from one that failed. */
  redrawSheet(client: ClientBase, sheet: SheetName, attempt: string): Promise<void>
  /** Part of the transaction that takes the redraw; `attempt` tells this try from one that failed. */
  redrawPicture(client: ClientBase, picture: PictureName, attempt: string): Promise<void>
  /** Waits for the file and gives its path; null when the book was erased meanwhile. */
  typesetBook(bookId: string, kind: FileKind, requestId: string): Promise<string | null>
  /** Part of the transaction that marks the order paid. */
  orderPaid(client: ClientBase, bookId: string): Promise<void>
  /** Part of the transaction that begins a print job; `name` is of a try that takes the place of one before. */
  printOrder(client: ClientBase, jobId: string, name?: string): Promise<void>
  /** Part of the transaction that takes up a book again after failures; `attempt` tells this try from others. */
  continueBook(
    client: ClientBase,
    stopped: 'failed' | 'unlock_failed',
    book: { bookId: string; attempt: string },
  ): Promise<void>
  close(): Promise<void>
}
