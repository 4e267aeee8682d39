import type { OrderStatus } from '#shop/order.ts'
import { everPaid, type Facts, type Plan, readFacts, wentBack } from './facts.ts'
import { atMost, type Line, line, none, same } from './line.ts'
import type { Life } from './live-book.ts'
import { mailsOfOrders } from './mail-lines.ts'
import { invoicesAndNotes, moneyInAndOut, paymentsAtProvider } from './money-lines.ts'
import { type BookPlan, codes, type Ending } from './plan-books.ts'
import { printsAtPrinter } from './print-lines.ts'

/** How an order stands in the end; `kept` are the sums of one whose buyer was erased, `gone` is one that never was paid. */
const finalStatus: Readonly<Record<Ending, OrderStatus | 'kept' | 'gone'>> = {
  paid: 'paid',
  canceled: 'canceled',
  failed: 'canceled',
  expired: 'canceled',
  abandoned: 'pending',
  withdrawn: 'canceled',
  regretted: 'refunded',
  refunded: 'refunded',
  'partly-refunded': 'paid',
  'charged-back': 'charged_back',
  overtaken: 'charged_back',
  'rejected-again': 'paid',
  'rejected-back': 'paid',
  'erased-unpaid': 'gone',
  'erased-paying': 'kept',
  'erased-paid': 'kept',
}

/** Compares the shop's rows with what was decided and with the books of the provider, the mail server and the printer. */
export async function reconcile(life: Life, books: readonly BookPlan[], kills: number): Promise<Line[]> {
  const facts = await readFacts(life, books)
  return [
    ...ordersAsDecided(facts),
    ...paymentsAtProvider(facts),
    ...invoicesAndNotes(facts),
    ...moneyInAndOut(facts),
    ...giftCards(facts),
    ...thanks(facts),
    ...mailsOfOrders(facts, kills),
    ...printsAtPrinter(facts),
    await usesOfCode(facts),
  ]
}

function mayGoBack({ order, book }: Plan): boolean {
  return book?.together === true && order.kind === 'download'
}

function ordersAsDecided(facts: Facts): Line[] {
  const { plans, orders } = facts
  const all = [...plans.values()]
  const endings = [...new Set(all.map(({ order }) => order.ending))].toSorted((one, other) =>
    one.localeCompare(other),
  )
  const lines = endings.map((ending) =>
    line(
      `orders ${ending}`,
      all.filter(({ order }) => order.ending === ending),
      (plan) => {
        const { id } = plan.order
        const status = orders.get(id)?.status ?? 'gone'
        const isBack = mayGoBack(plan) && status === 'refunded' && wentBack(facts, id)
        if (status === finalStatus[ending] || isBack) return null
        return `order ${id} (${plan.order.kind}, ${plan.order.webhook} webhook) is ${status}`
      },
    ),
  )
  const paid = [...orders.values()].filter(({ status, kind }) => status === 'paid' && kind !== 'gift')
  const gone = all.filter(({ order }) => finalStatus[order.ending] === 'gone')
  return [
    same('orders in all, but of who was erased before paying', plans.size - gone.length, orders.size),
    ...lines,
    line('paid orders whose book is finished', paid, ({ id, state }) =>
      state === 'finished' ? null : `the book of order ${id} is ${state}`,
    ),
  ]
}

/** A card for each that was paid for, mailed to whom it was for when it was to be; never more used than there was. */
function giftCards(facts: Facts): Line[] {
  const { cards, plans, life } = facts
  const sold = everPaid(facts)
    .flatMap((id) => plans.get(id) ?? [])
    .filter(({ order }) => order.kind === 'gift')
  return [
    line('gift cards, one an order that was paid for', sold, ({ order }) => {
      const [card, ...more] = cards.filter(({ order_id }) => order_id === order.id)
      const isMailed = order.ending === 'paid'
      const isRight = card && more.length === 0 && (card.mailed_at !== null) === isMailed
      return isRight ? null : `order ${order.id} (${order.ending}) made ${JSON.stringify([card, ...more])}`
    }),
    same('gift cards in all', sold.length, cards.length),
    line('gift cards with no more on them than was paid', cards, ({ order_id, cents, left_cents }) =>
      left_cents >= 0 && left_cents <= cents ? null : `the card of order ${order_id} has ${left_cents}`,
    ),
    line('gift cards that came, mailed once', life.cards.keys(), (id) => {
      const recipient = [...plans.values()].find(({ book }) => book?.card?.order.id === id)?.book?.card
        ?.recipient
      const messages = life.shop.smtp.taken.filter(({ to }) => to === recipient)
      const ids = new Set(messages.map(({ message }) => /^message-id:.*$/im.exec(message)?.[0]))
      return ids.size === 1 ? null : `the card of order ${id} was mailed as ${[...ids].join()}`
    }),
  ]
}

/** Whoever pointed a new buyer here is thanked once, as long as the money stays. */
function thanks(facts: Facts): Line[] {
  const { plans, orders, rewards } = facts
  const wanted = everPaid(facts)
    .flatMap((id) => plans.get(id) ?? [])
    .filter(({ book }) => book?.referrer)
  const ids = new Set(wanted.map(({ order }) => order.id))
  return [
    line('thanks, one a new buyer, good while the money stays', wanted, ({ order, book }) => {
      const [reward, ...more] = rewards.filter(({ order_id }) => order_id === order.id)
      const isRight =
        reward?.email === book?.referrer?.email &&
        more.length === 0 &&
        reward?.counts === (orders.get(order.id)?.status === 'paid')
      return isRight
        ? null
        : `order ${order.id} (${order.ending}) is thanked for with ${JSON.stringify(reward)}`
    }),
    none(
      'thanks for anything else',
      rewards.map(({ order_id }) => order_id).filter((id) => !ids.has(id)),
    ),
  ]
}

/** A code that may be used some times is not used more often. */
async function usesOfCode({ life }: Facts): Promise<Line> {
  const [row] = await life.shop.query<{ uses: number; most: number }>(
    `select most_uses as most, (select count(*)::int from public.orders
       where discount_code = codes.code and status in ('paid', 'pending')) as uses
     from public.discount_codes codes where code = $1`,
    [codes.few],
  )
  return atMost(`uses of the code ${codes.few}`, row?.most ?? 0, row?.uses ?? 0)
}
