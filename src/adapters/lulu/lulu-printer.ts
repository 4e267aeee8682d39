import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import { type BookToPrint, type PrintSpecification, printedPages } from '#book/print-specification.ts'
import { streetLine } from '#shop/address.ts'
import { deliveryTimes } from '#shop/delivery-times.ts'
import {
  type NewPrintJob,
  type Paper,
  type Printer,
  type PrintJob,
  type PrintJobState,
  PrintRefused,
} from '#shop/printer.ts'
import { asPrintJob } from '../printer-wire/as-print-job.ts'
import { isSameSecret } from '../printer-wire/is-same-secret.ts'
import { parsedJson } from '../printer-wire/parsed-json.ts'
import { readAnswer } from '../printer-wire/read-answer.ts'

export interface LuluSettings {
  key: string
  secret: string
  /** `https://api.lulu.com`, its sandbox, or a stand-in. */
  apiUrl: string
  /** Who is asked about a parcel: Lulu wants an address and a number. */
  contactEmail: string
  phone: string
  /** Size, colours, binding, paper and finish, as Lulu's pricing calculator names them. */
  packageId: string
  /** How the parcel travels: MAIL, PRIORITY_MAIL, GROUND, EXPEDITED or EXPRESS. */
  shippingLevel: string
  /** How long to wait before asking again how a file is getting on. */
  askEveryMs?: number
}

const inchMm = 25.4

/**
 * A square casewrap of 8.5 inches, full colour. Source: Lulu's book creation guide and print API
 * (https://api.lulu.com/docs), read in November 2026.
 */
export function luluSpecification(book: BookToPrint): PrintSpecification {
  const pages = printedPages(book.pages, { fewest: 24, multiple: 2 })
  return {
    binding: book.binding,
    pages,
    trimMm: 8.5 * inchMm,
    bleedMm: 0.125 * inchMm,
    safetyMm: 0.5 * inchMm,
    wrapMm: 0.875 * inchMm,
    spineMm: (pages < 84 ? 0.25 : 0.5) * inchMm,
    spineTextFromPages: 80,
    colours: 'cmyk',
    mostInkPercent: 270,
    isOneFile: false,
    fewestPpi: 200,
  }
}

/** Of 25 by 38 inches five hundred sheets weigh so many grams a square metre, a pound: what American text paper is told by. */
const gramsAPound = 1.4802

/** The paper that a package names, such as 080CW444: 80 pounds, coated white, 444 pages an inch. */
export function luluPaper(packageId: string): Paper {
  const [, pounds, kind] = /(\d{3})([CU])[WC]\d{3}/.exec(packageId.slice('0850X0850'.length)) ?? []
  if (pounds === undefined) return { gramsPerSquareMetre: null, coated: null }
  return { gramsPerSquareMetre: Math.round(Number(pounds) * gramsAPound), coated: kind === 'C' }
}

const answerWithinMs = 30_000
/** A file of a hundred pages takes Lulu a minute or two. */
const mostQuestions = 120

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() })
const validationSchema = z.object({
  id: z.number(),
  status: z.string().nullable(),
  errors: z.unknown(),
  page_count: z.number().nullish(),
})
/** Amounts are text, and null until Lulu has reckoned them; a job whose costs cannot be read is printed all the same. */
const costsSchema = z
  .object({ total_cost_incl_tax: z.coerce.number().positive(), currency: z.string().regex(/^[A-Z]{3}$/) })
  .nullish()
  .catch(null)
const jobSchema = z.object({
  id: z.number(),
  external_id: z.string().nullish(),
  costs: costsSchema,
  status: z.object({ name: z.string(), message: z.string().nullish() }),
  line_items: z.array(
    z.object({
      status: z.object({ messages: z.record(z.string(), z.unknown()).nullish() }).nullish(),
      tracking_id: z.string().nullish(),
      tracking_urls: z.array(z.string()).nullish(),
      carrier_name: z.string().nullish(),
    }),
  ),
})
type LuluJob = z.infer<typeof jobSchema>
const jobsSchema = z.object({ results: z.array(jobSchema) })
const webhookSchema = z.object({
  topic: z.literal('PRINT_JOB_STATUS_CHANGED'),
  data: z.object({ id: z.number() }),
})

const states: Readonly<Record<string, PrintJobState>> = {
  CREATED: 'received',
  UNPAID: 'received',
  PAYMENT_IN_PROGRESS: 'received',
  PRODUCTION_DELAYED: 'received',
  PRODUCTION_READY: 'received',
  IN_PRODUCTION: 'in_production',
  SHIPPED: 'shipped',
  DELIVERED: 'delivered',
  REJECTED: 'rejected',
  ERROR: 'rejected',
  CANCELED: 'canceled',
}

/** What is still under way with a file. */
const validating: ReadonlySet<string | null> = new Set([null, 'NULL', 'VALIDATING', 'NORMALIZING'])

export interface LuluPrinter extends Printer {
  /** Throws when Lulu does not know the key. */
  check(): Promise<void>
}

