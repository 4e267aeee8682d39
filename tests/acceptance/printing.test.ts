import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  listPrintShopJobs,
  movePrintShopJob,
  printShop,
  readPrintShopJob,
} from '#adapters/print-shop/print-shop.ts'
import { cancelOrder } from '#functions/cancel-order.ts'
import { chooseAfterRejection } from '#functions/choose-after-rejection.ts'
import { makeBook } from '#functions/make-book.ts'
import { operate } from '#functions/operate.ts'
import { printingWebhook } from '#functions/printing-webhook.ts'
import type { Visitor } from '#functions/product-function.ts'
import { inTransaction } from '#records/in-transaction.ts'
import { type BookOrderRow, type OrderRow, saveFulfilment } from '#records/order-rows.ts'
import { insertPrintJob, type PrintJobRow } from '#records/print-job-rows.ts'
import type { OrderKind } from '#shop/order.ts'
import { type Printer, type PrintJob, type PrintJobState, PrintRefused } from '#shop/printer.ts'
import { houseTypesetter } from '#typesetting/house-typesetter.ts'
import { timeOfDay } from '#workflows/dates-in-mails.ts'
import { eraseUser } from '#workflows/erase-user.ts'
import { followPrints } from '#workflows/follow-prints.ts'
import { printAnew } from '#workflows/operate-order.ts'
import { sendDuePrints } from '#workflows/send-due-prints.ts'
import { sendMails } from '#workflows/send-mails.ts'
import { sendRefunds } from '#workflows/send-refunds.ts'
import { announceDrawn } from '#workflows/tell-of-print.ts'
import {
  bookStateOf,
  jobsOf as readJobsOf,
  orderAt as readOrderAt,
  orderPrint,
  passRegretWindow,
  payOrder,
  placeOrder,
  printerJobOf,
  withPicture,
} from './order-print.ts'
import { standAtCounter } from '../act-as.ts'
import { noor, startTestWorkshop, type TestWorkshop } from './start-workshop.ts'

let shop: TestWorkshop
let visitor: Visitor
let bookId: string
/** Whether the pictures are as sharp as a printer wants them. */
let sharpPictures = true
/** Which files were set for the printer, and what happens instead, once. */
const set: string[] = []
/** Files of the first book that was set: how a book looks in print is tested elsewhere, and setting one takes seconds. */
const files = new Map<string, Promise<Uint8Array>>()
let trouble: ((part: string) => void) | null = null
let large: Buffer

beforeAll(async () => {
  large = await sharp({ create: { width: 1760, height: 1760, channels: 3, background: '#7a9bbd' } })
    .jpeg()
    .toBuffer()
  const typesetter = houseTypesetter()
  shop = await startTestWorkshop({
    typesetForPrint: async (book, specification, part) => {
      set.push(part)
      trouble?.(part)
      const kind = JSON.stringify([sharpPictures, specification, part])
      const setNow = (): Promise<Uint8Array> =>
        typesetter.typesetForPrint(sharpPictures ? withPicture(book, large) : book, specification, part)
      const file = files.get(kind) ?? setNow()
      files.set(kind, file)
      return await file
    },
  })
})
afterAll(() => shop[Symbol.asyncDispose]())
beforeEach(async () => {
  sharpPictures = true
  trouble = null
  set.length = 0
  visitor = await shop.reader()
  bookId = randomUUID()
  await shop.ask(makeBook, visitor, { bookId, brief: noor })
})

const orderAt = (orderId: string): Promise<OrderRow> => readOrderAt(shop, orderId)
const jobsOf = (orderId: string): Promise<PrintJobRow[]> => readJobsOf(shop, orderId)
const ordered = (): Promise<string> => orderPrint(shop, visitor, bookId)
const hourPasses = (orderId: string): Promise<void> => passRegretWindow(shop, orderId)
const printerHas = (orderId: string, attempt?: number): Promise<string> =>
  printerJobOf(shop, orderId, attempt)
const placed = (kind: OrderKind): Promise<string> => placeOrder(shop, visitor, { bookId, kind })
const pay = (orderId: string): Promise<void> => payOrder(shop, orderId)

