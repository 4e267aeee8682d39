import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Life } from './live-book.ts'
import type { BookPlan, Ending } from './plan-books.ts'

export interface World {
  /** How often a person had to press a button for what had stopped. */
  presses: Record<'book taken up again' | 'print tried again', number>
  stop(): Promise<void>
}

/** Everybody else: the provider whose refunds arrive, the printer, the clock, and people who see that something stopped. */
export function startWorld(life: Life, books: readonly BookPlan[]): World {
  const presses: World['presses'] = { 'book taken up again': 0, 'print tried again': 0 }
  const owners = new Map(books.map(({ id, buyer }) => [id, buyer]))
  const endings = new Map(books.flatMap(({ orders }) => orders.map(({ id, ending }) => [id, ending])))
  const ending = new AbortController()
  const turn = async (): Promise<void> => {
    await finishRefunds(life)
    await endRegret(life)
    await mailCards(life, books)
    await moveParcels(life, endings)
    for (const { id } of await life.shop.query<{ id: string }>(
      `select id from public.books where state = 'unlock_failed'`,
    )) {
      const owner = owners.get(id)
      if (!owner) continue
      await life.shop.ask(owner, 'continue-book', { bookId: id })
      presses['book taken up again'] += 1
    }
    for (const { order_id } of await life.shop.query<{ order_id: string }>(
      `select order_id from public.print_jobs where state = 'blocked'`,
    )) {
      const what = { act: 'print-again', subject: order_id }
      await life.shop.ask(life.operator, 'operate', { id: randomUUID(), what })
      presses['print tried again'] += 1
    }
  }
  const running = (async () => {
    while (!ending.signal.aborted) {
      await turn().catch((error: unknown) => console.error(`  ${String(error)}`))
      await sleep(2_000)
    }
  })()
  return {
    presses,
    async stop() {
      ending.abort()
      await running
    },
  }
}

/** Money that goes back has left the provider; it tells of that, or not. */
async function finishRefunds({ shop: { mollie }, random }: Life): Promise<void> {
  for (const payment of mollie.payments.values()) {
    if (!payment.refunds.some(({ status }) => status === 'pending')) continue
    await mollie.happen(payment.id, 'refunds-done', { webhook: random() < 0.5 })
  }
}

/** The hour goes by at once for a print whose buyer was told that it began. */
async function endRegret({ shop, released }: Life): Promise<void> {
  await shop.query(
    `update public.orders set printable_at = now()
     where id = any($1) and status = 'paid' and fulfilment = 'waiting' and printable_at > now()
       and exists (select 1 from house.mails where name = 'waiting/' || orders.id)`,
    [[...released]],
  )
}

/** The day comes on which a gift card that was paid for is mailed. */
async function mailCards({ shop }: Life, books: readonly BookPlan[]): Promise<void> {
  const wanted = books.flatMap(({ card }) => (card?.order.ending === 'paid' ? [card.order.id] : []))
  await shop.query(
    'update public.gift_cards set mail_at = now() where order_id = any($1) and mailed_at is null and mail_at > now()',
    [wanted],
  )
}

/** What a copy goes through at Lulu. */
const atLulu = [
  'CREATED',
  'UNPAID',
  'PAYMENT_IN_PROGRESS',
  'PRODUCTION_DELAYED',
  'PRODUCTION_READY',
  'IN_PRODUCTION',
  'SHIPPED',
  'DELIVERED',
]

/** The printer prints, sends and delivers, or rejects a first copy; it tells of that, or not. */
async function moveParcels({ shop, random }: Life, endings: ReadonlyMap<string, Ending>): Promise<void> {
  const tries = await shop.query<{ id: string; order_id: string; fulfilment: string }>(
    'select job.id, order_id, fulfilment from public.print_jobs job join public.orders on orders.id = order_id',
  )
  const known = new Map(tries.map((job) => [job.id, job]))
  const rejected = rejectedOnce(shop, known)
  for (const { id, body, status } of shop.lulu.jobs.values()) {
    const next = atLulu[atLulu.indexOf(status.name) + 1]
    const job = known.get(body.external_id ?? '')
    if (status.name === 'REJECTED' || next === undefined || !job || random() < 0.3) continue
    // A parcel is under way for days: the shop hears of it before it comes.
    if (status.name === 'SHIPPED' && job.fulfilment !== 'shipped') continue
    const isRejected = endings.get(job.order_id)?.startsWith('rejected') && !rejected.has(job.order_id)
    shop.lulu.happen(String(id), isRejected ? 'REJECTED' : next)
    if (isRejected) rejected.add(job.order_id)
    if (random() < 0.2) continue
    const { headers, body: told } = shop.lulu.webhook(String(id))
    const signal = AbortSignal.timeout(30_000)
    const call = { method: 'POST', headers, body: Buffer.from(told), signal }
    await fetch(`${shop.product.origin}/api/printing/webhook`, call).catch(() => undefined)
  }
  // What it did not tell of is asked after half a minute, in place of a quarter of an hour.
  await shop.query(
    `update public.print_jobs set next_look_at = now()
     where next_look_at > now() and next_look_at < now() + interval '14 minutes 30 seconds'`,
  )
}

/** The orders of which the printer has rejected a copy. */
function rejectedOnce(
  { lulu }: Life['shop'],
  known: ReadonlyMap<string, { order_id: string }>,
): Set<string | undefined> {
  const rejected = [...lulu.jobs.values()].filter(({ status }) => status.name === 'REJECTED')
  return new Set(rejected.map(({ body }) => known.get(body.external_id ?? '')?.order_id))
}

/** What is still to be done, by kind. */
export async function readLeft({ shop }: Life, books: readonly BookPlan[]): Promise<Record<string, number>> {
  const orders = books.flatMap((book) => book.orders)
  const abandoned = orders.filter(({ ending }) => ending === 'abandoned').map(({ id }) => id)
  const [left] = await shop.query<Record<string, number>>(
    `select
       (select count(*)::int from public.orders where status = 'pending' and id <> all($1)) as orders,
       (select count(*)::int from public.refunds where state in ('due', 'sent')) as refunds,
       (select count(*)::int from house.mails where state = 'waiting') as mails,
       (select count(*)::int from public.orders
        where status = 'paid' and kind = 'print' and fulfilment <> 'delivered' and not exists (
          select 1 from public.refunds where order_id = orders.id and reason = 'rejected')) as prints,
       (select count(*)::int from public.gift_cards
        where mailed_at is null and mail_at <= now() and ended_at is null
          and private.gift_card_left(code) > 0) as "gift cards",
       (select count(*)::int from public.books where state <> 'finished'
          and exists (select 1 from public.orders where book_id = books.id and status = 'paid')) as books,
       (select count(*)::int from dbos.workflow_status where status in ('ENQUEUED', 'PENDING')) as recipes`,
    [abandoned],
  )
  return left ?? {}
}

/** Lets the pauses end that follow a try that failed; what a worker has in its hands stays there for its two minutes. */
export async function endPauses({ shop }: Life): Promise<void> {
  for (const table of ['house.mails', 'public.refunds']) {
    await shop.query(
      `update ${table} set next_try_at = now()
       where state in ('waiting', 'due', 'sent') and next_try_at > now() + interval '125 seconds'`,
    )
  }
}
