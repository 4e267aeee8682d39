import { coverTitleOf } from '#book/cover-title.ts'
import { limits } from '#book/limits.ts'
import type { BookLanguage, Style } from '#book/options.ts'
import { firstName } from '#book/reading-link.ts'
import type { Cents } from '#book/size.ts'
import { type GivenCover, isGivenBook } from '#shop/given-book.ts'
import type { Fulfilment, OrderStatus } from '#shop/order.ts'
import type { BackendClient } from '../session/backend-client.ts'

/** Something that the visitor gave to somebody. */
export interface Given {
  orderId: string
  /** null: a gift card. */
  title: string | null
  /** Whom it is for; null: their name is not known any more. */
  recipient: string | null
  /** What it cost. */
  cents: Cents
  /** Its cover; null: a gift card, or a book that was given before its cover was kept. */
  cover: GivenCover | null
  /** The visitor's own book, which is given by them; null: it is somebody else's, or a gift card. */
  book: { id: string; coverVersion: number } | null
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
  book_cents: number
  discount_cents: number
  shipping_cents: number
  gift: object | null
  book: BookOfOrder | null
  present: MailRow | MailRow[] | null
}
interface BookOfOrder {
  id: string
  title: string
  child: string
  language: BookLanguage
  style: Style
  cover_version: number
  cover_thumbhash: string | null
  cover_ink: 'dark' | 'light'
  cover_bend: number
}
interface MailRow {
  recipient_name?: string | null
  mail_at: string | null
  mailed_at: string | null
  refused_at?: string | null
}

const columns =
  'id,status,fulfilment,paid_at,book_cents,discount_cents,shipping_cents,gift,book:books(id,title,child:brief->hero->>name,language:brief->>language,style:brief->>style,cover_version,cover_thumbhash,cover_ink,cover_bend)'

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
      .select('order_id,recipient_name,mail_at,mailed_at')
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
  const given = isGivenBook(gift) ? gift : null
  return {
    orderId: id,
    title: book?.title ?? given?.title ?? null,
    recipient: book ? firstName(book.child) : (given?.child ?? mail?.recipient_name ?? null),
    cents: order.book_cents - order.discount_cents + order.shipping_cents,
    cover: book ? coverOf(book) : (given?.cover ?? null),
    book: book && { id: book.id, coverVersion: book.cover_version },
    status,
    fulfilment,
    paidAt,
    mailAt: mail?.mail_at ?? null,
    mailedAt: mail?.mailed_at ?? null,
    isRefused: (mail?.refused_at ?? null) !== null,
  }
}

function coverOf(book: BookOfOrder): GivenCover {
  return { ...coverTitleOf(book), language: book.language, thumbhash: book.cover_thumbhash }
}
