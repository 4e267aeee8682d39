import { limits } from '#book/limits.ts'
import type { Fulfilment, OrderKind, OrderStatus } from '#shop/order.ts'
import type { BackendClient } from '../session/backend-client.ts'

export interface ListedOrder {
  id: string
  kind: OrderKind
  status: OrderStatus
  fulfilment: Fulfilment
  book_cents: number
  discount_cents: number
  shipping_cents: number
  created_at: string
  /** null: none of theirs; what is given says what it is. */
  book: { title: string } | null
  gift: object | null
}

export interface OrderList {
  orders: ListedOrder[]
  /** Counts from 1. */
  page: number
  pageCount: number
  /** The backend could not be asked. */
  failed: boolean
}

const columns =
  'id,kind,status,fulfilment,book_cents,discount_cents,shipping_cents,created_at,gift,book:books(title)'

/** One page of the visitor's orders, newest first. */
export async function readOrders(backend: BackendClient, page: number): Promise<OrderList> {
  const size = limits.listPageSize
  const { data, count, error } = await backend
    .from('orders')
    .select(columns, { count: 'exact' })
    .order('created_at', { ascending: false })
    .range((page - 1) * size, page * size - 1)
  const failed = error !== null && error.code !== 'PGRST103'
  return {
    orders: (data ?? []) as unknown as ListedOrder[],
    page,
    pageCount: Math.max(1, Math.ceil((count ?? 0) / size)),
    failed,
  }
}
