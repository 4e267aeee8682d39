import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Random, pick } from '#book/random.ts'
import { giftDay, giftShare } from '#shop/gift-card.ts'
import { priceOf } from '#shop/price.ts'
import { withdrawalWords } from '#shop/withdrawal.ts'
import type { MollieEvent } from '../../tests/stand-ins/mollie.ts'
import type { Answer, Shop } from './open-shop.ts'
import type { BookPlan, Buyer, CardPlan, Ending, OrderPlan } from './plan-books.ts'

/** What happens around the orders, and what has come of it so far. */
export interface Life {
  shop: Shop
  operator: Buyer
  random: Random
  /** Payments by order, as the buyer was sent to them. */
  payments: Map<string, string>
  /** Orders that a gift card paid all of, and so without a payment. */
  paidByCard: Set<string>
  /** Codes of gift cards, as they were mailed, by the order that bought them. */
  cards: Map<string, string>
  /** The last parts of links by which others are pointed here, by whose they are. */
  handles: ReadonlyMap<string, string>
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
  overtaken: 'paid',
  'rejected-again': 'paid',
  'rejected-back': 'paid',
  'erased-unpaid': null,
  'erased-paying': 'paid',
  'erased-paid': 'paid',
}

/** All that the buyer, the provider and an operator do about the orders of a book. */
export async function liveBook(life: Life, book: BookPlan): Promise<void> {
  if (book.card !== null) await buyCard(life, book.card)
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
  if (order.ending === 'erased-unpaid') return erase(life, book.buyer, order)
  if (order.ending === 'erased-paying') {
    await Promise.all([erase(life, book.buyer, order), tellShop(life, order)])
    return
  }
  await tellShop(life, order)
  // What comes next wants to know that it is paid.
  const isLast = order === book.orders.at(-1)
  if (order.ending !== 'paid' || !isLast) await goOn(life, book.buyer, order)
  life.released.add(order.id)
}

/** Somebody buys a gift card; where all goes well it is mailed, and the code in the mail is kept. */
async function buyCard(life: Life, { order, giver, recipient, cents, isForLater }: CardPlan): Promise<void> {
  const gift = {
    recipientEmail: recipient,
    recipientName: 'Opa Kees',
    giverName: 'Noor',
    message: 'Lees je voor?',
    locale: order.locale,
    mailOn: isForLater ? giftDay(10) : null,
  }
  const wish = { orderId: order.id, locale: order.locale, cents, gift }
  keepPayment(life, order, await life.shop.ask(giver, 'buy-gift-card', wish))
  await forge(life, order)
  await happen(life, order)
  await tellShop(life, order)
  if (order.ending !== 'paid') return goOn(life, giver, order)
  await until(`the gift card of order ${order.id} was mailed`, () => {
    const mail = life.shop.smtp.taken.find(({ to }) => to === recipient)
    // Long lines are broken: RFC 2045, quoted-printable.
    const code = /CADEAU[A-Z0-9]{10}/.exec(mail?.message.replaceAll('=\r\n', '') ?? '')?.[0]
    if (code !== undefined) life.cards.set(order.id, code)
    return Promise.resolve(code !== undefined)
  })
}

/** Orders, and goes to the payment. A code that is used up is left out. */
async function place(life: Life, book: BookPlan, order: OrderPlan): Promise<void> {
  const giftCard = await shareOfCard(life, book, order)
  const wish = {
    orderId: order.id,
    bookId: book.id,
    kind: order.kind,
    locale: order.locale,
    withdrawalWords,
    ...(order.kind === 'print' && { address }),
    ...(order.code !== null && { discountCode: order.code }),
    ...(giftCard !== null && { giftCard }),
    ...(book.referrer !== null && { referrer: life.handles.get(book.referrer.id) }),
  }
  const answer = await life.shop.ask(book.buyer, 'buy', wish)
  if (answer.status === 422 && order.code !== null) {
    life.counts['without their code'] += 1
    order.code = null
    await place(life, book, order)
    return
  }
  keepPayment(life, order, answer)
}

/** Notes where the buyer is sent to: to a payment, or to the order itself, which is paid for then. */
function keepPayment(life: Life, order: OrderPlan, answer: Answer): void {
  const { status, body } = answer
  if (status !== 200 || body['orderId'] !== order.id) throw unexpected(order, 'the order', answer)
  const last = String(body['paymentUrl']).split('/').at(-1) ?? ''
  if (last.startsWith('tr_')) life.payments.set(order.id, last)
  else life.paidByCard.add(order.id)
}

/** What the gift card of a book pays of an order, as the buyer's page asks and shows it; null: nothing. */
async function shareOfCard(
  life: Life,
  { buyer, card, id }: BookPlan,
  order: OrderPlan,
): Promise<{ code: string; cents: number } | null> {
  const code = card === null ? undefined : life.cards.get(card.order.id)
  if (code === undefined || order.kind === 'gift') return null
  const { status, body } = await life.shop.ask(buyer, 'check-discount', { code, bookId: id })
  if (status === 422) return null
  const { leftCents } = body['giftCard'] as { leftCents: number }
  return { code, cents: giftShare(leftCents, priceOf(order.kind, 'small', address).totalCents) }
}

