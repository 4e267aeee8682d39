import type { BookOrderKind } from '#shop/order.ts'
import type { BackendClient } from '../session/backend-client.ts'

/** What has been ordered of a book, as far as its own page tells. */
export interface OrdersOfBook {
  /** The newest order that still waits for its payment. */
  openOrderId: string | null
  /** The newest order that has been paid. */
  paidOrderId: string | null
  printPaid: boolean
}

interface OrderRow {
  id: string
  status: string
  kind: BookOrderKind
}

/** The orders of a book; when they cannot be read the page does without. */
export async function readOrdersOfBook(backend: BackendClient, bookId: string): Promise<OrdersOfBook> {
  const { data } = await backend
    .from('orders')
    .select('id,status,kind')
    .eq('book_id', bookId)
    .order('created_at', { ascending: false })
  const rows: OrderRow[] = data ?? []
  return {
    openOrderId: rows.find(({ status }) => status === 'pending')?.id ?? null,
    paidOrderId: rows.find(({ status }) => status === 'paid')?.id ?? null,
    printPaid: rows.some(({ status, kind }) => status === 'paid' && kind === 'print'),
  }
}
