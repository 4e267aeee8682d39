import type { BookLanguage, Style } from '#book/options.ts'
import type { Size } from '#book/size.ts'
import type { Address } from '#shop/address.ts'
import type { Gift } from '#shop/gift-card.ts'
import type { GivenBook } from '#shop/given-book.ts'
import type { Invoice } from '#shop/invoice.ts'
import type { BookOrderKind, Fulfilment, OrderStatus } from '#shop/order.ts'
import type { Tracking } from '#shop/printer.ts'
import type { BookState } from '../book/book-view.ts'
import type { Locale } from '../locale/locale.ts'
import type { BackendClient } from '../session/backend-client.ts'

/** An order's row as its buyer sees it. */
interface AnyOrderView {
  id: string
  status: OrderStatus
  fulfilment: Fulfilment
  email: string
  book_cents: number
  discount_code: string | null
  discount_cents: number
  shipping_cents: number
  /** The gift card that pays for some of it, or all. */
  gift_code: string | null
  gift_cents: number
  refunded_cents: number
  address: Address | null
  payment_url: string | null
  /** When the download was asked for at once, giving up the right to withdraw. */
  withdrawal_waived_at: string | null
  created_at: string
  /** Until when a paid print can be corrected and canceled. */
  printable_at: string | null
  /** ISO date on which a printed book is there at the latest. */
  promised_for: string | null
  /** How the parcel can be followed, once it is under way. */
  tracking: Tracking | null
  /** How the newest try at printing stands; null: there is none. */
  print_state: string | null
  /** It is printed once more, since a copy came damaged or not at all. */
  is_new_copy: boolean
  /** Another order for the same book has been paid: the download stays, whatever becomes of this one. */
  is_bought_otherwise: boolean
  /** What the printing cost has gone back, after it was rejected. */
  print_paid_back: boolean
  /** Numbers of the invoice and of what corrects it, the oldest first. */
  invoices: { number: string; kind: Invoice['kind'] }[]
}

/** An order for a book. */
export interface BookOrderView extends AnyOrderView {
  kind: BookOrderKind
  /** null: it is not given to anybody, as far as we know. */
  present: PresentView | null
  book: {
    id: string
    title: string
    /** The whole name of the child that it is about. */
    child: string
    state: BookState
    has_endpaper: boolean
    size: Size
    language: BookLanguage
    cover_version: number
    cover_thumbhash: string | null
    cover_ink: 'dark' | 'light'
    cover_bend: number
    style: Style
    steps_done: number
    steps_total: number
  }
}

/** An order for a gift card, or for a book that is given by a reading link. */
export interface GiftOrderView extends AnyOrderView {
  kind: 'gift'
  book: null
  /** The book that is given; or who is to get a gift card, and when, until it is paid for. */
  gift: Gift | GivenBook | null
  /** The card as it stands; null: it is not paid for. */
  card: GiftCardView | null
}
export type OrderView = BookOrderView | GiftOrderView

/** A book that is given. */
export interface PresentView {
  giver_name: string
  message: string
  locale: Locale
  /** null: nothing is mailed, or whoever it was mailed to was erased. */
  recipient_email: string | null
  mail_at: string | null
  mailed_at: string | null
  /** Since when it is known that the mail did not arrive. */
  refused_at: string | null
  /** What whoever unwrapped it says to its giver. */
  thanks: string | null
}

export interface GiftCardView {
  code: string
  left_cents: number
  recipient_email: string | null
  recipient_name: string | null
  giver_name: string | null
  message: string | null
  mail_at: string
  mailed_at: string | null
  valid_until: string
  /** Since when the bank of its buyer has the money back. */
  ended_at: string | null
  is_over: boolean
}

const cardColumns =
  'code,left_cents,recipient_email,recipient_name,giver_name,message,mail_at,mailed_at,valid_until,ended_at,is_over'
const orderColumns =
  'id,kind,status,fulfilment,email,book_cents,discount_code,discount_cents,shipping_cents,gift,gift_code,gift_cents,refunded_cents,address,payment_url,withdrawal_waived_at,created_at,printable_at,promised_for,book:books(id,title,child:brief->hero->>name,state,size:brief->>size,language:brief->>language,has_endpaper,cover_version,cover_thumbhash,cover_ink,cover_bend,style:brief->>style,steps_done,steps_total)'

