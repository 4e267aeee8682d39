import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { buy } from '#functions/buy.ts'
import { paymentWebhook } from '#functions/payment-webhook.ts'
import type { Visitor } from '#functions/product-function.ts'
import { type OrderRow, readOrder } from '#records/order-rows.ts'
import type { PrintJobRow } from '#records/print-job-rows.ts'
import { withdrawalWords } from '#shop/withdrawal.ts'
import type { OrderKind } from '#shop/order.ts'
import type { BookToTypeset } from '#typesetting/typesetter.ts'
import { sendDuePrints } from '#workflows/send-due-prints.ts'
import type { TestWorkshop } from './start-workshop.ts'

/** Where parcels of these tests go. */
export const address = {
  firstName: 'Anna',
  lastName: 'de Wit',
  street: 'Dorpsstraat',
  number: '12',
  city: 'Utrecht',
  postalCode: '3511AB',
  email: 'anna@example.org',
  country: 'NL',
}

/** Orders a book as print, pays for it and waits until it is drawn. */
export async function orderPrint(shop: TestWorkshop, visitor: Visitor, bookId: string): Promise<string> {
  await expect.poll(() => bookStateOf(shop, bookId), { timeout: 60_000 }).toBe('ready')
  const orderId = await placeOrder(shop, visitor, { bookId, kind: 'print' })
  await payOrder(shop, orderId)
  await expect.poll(() => bookStateOf(shop, bookId), { timeout: 60_000 }).toBe('finished')
  return orderId
}

/** Orders a book, and answers the order. */
export async function placeOrder(
  shop: TestWorkshop,
  visitor: Visitor,
  { bookId, kind }: { bookId: string; kind: OrderKind },
): Promise<string> {
  const common = { orderId: randomUUID(), bookId, kind, locale: 'nl', withdrawalWords }
  const wish = kind === 'print' ? { ...common, address } : common
  expect((await shop.ask(buy, visitor, wish)).status).toBe(200)
  return wish.orderId
}

/** Pays at the till, which calls. */
export async function payOrder(shop: TestWorkshop, orderId: string): Promise<void> {
  const { payment_id } = await orderAt(shop, orderId)
  await shop.backend.pool.query(`update house.till_payments set status = 'paid' where id = $1`, [payment_id])
  const body = new URLSearchParams({ id: payment_id ?? '' })
  await paymentWebhook(shop.counter, new Request('http://x', { method: 'POST', body }))
}

/** The hour of regret goes by, and the printer is given what is due. */
export async function passRegretWindow(shop: TestWorkshop, orderId: string): Promise<void> {
  await shop.backend.pool.query(`update public.orders set printable_at = now() where id = $1`, [orderId])
  await sendDuePrints(shop.counter, shop.counter.queue)
}

/** What the printer calls this try of an order, once it has it. */
export async function printerJobOf(shop: TestWorkshop, orderId: string, attempt = 1): Promise<string> {
  const state = async (): Promise<string | undefined> => (await jobsOf(shop, orderId))[attempt - 1]?.state
  await expect.poll(state, { timeout: 60_000 }).toBe('sent')
  return (await jobsOf(shop, orderId))[attempt - 1]?.printer_job_id ?? ''
}

export async function orderAt(shop: TestWorkshop, orderId: string): Promise<OrderRow> {
  const order = await readOrder(shop.backend.pool, orderId)
  if (!order) throw new Error(`there is no order ${orderId}`)
  return order
}

/** Its print jobs, the first try first. */
export async function jobsOf(shop: TestWorkshop, orderId: string): Promise<PrintJobRow[]> {
  const { rows } = await shop.backend.pool.query<PrintJobRow>(
    'select * from public.print_jobs where order_id = $1 order by attempt',
    [orderId],
  )
  return rows
}

export async function bookStateOf({ backend }: TestWorkshop, id: string): Promise<string | undefined> {
  const { rows } = await backend.pool.query<{ state: string }>(
    'select state from public.books where id = $1',
    [id],
  )
  return rows[0]?.state
}

/** A book with one picture for all, as large as a printer wants it, on a page each. */
export function withPicture(
  { vignette: _vignette, endpaper: _endpaper, ...book }: BookToTypeset,
  picture: Uint8Array,
): BookToTypeset {
  const spreads = book.spreads.map(({ spot: _spot, words: _words, ...spread }) => ({ ...spread, picture }))
  return { ...book, cover: { ...book.cover, picture }, spreads }
}
