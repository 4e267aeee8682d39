import { limits } from '#book/limits.ts'
import { isGivenBook } from '#shop/given-book.ts'
import type { Fulfilment, OrderStatus } from '#shop/order.ts'
import type { BackendClient } from '../session/backend-client.ts'

/** Something that the visitor gave to somebody. */
export interface Given {
  orderId: string
  /** null: a gift card. */
  title: string | null
  status: OrderStatus
  fulfilment: Fulfilment
  paidAt: string
  /** When it is mailed; null: it is not. */
  mailAt: string | null
  mailedAt: string | null
  /** The mail did not arrive. */
  isRefused: boolean
}

interface OrderRow {
  id: string
  status: OrderStatus
  fulfilment: Fulfilment
  paid_at: string
  gift: object | null
  book: { title: string } | null
  present: MailRow | MailRow[] | null
}
interface MailRow {
  mail_at: string | null
  mailed_at: string | null
  refused_at?: string | null
}

const columns = 'id,status,fulfilment,paid_at,gift,book:books(title)'

/**
 * What the visitor gave and paid for, newest first: books by a reading link, presents and gift cards. When it cannot be read, the
 * shelf does without.
 */
export async function readGiven(backend: BackendClient): Promise<Given[]> {
  const newest = { ascending: false }
  const [gifts, presents, cards] = await Promise.all([
    backend
      .from('orders')
      .select(columns)
      .eq('kind', 'gift')
      .not('paid_at', 'is', null)
      .order('paid_at', newest)
      .limit(limits.listPageSize)
      .overrideTypes<OrderRow[], { merge: false }>(),
    backend
      .from('orders')
      .select(`${columns},present:presents!inner(mail_at,mailed_at,refused_at)`)
      .not('paid_at', 'is', null)
      .order('paid_at', newest)
      .limit(limits.listPageSize)
      .overrideTypes<OrderRow[], { merge: false }>(),
    backend
      .from('my_gift_cards')
      .select('order_id,mail_at,mailed_at')
      .order('mail_at', newest)
      .limit(limits.listPageSize),
  ])
  const cardOf = new Map(
    ((cards.data ?? []) as (MailRow & { order_id: string })[]).map((card) => [card.order_id, card]),
  )
  return [...(gifts.data ?? []), ...(presents.data ?? [])]
    .map((order) => givenOf(order, [order.present ?? []].flat()[0] ?? cardOf.get(order.id)))
    .toSorted((one, other) => other.paidAt.localeCompare(one.paidAt))
    .slice(0, limits.listPageSize)
}

function givenOf(order: OrderRow, mail: MailRow | undefined): Given {
  const { id, status, fulfilment, paid_at: paidAt, gift, book } = order
  return {
    orderId: id,
    title: book?.title ?? (isGivenBook(gift) ? gift.title : null),
    status,
    fulfilment,
    paidAt,
    mailAt: mail?.mail_at ?? null,
    mailedAt: mail?.mailed_at ?? null,
    isRefused: (mail?.refused_at ?? null) !== null,
  }
}
