import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import * as z from 'zod'
import { listenOn, type StandIn } from './listen-on.ts'

/**
 * Mollie's payments API as published, as strictly as its documentation says: what a request may hold, HAL links,
 * error bodies, idempotency, and what can be done with a payment in which state.
 * Source: https://docs.mollie.com/reference/create-payment, create-refund, create-capture, list-chargebacks.
 */
export interface MollieStandIn extends StandIn {
  /** The root of the API, as `apiEndpoint` takes it. */
  apiUrl: string
  payments: Map<string, StoodPayment>
  /** What the buyer, the bank or Mollie does next; then Mollie calls the webhook, unless told not to. */
  happen(paymentId: string, event: MollieEvent, options?: { webhook?: boolean }): Promise<void>
  /** The next requests get these answers, in place of the real ones. */
  failNext(...failures: Failure[]): void
  /** What Mollie does with idempotency keys after an hour. */
  forgetKeys(): void
  /** Every request so far: method, path and idempotency key. */
  requests: { method: string; path: string; idempotencyKey: string | undefined }[]
}

export type MollieEvent =
  | 'paid'
  | 'failed'
  | 'expired'
  | 'canceled'
  | 'authorized'
  | 'pending'
  | 'transfer-chosen'
  | 'charged-back'
  | 'chargeback-reversed'
  | 'refunds-done'
  | 'refunds-failed'

export interface Failure {
  status: number
  retryAfterSeconds?: number
  /** Does the work all the same, and only then fails: the answer is lost. */
  afterwards?: boolean
}

export interface StoodPayment {
  id: string
  body: z.infer<typeof newPaymentSchema>
  status: 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'failed' | 'expired'
  method: string | null
  chargedBack: boolean
  createdAt: string
  refunds: StoodRefund[]
}

interface StoodRefund {
  id: string
  cents: number
  description: string
  metadata: unknown
  status: 'queued' | 'pending' | 'processing' | 'refunded' | 'failed'
  createdAt: string
}

const amountSchema = z.strictObject({
  currency: z.literal('EUR'),
  value: z.string().regex(/^\d+\.\d\d$/, 'The amount contains an invalid value'),
})
const methods = ['ideal', 'bancontact', 'creditcard', 'banktransfer', 'paypal', 'klarna', 'applepay'] as const
const newPaymentSchema = z.strictObject({
  amount: amountSchema.refine(({ value }) => Number(value) >= 0.01, 'The amount is lower than the minimum'),
  description: z.string().min(1).max(255),
  redirectUrl: z.url(),
  webhookUrl: z.url().optional(),
  cancelUrl: z.url().optional(),
  locale: z.enum(['nl_NL', 'nl_BE', 'en_GB', 'en_US', 'de_DE', 'fr_FR', 'fr_BE']).optional(),
  method: z.union([z.enum(methods), z.array(z.enum(methods))]).optional(),
  metadata: z.unknown().optional(),
  captureMode: z.enum(['automatic', 'manual']).optional(),
})
const newRefundSchema = z.strictObject({
  amount: amountSchema,
  description: z.string().max(255).optional(),
  metadata: z.unknown().optional(),
})
const newCaptureSchema = z.strictObject({
  amount: amountSchema.optional(),
  description: z.string().max(255).optional(),
})

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized Request',
  404: 'Not Found',
  409: 'Conflict',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

/** An answer that Mollie gives with an error. */
class Problem extends Error {
  readonly status: number
  readonly field: string | undefined
  constructor(status: number, detail: string, field?: string) {
    super(detail)
    this.status = status
    this.field = field
  }
}

