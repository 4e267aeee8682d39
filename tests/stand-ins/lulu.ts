import { createHmac, randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { PDFDocument } from 'pdf-lib'
import * as z from 'zod'
import { listenOn, type StandIn } from './listen-on.ts'

/**
 * Lulu's print API as published, as strictly as its documentation says: OpenID tokens that run out, files that it fetches
 * and looks at for a while, what a print job must hold, states in their order, and webhooks with a signature.
 * Source: https://api.lulu.com/docs
 */
export interface LuluStandIn extends StandIn {
  jobs: Map<number, StoodJob>
  /** What happens next to a job. */
  happen(jobId: string, name: string, message?: string): void
  /** What Lulu calls the webhook with about a job, as it stands. */
  webhook(jobId: string): { headers: Headers; body: Uint8Array }
  /** From now on the tokens that were given are worth nothing. */
  endTokens(): void
  /** The next requests get these answers, and no others that were still to come. */
  failNext(...statuses: number[]): void
  /** The next job is taken, and the answer that says so is lost. */
  loseNextAnswer(): void
  /** Every request so far: method and path. */
  requests: string[]
}

interface StoodJob {
  id: number
  body: z.infer<typeof jobSchema>
  status: { name: string; message: string; changed: string }
}

const fileSchema = z.strictObject({ source_url: z.url() })
const packageId = z
  .string()
  .regex(/^\d{4}X\d{4}\.?[A-Z]{2}\.?[A-Z]{3}\.?[A-Z]{2}\.?\d{3}[A-Z]{2}\d{3}\.?[A-Z]{3}$/)
const jobSchema = z.strictObject({
  external_id: z.string().max(255).optional(),
  contact_email: z.email(),
  production_delay: z.int().min(60).max(2880).optional(),
  shipping_level: z.enum(['MAIL', 'PRIORITY_MAIL', 'GROUND', 'EXPEDITED', 'EXPRESS']),
  shipping_address: z.strictObject({
    name: z.string().min(1).max(255),
    street1: z.string().min(1).max(255),
    street2: z.string().optional(),
    city: z.string().min(1),
    state_code: z.string().optional(),
    country_code: z.string().length(2),
    postcode: z.string().min(1).max(64),
    phone_number: z.string().min(7).max(20),
  }),
  line_items: z
    .array(
      z.strictObject({
        external_id: z.string().optional(),
        title: z.string().min(1).max(255),
        quantity: z.int().min(1),
        printable_normalization: z.strictObject({
          pod_package_id: packageId,
          cover: fileSchema,
          interior: fileSchema,
        }),
      }),
    )
    .min(1),
})
const interiorSchema = z.strictObject({ source_url: z.url(), pod_package_id: packageId.optional() })
const coverSchema = z.strictObject({
  source_url: z.url(),
  pod_package_id: packageId,
  interior_page_count: z.int().min(2),
})

/** Which states follow which. */
const next: Readonly<Record<string, readonly string[]>> = {
  CREATED: ['UNPAID', 'REJECTED', 'CANCELED'],
  UNPAID: ['PAYMENT_IN_PROGRESS', 'CANCELED', 'REJECTED'],
  PAYMENT_IN_PROGRESS: ['PRODUCTION_DELAYED', 'UNPAID'],
  PRODUCTION_DELAYED: ['PRODUCTION_READY', 'CANCELED'],
  PRODUCTION_READY: ['IN_PRODUCTION', 'REJECTED'],
  IN_PRODUCTION: ['SHIPPED', 'REJECTED'],
  SHIPPED: ['DELIVERED'],
}

interface Validation {
  id: number
  asked: number
  status: string
  errors: string[] | null
  page_count: number | null
}

export async function startLulu(key: string, secret: string): Promise<LuluStandIn> {
  const jobs = new Map<number, StoodJob>()
  const validations = new Map<number, Validation>()
  const tokens = new Set<string>()
  const failures: number[] = []
  const requests: string[] = []
  let isLosing = false
  let lastId = 1000
  const app = new Hono()

  app.post('/auth/realms/glasstree/protocol/openid-connect/token', async (context) => {
    const basic = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`
    const form = new URLSearchParams(await context.req.text())
    if (context.req.header('authorization') !== basic)
      return context.json({ error: 'unauthorized_client' }, 401)
    if (form.get('grant_type') !== 'client_credentials')
      return context.json({ error: 'unsupported_grant_type' }, 400)
    const token = randomBytes(16).toString('hex')
    tokens.add(token)
    return context.json({ access_token: token, expires_in: 3600, token_type: 'bearer' })
  })

  app.use('*', async (context, proceed) => {
    requests.push(`${context.req.method} ${context.req.path}`)
    const failure = failures.shift()
    if (failure !== undefined) return context.json({ detail: 'not now' }, failure as 500)
    const token = context.req.header('authorization')?.replace('Bearer ', '') ?? ''
    if (!tokens.has(token)) return context.json({ detail: 'Invalid signature.' }, 401)
    await proceed()
  })

  const look = async (url: string): Promise<{ pages: number; widthMm: number } | string> => {
    const answer = await fetch(url).catch(() => null)
    if (!answer?.ok) return 'The file could not be downloaded'
    try {
      const document = await PDFDocument.load(await answer.arrayBuffer(), { updateMetadata: false })
      return { pages: document.getPageCount(), widthMm: (document.getPage(0).getWidth() / 72) * 25.4 }
    } catch {
      return 'The file is no PDF'
    }
  }
  const begin = (status: string, errors: string[] | null, pages: number | null): Validation => {
    lastId += 1
    const validation = { id: lastId, asked: 0, status, errors, page_count: pages }
    validations.set(validation.id, validation)
    return validation
  }
  const shown = (validation: Validation): object => {
    validation.asked += 1
    const isEarly = validation.asked <= 2
    return {
      id: validation.id,
      source_url: 'https://example.org/file.pdf',
      page_count: isEarly ? null : validation.page_count,
      errors: isEarly ? null : validation.errors,
      status: isEarly ? (validation.asked === 1 ? null : 'VALIDATING') : validation.status,
    }
  }
  const seeValidation = (context: Context): Response => {
    const validation = validations.get(Number(context.req.param('id')))
    return validation ? context.json(shown(validation)) : context.json({ detail: 'Not found.' }, 404)
  }

  app.post('/validate-interior/', async (context) => {
    const body = interiorSchema.safeParse(await context.req.json())
    if (!body.success) return context.json(z.flattenError(body.error).fieldErrors, 400)
    const seen = await look(body.data.source_url)
    const validation =
      typeof seen === 'string' ? begin('ERROR', [seen], null) : begin('NORMALIZED', null, seen.pages)
    return context.json(shown(validation), 201)
  })
  app.get('/validate-interior/:id/', seeValidation)
  app.post('/validate-cover/', async (context) => {
    const body = coverSchema.safeParse(await context.req.json())
    if (!body.success) return context.json(z.flattenError(body.error).fieldErrors, 400)
    const seen = await look(body.data.source_url)
    const spine = body.data.interior_page_count < 84 ? 0.25 : 0.5
    const wantedMm = (2 * 8.5 + spine + 1.75) * 25.4
    const isRight = typeof seen !== 'string' && Math.abs(seen.widthMm - wantedMm) < 1.6
    const words = typeof seen === 'string' ? seen : `The cover is ${seen.widthMm} mm wide, not ${wantedMm}`
    return context.json(shown(isRight ? begin('NORMALIZED', null, 1) : begin('ERROR', [words], 1)), 201)
  })
  app.get('/validate-cover/:id/', seeValidation)

  const show = (job: StoodJob): object => ({
    ...job.body,
    id: job.id,
    status: job.status,
    // Reckoned a moment after the job was made.
    costs:
      job.status.name === 'CREATED'
        ? {
            line_item_costs: null,
            shipping_cost: null,
            total_cost_excl_tax: null,
            total_cost_incl_tax: null,
            total_tax: null,
            currency: null,
          }
        : {
            line_item_costs: [
              { quantity: 1, total_cost_excl_tax: '13.20', total_cost_incl_tax: '14.39', total_tax: '1.19' },
            ],
            shipping_cost: { total_cost_excl_tax: '4.99', total_cost_incl_tax: '5.44', total_tax: '0.45' },
            total_cost_excl_tax: '18.19',
            total_cost_incl_tax: '19.83',
            total_tax: '1.64',
            currency: 'EUR',
          },
    line_items: job.body.line_items.map((item, index) => ({
      ...item,
      id: job.id * 10 + index,
      status: { name: job.status.name, messages: {} },
      tracking_id: job.status.name === 'SHIPPED' ? '3SABC123' : null,
      tracking_urls: job.status.name === 'SHIPPED' ? ['https://parcels.example/3SABC123'] : null,
      carrier_name: job.status.name === 'SHIPPED' ? 'PostNL' : null,
    })),
  })
  app.get('/print-jobs/', (context) => {
    const search = context.req.query('search') ?? ''
    const results = [...jobs.values()].filter(({ body }) => JSON.stringify(body).includes(search))
    return context.json({ count: results.length, next: null, previous: null, results: results.map(show) })
  })
  app.post('/print-jobs/', async (context) => {
    const body = jobSchema.safeParse(await context.req.json())
    if (!body.success) return context.json(z.flattenError(body.error).fieldErrors, 400)
    lastId += 1
    const job = {
      id: lastId,
      body: body.data,
      status: { name: 'CREATED', message: 'Print-job is being created', changed: new Date().toISOString() },
    }
    jobs.set(job.id, job)
    const isLost = isLosing
    isLosing = false
    return isLost ? context.text('Bad gateway', 502) : context.json(show(job), 201)
  })
  app.get('/print-jobs/:id/', (context) => {
    const job = jobs.get(Number(context.req.param('id')))
    return job ? context.json(show(job)) : context.json({ detail: 'Not found.' }, 404)
  })

  const jobAt = (jobId: string): StoodJob => {
    const job = jobs.get(Number(jobId))
    if (!job) throw new Error(`Lulu has no job ${jobId}`)
    return job
  }
  const standIn = await listenOn(app)
  return {
    ...standIn,
    jobs,
    requests,
    endTokens: () => tokens.clear(),
    failNext: (...statuses) => void failures.splice(0, failures.length, ...statuses),
    loseNextAnswer: () => {
      isLosing = true
    },
    happen(jobId, name, message = '') {
      const job = jobAt(jobId)
      if (!next[job.status.name]?.includes(name))
        throw new Error(`${job.status.name} is not followed by ${name}`)
      job.status = { name, message, changed: new Date().toISOString() }
    },
    webhook(jobId) {
      const body = Buffer.from(
        JSON.stringify({ topic: 'PRINT_JOB_STATUS_CHANGED', data: show(jobAt(jobId)) }),
      )
      return { headers: signed(body, secret), body }
    },
  }
}

/** How Lulu signs what it says. */
export function signed(body: Uint8Array, secret: string): Headers {
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  return new Headers({ 'content-type': 'application/json', 'lulu-hmac-sha256': signature })
}
