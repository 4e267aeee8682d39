import type { ClientBase } from 'pg'
import * as z from 'zod/mini'
import { takeUp } from '#records/book-rows.ts'
import { endCode, insertCodes, resumeCode } from '#records/discount-rows.ts'
import { inTransaction } from '#records/in-transaction.ts'
import { sendAgain } from '#records/mail-rows.ts'
import { insertAct, readOperator } from '#records/operator-rows.ts'
import { type OrderRow, readOrder } from '#records/order-rows.ts'
import { tryRefundAgain } from '#records/refused-refund-rows.ts'
import { newCode } from '#shop/new-code.ts'
import { newCopyReasons } from '#shop/order.ts'
import { cancelForBuyer, printAnew, refundPart, replaceCopy } from '#workflows/operate-order.ts'
import { settleRefund } from '#workflows/settle-refund.ts'
import { idSchema } from './id-schema.ts'
import { type Counter, type ProductFunction, readBody, refuse } from './product-function.ts'

/** An ISO date, or none. */
const day = z.nullable(z.iso.date().check(z.regex(/^2\d{3}-/)))
const actSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('refund'), subject: idSchema, cents: z.int().check(z.positive()) }),
  z.object({ act: z.literal('cancel'), subject: idSchema }),
  z.object({ act: z.literal('print-again'), subject: idSchema }),
  z.object({ act: z.literal('replace-copy'), subject: idSchema, reason: z.enum(newCopyReasons) }),
  z.object({ act: z.literal('refund-again'), subject: idSchema }),
  /** The buyer has what could not be paid back: by a transfer of ours, or otherwise. */
  z.object({ act: z.literal('refund-settled'), subject: idSchema }),
  z.object({ act: z.literal('mail-again'), subject: z.string().check(z.regex(/^\d{1,18}$/)) }),
  z.object({ act: z.literal('draw-again'), subject: idSchema }),
  z
    .object({
      act: z.literal('make-codes'),
      /** What all of them begin with; the whole of it when there is one. */
      subject: z.string().check(z.regex(/^[A-Z0-9]{3,16}$/)),
      count: z.int().check(z.minimum(1), z.maximum(500)),
      worth: z.union([
        z.strictObject({ percentOff: z.int().check(z.minimum(1), z.maximum(90)) }),
        z.strictObject({ centsOff: z.int().check(z.minimum(1), z.maximum(100_000)) }),
      ]),
      /** The first day; null: at once. */
      from: day,
      /** The last day; null: no end. */
      until: day,
      mostUses: z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000))),
      /** What a book must cost, in cents. */
      leastCents: z.int().check(z.minimum(0), z.maximum(100_000)),
      oncePerPerson: z.boolean(),
    })
    .check(
      z.refine(({ from, until }) => from === null || until === null || from <= until, { path: ['until'] }),
    ),
  z.object({ act: z.literal('end-code'), subject: z.string() }),
  z.object({ act: z.literal('resume-code'), subject: z.string() }),
])
export type Act = z.output<typeof actSchema>

const bodySchema = z.object({ id: idSchema, what: actSchema })

/** What came of an act; null when it is not possible now. */
type Done = Record<string, unknown> | null

/**
 * An act of an operator, once a press. It is written down before it is done, and in the same transaction where we alone
 * do it. For everybody else there is no such function.
 */
export const operate: ProductFunction = async (counter, request, visitor) => {
  const operator = await readOperator(counter.database, visitor)
  if (!operator) return refuse(404, 'not_found')
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const { id, what } = read.body
  const { act, subject, ...details } = what
  const isNew = (client: ClientBase): Promise<boolean> =>
    insertAct(client, { id, operator: visitor.userId, email: operator.email, act, subject, details })
  const done = await inTransaction(counter.database, async (client): Promise<Done> => {
    if (!(await isNew(client))) return {}
    const outcome = await perform(counter, client, what)
    if (outcome === null) throw new NotPossible()
    return outcome
  }).catch((error: unknown): Done => {
    if (error instanceof NotPossible) return null
    throw error
  })
  return done === null ? refuse(409, 'order_not_possible') : Response.json(done)
}

/** Undoes what was written down: an act that is not possible is none. */
class NotPossible extends Error {}

async function perform(counter: Counter, client: ClientBase, what: Act): Promise<Done> {
  switch (what.act) {
    case 'make-codes':
      return { codes: await makeCodes(client, what) }
    case 'end-code':
      return said(await endCode(client, what.subject))
    case 'resume-code':
      return said(await resumeCode(client, what.subject))
    case 'mail-again':
      return said(await sendAgain(client, what.subject))
    case 'refund-again':
      return said(await tryRefundAgain(client, what.subject))
    case 'refund-settled':
      return said(await settleRefund(client, what.subject))
    case 'draw-again':
      return said(await drawAgain(counter, client, what.subject))
    case 'refund':
    case 'cancel':
    case 'print-again':
    case 'replace-copy': {
      const order = await readOrder(client, what.subject)
      return said(order !== null && (await performOnOrder(counter, client, { order, what })))
    }
  }
}

function performOnOrder(
  counter: Counter,
  client: ClientBase,
  {
    order,
    what,
  }: { order: OrderRow; what: Extract<Act, { act: 'refund' | 'cancel' | 'print-again' | 'replace-copy' }> },
): Promise<boolean> {
  switch (what.act) {
    case 'refund':
      return refundPart(counter, client, { order, cents: what.cents })
    case 'cancel':
      return cancelForBuyer(counter, client, order)
    case 'print-again':
      return printAnew(counter, counter.queue, { client, order })
    case 'replace-copy':
      return replaceCopy(counter, counter.queue, { client, order })
  }
}

async function drawAgain(counter: Counter, client: ClientBase, bookId: string): Promise<boolean> {
  const stopped = await takeUp(client, bookId)
  if (!stopped) return false
  await counter.queue.continueBook(client, stopped, { bookId, attempt: counter.newId() })
  return true
}

function said(done: boolean): Done {
  return done ? {} : null
}

async function makeCodes(
  client: ClientBase,
  { subject, count, ...terms }: Extract<Act, { act: 'make-codes' }>,
): Promise<string[]> {
  const codes = count === 1 ? [subject] : Array.from({ length: count }, () => newCode(subject))
  return insertCodes(client, codes, terms)
}
