import { createHash } from 'node:crypto'
import type { OrderStatus } from '#shop/order.ts'
import type { StoodPayment } from '../../tests/stand-ins/mollie.ts'
import type { Life } from './live-book.ts'
import { type BookPlan, codes, type Ending, type OrderPlan } from './plan-books.ts'

/** A line of the table: what was expected, what was found, and what is wrong where they differ. */
export interface Line {
  what: string
  expected: number
  found: number
  wrong: string[]
}

interface OrderRow {
  id: string
  book_id: string
  kind: 'download' | 'print'
  status: OrderStatus
  fulfilment: string
  payment_id: string | null
  total: number
  refunded: number
  state: string
}
interface InvoiceRow {
  number: string
  place: number
  kind: 'invoice' | 'credit'
  order_id: string
  payment_id: string
  refund_id: string | null
  total_cents: number
}
interface RefundRow {
  id: string
  order_id: string
  payment_id: string
  amount_cents: number
  reason: string
  state: string
}
interface Facts {
  plans: Map<string, { order: OrderPlan; book: BookPlan }>
  orders: Map<string, OrderRow>
  invoices: InvoiceRow[]
  refunds: RefundRow[]
  mails: { name: string; state: string }[]
  life: Life
}

/** How an order stands in the end. */
const finalStatus: Readonly<Record<Ending, OrderStatus>> = {
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
}
const unpaid: readonly Ending[] = ['canceled', 'failed', 'expired', 'abandoned', 'withdrawn']

/** Compares the shop's rows with what was decided and with the books of the provider, the mail server and the print shop. */
export async function reconcile(life: Life, books: readonly BookPlan[], kills: number): Promise<Line[]> {
  const facts = await readFacts(life, books)
  return [
    ...ordersAsDecided(facts),
    ...paymentsAtProvider(facts),
    ...invoicesAndNotes(facts),
    ...moneyInAndOut(facts),
    ...mailsOfOrders(facts, kills),
    ...(await printsAtPrinter(facts)),
    await usesOfCode(facts),
  ]
}

async function readFacts(life: Life, books: readonly BookPlan[]): Promise<Facts> {
  const { query } = life.shop
  const orders = await query<OrderRow>(
    `select o.id, book_id, kind, status, fulfilment, payment_id, refunded_cents as refunded, b.state,
       book_cents - discount_cents + shipping_cents as total
     from public.orders o join public.books b on b.id = book_id`,
  )
  return {
    life,
    plans: new Map(books.flatMap((book) => book.orders.map((order) => [order.id, { order, book }]))),
    orders: new Map(orders.map((order) => [order.id, order])),
    invoices: await query('select * from public.invoices order by year, place'),
    refunds: await query('select * from public.refunds'),
    mails: await query('select name, state from house.mails'),
  }
}

/** A line for each thing that everybody has or has not: wrong are those that `problem` says something about. */
function line<Item>(what: string, items: Iterable<Item>, problem: (item: Item) => string | null): Line {
  const all = [...items]
  const wrong = all.map(problem).filter((words) => words !== null)
  return { what, expected: all.length, found: all.length - wrong.length, wrong }
}

/** A line for two numbers that are to be one. */
function same(what: string, expected: number, found: number): Line {
  return { what, expected, found, wrong: expected === found ? [] : [`${found} in place of ${expected}`] }
}

/** A line for what should not be. */
function none(what: string, found: readonly string[]): Line {
  return { what, expected: 0, found: found.length, wrong: found.map((name) => `${what}: ${name}`) }
}

/** A line for what may be, and not more often. */
function atMost(what: string, most: number, found: number): Line {
  const wrong = found <= most ? [] : [`${what}: ${found}, and at most ${most}`]
  return { what: `${what} (at most)`, expected: most, found, wrong }
}

/** Two orders of a book were paid at once: a download that came second goes back. */
function wentBack({ orders, refunds }: Facts, id: string): boolean {
  return (
    orders.get(id)?.status === 'refunded' &&
    refunds.some(({ order_id, reason }) => order_id === id && reason === 'superfluous')
  )
}

function mayGoBack({ order, book }: { order: OrderPlan; book: BookPlan }): boolean {
  return book.together && order.kind === 'download'
}

function ordersAsDecided(facts: Facts): Line[] {
  const { plans, orders } = facts
  const endings = [...new Set([...plans.values()].map(({ order }) => order.ending))].toSorted((one, other) =>
    one.localeCompare(other),
  )
  const lines = endings.map((ending) =>
    line(
      `orders ${ending}`,
      [...plans.values()].filter(({ order }) => order.ending === ending),
      (plan) => {
        const { id } = plan.order
        const status = orders.get(id)?.status
        if (status === finalStatus[ending] || (mayGoBack(plan) && wentBack(facts, id))) return null
        return `order ${id} (${plan.order.kind}, ${plan.order.webhook} webhook) is ${status}`
      },
    ),
  )
  const paid = [...orders.values()].filter(({ status }) => status === 'paid')
  return [
    same('orders in all', plans.size, orders.size),
    ...lines,
    line('paid orders whose book is finished', paid, ({ id, state }) =>
      state === 'finished' ? null : `the book of order ${id} is ${state}`,
    ),
  ]
}

