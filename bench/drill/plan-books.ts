import { randomUUID } from 'node:crypto'
import { pick, type Random } from '#book/random.ts'
import type { BookOrderKind } from '#shop/order.ts'

/** What becomes of an order. */
export type Ending =
  | 'paid'
  | 'canceled'
  | 'failed'
  | 'expired'
  /** Never paid, and left open. */
  | 'abandoned'
  /** Ended by its buyer before it was paid. */
  | 'withdrawn'
  /** Canceled by its buyer within the hour of regret, after it was paid. */
  | 'regretted'
  /** An operator pays all of it back, or a part. */
  | 'refunded'
  | 'partly-refunded'
  /** The buyer's bank takes the money back. */
  | 'charged-back'

/** How often and when the provider tells of a payment. */
export type WebhookFate = 'once' | 'doubled' | 'late' | 'lost'

/** What a stranger tells about a payment before it is paid. */
export type Forgery = 'unknown' | 'own' | 'of-another' | 'no-payment'

export interface Buyer {
  id: string
  email: string
  /** As the proxy before the shop tells it. */
  address: string
}

export interface OrderPlan {
  id: string
  kind: BookOrderKind
  locale: 'nl' | 'en'
  /** The discount code that its buyer types; null: none. */
  code: string | null
  ending: Ending
  webhook: WebhookFate
  /** null: nobody forges anything. */
  forgery: Forgery | null
}

export interface BookPlan {
  id: string
  buyer: Buyer
  /** One after the other; but `together`: both are paid before the shop hears of either. */
  orders: OrderPlan[]
  together: boolean
}

/** `percent` as often as anybody likes, `few` only some times. */
export const codes = { percent: 'DRILL10', few: 'DRILLFEW' } as const

type Weights<Item> = readonly (readonly [item: Item, weight: number])[]

const endings: Readonly<Record<BookOrderKind, Weights<Ending>>> = {
  download: [
    ['paid', 60],
    ['canceled', 6],
    ['failed', 4],
    ['expired', 6],
    ['abandoned', 4],
    ['withdrawn', 5],
    ['refunded', 7],
    ['partly-refunded', 5],
    ['charged-back', 3],
  ],
  print: [
    ['paid', 60],
    ['canceled', 4],
    ['failed', 3],
    ['expired', 4],
    ['abandoned', 4],
    ['withdrawn', 4],
    ['regretted', 13],
    ['partly-refunded', 8],
  ],
}
const fates: Weights<WebhookFate> = [
  ['once', 40],
  ['doubled', 25],
  ['late', 15],
  ['lost', 20],
]
const forgeries: Weights<Forgery | null> = [
  [null, 80],
  ['unknown', 5],
  ['own', 5],
  ['of-another', 5],
  ['no-payment', 5],
]
const typedCodes: Weights<string | null> = [
  [null, 80],
  [codes.percent, 12],
  [codes.few, 8],
]

/** The orders a buyer places in a run, about. */
const ordersOfBuyer = 4
/** The part of the books of which both a download and a print are ordered. */
const orderedTwice = 0.01

/** What is to happen to this many orders; the same of the same random stream but for ids. */
export function planBooks(random: Random, orders: number, prints: number): BookPlan[] {
  const buyers = Array.from({ length: Math.ceil(orders / ordersOfBuyer) }, (_, index) => buyer(index))
  const books: BookPlan[] = []
  for (let left = orders; left > 0; left -= books.at(-1)?.orders.length ?? 1) {
    const isTwice = left > 1 && random() < orderedTwice
    const kind = random() < prints ? 'print' : 'download'
    const planned = isTwice
      ? [planOrder(random, 'download', 'paid'), planOrder(random, 'print', 'paid')]
      : [planOrder(random, kind, draw(endings[kind], random))]
    const together = isTwice && random() < 0.5
    books.push({ id: randomUUID(), buyer: pick(buyers, random), orders: planned, together })
  }
  return books
}

/** Somebody new; `10.0.0.0/8` has room for sixteen million. */
export function buyer(index: number): Buyer {
  const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
  return { id: randomUUID(), email: `buyer-${index}@drill.example`, address }
}

function planOrder(random: Random, kind: BookOrderKind, ending: Ending): OrderPlan {
  return {
    id: randomUUID(),
    kind,
    locale: random() < 0.5 ? 'nl' : 'en',
    code: draw(typedCodes, random),
    ending,
    webhook: draw(fates, random),
    forgery: draw(forgeries, random),
  }
}

/** One of the items, as often as its weight says. */
export function draw<Item>(weights: Weights<Item>, random: Random): Item {
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0)
  let place = random() * total
  for (const [item, weight] of weights) {
    place -= weight
    if (place < 0) return item
  }
  throw new RangeError('nothing to draw from')
}
