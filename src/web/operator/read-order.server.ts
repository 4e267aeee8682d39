import type { BackendClient } from '../session/backend-client.ts'
import { type Row, textOf } from './parts.ts'

/** Something that happened to an order. */
export interface Happening {
  at: string
  kind: 'ordered' | 'paid' | 'invoice' | 'refund' | 'print' | 'mail' | 'act'
  row: Row
}

export interface OrderAtCounter {
  /** Of an order that was erased, what bookkeeping keeps: `kept_until` says how long. */
  order: Row
  prints: Row[]
  /** The gift card that was bought, once it is paid for. */
  card: Row | null
  /** The book that was ordered, with what its models cost; null where there is none, or none any more. */
  book: Row | null
  history: Happening[]
}

/** Whether an order was erased, and only its sums are kept. */
function isKept(order: Row): boolean {
  return order['status'] === 'kept'
}

/**
 * An order with all that happened to it, oldest first, also when its buyer was erased; null when there is none, or it is
 * not for these eyes.
 */
export async function readOrderAtCounter(
  backend: BackendClient,
  orderId: string,
): Promise<OrderAtCounter | null> {
  const rowsOf = async (view: string, column = 'order_id', id = orderId): Promise<Row[]> => {
    const { data, error } = await backend.from(view).select('*').eq(column, id)
    if (error !== null) throw new Error(`${view} could not be read: ${error.message}`)
    return data as Row[]
  }
  const [[order], refunds, invoices, prints, changes, [card], mails, acts] = await Promise.all([
    rowsOf('operator_orders', 'id'),
    rowsOf('operator_refunds'),
    rowsOf('operator_invoices'),
    rowsOf('operator_prints'),
    rowsOf('operator_print_changes'),
    rowsOf('operator_gift_cards'),
    rowsOf('operator_mails'),
    rowsOf('operator_log'),
  ])
  if (order === undefined) return null
  const bookId = textOf(order, 'book_id')
  const [book] = bookId === '' ? [] : await rowsOf('operator_books', 'id', bookId)
  const each = (kind: Happening['kind'], rows: Row[], at: string): Happening[] =>
    rows.flatMap((row) => (typeof row[at] === 'string' ? [{ kind, at: row[at], row }] : []))
  const history = [
    // Of what was erased only the day of the payment is kept.
    ...each('ordered', isKept(order) ? [] : [order], 'created_at'),
    ...each('paid', [order], 'paid_at'),
    ...each('invoice', invoices, 'created_at'),
    ...each('refund', refunds, 'created_at'),
    ...each('print', changes, 'at'),
    ...each('mail', mails, 'created_at'),
    ...each('act', acts, 'at'),
  ]
  return {
    order,
    prints,
    card: card ?? null,
    book: book ?? null,
    history: history.toSorted((one, other) => one.at.localeCompare(other.at)),
  }
}