/** @param apiKey the only key that opens it */
export async function startMollie(apiKey: string): Promise<MollieStandIn> {
  const payments = new Map<string, StoodPayment>()
  const answers = new Map<string, { status: 200 | 201; json: unknown }>()
  const requests: MollieStandIn['requests'] = []
  const failures: Failure[] = []
  const app = new Hono()
  const checkout = new Hono()
  const api = await listenOn(app, { secure: true })
  const { url, close } = await listenOn(checkout)
  const apiUrl = `${api.url}/v2/`
  const mode = apiKey.startsWith('live_') ? 'live' : 'test'
  const show = (payment: StoodPayment): object => showPayment(payment, { apiUrl, mode, checkout: url })
  const find = (context: Context): StoodPayment => {
    const payment = payments.get(context.req.param('id') ?? '')
    if (!payment) throw new Problem(404, `No payment exists with token ${context.req.param('id')}.`)
    return payment
  }

  app.use('/v2/*', async (context, next) => {
    const idempotencyKey = context.req.header('idempotency-key')
    requests.push({ method: context.req.method, path: context.req.path, idempotencyKey })
    if (context.req.header('authorization') !== `Bearer ${apiKey}`) {
      return problem(context, new Problem(401, 'Missing authentication, or failed to authenticate'))
    }
    const failure = failures.shift()
    if (failure && failure.afterwards !== true) return fail(context, failure)
    const known = idempotencyKey === undefined ? undefined : answers.get(idempotencyKey)
    if (known) return context.json(known.json, known.status, hal)
    await next()
    if (idempotencyKey !== undefined && (context.res.status === 200 || context.res.status === 201)) {
      answers.set(idempotencyKey, { status: context.res.status, json: await context.res.clone().json() })
    }
    return failure ? fail(context, failure) : undefined
  })
  app.onError((error, context) =>
    error instanceof Problem ? problem(context, error) : problem(context, new Problem(500, String(error))),
  )
  app.get('/v2/methods', (context) =>
    context.json(
      { count: 2, _embedded: { methods: ['ideal', 'creditcard'].map(showMethod) }, _links: {} },
      200,
      hal,
    ),
  )
  app.post('/v2/payments', async (context) => {
    const body = await readBody(context, newPaymentSchema)
    const id = `tr_${randomBytes(6).toString('hex')}`
    const payment: StoodPayment = {
      id,
      body,
      status: 'open',
      method: null,
      chargedBack: false,
      createdAt: new Date().toISOString(),
      refunds: [],
    }
    payments.set(id, payment)
    return context.json(show(payment), 201, hal)
  })
  app.get('/v2/payments/:id', (context) => context.json(show(find(context)), 200, hal))
  app.delete('/v2/payments/:id', (context) => {
    const payment = find(context)
    if (!isCancelable(payment)) throw new Problem(422, 'The payment cannot be canceled')
    payment.status = 'canceled'
    return context.json(show(payment), 200, hal)
  })
  app.post('/v2/payments/:id/captures', async (context) => {
    const payment = find(context)
    await readBody(context, newCaptureSchema)
    if (payment.status !== 'authorized') throw new Problem(422, 'The payment has already been captured')
    payment.status = 'paid'
    const capture = { resource: 'capture', id: `cpt_${randomBytes(5).toString('hex')}`, mode }
    const links = { self: link(`${apiUrl}payments/${payment.id}`) }
    const amount = payment.body.amount
    return context.json(
      { ...capture, amount, paymentId: payment.id, status: 'succeeded', _links: links },
      201,
      hal,
    )
  })
  app.get('/v2/payments/:id/refunds', (context) => {
    const payment = find(context)
    const refunds = payment.refunds.map((refund) => showRefund(payment, refund, { apiUrl, mode }))
    const links = { self: link(`${apiUrl}payments/${payment.id}/refunds`), previous: null, next: null }
    return context.json({ count: refunds.length, _embedded: { refunds }, _links: links }, 200, hal)
  })
  app.get('/v2/payments/:id/refunds/:refund', (context) => {
    const payment = find(context)
    const refund = payment.refunds.find(({ id }) => id === context.req.param('refund'))
    if (!refund) throw new Problem(404, 'No refund exists with this token.')
    return context.json(showRefund(payment, refund, { apiUrl, mode }), 200, hal)
  })
  app.post('/v2/payments/:id/refunds', async (context) => {
    const payment = find(context)
    const body = await readBody(context, newRefundSchema)
    const cents = centsOf(body.amount.value)
    if (payment.status !== 'paid')
      throw new Problem(422, 'The payment cannot be refunded in its current state')
    if (cents > remainingCents(payment)) {
      throw new Problem(422, 'The specified amount cannot be refunded', 'amount')
    }
    const refund: StoodRefund = {
      id: `re_${randomBytes(5).toString('hex')}`,
      cents,
      description: body.description ?? '',
      metadata: body.metadata ?? null,
      status: 'pending',
      createdAt: new Date().toISOString(),
    }
    payment.refunds.push(refund)
    return context.json(showRefund(payment, refund, { apiUrl, mode }), 201, hal)
  })
  app.all('/v2/*', () => {
    throw new Problem(404, 'No such resource')
  })
  addCheckout(checkout, payments, (payment) => callWebhook(payment))

  return {
    url,
    apiUrl,
    payments,
    requests,
    forgetKeys: () => answers.clear(),
    failNext: (...next) => void failures.push(...next),
    async happen(paymentId, event, { webhook = true } = {}) {
      const payment = payments.get(paymentId)
      if (!payment) throw new Error(`no payment ${paymentId}`)
      change(payment, event)
      if (webhook) await callWebhook(payment)
    },
    close: async () => {
      await Promise.all([api.close(), close()])
    },
  }
}

