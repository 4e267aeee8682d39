import type { OrderKind, OrderStatus } from '#shop/order.ts'
import type { Life } from './live-book.ts'
import type { BookPlan, Ending, OrderPlan } from './plan-books.ts'

/** An order as it stands, or `kept`: the sums that stay of one whose buyer was erased. */
export interface OrderRow {
  id: string
  kind: OrderKind
  status: OrderStatus | 'kept'
  fulfilment: string
  payment_id: string | null
  total: number
  /** What a gift card paid of it. */
  gift_cents: number
  refunded: number
  /** Of its book. */
  state: string
}
export interface InvoiceRow {
  number: string
  place: number
  kind: 'invoice' | 'credit' | 'debit'
  order_id: string
  refund_id: string | null
  total_cents: number
  gift_cents: number
}
export interface RefundRow {
  id: string
  order_id: string
  /** null: to a gift card. */
  payment_id: string | null
  amount_cents: number
  reason: string
  state: string
}
export interface CardRow {
  order_id: string
  cents: number
  left_cents: number
  mailed_at: Date | null
}
export interface RewardRow {
  order_id: string
  code: string
  counts: boolean
  email: string
}
export interface PrintRow {
  id: string
  order_id: string
  attempt: number
}
/** An order that was decided on; null: a gift card, which is of no book. */
export interface Plan {
  order: OrderPlan
  book: BookPlan | null
}
export interface Facts {
  plans: Map<string, Plan>
  orders: Map<string, OrderRow>
  invoices: InvoiceRow[]
  refunds: RefundRow[]
  cards: CardRow[]
  rewards: RewardRow[]
  prints: PrintRow[]
  mails: { name: string; state: string; recipient: string }[]
  life: Life
}

/** Everything that the shop says of itself in the end. */
export async function readFacts(life: Life, books: readonly BookPlan[]): Promise<Facts> {
  const { query } = life.shop
  const orders = await query<OrderRow>(
    `select o.id, kind, status, fulfilment, payment_id, refunded_cents as refunded, gift_cents,
       coalesce(b.state, '') as state, book_cents - discount_cents + shipping_cents as total
     from public.orders o left join public.books b on b.id = book_id
     union all
     select order_id, kind, 'kept', 'none', payment_id, refunded_cents, gift_cents, '',
       book_cents - discount_cents + shipping_cents
     from public.kept_sales`,
  )
  const plans = books.flatMap((book): Plan[] => [
    ...book.orders.map((order) => ({ order, book })),
    ...(book.card === null ? [] : [{ order: book.card.order, book: null }]),
  ])
  return {
    life,
    plans: new Map(plans.map((plan) => [plan.order.id, plan])),
    orders: new Map(orders.map((order) => [order.id, order])),
    invoices: await query('select * from public.invoices order by year, place'),
    refunds: await query('select * from public.refunds'),
    cards: await query(
      `select order_id, cents, private.gift_card_left(code) as left_cents, mailed_at from public.gift_cards`,
    ),
    rewards: await query(
      `select order_id, code, valid_until > now() as counts, email
       from public.referral_rewards join public.discount_codes using (code) join auth.users u on u.id = referrer`,
    ),
    prints: await query('select id, order_id, attempt from public.print_jobs'),
    mails: await query('select name, state, recipient from house.mails'),
  }
}

const unpaid: readonly Ending[] = ['canceled', 'failed', 'expired', 'abandoned', 'withdrawn', 'erased-unpaid']

export function isUnpaid({ order }: Plan): boolean {
  return unpaid.includes(order.ending)
}

/** Orders for which money came, whatever became of it. */
export function everPaid({ plans }: Facts): string[] {
  return [...plans.values()].filter((plan) => !isUnpaid(plan)).map(({ order }) => order.id)
}

/**
 * Whether money that came was for nothing and went back, without ever being a sale: two orders of a book were paid at
 * once, or the buyer was erased at that very moment.
 */
export function wentBack({ orders, refunds, invoices, plans }: Facts, id: string): boolean {
  const order = orders.get(id)
  const plan = plans.get(id)
  if (!order || !plan || invoices.some(({ order_id }) => order_id === id)) return false
  const reason = plan.order.ending === 'erased-paying' ? 'erased' : 'superfluous'
  return refunds.some(
    (refund) =>
      refund.order_id === id &&
      refund.reason === reason &&
      refund.amount_cents === order.total - order.gift_cents,
  )
}

/** What does not go back, because the buyer's bank had taken the payment before it left. */
export function isOvertaken({ orders }: Facts, { order_id, payment_id, state }: RefundRow): boolean {
  return state === 'refused' && payment_id !== null && orders.get(order_id)?.status === 'charged_back'
}

/** Sums of rows, in cents. */
export function sum<Item>(items: Iterable<Item>, cents: (item: Item) => number): number {
  return [...items].reduce((total, item) => total + cents(item), 0)
}
