import { randomUUID } from 'node:crypto'
import { pick, type Random } from '#book/random.ts'
import { giftCents } from '#shop/gift-card.ts'
import type { BookOrderKind, OrderKind } from '#shop/order.ts'
import { priceOf } from '#shop/price.ts'

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
  /** The same, while the shop pays it back, and before that has left. */
  | 'overtaken'
  /** The printer rejects the first copy; the buyer asks for another one, or for what the printing cost. */
  | 'rejected-again'
  | 'rejected-back'
  /** The buyer erases the account: before paying, at the moment of paying, or soon after it. */
  | 'erased-unpaid'
  | 'erased-paying'
  | 'erased-paid'

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
  kind: OrderKind
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
  /** The gift card that pays for it, as far as it goes; null: none. */
  card: CardPlan | null
  /** Whose link brought the buyer here; null: nobody's. */
  referrer: Buyer | null
}

/** A gift card that somebody buys for the buyer of a book. */
export interface CardPlan {
  order: OrderPlan
  giver: Buyer
  recipient: string
  cents: (typeof giftCents)[number]
  /** Mailed on a day that is still to come. */
  isForLater: boolean
}

/** `percent` as often as anybody likes, `few` only some times. */
export const codes = { percent: 'DRILL10', few: 'DRILLFEW' } as const

type Weights<Item> = readonly (readonly [item: Item, weight: number])[]

const endings: Readonly<Record<OrderKind, Weights<Ending>>> = {
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
    ['overtaken', 3],
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
    ['rejected-again', 6],
    ['rejected-back', 6],
  ],
  gift: [
    ['paid', 82],
    ['canceled', 5],
    ['expired', 3],
    ['refunded', 6],
    ['charged-back', 4],
  ],
}
/** What may become of an order for which no payment is asked, as a gift card pays all of it. */
const withoutPayment: readonly Ending[] = [
  'paid',
  'regretted',
  'refunded',
  'partly-refunded',
  'rejected-again',
  'rejected-back',
]
const erasures: Weights<Ending> = [
  ['erased-unpaid', 1],
  ['erased-paying', 1],
  ['erased-paid', 1],
]
/** Who buys a book, and how. */
const stories: Weights<'as most' | 'with a card' | 'referred' | 'erased'> = [
  ['as most', 80],
  ['with a card', 8],
  ['referred', 6],
  ['erased', 6],
]
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
export function planBooks(
  random: Random,
  { orders, prints, referrers }: { orders: number; prints: number; referrers: readonly Buyer[] },
): BookPlan[] {
  const buyers = Array.from({ length: Math.ceil(orders / ordersOfBuyer) }, (_, index) => buyer(index))
  const books: BookPlan[] = []
  const plan = (left: number): BookPlan => {
    const kind = random() < prints ? 'print' : 'download'
    const story = draw(stories, random)
    const somebody = { ...book(), buyer: pick(buyers, random) }
    // Nobody else's orders are to come before theirs, or to go with them.
    const newcomer = { ...book(), buyer: buyer(newcomers + books.length) }
    if (story === 'with a card' && left > 2) return planWithCard(random, { ...somebody, buyers, kind })
    // The printer may never get a print, and then nobody is thanked: what is thanked for are downloads.
    if (story === 'referred') {
      const order = planOrder(random, 'download', draw(endings.download, random))
      return { ...newcomer, orders: [order], referrer: pick(referrers, random) }
    }
    if (story === 'erased') return { ...newcomer, orders: [planOrder(random, kind, draw(erasures, random))] }
    if (left === 1 || random() >= orderedTwice)
      return { ...somebody, orders: [planOrder(random, kind, draw(endings[kind], random))] }
    return { ...somebody, orders: planBoth(random), together: random() < 0.5 }
  }
  for (let left = orders; left > 0; ) {
    const planned = plan(left)
    books.push(planned)
    left -= planned.orders.length + (planned.card === null ? 0 : 1)
  }
  return books
}

/** Where the addresses begin of those who order once. */
const newcomers = 2_000_000

function book(): Omit<BookPlan, 'buyer' | 'orders'> {
  return { id: randomUUID(), together: false, card: null, referrer: null }
}

function planBoth(random: Random): OrderPlan[] {
  return [planOrder(random, 'download', 'paid'), planOrder(random, 'print', 'paid')]
}

/** A book that a gift card pays for: all of it, a part, or a download whole and then what is left for the print. */
function planWithCard(
  random: Random,
  { buyers, kind, ...planned }: Omit<BookPlan, 'orders'> & { buyers: readonly Buyer[]; kind: BookOrderKind },
): BookPlan {
  const cents = pick(giftCents, random)
  const order = planOrder(random, 'gift', draw(endings.gift, random))
  const card: CardPlan = {
    order,
    giver: pick(buyers, random),
    recipient: `recipient-${order.id}@drill.example`,
    cents,
    // Of one that comes to nothing there must not be a mail already.
    isForLater: order.ending !== 'paid' || random() < 0.5,
  }
  const paysAll = cents >= priceOf(kind, 'small', { country: 'NL' }).totalCents
  const possible = endings[kind].filter(([ending]) => !paysAll || withoutPayment.includes(ending))
  const orders = random() < 0.3 ? planBoth(random) : [planOrder(random, kind, draw(possible, random))]
  // What the card pays is reckoned from the whole price.
  return { ...planned, orders: orders.map((each) => ({ ...each, code: null })), card }
}

/** Somebody new; `10.0.0.0/8` has room for sixteen million. */
export function buyer(index: number): Buyer {
  const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
  return { id: randomUUID(), email: `buyer-${index}@drill.example`, address }
}

export function planOrder(random: Random, kind: OrderKind, ending: Ending): OrderPlan {
  return {
    id: randomUUID(),
    kind,
    locale: random() < 0.5 ? 'nl' : 'en',
    code: kind === 'gift' ? null : draw(typedCodes, random),
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