const hal = { 'content-type': 'application/hal+json' }

function link(href: string, type = 'application/hal+json'): { href: string; type: string } {
  return { href, type }
}

function fail(context: Context, { status, retryAfterSeconds }: Failure): Response {
  if (retryAfterSeconds !== undefined) context.header('retry-after', String(retryAfterSeconds))
  const answer = problem(context, new Problem(status, 'Please try again later'))
  context.res = undefined
  context.res = answer
  return answer
}

function problem(context: Context, error: Problem): Response {
  const documentation = link('https://docs.mollie.com/errors', 'text/html')
  const body = {
    status: error.status,
    title: titles[error.status] ?? 'Error',
    detail: error.message,
    ...(error.field !== undefined && { field: error.field }),
    _links: { documentation },
  }
  return context.json(body, error.status as 422, hal)
}

async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  if (!context.req.header('content-type')?.startsWith('application/json')) {
    throw new Problem(400, 'The content type must be application/json')
  }
  const read = schema.safeParse(await context.req.json().catch(() => null))
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Problem(422, issue?.message ?? 'invalid', issue?.path.join('.'))
}

function isCancelable({ status, method }: StoodPayment): boolean {
  return status === 'authorized' || (status === 'open' && (method === null || method === 'banktransfer'))
}

function centsOf(value: string): number {
  return Math.round(Number(value) * 100)
}

function amount(cents: number): { currency: string; value: string } {
  return { currency: 'EUR', value: (cents / 100).toFixed(2) }
}

function refundedCents(payment: StoodPayment): number {
  return payment.refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { cents }) => sum + cents, 0)
}

function remainingCents(payment: StoodPayment): number {
  return payment.chargedBack ? 0 : centsOf(payment.body.amount.value) - refundedCents(payment)
}

interface Showing {
  apiUrl: string
  mode: string
}