/** Somebody at the print shop moves a job on, and it calls. */
async function move(jobId: string, to: PrintJobState): Promise<void> {
  const job = await readPrintShopJob(shop.backend.pool, jobId)
  if (!job) throw new Error(`no job ${jobId}`)
  expect(await movePrintShopJob(shop.backend.pool, job, to)).toBe(true)
  expect(await webhook(new URLSearchParams({ id: jobId }))).toBe(200)
}

async function webhook(body: BodyInit, name?: string): Promise<number> {
  const request = new Request('http://x', { method: 'POST', body })
  return (await printingWebhook(shop.counter, request, name)).status
}

const refundsOf = async (orderId: string): Promise<unknown[]> =>
  (
    await shop.backend.pool.query(
      `select state, reason, next_try_at = 'infinity' as is_held from public.refunds where order_id = $1`,
      [orderId],
    )
  ).rows
const stateOf = (orderId: string, attempt: number, state: string): Promise<void> =>
  expect.poll(async () => (await jobsOf(orderId))[attempt - 1]?.state, { timeout: 60_000 }).toBe(state)
const erase = (): Promise<unknown> =>
  eraseUser(shop.counter, { userId: visitor.userId, email: visitor.email })

async function mailOf(name: string): Promise<{ plain: string; subject: string; to: string } | undefined> {
  await expect.poll(() => shop.mails.some((mail) => mail.name === name)).toBe(true)
  return shop.mails.find((mail) => mail.name === name)
}

