import type { StoodPayment } from '../../tests/stand-ins/mollie.ts'
import { everPaid, type Facts, type InvoiceRow, isOvertaken, sum, wentBack } from './facts.ts'
import { type Line, line, none, same } from './line.ts'

/** The payments that the provider knows, against the orders that ask for one. */
export function paymentsAtProvider(facts: Facts): Line[] {
  const { orders, plans, life } = facts
  const payments = [...life.shop.mollie.payments.values()]
  const paid = Map.groupBy(
    payments.filter(({ status }) => status === 'paid'),
    ({ body }) => (body.metadata as { orderId: string }).orderId,
  )
  const wanted = new Set(everPaid(facts).filter((id) => !life.paidByCard.has(id)))
  return [
    same('payments at the provider, one an order', plans.size - life.paidByCard.size, payments.length),
    line('orders paid once at the provider', wanted, (id) => {
      const [payment, ...more] = paid.get(id) ?? []
      const order = orders.get(id)
      const isRight =
        payment !== undefined &&
        more.length === 0 &&
        payment.id === order?.payment_id &&
        centsOf(payment) === order.total - order.gift_cents
      return isRight ? null : `order ${id} was paid ${paid.get(id)?.length ?? 0} times, or another amount`
    }),
    line('orders paid by a gift card alone', life.paidByCard, (id) => {
      const order = orders.get(id)
      const isRight = order?.payment_id === null && order.gift_cents === order.total
      return isRight ? null : `order ${id} was paid by more than its gift card`
    }),
    none(
      'payments of orders that were never paid',
      [...paid.keys()].filter((id) => !wanted.has(id)),
    ),
  ]
}

function centsOf({ body }: StoodPayment): number {
  return Math.round(Number(body.amount.value) * 100)
}

/** What was invoiced, and taken back from it. */
export function invoicesAndNotes(facts: Facts): Line[] {
  const { invoices, refunds, orders } = facts
  const sales = everPaid(facts).filter((id) => !wentBack(facts, id))
  const isSale = new Set(sales)
  const of = (id: string): InvoiceRow[] =>
    invoices.filter(({ kind, order_id }) => kind === 'invoice' && order_id === id)
  const due = refunds.filter(({ order_id }) => isSale.has(order_id))
  const overtaken = due.filter((refund) => isOvertaken(facts, refund))
  return [
    line('invoices, one a paid order', sales, (id) => {
      const [invoice, ...more] = of(id)
      const isRight = invoice && more.length === 0 && invoice.total_cents === orders.get(id)?.total
      return isRight ? null : `order ${id} has ${of(id).length} invoices`
    }),
    line('credit notes, one a refund of them, taken back where a bank was first', due, (refund) => {
      const notes = invoices.filter(({ refund_id }) => refund_id === refund.id)
      const cents = refund.amount_cents
      const wanted = isOvertaken(facts, refund) ? [-cents, cents] : [-cents]
      const isRight = String(notes.map(({ total_cents }) => total_cents)) === String(wanted)
      return isRight ? null : `refund ${refund.id} has no right credit note`
    }),
    same('numbers in all', sales.length + due.length + overtaken.length, invoices.length),
    line('numbers without a gap', invoices.keys(), (index) => {
      const { place = 0, number } = invoices[index] ?? {}
      return place === index + 1 ? null : `${number} stands where ${index + 1} should`
    }),
  ]
}

/** The provider's sums against the shop's. What a gift card pays is no money that comes in: it came when it was bought. */
export function moneyInAndOut(facts: Facts): Line[] {
  const { life, orders, invoices } = facts
  const refunds = facts.refunds.filter((refund) => !isOvertaken(facts, refund))
  const paid = [...life.shop.mollie.payments.values()].filter(({ status }) => status === 'paid')
  const cameIn = sum(paid, centsOf)
  const wentOut = sum(paid, (payment) => sum(payment.refunds, ({ cents }) => cents))
  const takenBack = sum(paid, (payment) => (payment.chargedBack ? centsOf(payment) : 0))
  const rows = [...orders.values()]
  const ofShop = rows.filter(({ status }) => status !== 'pending' && status !== 'canceled')
  const forNothing = sum(refunds, ({ order_id, amount_cents }) =>
    wentBack(facts, order_id) ? amount_cents : 0,
  )
  const throughProvider = (row: { total: number; gift_cents: number }): number => row.total - row.gift_cents
  const isLiving = (id: string): boolean => orders.get(id)?.status !== 'kept'
  const ofInvoices = (all: readonly InvoiceRow[]): number =>
    sum(all, ({ total_cents, gift_cents }) => total_cents - gift_cents)
  return [
    same('cents in: provider, orders', cameIn, sum(ofShop, throughProvider)),
    same(
      'cents back: provider, refunds to payments',
      wentOut,
      sum(refunds, ({ payment_id, amount_cents }) => (payment_id === null ? 0 : amount_cents)),
    ),
    same(
      'cents back of orders that are there: refunds, orders',
      sum(refunds, ({ order_id, amount_cents }) => (isLiving(order_id) ? amount_cents : 0)),
      sum(rows, (row) => (row.status === 'kept' ? 0 : row.refunded)),
    ),
    same(
      'cents taken by banks: provider, orders',
      takenBack,
      sum(
        rows.filter(({ status }) => status === 'charged_back'),
        throughProvider,
      ),
    ),
    same(
      'cents kept but for banks: provider, invoices less credit notes',
      cameIn - wentOut,
      ofInvoices(invoices),
    ),
    // What came for nothing was never invoiced, and went back whole.
    same(
      'cents invoiced: provider less what came for nothing, invoices',
      cameIn - forNothing,
      ofInvoices(invoices.filter(({ kind }) => kind === 'invoice')),
    ),
    balance(facts, { cameIn, wentOut }),
    line('refunds done', refunds, ({ id, state }) => (state === 'done' ? null : `refund ${id} is ${state}`)),
  ]
}

/**
 * What came in is what went back, what is left on gift cards or held by orders that are still open, and what books were
 * sold for: however it was paid, and less what went back of it.
 */
function balance(
  { orders, cards, invoices }: Facts,
  { cameIn, wentOut }: { cameIn: number; wentOut: number },
): Line {
  const ofCards = new Set(cards.map(({ order_id }) => order_id))
  const left = sum(cards, ({ left_cents }) => left_cents)
  const held = sum(orders.values(), ({ status, gift_cents }) => (status === 'pending' ? gift_cents : 0))
  const books = sum(invoices, ({ order_id, total_cents }) => (ofCards.has(order_id) ? 0 : total_cents))
  return same('cents in: back + left on gift cards + kept for books', cameIn, wentOut + left + held + books)
}
