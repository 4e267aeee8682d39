import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Random, pick } from '#book/random.ts'
import { withdrawalWords } from '#shop/withdrawal.ts'
import type { MollieEvent } from '../../tests/stand-ins/mollie.ts'
import type { Answer, Shop } from './open-shop.ts'
import type { BookPlan, Buyer, Ending, OrderPlan } from './plan-books.ts'

/** What happens around the orders, and what has come of it so far. */
export interface Life {
  shop: Shop
  operator: Buyer
  random: Random
  /** Payments by order, as the buyer was sent to them. */
  payments: Map<string, string>
  /** Prints whose hour of regret may end. */
  released: Set<string>
  counts: Record<'webhooks' | 'forged' | 'without their code', number>
}

const address = {
  firstName: 'Anna',
  lastName: 'de Wit',
  street: 'Dorpsstraat',
  number: '12',
  city: 'Utrecht',
  postalCode: '3511AB',
  email: 'anna@drill.example',
  country: 'NL',
} as const

/** What the provider sees; null: nobody gets as far as to pay or to give up. */
const paymentEvents: Readonly<Record<Ending, MollieEvent | null>> = {
  paid: 'paid',
  canceled: 'canceled',
  failed: 'failed',
  expired: 'expired',
  abandoned: null,
  withdrawn: null,
  regretted: 'paid',
  refunded: 'paid',
  'partly-refunded': 'paid',
  'charged-back': 'paid',
}

/** All that the buyer, the provider and an operator do about the orders of a book. */
export async function liveBook(life: Life, book: BookPlan): Promise<void> {
  if (!book.together) {
    for (const order of book.orders) await liveOrder(life, book, order)
    return
  }
  for (const order of book.orders) await place(life, book, order)
  // At one moment: a sweep in between would end the payment of what the other brings along.
  await Promise.all(book.orders.map((order) => happen(life, order)))
  await Promise.all(book.orders.map((order) => tellShop(life, order)))
  for (const order of book.orders) life.released.add(order.id)
}

async function liveOrder(life: Life, book: BookPlan, order: OrderPlan): Promise<void> {
  await place(life, book, order)
  await forge(life, order)
  if (order.ending === 'withdrawn') await withdraw(life, book.buyer, order)
  await happen(life, order)
  await tellShop(life, order)
  // What comes next wants to know that it is paid.
  const isLast = order === book.orders.at(-1)
  if (order.ending !== 'paid' || !isLast) await goOn(life, book.buyer, order)
  life.released.add(order.id)
}

/** Orders, and goes to the payment. A code that is used up is left out. */
async function place(life: Life, book: BookPlan, order: OrderPlan): Promise<void> {
  const wish = {
    orderId: order.id,
    bookId: book.id,
    kind: order.kind,
    locale: order.locale,
    withdrawalWords,
    ...(order.kind === 'print' && { address }),
    ...(order.code !== null && { discountCode: order.code }),
  }
  const { status, body } = await life.shop.ask(book.buyer, 'buy', wish)
  if (status === 422 && order.code !== null) {
    life.counts['without their code'] += 1
    order.code = null
    await place(life, book, order)
    return
  }
  if (status !== 200 || body.orderId !== order.id) throw unexpected(order, 'buy', { status, body })
  const paymentId = String(body.paymentUrl).split('/').at(-1) ?? ''
  life.payments.set(order.id, paymentId)
}

/** What happens to the payment, at the provider alone. */
async function happen(life: Life, order: OrderPlan): Promise<void> {
  const event = paymentEvents[order.ending]
  if (event) await life.shop.mollie.happen(paymentOf(life, order), event, { webhook: false })
}

function paymentOf(life: Life, order: OrderPlan): string {
  const paymentId = life.payments.get(order.id)
  if (paymentId === undefined) throw new Error(`order ${order.id} has no payment`)
  return paymentId
}

/** The provider calls, or should have. Nobody calls again when the shop does not answer. */
async function tellShop(life: Life, order: OrderPlan): Promise<void> {
  const call = (): Promise<number> => webhook(life, paymentOf(life, order))
  if (order.webhook === 'once') await call()
  if (order.webhook === 'doubled') {
    await Promise.all([call(), call()])
    await call()
  }
  if (order.webhook === 'late') {
    await sleep(5_000 + life.random() * 30_000)
    await call()
  }
}

/** Somebody who is not the provider says that something was paid. */
async function forge(life: Life, order: OrderPlan): Promise<void> {
  if (order.forgery === null) return
  const own = paymentOf(life, order)
  const named = {
    unknown: `tr_${randomUUID().slice(0, 12).replaceAll('-', '')}`,
    own,
    'of-another': pick([...life.payments.values()], life.random),
    'no-payment': `${order.id}' or 1=1 --`,
  }[order.forgery]
  life.counts.forged += 1
  await webhook(life, named, { status: 'paid', 'metadata[orderId]': order.id })
}

/** Calls the shop as the provider does; 0 when nobody answers. */
async function webhook(life: Life, id: string, more: Record<string, string> = {}): Promise<number> {
  const url = `${life.shop.product.origin}/api/payments/webhook`
  const body = new URLSearchParams({ id, ...more })
  life.counts.webhooks += 1
  try {
    return (await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(60_000) })).status
  } catch {
    return 0
  }
}

async function withdraw(life: Life, buyer: Buyer, order: OrderPlan): Promise<void> {
  const answer = await life.shop.ask(buyer, 'cancel-order', { orderId: order.id })
  // It is canceled already when the answer before was lost.
  if (answer.status !== 200 && answer.status !== 409) throw unexpected(order, 'cancel-order', answer)
}

/** What becomes of an order after its payment. */
async function goOn(life: Life, buyer: Buyer, order: OrderPlan): Promise<void> {
  if (paymentEvents[order.ending] !== 'paid') return
  await untilPaid(life, order)
  if (order.ending === 'regretted') await withdraw(life, buyer, order)
  if (order.ending === 'refunded' || order.ending === 'partly-refunded') await refund(life, order)
  if (order.ending === 'charged-back') {
    await life.shop.mollie.happen(paymentOf(life, order), 'charged-back', { webhook: false })
    // The provider calls until somebody answers; without it the shop asks once a day.
    while ((await webhook(life, paymentOf(life, order))) !== 200) await sleep(2_000)
  }
}

const patienceSeconds = 600

async function untilPaid(life: Life, order: OrderPlan): Promise<void> {
  for (let seconds = 0; seconds < patienceSeconds; seconds += 1) {
    const [row] = await life.shop.query<{ status: string }>(
      'select status from public.orders where id = $1',
      [order.id],
    )
    if (row?.status === 'paid') return
    await sleep(1_000)
  }
  throw new Error(`order ${order.id} (${order.webhook} webhook) did not become paid`)
}

/** An operator presses once, on a page that asks again when nobody answers. */
async function refund(life: Life, order: OrderPlan): Promise<void> {
  const [row] = await life.shop.query<{ cents: number }>(
    'select book_cents - discount_cents + shipping_cents as cents from public.orders where id = $1',
    [order.id],
  )
  const whole = row?.cents ?? 0
  const cents = order.ending === 'refunded' ? whole : Math.max(1, Math.floor(whole * life.random()))
  const what = { act: 'refund', subject: order.id, cents }
  const answer = await life.shop.ask(life.operator, 'operate', { id: randomUUID(), what })
  if (answer.status !== 200) throw unexpected(order, 'refund', answer)
}

function unexpected(order: OrderPlan, what: string, { status, body }: Answer): Error {
  return new Error(`order ${order.id} (${order.ending}): ${what} answers ${status} ${JSON.stringify(body)}`)
}