describe('a printed book', () => {
  test('a buyer whose book is at the printer hears no more that a download is ready', async () => {
    const orderId = await ordered()
    await mailOf(`waiting/${orderId}`)
    await passRegretWindow(shop, orderId)
    // A worker that died after it had told the buyers tells them again.
    await announceDrawn(shop.counter, shop.backend.pool, (await orderAt(orderId)) as BookOrderRow)
    const { rows } = await shop.backend.pool.query('select name from house.mails where name = $1', [
      `finished/${bookId}`,
    ])
    expect(rows).toEqual([])
  })

  test('waits an hour, goes to the printer once, and is followed to the door with a mail at each turn', async () => {
    const orderId = await ordered()
    expect(await orderAt(orderId)).toMatchObject({ fulfilment: 'waiting' })
    await sendDuePrints(shop.counter, shop.counter.queue)
    expect(await jobsOf(orderId)).toEqual([])
    expect((await mailOf(`waiting/${orderId}`))?.plain).toMatch(
      /(?:Vandaag|dag) om \d\d\.\d\d uur gaat “.+” naar de drukker/,
    )

    await Promise.all([hourPasses(orderId), hourPasses(orderId), hourPasses(orderId)])
    const jobId = await printerHas(orderId)
    expect(await jobsOf(orderId)).toHaveLength(1)
    expect((await jobsOf(orderId))[0]?.preflight).toMatchObject({ ok: true, findings: [] })
    expect(await orderAt(orderId)).toMatchObject({ fulfilment: 'sent_to_printer' })
    expect((await mailOf(`sent_to_printer/${orderId}`))?.plain).toMatch(
      /uiterlijk \w+dag \d+ \w+ op het adres dat je opgaf/,
    )

    await move(jobId, 'in_production')
    expect(await orderAt(orderId)).toMatchObject({ fulfilment: 'in_production' })
    await move(jobId, 'shipped')
    expect((await mailOf(`shipped/${orderId}`))?.plain).toContain('Huispost')
    await move(jobId, 'delivered')
    expect(await orderAt(orderId)).toMatchObject({ fulfilment: 'delivered', status: 'paid' })
    expect((await mailOf(`delivered/${orderId}`))?.to).toBe(visitor.email)
    await webhook(new URLSearchParams({ id: jobId }))
    await sendMails({ ...shop.counter, carrier: { carry: async (mail) => void shop.mails.push(mail) } })
    const about = shop.mails
      .filter(({ name }) => name.endsWith(orderId))
      .map(({ name }) => name.split('/')[0])
    expect(about.toSorted((one, other) => (one ?? '').localeCompare(other ?? ''))).toEqual([
      'delivered',
      'paid',
      'sent_to_printer',
      'shipped',
      'waiting',
    ])
  })

  test('that came damaged is printed once more by an operator, and the first copy moves nothing any more', async () => {
    const orderId = await ordered()
    await hourPasses(orderId)
    const first = await printerHas(orderId)
    const replace = async (): Promise<number> => {
      const what = { act: 'replace-copy', subject: orderId, reason: 'damaged' }
      return (
        await shop.ask(operate, (await standAtCounter(shop.backend)).visitor, { id: randomUUID(), what })
      ).status
    }
    expect(await replace()).toBe(409)
    await move(first, 'in_production')
    await move(first, 'shipped')
    expect(await Promise.all([replace(), replace()])).toEqual(expect.arrayContaining([200, 409]))
    expect(await orderAt(orderId)).toMatchObject({ fulfilment: 'sent_to_printer', status: 'paid' })
    expect((await mailOf(`new_copy/${orderId}/2`))?.plain).toMatch(/op onze kosten[\s\S]*uiterlijk \w+dag/)
    const second = await printerHas(orderId, 2)
    expect(await jobsOf(orderId)).toHaveLength(2)

    await move(first, 'delivered')
    expect(await orderAt(orderId)).toMatchObject({ fulfilment: 'sent_to_printer' })
    expect((await jobsOf(orderId))[0]).toMatchObject({ state: 'delivered' })
    await move(second, 'in_production')
    await move(second, 'shipped')
    await mailOf(`shipped/${orderId}/2`)
    await move(second, 'delivered')
    await mailOf(`delivered/${orderId}/2`)
    expect(await orderAt(orderId)).toMatchObject({ fulfilment: 'delivered' })
    expect(await replace()).toBe(200)
    const { rows } = await shop.backend.pool.query(
      'select act, details from public.operator_acts where subject = $1',
      [orderId],
    )
    const one = { act: 'replace-copy', details: { reason: 'damaged' } }
    expect(rows).toEqual([one, one])
  })

  test('can be corrected while it waits, and not once the printer has it', async () => {
    const orderId = await ordered()
    const open = async (): Promise<boolean> => {
      const { rows } = await shop.backend.pool.query<{ open: boolean }>(
        'select private.text_is_open($1) as open',
        [bookId],
      )
      return rows[0]?.open ?? false
    }
    expect(await open()).toBe(true)
    await hourPasses(orderId)
    expect(await open()).toBe(false)
  })

  test('of a book that is drawn already says until when it can be canceled, as the first does', async () => {
    await expect.poll(() => bookStateOf(shop, bookId), { timeout: 60_000 }).toBe('ready')
    const download = await placed('download')
    await pay(download)
    await mailOf(`finished/${bookId}`)
    const print = await placed('print')
    await pay(print)
    const told = await mailOf(`waiting/${print}`)
    const until = timeOfDay('nl', (await orderAt(print)).printable_at ?? new Date(0), 'NL')
    expect(told?.plain).toContain(`${until} gaat`)
  })

  test('that is paid while another order has the book drawn has a mail of its own', async () => {
    await expect.poll(() => bookStateOf(shop, bookId), { timeout: 60_000 }).toBe('ready')
    const [download, print] = [await placed('download'), await placed('print')]
    await pay(download)
    await pay(print)
    await mailOf(`finished/${bookId}`)
    await mailOf(`waiting/${print}`)
  })

  test('that is canceled within its hour locks the book again, and paying once more opens it at once', async () => {
    const orderId = await ordered()
    expect((await shop.ask(cancelOrder, visitor, { orderId })).status).toBe(200)
    expect(await bookStateOf(shop, bookId)).toBe('ready')
    await pay(await placed('download'))
    expect(await bookStateOf(shop, bookId)).toBe('finished')
  })

  test('that is canceled leaves a book alone that another order has paid for', async () => {
    const orderId = await ordered()
    await pay(await placed('print'))
    expect((await shop.ask(cancelOrder, visitor, { orderId })).status).toBe(200)
    expect(await bookStateOf(shop, bookId)).toBe('finished')
  })

  test('that is canceled while the book is drawn leaves it locked when it is drawn', async () => {
    await expect.poll(() => bookStateOf(shop, bookId), { timeout: 60_000 }).toBe('ready')
    const orderId = await placed('print')
    await pay(orderId)
    expect((await shop.ask(cancelOrder, visitor, { orderId })).status).toBe(200)
    const undrawn =
      'select count(*)::int as count from public.book_pages where book_id = $1 and picture_version = 0'
    const left = async (): Promise<unknown> => (await shop.backend.pool.query(undrawn, [bookId])).rows
    await expect.poll(left, { timeout: 60_000 }).toEqual([{ count: 0 }])
    await expect.poll(() => bookStateOf(shop, bookId), { timeout: 60_000 }).toBe('ready')
  })

  /** Hands an order over in another way than always. What an earlier test has left in the queue goes as always. */
  function handOver(
    orderId: string,
    inAnotherWay: (taking: () => Promise<PrintJob>) => Promise<PrintJob>,
  ): { mockRestore(): void } {
    const { printer } = shop.counter
    const createJob = printer.createJob.bind(printer)
    return vi.spyOn(printer, 'createJob').mockImplementation(async (wish) => {
      const isOwn = (await jobsOf(orderId)).some(({ id }) => id === wish.id)
      return isOwn ? inAnotherWay(() => createJob(wish)) : createJob(wish)
    })
  }

  test('whose buyer is erased while the printer takes it is followed, and not paid back once it has left', async () => {
    const orderId = await ordered()
    const spy = handOver(orderId, async (taking) => {
      const taken = await taking()
      await eraseUser(shop.counter, { userId: visitor.userId, email: visitor.email })
      return taken
    })
    await hourPasses(orderId)
    const jobId = await printerHas(orderId)
    spy.mockRestore()
    await followPrints(shop.counter)
    expect(await refundsOf(orderId)).toMatchObject([{ reason: 'erased', is_held: true }])
    await move(jobId, 'in_production')
    await move(jobId, 'shipped')
    await followPrints(shop.counter)
    expect(await refundsOf(orderId)).toEqual([])
  })

  /** A worker hands a print over, which the printer takes or never hears of; its buyer is erased, and the worker is never heard of again. */
  async function dieHandingOver(orderId: string, isTaken: boolean): Promise<void> {
    const erased = Promise.withResolvers<void>()
    const dead = Promise.withResolvers<never>()
    // Others of this queue wait behind what never ends.
    onTestFinished(() => dead.reject(new PrintRefused('dead')))
    const spy = handOver(orderId, async (taking) => {
      if (isTaken) await taking()
      await eraseUser(shop.counter, { userId: visitor.userId, email: visitor.email })
      erased.resolve()
      return dead.promise
    })
    await hourPasses(orderId)
    await erased.promise
    spy.mockRestore()
    await shop.backend.pool.query(
      `update public.print_jobs set handed_over_at = now() - interval '61 minutes', next_look_at = now()
       where order_id = $1`,
      [orderId],
    )
    await followPrints(shop.counter)
  }

  test('whose buyer is erased, and whose printer answered a worker that died, is found by our name of it', async () => {
    const orderId = await ordered()
    await dieHandingOver(orderId, true)
    const jobId = await printerHas(orderId)
    await move(jobId, 'in_production')
    await move(jobId, 'shipped')
    expect((await jobsOf(orderId))[0]).toMatchObject({ state: 'shipped' })
    await followPrints(shop.counter)
    expect(await refundsOf(orderId)).toEqual([])
  })

  test('whose buyer is erased, and that never reached its printer, is paid back once that is known', async () => {
    const orderId = await ordered()
    await dieHandingOver(orderId, false)
    await expect.poll(async () => (await jobsOf(orderId))[0]?.state).toBe('canceled')
    await expect.poll(() => refundsOf(orderId)).toMatchObject([{ reason: 'erased', is_held: false }])
  })

  /** A print that is blocked, and of which nobody knows whether the printer has it: no answer came when it was handed over. */
  async function blockedHandingOver(): Promise<string> {
    sharpPictures = false
    const orderId = await ordered()
    await hourPasses(orderId)
    await stateOf(orderId, 1, 'blocked')
    await shop.backend.pool.query(
      `update public.print_jobs set handed_over_at = now() - interval '2 hours', next_look_at = now()
       where order_id = $1`,
      [orderId],
    )
    return orderId
  }
  async function printedAnew(orderId: string): Promise<boolean> {
    const order = await orderAt(orderId)
    return inTransaction(shop.backend.pool, (client) =>
      printAnew(shop.counter, shop.counter.queue, { client, order }),
    )
  }
  test('that the printer has after all is followed, and not printed anew', async () => {
    const orderId = await blockedHandingOver()
    const spy = vi
      .spyOn(shop.counter.printer, 'findJob')
      .mockResolvedValueOnce({ id: 'ps_found', state: 'received' })
    expect(await printedAnew(orderId)).toBe(true)
    spy.mockRestore()
    expect(await jobsOf(orderId)).toMatchObject([{ state: 'sent', printer_job_id: 'ps_found' }])
    expect(await mailOf(`sent_to_printer/${orderId}`)).toBeDefined()
  })

  test('that the printer never had is printed anew, and paid back at once when its buyer is erased then', async () => {
    const orderId = await blockedHandingOver()
    expect(await printedAnew(orderId)).toBe(true)
    await stateOf(orderId, 2, 'blocked')
    await erase()
    expect(await refundsOf(orderId)).toMatchObject([{ reason: 'erased', is_held: false }])
    // Nobody is left who could look at what is blocked.
    expect((await jobsOf(orderId)).map(({ state }) => state)).toEqual(['canceled', 'canceled'])
  })

  test('that was handed over and then given up is asked about as well when its buyer is erased', async () => {
    const orderId = await blockedHandingOver()
    const lookAt = (when: 'now' | 'infinity'): Promise<unknown> =>
      shop.backend.pool.query(
        `update public.print_jobs set state = 'canceled', next_look_at = $2::timestamptz where order_id = $1`,
        [orderId, when],
      )
    // The worker looks too, every minute.
    await lookAt('infinity')
    await erase()
    expect(await refundsOf(orderId)).toMatchObject([{ reason: 'erased', is_held: true }])
    await lookAt('now')
    await followPrints(shop.counter)
    expect(await refundsOf(orderId)).toMatchObject([{ reason: 'erased', is_held: false }])
    expect((await jobsOf(orderId))[0]).toMatchObject({ state: 'canceled', handed_over_at: null })
  })

  test('is paid back when the printer refuses it in the very moment in which its buyer is erased', async () => {
    const orderId = await blockedHandingOver()
    await erase()
    await shop.backend.pool.query('update public.print_jobs set handed_over_at = null where order_id = $1', [
      orderId,
    ])
    await followPrints(shop.counter)
    expect(await refundsOf(orderId)).toMatchObject([{ reason: 'erased', is_held: false }])
  })

  test('that fails when its buyer is erased is canceled, and waits for nobody', async () => {
    const orderId = await ordered()
    const spy = vi.spyOn(shop.counter.printer, 'specificationFor').mockImplementationOnce(async () => {
      await erase()
      throw new PrintRefused('it prints no such book')
    })
    await hourPasses(orderId)
    await stateOf(orderId, 1, 'canceled')
    expect(await refundsOf(orderId)).toMatchObject([{ reason: 'erased', is_held: false }])
    spy.mockRestore()
  })

  test('stays with the printer that has it, when another one gets the new books', async () => {
    const orderId = await ordered()
    await hourPasses(orderId)
    const jobId = await printerHas(orderId)
    const other: Printer = {
      ...shop.counter.printer,
      name: 'lulu',
      readJob: () => Promise.reject(new Error('it has nothing of ours')),
    }
    const changed = { ...shop.counter, printer: other, formerPrinters: [shop.counter.printer] }
    await shop.backend.pool.query(`update house.print_shop_jobs set state = 'shipped' where id = $1`, [jobId])
    await shop.backend.pool.query(`update public.print_jobs set next_look_at = now() where order_id = $1`, [
      orderId,
    ])
    await followPrints(changed)
    await expect.poll(async () => (await orderAt(orderId)).fulfilment).toBe('shipped')
    await shop.backend.pool.query(`update house.print_shop_jobs set state = 'delivered' where id = $1`, [
      jobId,
    ])
    // At the address of before, which had no name in it.
    const call = new Request('http://x', { method: 'POST', body: new URLSearchParams({ id: jobId }) })
    expect((await printingWebhook(changed, call)).status).toBe(200)
    expect(await orderAt(orderId)).toMatchObject({ fulfilment: 'delivered' })
  })

  test('goes to another printer when its own is gone before it had the book', async () => {
    const orderId = await ordered()
    await shop.backend.pool.query(`update public.orders set printable_at = now() where id = $1`, [orderId])
    const gone = { ...shop.counter.printer, name: 'gone' }
    await sendDuePrints({ ...shop.counter, printer: gone }, shop.counter.queue)
    expect(await printerHas(orderId)).toMatch(/^ps_/)
    expect((await jobsOf(orderId))[0]).toMatchObject({ printer: 'print-shop' })
  })

  test('is told of at an address of its printer, where no other printer is heard', async () => {
    const call = new URLSearchParams({ id: 'ps_unknown' })
    expect(await webhook(call, 'print-shop')).toBe(200)
    expect(await webhook(call, 'lulu')).toBe(404)
    expect(await webhook('{}', 'print-shop')).toBe(400)
  })

  test('whose money goes back before the printer has it is not handed over', async () => {
    const orderId = await ordered()
    const spy = vi.spyOn(shop.counter.printer, 'createJob')
    await hourPasses(orderId)
    await shop.backend.pool.query(`update public.orders set status = 'charged_back' where id = $1`, [orderId])
    await expect.poll(async () => (await jobsOf(orderId))[0]?.state, { timeout: 60_000 }).toBe('canceled')
    expect(spy).not.toHaveBeenCalled()
    spy.mockRestore()
  })

  test('waits for a picture that is drawn anew', async () => {
    const orderId = await ordered()
    const drawing = 'update public.book_pages set picture_drawing = $2 where book_id = $1 and spread = 0'
    await shop.backend.pool.query(drawing, [bookId, true])
    await hourPasses(orderId)
    expect(await orderAt(orderId)).toMatchObject({ fulfilment: 'waiting' })
    await shop.backend.pool.query(drawing, [bookId, false])
    await hourPasses(orderId)
    expect(await orderAt(orderId)).toMatchObject({ fulfilment: 'sent_to_printer' })
  })

  test('comes to the door by itself where the print shop is told to move on without its buttons', async () => {
    const orderId = await ordered()
    await hourPasses(orderId)
    await printerHas(orderId)
    const noFile = (): Promise<never> => Promise.reject(new Error('no file is wanted'))
    const printer = printShop(shop.backend.pool, noFile, { movesAfterSeconds: 60, costCents: 1850 })
    const look = async (changedAt: string): Promise<string> => {
      await shop.backend.pool.query(`update house.print_shop_jobs set changed_at = ${changedAt}`)
      await shop.backend.pool.query(`update public.print_jobs set next_look_at = now()`)
      await followPrints({ ...shop.counter, printer })
      return (await orderAt(orderId)).fulfilment
    }
    expect(await look('now()')).toBe('sent_to_printer')
    expect((await jobsOf(orderId))[0]).toMatchObject({ cost_cents: 1850, cost_currency: 'EUR' })
    const due = `now() - interval '61 seconds'`
    expect([await look(due), await look('now()'), await look(due), await look(due)]).toEqual([
      'in_production',
      'in_production',
      'shipped',
      'delivered',
    ])
    expect(await look(due)).toBe('delivered')
  })

  test('is followed although no webhook comes, and although the printer skips a state', async () => {
    const orderId = await ordered()
    await hourPasses(orderId)
    const jobId = await printerHas(orderId)
    await shop.backend.pool.query(`update house.print_shop_jobs set state = 'shipped' where id = $1`, [jobId])
    await shop.backend.pool.query(`update public.print_jobs set next_look_at = now() where order_id = $1`, [
      orderId,
    ])
    await followPrints(shop.counter)
    expect(await orderAt(orderId)).toMatchObject({ fulfilment: 'shipped' })
  })

  test('whose cover fails once keeps the pages that were set before', async () => {
    trouble = (part) => {
      if (part === 'interior') return
      trouble = null
      throw new Error('the compiler died')
    }
    const orderId = await ordered()
    await hourPasses(orderId)
    await printerHas(orderId)
    expect(set).toEqual(['interior', 'cover', 'cover'])
  })

  test('that was begun by a recipe of other steps is taken up by that of today, and printed once', async () => {
    const orderId = await ordered()
    const order = await orderAt(orderId)
    await saveFulfilment(shop.backend.pool, orderId, 'sent_to_printer')
    const job = await insertPrintJob(
      shop.backend.pool,
      { id: orderId, book_id: order.book_id ?? '' },
      'print-shop',
    )
    await inTransaction(shop.backend.pool, async (client) => {
      await shop.counter.queue.printOrder(client, job.id)
      await client.query(
        `insert into dbos.operation_outputs (workflow_uuid, function_id, function_name, output)
         values ($1, 0, 'make-print-files', 'true')`,
        [`print-${job.id}`],
      )
    })
    await printerHas(orderId)
    expect(await jobsOf(orderId)).toMatchObject([{ state: 'sent', problem: null }])
    expect(
      (await listPrintShopJobs(shop.backend.pool)).filter(({ external_id: id }) => id === job.id),
    ).toHaveLength(1)
  })

  test('whose pictures are not sharp enough stays here, and the operator is told', async () => {
    sharpPictures = false
    const orderId = await ordered()
    await hourPasses(orderId)
    await expect.poll(async () => (await jobsOf(orderId))[0]?.state, { timeout: 60_000 }).toBe('blocked')
    const [job] = await jobsOf(orderId)
    expect(job?.preflight?.findings.some(({ check }) => check === 'sharpness')).toBe(true)
    expect(job?.printer_job_id).toBeNull()
    expect((await mailOf(`print_problem/${job?.id}`))?.to).toBe('post@fabelaar.example')
    const inShop = await listPrintShopJobs(shop.backend.pool)
    expect(inShop.some(({ external_id }) => external_id === job?.id)).toBe(false)
  })
})