/** What happens to the payment, at the provider alone. */
async function happen(life: Life, order: OrderPlan): Promise<void> {
  const event = paymentEvents[order.ending]
  if (event && !life.paidByCard.has(order.id))
    await life.shop.mollie.happen(paymentOf(life, order), event, { webhook: false })
}

function paymentOf(life: Life, order: OrderPlan): string {
  const paymentId = life.payments.get(order.id)
  if (paymentId === undefined) throw new Error(`order ${order.id} has no payment`)
  return paymentId
}

/** The provider calls, or should have. Nobody calls again when the shop does not answer. */
async function tellShop(life: Life, order: OrderPlan): Promise<void> {
  if (life.paidByCard.has(order.id)) return
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
  if (order.forgery === null || life.paidByCard.has(order.id)) return
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
  if (order.ending === 'erased-paid') await erase(life, buyer, order)
  if (order.ending === 'rejected-again' || order.ending === 'rejected-back') await choose(life, buyer, order)
  if (order.ending === 'regretted') await withdraw(life, buyer, order)
  if (order.ending === 'refunded' || order.ending === 'partly-refunded') await refund(life, order)
  if (order.ending === 'charged-back' || order.ending === 'overtaken') {
    await life.shop.mollie.happen(paymentOf(life, order), 'charged-back', { webhook: false })
    if (order.ending === 'overtaken') await refund(life, order)
    // The provider calls until somebody answers; without it the shop asks once a day.
    while ((await webhook(life, paymentOf(life, order))) !== 200) await sleep(2_000)
  }
}

/** Longer than a print takes to be made, among all others and while processes are killed. */
const patienceSeconds = 7_200

/** Asks every second until it is so. */
async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (let seconds = 0; seconds < patienceSeconds; seconds += 1) {
    if (await isSo()) return
    await sleep(1_000)
  }
  throw new Error(`it did not come to this: ${what}`)
}

function untilPaid(life: Life, order: OrderPlan): Promise<void> {
  return until(`order ${order.id} (${order.webhook} webhook) is paid`, async () => {
    const [row] = await life.shop.query<{ status: string }>(
      'select status from public.orders where id = $1',
      [order.id],
    )
    return row?.status === 'paid'
  })
}

/** Waits until the printer has rejected the copy, and asks for another, or for what the printing cost. */
async function choose(life: Life, buyer: Buyer, order: OrderPlan): Promise<void> {
  life.released.add(order.id)
  await until(`the print of order ${order.id} is rejected`, async () => {
    const [row] = await life.shop.query<{ fulfilment: string }>(
      'select fulfilment from public.orders where id = $1',
      [order.id],
    )
    return row?.fulfilment === 'rejected'
  })
  const choice = order.ending === 'rejected-again' ? 'again' : 'refund'
  const answer = await life.shop.ask(buyer, 'choose-after-rejection', { orderId: order.id, choice })
  // The choice is made already when the answer before was lost.
  if (answer.status !== 200 && answer.status !== 409)
    throw unexpected(order, 'choose-after-rejection', answer)
}

/** Whoever asks again because the answer was lost is nobody any more. */
async function erase(life: Life, buyer: Buyer, order: OrderPlan): Promise<void> {
  const answer = await life.shop.ask(buyer, 'erase-account', { locale: order.locale })
  if (answer.status === 200) return
  const left = await life.shop.query('select 1 from auth.users where id = $1', [buyer.id])
  if (left.length > 0) throw unexpected(order, 'erase-account', answer)
}

/** An operator presses once, on a page that asks again when nobody answers. */
async function refund(life: Life, order: OrderPlan): Promise<void> {
  const [row] = await life.shop.query<{ cents: number }>(
    'select book_cents - discount_cents + shipping_cents as cents from public.orders where id = $1',
    [order.id],
  )
  const whole = row?.cents ?? 0
  const cents = order.ending !== 'partly-refunded' ? whole : Math.max(1, Math.floor(whole * life.random()))
  const what = { act: 'refund', subject: order.id, cents }
  const answer = await life.shop.ask(life.operator, 'operate', { id: randomUUID(), what })
  // A late webhook tells of the bank before anybody presses.
  const isTooLate = order.ending === 'overtaken' && answer.status === 409
  if (answer.status !== 200 && !isTooLate) throw unexpected(order, 'refund', answer)
}

function unexpected(order: OrderPlan, what: string, { status, body }: Answer): Error {
  return new Error(`order ${order.id} (${order.ending}): ${what} answers ${status} ${JSON.stringify(body)}`)
}