/** Orders for which money came, whatever became of it. */
function everPaid({ plans }: Facts): string[] {
  return [...plans.values()]
    .filter(({ order }) => !unpaid.includes(order.ending))
    .map(({ order }) => order.id)
}

function paymentsAtProvider(facts: Facts): Line[] {
  const { orders, plans } = facts
  const payments = [...facts.life.shop.mollie.payments.values()]
  const paid = Map.groupBy(
    payments.filter(({ status }) => status === 'paid'),
    ({ body }) => (body.metadata as { orderId: string }).orderId,
  )
  const wanted = new Set(everPaid(facts))
  return [
    same('payments at the provider, one an order', plans.size, payments.length),
    line('orders paid once at the provider', wanted, (id) => {
      const [payment, ...more] = paid.get(id) ?? []
      const order = orders.get(id)
      const isRight =
        payment !== undefined &&
        more.length === 0 &&
        payment.id === order?.payment_id &&
        centsOf(payment) === order.total
      return isRight ? null : `order ${id} was paid ${paid.get(id)?.length ?? 0} times, or another amount`
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

function invoicesAndNotes(facts: Facts): Line[] {
  const { invoices, refunds, orders } = facts
  const sales = everPaid(facts).filter((id) => !wentBack(facts, id))
  const isSale = new Set(sales)
  const of = (id: string): InvoiceRow[] =>
    invoices.filter(({ kind, order_id }) => kind === 'invoice' && order_id === id)
  const due = refunds.filter(({ order_id }) => isSale.has(order_id))
  return [
    line('invoices, one a paid order', sales, (id) => {
      const [invoice, ...more] = of(id)
      const isRight = invoice && more.length === 0 && invoice.total_cents === orders.get(id)?.total
      return isRight ? null : `order ${id} has ${of(id).length} invoices`
    }),
    line('credit notes, one a refund of them', due, ({ id, amount_cents }) => {
      const [note, ...more] = invoices.filter(({ refund_id }) => refund_id === id)
      const isRight = note && more.length === 0 && note.total_cents === -amount_cents
      return isRight ? null : `refund ${id} has no right credit note`
    }),
    same('numbers in all', sales.length + due.length, invoices.length),
    line('numbers without a gap', invoices.keys(), (index) => {
      const { place = 0, number } = invoices[index] ?? {}
      return place === index + 1 ? null : `${number} stands where ${index + 1} should`
    }),
  ]
}

function moneyInAndOut(facts: Facts): Line[] {
  const { life, orders, invoices, refunds } = facts
  const sum = <Item>(items: Iterable<Item>, cents: (item: Item) => number): number =>
    [...items].reduce((total, item) => total + cents(item), 0)
  const paid = [...life.shop.mollie.payments.values()].filter(({ status }) => status === 'paid')
  const cameIn = sum(paid, centsOf)
  const wentOut = sum(paid, ({ refunds }) => sum(refunds, ({ cents }) => cents))
  const takenBack = sum(paid, (payment) => (payment.chargedBack ? centsOf(payment) : 0))
  const rows = [...orders.values()]
  const ofShop = rows.filter(({ status }) => status !== 'pending' && status !== 'canceled')
  const superfluous = sum(refunds, ({ reason, amount_cents }) =>
    reason === 'superfluous' ? amount_cents : 0,
  )
  const chargedBack = rows.filter(({ status }) => status === 'charged_back')
  return [
    same(
      'cents in: provider, orders',
      cameIn,
      sum(ofShop, ({ total }) => total),
    ),
    same(
      'cents back: provider, refunds',
      wentOut,
      sum(refunds, ({ amount_cents }) => amount_cents),
    ),
    same(
      'cents back: provider, orders',
      wentOut,
      sum(rows, ({ refunded }) => refunded),
    ),
    same(
      'cents taken by banks: provider, orders',
      takenBack,
      sum(chargedBack, ({ total }) => total),
    ),
    same(
      'cents kept but for banks: provider, invoices less credit notes',
      cameIn - wentOut,
      sum(invoices, ({ total_cents }) => total_cents),
    ),
    // What came for nothing was never invoiced, and went back whole.
    same(
      'cents invoiced: provider less what came for nothing, invoices',
      cameIn - superfluous,
      sum(invoices, ({ kind, total_cents }) => (kind === 'invoice' ? total_cents : 0)),
    ),
    line('refunds done', refunds, ({ id, state }) => (state === 'done' ? null : `refund ${id} is ${state}`)),
  ]
}

/** Which mails there are to be about an order. The one that says that a book is finished is its book's. */
function expectedMails(facts: Facts, { order, book }: { order: OrderPlan; book: BookPlan }): string[] {
  const { id, kind, ending } = order
  if (unpaid.includes(ending)) return []
  if (wentBack(facts, id)) return [`refund_superfluous/${id}`]
  const mails = [`paid/${id}`]
  if (ending === 'regretted') mails.push(`canceled/${id}`)
  if (ending === 'refunded' || ending === 'partly-refunded') {
    const note = facts.invoices.find((invoice) => invoice.kind === 'credit' && invoice.order_id === id)
    mails.push(`refund/${id}/${note?.number}`)
  }
  if (facts.orders.get(id)?.status !== 'paid') return mails
  mails.push(kind === 'print' ? `waiting/${id}` : `finished/${book.id}`)
  if (kind === 'print') mails.push(`sent_to_printer/${id}`, `shipped/${id}`, `delivered/${id}`)
  return mails
}

/** A name that the mail server can be asked for: see the SMTP carrier. */
function messageIdOf(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 40)
}

function mailsOfOrders(facts: Facts, kills: number): Line[] {
  const { mails, plans, life } = facts
  const expected = [...plans.values()].flatMap((plan) => expectedMails(facts, plan))
  const states = new Map(mails.map(({ name, state }) => [name, state]))
  const taken = new Map<string, number>()
  for (const { message } of life.shop.smtp.taken) {
    const id = /^message-id:\s*<([0-9a-f]{40})@/im.exec(message)?.[1] ?? ''
    taken.set(id, (taken.get(id) ?? 0) + 1)
  }
  const kinds = [...new Set(expected.map(kindOf))]
  const wanted = new Set(expected)
  const known = new Set(mails.map(({ name }) => messageIdOf(name)))
  const copies = [...taken.values()].reduce((sum, count) => sum + count - 1, 0)
  return [
    ...kinds.map((kind) =>
      line(
        `mails ${kind}: written once, delivered`,
        expected.filter((name) => kindOf(name) === kind),
        (name) => {
          const state = states.get(name) ?? 'not written'
          const count = taken.get(messageIdOf(name)) ?? 0
          return state === 'sent' && count > 0
            ? null
            : `mail ${name} is ${state}, and was delivered ${count} times`
        },
      ),
    ),
    none(
      'mails that nobody expects',
      mails.map(({ name }) => name).filter((name) => !wanted.has(name) && !mayBe(facts, name)),
    ),
    none(
      'mails delivered that are not in the outbox',
      [...taken.keys()].filter((id) => !known.has(id)),
    ),
    // Of one that a kill came after: it was delivered, and nobody had noted that.
    atMost('second copies of a mail, with the message id of the first', kills, copies),
  ]
}

function kindOf(name: string): string {
  return name.split('/')[0] ?? name
}

/** A book that was drawn before its order was paid back says so; a print that stopped is told to the operator. */
function mayBe({ plans, orders }: Facts, name: string): boolean {
  const [kind, id = ''] = name.split('/')
  if (kind === 'print_problem') return true
  const of = kind === 'finished' ? [...plans.values()].filter(({ book }) => book.id === id) : [plans.get(id)]
  return (
    (kind === 'finished' || kind === 'waiting') &&
    of.some(
      (plan) => plan && !unpaid.includes(plan.order.ending) && orders.get(plan.order.id)?.status !== 'paid',
    )
  )
}

async function printsAtPrinter({ life, orders, plans }: Facts): Promise<Line[]> {
  const jobs = await life.shop.query<{ order_id: string; state: string; at_shop: string | null }>(
    `select order_id, p.state, s.state as at_shop from public.print_jobs p
     left join house.print_shop_jobs s on s.external_id = p.id::text`,
  )
  const strays = await life.shop.query<{ id: string }>(
    `select id from house.print_shop_jobs
     where external_id not in (select id::text from public.print_jobs)`,
  )
  const prints = [...orders.values()].filter(({ kind, status }) => kind === 'print' && status === 'paid')
  const isPrinted = new Set(prints.map(({ id }) => id))
  const regretted = [...plans.values()].filter(({ order }) => order.ending === 'regretted')
  return [
    line('prints, one at the print shop a paid order, delivered', prints, ({ id, fulfilment }) => {
      const there = jobs.filter((job) => job.order_id === id && job.at_shop !== null)
      const isRight = there.length === 1 && there[0]?.at_shop === 'delivered' && fulfilment === 'delivered'
      return isRight ? null : `order ${id} is ${fulfilment} and has ${JSON.stringify(there)}`
    }),
    line('prints regretted, none at the print shop', regretted, ({ order }) =>
      jobs.some(({ order_id }) => order_id === order.id) ? `order ${order.id} went to the printer` : null,
    ),
    none(
      'prints of anything else',
      jobs.map(({ order_id }) => order_id).filter((id) => !isPrinted.has(id)),
    ),
    none(
      'prints that no job of ours knows',
      strays.map(({ id }) => id),
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
