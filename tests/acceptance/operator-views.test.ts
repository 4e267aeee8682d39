import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readOrder, saveOrderStatus } from '#records/order-rows.ts'
import { insertPrintJob, savePrintJob } from '#records/print-job-rows.ts'
import { postMail } from '#records/mail-rows.ts'
import { saveOperator } from '#records/operator-rows.ts'
import { payPrintBack } from '#workflows/after-rejection.ts'
import { eraseUser } from '#workflows/erase-user.ts'
import { reportPrintProblem } from '#workflows/tell-of-print.ts'
import { withStaffedShop } from './staffed-shop.ts'

/* What operators see of orders, prints and mails, and what of that is for nobody. */

const staffed = withStaffedShop()
const { act, paidOrder, seen } = staffed

describe('what needs a person', () => {
  test('is a print that the printer rejected, until somebody has chosen', async () => {
    const orderId = await paidOrder('print')
    const order = await readOrder(staffed.shop.backend.pool, orderId)
    const job = await insertPrintJob(
      staffed.shop.backend.pool,
      { id: orderId, book_id: order?.book_id ?? '' },
      staffed.shop.counter.printer.name,
    )
    await savePrintJob(staffed.shop.backend.pool, job.id, {
      state: 'rejected',
      problem: 'the cover is too small',
    })
    await saveOrderStatus(staffed.shop.backend.pool, orderId, { status: 'paid', fulfilment: 'rejected' })
    const stuck = (): Promise<object[]> =>
      seen('select what, id, problem from public.operator_stuck where order_id = $1', [orderId])
    expect(await stuck()).toEqual([{ what: 'print', id: job.id, problem: 'the cover is too small' }])
    const rejected = await readOrder(staffed.shop.backend.pool, orderId)
    expect(rejected && (await payPrintBack(staffed.shop.counter, rejected))).toBe(true)
    expect(await stuck()).toEqual([])
  })

  test('is told to the operator in the language of the order, with where to look', async () => {
    const orderId = await paidOrder('print')
    const order = await readOrder(staffed.shop.backend.pool, orderId)
    if (!order) throw new Error('no order')
    const jobId = randomUUID()
    await reportPrintProblem(staffed.shop.counter, staffed.shop.backend.pool, {
      order,
      jobId,
      problem: 'too small',
    })
    const { rows } = await staffed.shop.backend.pool.query<{ locale: string; plain: string }>(
      'select locale, plain from house.mails where name = $1',
      [`print_problem/${jobId}`],
    )
    expect(rows).toEqual([
      { locale: 'en', plain: expect.stringContaining(`/en/operator/orders/${orderId}`) as string },
    ])
  })
})

describe('the log', () => {
  interface Logged {
    act: string
    order_id: string
    about: string
  }
  const logOf = (subject: string): Promise<Logged[]> =>
    seen(
      `select l.act, l.order_id, l.about from public.operator_log l join public.operator_acts a on a.id = l.id
       where a.subject = $1 order by l.at`,
      [subject],
    )

  test('leads from what was done about an order to it, and names what else it was about', async () => {
    const orderId = await paidOrder()
    await act({ act: 'refund', subject: orderId, cents: 5 })
    expect(await logOf(orderId)).toEqual([{ act: 'refund', order_id: orderId, about: '' }])
    const { rows } = await staffed.shop.backend.pool.query<{ id: string; subject: string }>(
      `select id, subject from house.mails where name = $1`,
      [`paid/${orderId}`],
    )
    await act({ act: 'mail-again', subject: String(rows[0]?.id) })
    expect(await logOf(String(rows[0]?.id))).toEqual([
      { act: 'mail-again', order_id: orderId, about: rows[0]?.subject },
    ])
  })

  test('tells who was let in at the counter, and who no longer is, once each', async () => {
    const somebody = (await staffed.shop.reader()).email ?? ''
    for (const isOperator of [true, true, false])
      await saveOperator(staffed.shop.backend.pool, somebody, isOperator)
    expect(await logOf(somebody)).toEqual([
      { act: 'grant', order_id: '', about: somebody },
      { act: 'revoke', order_id: '', about: somebody },
    ])
    expect(await saveOperator(staffed.shop.backend.pool, 'nobody@example.org', true)).toBe(false)
  })
})