/** Prints at Lulu: both files are validated there before the job is made, so that what it refuses is known at once. */
export function luluPrinter(settings: LuluSettings): LuluPrinter {
  const ask = asker(settings)
  const validate = async (what: string, body: object): Promise<z.infer<typeof validationSchema>> => {
    let seen = validationSchema.parse(await ask('POST', `/validate-${what}/`, body))
    for (let asked = 0; validating.has(seen.status) && asked < mostQuestions; asked += 1) {
      await pause(settings.askEveryMs ?? 3_000)
      seen = validationSchema.parse(await ask('GET', `/validate-${what}/${seen.id}/`))
    }
    if (validating.has(seen.status)) throw new Error(`Lulu is still looking at the ${what}`)
    if (seen.status === 'ERROR') throw new PrintRefused(`Lulu, ${what}: ${JSON.stringify(seen.errors)}`)
    return seen
  }
  const findJob = async (ourId: string): Promise<PrintJob | null> => {
    const { results } = jobsSchema.parse(await ask('GET', `/print-jobs/?search=${ourId}`))
    const known = results.find((result) => result.external_id === ourId)
    return known ? told(known) : null
  }
  return {
    name: 'lulu',
    paper: luluPaper(settings.packageId),
    deliveryTimes: deliveryTimes.lulu,
    // Webhooks stop after five failures.
    lookEverySeconds: 15 * 60,
    async check() {
      await ask('GET', '/print-jobs/?page_size=1')
    },
    specificationFor: (book) => Promise.resolve(luluSpecification(book)),
    async createJob(job) {
      // Asked twice, it is printed once: Lulu keeps our name of the job, and finds it by that.
      const known = await findJob(job.id)
      if (known) return known
      const interior = await validate('interior', {
        source_url: job.interiorUrl,
        pod_package_id: settings.packageId,
      })
      if (interior.page_count != null && interior.page_count !== job.pages) {
        throw new PrintRefused(`Lulu, interior: it sees ${interior.page_count} pages, not ${job.pages}`)
      }
      await validate('cover', {
        source_url: job.coverUrl,
        pod_package_id: settings.packageId,
        interior_page_count: job.pages,
      })
      return told(jobSchema.parse(await ask('POST', '/print-jobs/', newJob(job, settings))))
    },
    findJob,
    async readJob(jobId) {
      const answer = await ask('GET', `/print-jobs/${encodeURIComponent(jobId)}/`, undefined, [404])
      return answer === null ? null : told(jobSchema.parse(answer))
    },
    readWebhook({ headers, body }) {
      const signature = headers.get('lulu-hmac-sha256')
      if (signature === null || !isSigned(body, signature, settings.secret)) return null
      const event = webhookSchema.safeParse(parsedJson(body))
      return event.success ? String(event.data.data.id) : null
    },
  }
}

function newJob(job: NewPrintJob, settings: LuluSettings): object {
  const { address } = job
  return {
    external_id: job.id,
    contact_email: settings.contactEmail,
    // We have had our own hour; Lulu's shortest.
    production_delay: 60,
    shipping_level: settings.shippingLevel,
    shipping_address: {
      name: `${address.firstName} ${address.lastName}`,
      street1: streetLine(address),
      city: address.city,
      postcode: address.postalCode,
      country_code: address.country,
      phone_number: settings.phone,
    },
    line_items: [
      {
        external_id: job.id,
        title: job.title,
        quantity: 1,
        printable_normalization: {
          pod_package_id: settings.packageId,
          interior: { source_url: job.interiorUrl },
          cover: { source_url: job.coverUrl },
        },
      },
    ],
  }
}

function told({ id, status, line_items: [item], costs }: LuluJob): PrintJob {
  const state = states[status.name]
  if (state === undefined) throw new Error(`Lulu tells a state that is not known: ${status.name}`)
  const messages = item?.status?.messages
  const words = [status.message, messages && JSON.stringify(messages)].filter(Boolean).join(' ')
  return asPrintJob({
    id: String(id),
    state,
    problem: words || status.name,
    tracking: {
      carrier: item?.carrier_name ?? undefined,
      number: item?.tracking_id ?? undefined,
      url: item?.tracking_urls?.[0],
    },
    cost: costs ? { cents: Math.round(costs.total_cost_incl_tax * 100), currency: costs.currency } : null,
  })
}

function isSigned(body: Uint8Array, signature: string, secret: string): boolean {
  const wanted = createHmac('sha256', secret).update(body).digest('hex')
  return isSameSecret(signature.toLowerCase(), wanted)
}

type Ask = (method: string, path: string, body?: object, absent?: readonly number[]) => Promise<unknown>

/** Asks Lulu with a token that is kept for as long as it is good. `null` for an answer that says there is none. */
function asker({ apiUrl, key, secret }: LuluSettings): Ask {
  let known: { token: string; until: number } | null = null
  const freshToken = async (): Promise<string> => {
    if (known !== null && Date.now() < known.until) return known.token
    const answer = await fetch(`${apiUrl}/auth/realms/glasstree/protocol/openid-connect/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
      signal: AbortSignal.timeout(answerWithinMs),
    })
    if (!answer.ok) throw new Error(`Lulu does not know the key (${answer.status})`)
    const told = tokenSchema.parse(await answer.json())
    known = { token: told.access_token, until: Date.now() + (told.expires_in - 30) * 1000 }
    return known.token
  }
  const send = async (method: string, path: string, body: object | undefined): Promise<Response> =>
    fetch(`${apiUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await freshToken()}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(answerWithinMs),
    })
  return async (method, path, body, absent) => {
    let answer = await send(method, path, body)
    if (answer.status === 401) {
      known = null
      answer = await send(method, path, body)
    }
    return readAnswer('Lulu', answer, absent)
  }
}
