import type { Size } from '#book/size.ts'
import type { Address } from '#shop/address.ts'
import type { Fulfilment, OrderKind, OrderStatus } from '#shop/order.ts'
import type { BookState } from '../book/book-view.ts'
import type { BackendClient } from '../session/backend-client.ts'

/** An order's row as its buyer sees it, with what is bought. */
export interface OrderView {
  id: string
  kind: OrderKind
  status: OrderStatus
  fulfilment: Fulfilment
  email: string
  book_cents: number
  discount_code: string | null
  discount_cents: number
  shipping_cents: number
  refunded_cents: number
  address: Address | null
  payment_url: string | null
  /** When the download was asked for at once, giving up the right to withdraw. */
  withdrawal_waived_at: string | null
  created_at: string
  book: {
    id: string
    title: string
    state: BookState
    size: Size
    cover_version: number
    cover_thumbhash: string | null
    cover_ink: 'dark' | 'light'
    steps_done: number
    steps_total: number
  }
}

const orderColumns =
  'id,kind,status,fulfilment,email,book_cents,discount_code,discount_cents,shipping_cents,refunded_cents,address,payment_url,withdrawal_waived_at,created_at,book:books(id,title,state,size:brief->>size,cover_version,cover_thumbhash,cover_ink,steps_done,steps_total)'

export type OrderReading =
  | { status: 'found'; order: OrderView }
  | { status: 'missing' }
  | { status: 'failed' }

/** What is paid for an order, in cents. */
export function totalCents(
  order: Pick<OrderView, 'book_cents' | 'discount_cents' | 'shipping_cents'>,
): number {
  return order.book_cents - order.discount_cents + order.shipping_cents
}

/** An order with the visitor's own rights; unknown and somebody else's alike are missing. */
export async function readOrder(backend: BackendClient, orderId: string): Promise<OrderReading> {
  const { data, error } = await backend.from('orders').select(orderColumns).eq('id', orderId).maybeSingle()
  if (error !== null) return { status: 'failed' }
  return data === null ? { status: 'missing' } : { status: 'found', order: data as unknown as OrderView }
}