test('each change of a print is told with its own time', async () => {
  const orderId = await paidOrder('print')
  const order = await readOrder(staffed.shop.backend.pool, orderId)
  const of = { id: orderId, book_id: order?.book_id ?? '' }
  const job = await insertPrintJob(staffed.shop.backend.pool, of, staffed.shop.counter.printer.name)
  await savePrintJob(staffed.shop.backend.pool, job.id, { files: { interior: 'a.pdf', cover: 'b.pdf' } })
  await savePrintJob(staffed.shop.backend.pool, job.id, { state: 'sent', printer_job_id: randomUUID() })
  await savePrintJob(staffed.shop.backend.pool, job.id, { state: 'shipped' })
  const changes = await seen<{ attempt: number; state: string; at: string }>(
    // As text: two of them may fall within one millisecond.
    'select attempt, state, at::text as at from public.operator_print_changes where order_id = $1 order by operator_print_changes.at',
    [orderId],
  )
  expect(changes.map(({ attempt, state }) => [attempt, state])).toEqual([
    [1, 'making'],
    [1, 'sent'],
    [1, 'shipped'],
  ])
  expect(new Set(changes.map(({ at }) => at)).size).toBe(3)
})

describe('an order that was erased', () => {
  test('is found by its number among the orders and by its invoice, with its sums and nobody', async () => {
    const orderId = await paidOrder()
    const order = await readOrder(staffed.shop.backend.pool, orderId)
    await eraseUser(staffed.shop.counter, { userId: order?.owner ?? '', email: order?.email ?? null })
    const number = orderId.slice(0, 8).toUpperCase()
    const found = 'select id, status, email, total_cents from public.operator_orders where number = $1'
    expect(await seen(found, [number])).toEqual([
      { id: orderId, status: 'kept', email: '', total_cents: 1490 },
    ])
    const invoiced = 'select order_id, kind from public.operator_invoices where order_number = $1'
    expect(await seen(invoiced, [number])).toContainEqual({ order_id: orderId, kind: 'invoice' })
  })
})

describe('what is not done again', () => {
  const mailed = async (name: string, subject: string): Promise<string> => {
    const mail = { name, to: 'a@example.org', locale: 'en', subject, html: 'h', plain: 'p' } as const
    await postMail(staffed.shop.backend.pool, mail)
    const { rows } = await staffed.shop.backend.pool.query<{ id: string }>(
      `update house.mails set state = 'dead', problem = 'no such box' where name = $1 returning id`,
      [name],
    )
    return String(rows[0]?.id)
  }

  test.each(['login', 'claim', 'move', 'leave', 'confirm', 'recover', 'invite', 'reauthenticate', 'erased'])(
    'a mail of the kind %s is not sent once more, and waits for nobody',
    async (kind) => {
      const id = await mailed(`${kind}/${randomUUID()}`, '123456 is your Fabelaar code')
      expect((await act({ act: 'mail-again', subject: id })).status).toBe(409)
      expect(await seen('select 1 from public.operator_stuck where id = $1', [id])).toEqual([])
      const [row] = await seen<{ can_go_again: boolean }>(
        'select can_go_again from public.operator_mails where id = $1',
        [id],
      )
      expect(row).toEqual({ can_go_again: false })
    },
  )

  test.each(['login', 'move', 'recover'])('the code of a mail of the kind %s is not told', async (kind) => {
    const id = await mailed(`${kind}/${randomUUID()}`, '123456 is your Fabelaar code')
    expect(await seen('select subject from public.operator_mails where id = $1', [id])).toEqual([
      { subject: '•••••• is your Fabelaar code' },
    ])
  })

  test('files of a print whose order was erased are not offered', async () => {
    const orderId = await paidOrder('print')
    const order = await readOrder(staffed.shop.backend.pool, orderId)
    const of = { id: orderId, book_id: order?.book_id ?? '' }
    const job = await insertPrintJob(staffed.shop.backend.pool, of, staffed.shop.counter.printer.name)
    await savePrintJob(staffed.shop.backend.pool, job.id, {
      state: 'shipped',
      files: { interior: 'a.pdf', cover: 'b.pdf' },
    })
    const files = (): Promise<object[]> =>
      seen('select files from public.operator_prints where id = $1', [job.id])
    expect(await files()).toEqual([{ files: { interior: 'a.pdf', cover: 'b.pdf' } }])
    await eraseUser(staffed.shop.counter, { userId: order?.owner ?? '', email: order?.email ?? null })
    expect(await files()).toEqual([{ files: null }])
  })
})