function showPayment(
  payment: StoodPayment,
  { apiUrl, mode, checkout }: Showing & { checkout: string },
): object {
  const { body, id, status, method } = payment
  const isPaid = status === 'paid'
  return {
    resource: 'payment',
    id,
    mode,
    createdAt: payment.createdAt,
    status,
    ...((status === 'open' || status === 'authorized') && { isCancelable: isCancelable(payment) }),
    amount: body.amount,
    ...(isPaid && {
      amountRefunded: amount(refundedCents(payment)),
      amountRemaining: amount(remainingCents(payment)),
      ...(payment.chargedBack && { amountChargedBack: body.amount }),
      paidAt: new Date().toISOString(),
    }),
    description: body.description,
    method,
    metadata: body.metadata ?? null,
    profileId: 'pfl_QkEhN94Ba',
    sequenceType: 'oneoff',
    redirectUrl: body.redirectUrl,
    ...(body.webhookUrl !== undefined && { webhookUrl: body.webhookUrl }),
    ...(body.locale !== undefined && { locale: body.locale }),
    _links: {
      self: link(`${apiUrl}payments/${id}`),
      dashboard: link(`https://my.mollie.com/dashboard/org_1/payments/${id}`, 'text/html'),
      documentation: link('https://docs.mollie.com/reference/get-payment', 'text/html'),
      ...(status === 'open' &&
        method === null && { checkout: link(`${checkout}/checkout/${id}`, 'text/html') }),
    },
  }
}

function showRefund(payment: StoodPayment, refund: StoodRefund, { apiUrl, mode }: Showing): object {
  const { id, cents, description, metadata, status, createdAt } = refund
  const self = link(`${apiUrl}payments/${payment.id}/refunds/${id}`)
  const links = { self, payment: link(`${apiUrl}payments/${payment.id}`) }
  const shown = { resource: 'refund', id, mode, description, metadata, status, createdAt }
  return { ...shown, amount: amount(cents), paymentId: payment.id, _links: links }
}

function change(payment: StoodPayment, event: MollieEvent): void {
  if (event === 'transfer-chosen') payment.method = 'banktransfer'
  else if (event === 'charged-back') payment.chargedBack = true
  else if (event === 'chargeback-reversed') payment.chargedBack = false
  else if (event === 'refunds-done') for (const refund of payment.refunds) refund.status = 'refunded'
  else if (event === 'refunds-failed') for (const refund of payment.refunds) refund.status = 'failed'
  else {
    payment.status = event
    payment.method ??= 'ideal'
  }
}

/** As Mollie does: the id alone, form-encoded. */
async function callWebhook({ id, body }: StoodPayment): Promise<void> {
  if (body.webhookUrl === undefined) return
  await fetch(body.webhookUrl, { method: 'POST', body: new URLSearchParams({ id }) }).catch(() => undefined)
}

/** The page where a buyer of Mollie's test mode chooses what happens. */
function addCheckout(
  app: Hono,
  payments: Map<string, StoodPayment>,
  tell: (payment: StoodPayment) => Promise<void>,
): void {
  const choices = ['paid', 'failed', 'canceled', 'expired', 'authorized', 'pending'] as const
  app.get('/checkout/:id', (context) => {
    const payment = payments.get(context.req.param('id'))
    if (!payment) return context.notFound()
    const buttons = choices.map((name) => `<button name="event" value="${name}">${name}</button>`).join(' ')
    const { amount: sum, description } = payment.body
    return context.html(
      `<!doctype html><title>Test checkout</title><h1>${sum.value}</h1><p>${description}</p><form method="post">${buttons}</form>`,
    )
  })
  app.post('/checkout/:id', async (context) => {
    const payment = payments.get(context.req.param('id'))
    const chosen = z.enum(choices).safeParse((await context.req.parseBody())['event'])
    if (!payment || !chosen.success) return context.notFound()
    change(payment, chosen.data)
    await tell(payment)
    return context.redirect(payment.body.redirectUrl, 303)
  })
}

/** A way to pay, with what every one of them has. */
function showMethod(id: string): object {
  const image = {
    size1x: 'https://www.mollie.com/1.png',
    size2x: 'https://www.mollie.com/2.png',
    svg: 'https://www.mollie.com/1.svg',
  }
  const minimumAmount = { value: '0.01', currency: 'EUR' }
  return {
    resource: 'method',
    id,
    description: id,
    minimumAmount,
    maximumAmount: null,
    image,
    status: 'activated',
    _links: {},
  }
}
