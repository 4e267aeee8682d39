import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { nextStates } from '#adapters/print-shop/print-shop.ts'
import type { PrintJobState } from '#shop/printer.ts'
import type { Life } from './live-book.ts'
import type { BookPlan } from './plan-books.ts'

export interface World {
  /** How often a person had to press a button for what had stopped. */
  presses: Record<'book taken up again' | 'print tried again', number>
  stop(): Promise<void>
}

/** Everybody else: the provider whose refunds arrive, the print shop, the clock, and people who see that something stopped. */
export function startWorld(life: Life, books: readonly BookPlan[]): World {
  const presses: World['presses'] = { 'book taken up again': 0, 'print tried again': 0 }
  const owners = new Map(books.map(({ id, buyer }) => [id, buyer]))
  const ending = new AbortController()
  const turn = async (): Promise<void> => {
    await finishRefunds(life)
    await endRegret(life)
    await moveParcels(life)
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

/** Somebody at the print shop presses what comes next, on its page; that page tells the shop. */
async function moveParcels({ shop, random }: Life): Promise<void> {
  const jobs = await shop.query<{ id: string; state: PrintJobState }>(
    `select id, state from house.print_shop_jobs where state <> 'delivered'`,
  )
  for (const { id, state } of jobs) {
    const [to] = nextStates[state]
    if (to === undefined || random() < 0.5) continue
    const url = `${shop.product.origin}/print-shop/${id}`
    const body = new URLSearchParams({ to })
    const signal = AbortSignal.timeout(30_000)
    // The page is down now and then; the next turn presses again.
    await fetch(url, { method: 'POST', body, redirect: 'manual', signal }).catch(() => undefined)
  }
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
        where status = 'paid' and kind = 'print' and fulfilment <> 'delivered') as prints,
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
