import type { BookOrderKind, Fulfilment } from '#shop/order.ts'
import type { BackendClient } from '../session/backend-client.ts'

/** What has been ordered of a book, as far as its own page tells. */
export interface OrdersOfBook {
  /** The newest order that still waits for its payment. */
  openOrderId: string | null
  /** The newest order that has been paid. */
  paidOrderId: string | null
  printPaid: boolean
  /** A printed copy that can still be corrected and canceled, and until when; null: none. */
  waitingPrint: { orderId: string; until: string } | null
  /** A printer has it: its words and pictures stay as they are. */
  isAtPrinter: boolean
}

interface OrderRow {
  id: string
  status: string
  kind: BookOrderKind
  fulfilment: Fulfilment
  printable_at: string | null
}

/** Whether a printer has the book of this order: its words and pictures stay as they are. */
export function isAtPrinter({ fulfilment }: { fulfilment: Fulfilment }): boolean {
  return fulfilment !== 'none' && fulfilment !== 'waiting'
}

/** The orders of a book; when they cannot be read the page does without. */
export async function readOrdersOfBook(backend: BackendClient, bookId: string): Promise<OrdersOfBook> {
  const { data } = await backend
    .from('orders')
    .select('id,status,kind,fulfilment,printable_at')
    .eq('book_id', bookId)
    .order('created_at', { ascending: false })
  const rows: OrderRow[] = data ?? []
  const waiting = rows.find(({ status, fulfilment }) => status === 'paid' && fulfilment === 'waiting')
  return {
    openOrderId: rows.find(({ status }) => status === 'pending')?.id ?? null,
    paidOrderId: rows.find(({ status }) => status === 'paid')?.id ?? null,
    printPaid: rows.some(({ status, kind }) => status === 'paid' && kind === 'print'),
    isAtPrinter: rows.some(isAtPrinter),
    waitingPrint: waiting?.printable_at ? { orderId: waiting.id, until: waiting.printable_at } : null,
  }
}