export type OrderReading =
  | { status: 'found'; order: OrderView }
  | { status: 'missing' }
  | { status: 'failed' }

/** What an order comes to, in cents, however it is paid. */
export function totalCents(
  order: Pick<OrderView, 'book_cents' | 'discount_cents' | 'shipping_cents'>,
): number {
  return order.book_cents - order.discount_cents + order.shipping_cents
}

/** An order with the visitor's own rights; unknown and somebody else's alike are missing. */
export async function readOrder(backend: BackendClient, orderId: string): Promise<OrderReading> {
  const { data, error } = await backend.from('orders').select(orderColumns).eq('id', orderId).maybeSingle()
  if (error !== null) return { status: 'failed' }
  if (data === null) return { status: 'missing' }
  const order = data as unknown as OrderView
  const [print, isBoughtOtherwise, invoices, card, present] = await Promise.all([
    readPrint(backend, order),
    readOtherwise(backend, order),
    readInvoices(backend, order),
    readCard(backend, order),
    readPresent(backend, order),
  ])
  const more = { ...print, is_bought_otherwise: isBoughtOtherwise, invoices }
  return {
    status: 'found',
    order: order.kind === 'gift' ? { ...order, ...more, card } : { ...order, ...more, present },
  }
}

async function readPresent(
  backend: BackendClient,
  { id, kind }: Pick<OrderView, 'id' | 'kind'>,
): Promise<PresentView | null> {
  if (kind === 'gift') return null
  const columns = 'giver_name,message,locale,recipient_email,mail_at,mailed_at,refused_at,thanks'
  const { data } = await backend.from('presents').select(columns).eq('order_id', id).maybeSingle()
  return data
}

async function readCard(
  backend: BackendClient,
  { id, kind, status }: Pick<OrderView, 'id' | 'kind' | 'status'>,
): Promise<GiftCardView | null> {
  if (kind !== 'gift' || status === 'pending' || status === 'canceled') return null
  const { data } = await backend.from('my_gift_cards').select(cardColumns).eq('order_id', id).maybeSingle()
  return data
}

/** Asked of a print that can still be canceled. */
async function readOtherwise(
  backend: BackendClient,
  { id, fulfilment, book }: Pick<OrderView, 'id' | 'fulfilment' | 'book'>,
): Promise<boolean> {
  if (book === null || fulfilment !== 'waiting') return false
  const [others, gifts] = await Promise.all([
    backend.from('orders').select('id').eq('book_id', book.id).eq('status', 'paid').neq('id', id).limit(1),
    backend.from('given_books').select('book_id').eq('book_id', book.id).limit(1),
  ])
  return [...(others.data ?? []), ...(gifts.data ?? [])].length > 0
}

async function readInvoices(
  backend: BackendClient,
  { id, status }: Pick<OrderView, 'id' | 'status'>,
): Promise<OrderView['invoices']> {
  if (status === 'pending' || status === 'canceled') return []
  const { data } = await backend
    .from('invoices')
    .select('number,kind')
    .eq('order_id', id)
    .order('year')
    .order('place')
  return data ?? []
}

/** What else is known of a printed book; nothing of anything else. */
async function readPrint(
  backend: BackendClient,
  { id, kind, fulfilment }: Pick<OrderView, 'id' | 'kind' | 'fulfilment'>,
): Promise<Pick<OrderView, 'tracking' | 'print_state' | 'is_new_copy' | 'print_paid_back'>> {
  if (kind !== 'print' || fulfilment === 'none' || fulfilment === 'waiting') {
    return { tracking: null, print_state: null, is_new_copy: false, print_paid_back: false }
  }
  const [jobs, refunds] = await Promise.all([
    backend
      .from('print_jobs')
      .select('state,tracking')
      .eq('order_id', id)
      .order('attempt', { ascending: false }),
    backend
      .from('refunds')
      .select('id')
      .eq('order_id', id)
      .eq('reason', 'rejected')
      .neq('state', 'refused')
      .limit(1),
  ])
  const [job, ...before] = (jobs.data ?? []) as { state: string; tracking: Tracking | null }[]
  return {
    tracking: job?.tracking ?? null,
    print_state: job?.state ?? null,
    is_new_copy: before.some(({ state }) => state === 'shipped' || state === 'delivered'),
    print_paid_back: (refunds.data ?? []).length > 0,
  }
}