describe('an order that is regretted', () => {
  const cancel = async (orderId: string, who = visitor): Promise<number> =>
    (await shop.ask(cancelOrder, who, { orderId })).status

  test('within its hour is canceled and paid back whole, once', async () => {
    const orderId = await ordered()
    expect(new Set(await Promise.all([cancel(orderId), cancel(orderId)]))).toEqual(new Set([200, 409]))
    expect(await orderAt(orderId)).toMatchObject({ status: 'refund_due', fulfilment: 'none' })
    await hourPasses(orderId)
    expect(await jobsOf(orderId)).toEqual([])
    await sendRefunds(shop.counter)
    expect(await orderAt(orderId)).toMatchObject({ status: 'refunded', refunded_cents: 3990 })
    expect((await mailOf(`canceled/${orderId}`))?.plain).toMatch(/€\s39,90/)
  })

  test('after its hour, or by somebody else, stays', async () => {
    const orderId = await ordered()
    expect(await cancel(orderId, await shop.reader())).toBe(404)
    await hourPasses(orderId)
    expect(await cancel(orderId)).toBe(409)
    expect(await orderAt(orderId)).toMatchObject({ status: 'paid', fulfilment: 'sent_to_printer' })
  })
})

describe('a print that is rejected', () => {
  const rejected = async (): Promise<string> => {
    const orderId = await ordered()
    await hourPasses(orderId)
    await move(await printerHas(orderId), 'rejected')
    expect(await orderAt(orderId)).toMatchObject({ fulfilment: 'rejected', status: 'paid' })
    expect((await mailOf(`rejected/${orderId}`))?.subject).toMatch(/lukte niet/)
    return orderId
  }
  const choose = async (orderId: string, choice: string): Promise<number> =>
    (await shop.ask(chooseAfterRejection, visitor, { orderId, choice })).status

  test('is paid back but for the download, which stays, and then not printed again', async () => {
    const orderId = await rejected()
    expect(new Set(await Promise.all([choose(orderId, 'refund'), choose(orderId, 'refund')]))).toEqual(
      new Set([200, 409]),
    )
    await sendRefunds(shop.counter)
    // 34.95 + 4.95 for a printed book and its parcel, of which 9.95 are the download.
    expect(await orderAt(orderId)).toMatchObject({ status: 'paid', refunded_cents: 2995 })
    expect(await choose(orderId, 'again')).toBe(409)
  })

  test('is tried again when the buyer wants that, and then arrives', async () => {
    const orderId = await rejected()
    expect(new Set(await Promise.all([choose(orderId, 'again'), choose(orderId, 'again')]))).toEqual(
      new Set([200, 409]),
    )
    const jobId = await printerHas(orderId, 2)
    expect(await choose(orderId, 'refund')).toBe(409)
    await move(jobId, 'in_production')
    expect(await orderAt(orderId)).toMatchObject({ fulfilment: 'in_production' })
  })

  test('is paid back when its buyer is erased before choosing', async () => {
    const orderId = await rejected()
    await erase()
    expect(await refundsOf(orderId)).toMatchObject([{ reason: 'erased', is_held: false }])
  })

  test('and was paid back already is not paid back once more when its buyer is erased', async () => {
    const orderId = await rejected()
    expect(await choose(orderId, 'refund')).toBe(200)
    await erase()
    expect(await refundsOf(orderId)).toMatchObject([{ reason: 'rejected' }])
  })

  /** Another try that waits for an operator; the printer's name of the first one is still in its row. */
  async function secondTryBlocked(): Promise<string> {
    const orderId = await rejected()
    sharpPictures = false
    expect(await choose(orderId, 'again')).toBe(200)
    await stateOf(orderId, 2, 'blocked')
    return orderId
  }

  test('is paid back when its buyer is erased before the next try is at the printer', async () => {
    const orderId = await secondTryBlocked()
    await erase()
    expect(await refundsOf(orderId)).toMatchObject([{ reason: 'erased', is_held: false }])
  })

  test('is asked about when its buyer is erased while the next try is handed over, and then paid back', async () => {
    const orderId = await secondTryBlocked()
    await shop.backend.pool.query(
      `update public.print_jobs set handed_over_at = now() - interval '2 hours', next_look_at = now()
       where order_id = $1 and attempt = 2`,
      [orderId],
    )
    await erase()
    expect(await refundsOf(orderId)).toMatchObject([{ reason: 'erased', is_held: true }])
    await followPrints(shop.counter)
    expect(await refundsOf(orderId)).toMatchObject([{ reason: 'erased', is_held: false }])
  })

  test('is paid back when it was to replace a copy that arrived damaged and its buyer is erased', async () => {
    const orderId = await rejected()
    expect(await choose(orderId, 'again')).toBe(200)
    const replacement = await printerHas(orderId, 2)
    await shop.backend.pool.query(
      `update public.print_jobs set state = 'delivered' where order_id = $1 and attempt = 1`,
      [orderId],
    )
    await move(replacement, 'rejected')
    await erase()
    expect(await refundsOf(orderId)).toMatchObject([{ reason: 'erased', is_held: false }])
  })

  test('is not paid back when its buyer is erased while the printer has the next try, and prints that', async () => {
    const orderId = await rejected()
    expect(await choose(orderId, 'again')).toBe(200)
    const jobId = await printerHas(orderId, 2)
    await erase()
    await move(jobId, 'in_production')
    await move(jobId, 'shipped')
    await followPrints(shop.counter)
    expect(await refundsOf(orderId)).toEqual([])
  })

  test('after its buyer was erased is paid back, once', async () => {
    const orderId = await ordered()
    await hourPasses(orderId)
    const jobId = await printerHas(orderId)
    await move(jobId, 'in_production')
    await erase()
    await followPrints(shop.counter)
    expect(await refundsOf(orderId)).toMatchObject([{ reason: 'erased', is_held: true }])
    await move(jobId, 'rejected')
    await followPrints(shop.counter)
    await sendRefunds(shop.counter)
    await followPrints(shop.counter)
    expect(await refundsOf(orderId)).toMatchObject([{ reason: 'erased', state: 'done' }])
  })
})

test('a webhook that names nothing of ours changes nothing', async () => {
  expect(await webhook(new URLSearchParams({ id: 'ps_unknown' }))).toBe(200)
  expect(await webhook('nonsense')).toBe(400)
  expect(await webhook(new URLSearchParams({ id: 'ps_\0' }))).toBe(400)
})
