import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import type { BookToPrint, PrintSpecification } from '#book/print-specification.ts'
import { streetLine } from '#shop/address.ts'
import { deliveryTimes } from '#shop/delivery-times.ts'
import {
  type NewPrintJob,
  type Paper,
  type PrintCost,
  type Printer,
  type PrintJob,
  type PrintJobState,
  PrintRefused,
} from '#shop/printer.ts'
import { asPrintJob } from '../printer-wire/as-print-job.ts'
import { isSameSecret } from '../printer-wire/is-same-secret.ts'
import { parsedJson } from '../printer-wire/parsed-json.ts'
import { readAnswer } from '../printer-wire/read-answer.ts'

export interface GelatoSettings {
  key: string
  /** What Gelato sends along with each webhook, and in which header: it signs nothing. */
  webhookSecret: string
  webhookHeader: string
  /** `https://order.gelatoapis.com` and `https://product.gelatoapis.com`, or a stand-in. */
  orderApiUrl: string
  productApiUrl: string
  /** A square hardcover of Gelato's catalogue; its name says how large. */
  productUid: string
  /** How the parcel travels; the cheapest of its kind is taken. */
  shippingMethod: 'normal' | 'standard' | 'express'
  /** Drafts are printed only once somebody says so in Gelato's dashboard. */
  orderType: 'order' | 'draft'
  /** How long to wait before looking for an order whose answer did not come. */
  lookAgainMs?: number
}

const answerWithinMs = 30_000
/** As long as a name and a line of an address may be on Gelato's labels. */
const mostLetters = { name: 25, line: 35 }

const productSchema = z.object({ validPageCounts: z.array(z.number()) })
const millimetres = z.coerce.number().positive()
const coverSchema = z.object({
  measureUnit: z.literal('mm'),
  wraparoundInsideSize: z.object({ width: millimetres, height: millimetres }),
})
/** What was charged for an order, once it was; an order whose receipts cannot be read is printed all the same. */
const receiptsSchema = z
  .array(
    z.object({
      transactionType: z.string(),
      currency: z.string().regex(/^[A-Z]{3}$/),
      totalInclVat: z.number().min(0),
    }),
  )
  .nullish()
  .catch(null)
const orderSchema = z.object({
  id: z.string(),
  fulfillmentStatus: z.string(),
  financialStatus: z.string().nullish(),
  items: z.array(z.object({ eventLog: z.array(z.unknown()).nullish() })),
  receipts: receiptsSchema,
  shipment: z
    .object({
      shipmentMethodName: z.string().nullish(),
      packages: z
        .array(z.object({ trackingCode: z.string().nullish(), trackingUrl: z.string().nullish() }))
        .nullish(),
    })
    .nullish(),
})
type GelatoOrder = z.infer<typeof orderSchema>
const foundSchema = z.object({
  orders: z.array(z.object({ id: z.string(), orderReferenceId: z.string() })),
})
const webhookSchema = z.object({
  event: z.enum(['order_status_updated', 'order_item_status_updated', 'order_item_tracking_code_updated']),
  orderId: z.string(),
})

const states: Readonly<Record<string, PrintJobState>> = {
  created: 'received',
  uploading: 'received',
  passed: 'received',
  draft: 'received',
  // These wait for somebody at Gelato's dashboard.
  pending_approval: 'received',
  on_hold: 'received',
  not_connected: 'received',
  in_production: 'in_production',
  printed: 'in_production',
  shipped: 'shipped',
  in_transit: 'shipped',
  delivered: 'delivered',
  // It has been printed, and has not arrived.
  returned: 'shipped',
  failed: 'rejected',
  canceled: 'canceled',
}

export interface GelatoPrinter extends Printer {
  /** Throws when Gelato does not know the key, or prints no such product. */
  check(): Promise<void>
}

/**
 * Prints at Gelato, over its order API v4 and product API v3.
 *
 * Published, at https://dashboard.gelato.com/docs (as kept in May 2026): `X-API-KEY`; orders with their fields and
 * lengths (orders/v4/create), their states (orders/order_details), the search (orders/v4/search); which page counts there
 * are (products/product/get); the cover's size by page count, of which a hardcover's is `wraparoundInsideSize`
 * (products/product/cover-dimensions); one PDF of type `default` for photo books (orders/migrationGuides); webhooks that
 * are tried three times (webhooks). What is not published there, and we know from others who print there, stands in
 * decision 19 as not verified.
 */
export function gelatoPrinter(settings: GelatoSettings): GelatoPrinter {
  const { orderApiUrl, productApiUrl, productUid } = settings
  const product = `${productApiUrl}/v3/products/${encodeURIComponent(productUid)}`
  const orders = `${orderApiUrl}/v4/orders`
  const ask = asker(settings)
  const readOrder = async (orderId: string): Promise<PrintJob | null> => {
    const answer = await ask('GET', `${orders}/${encodeURIComponent(orderId)}`, undefined, [404])
    return answer === null ? null : told(orderSchema.parse(answer))
  }
  const findOrder = async (name: string): Promise<PrintJob | null> => {
    const search = { orderReferenceId: name }
    const found = foundSchema.parse(await ask('POST', `${orders}:search`, search))
    const known = found.orders.find(({ orderReferenceId }) => orderReferenceId === name)
    return known ? readOrder(known.id) : null
  }
  const placeOrder = async (name: string, order: object): Promise<PrintJob> => {
    try {
      return told(orderSchema.parse(await ask('POST', orders, order)))
    } catch (error) {
      if (error instanceof PrintRefused) throw error
      // It may be taken all the same, and the search may need a moment to know that: the next try comes too soon.
      await pause(settings.lookAgainMs ?? 10_000)
      const made = await findOrder(name)
      if (made === null) throw error
      return made
    }
  }
  const readPageCounts = async (): Promise<number[]> =>
    productSchema.parse(await ask('GET', product)).validPageCounts
  return {
    name: 'gelato',
    paper: gelatoPaper(productUid),
    deliveryTimes: deliveryTimes.gelato,
    // A webhook is tried three times, within seconds.
    lookEverySeconds: 15 * 60,
    async check() {
      await readPageCounts()
    },
    async specificationFor(book) {
      const counts = await readPageCounts()
      const pages = Math.min(...counts.filter((count) => count >= book.pages))
      if (!Number.isFinite(pages)) throw new PrintRefused(`Gelato prints no book of ${book.pages} pages`)
      const cover = coverSchema.parse(await ask('GET', `${product}/cover-dimensions?pageCount=${pages}`))
      return specificationOf({ ...book, pages }, squareTrimMm(productUid), cover.wraparoundInsideSize)
    },
    async createJob(job) {
      // Gelato takes a second order of the same name as gladly as the first.
      const order = newOrder(job, settings)
      return (await findOrder(job.id)) ?? placeOrder(job.id, order)
    },
    findJob: findOrder,
    readJob: readOrder,
    readWebhook({ headers, body }) {
      const secret = headers.get(settings.webhookHeader)
      if (secret === null || !isSameSecret(secret, settings.webhookSecret)) return null
      const event = webhookSchema.safeParse(parsedJson(body))
      return event.success ? event.data.orderId : null
    },
  }
}

/** The paper that a product names: ..._pt_170-gsm-65lb-coated-silk_... */
export function gelatoPaper(productUid: string): Paper {
  const [, grams, kind = ''] = /_pt_(\d+)-gsm([^_]*)/.exec(productUid) ?? []
  if (grams === undefined) return { gramsPerSquareMetre: null, coated: null }
  const coated = kind.includes('uncoated') ? false : kind.includes('coated') ? true : null
  return { gramsPerSquareMetre: Number(grams), coated }
}

/** The edge of a square product, which its name says: photobooks-hardcover_pf_200x200-mm-8x8-inch_... */
function squareTrimMm(productUid: string): number {
  const [, width, height] = /_pf_(\d+)x(\d+)-mm/.exec(productUid) ?? []
  if (width === undefined || width !== height) throw new Error(`Gelato's ${productUid} is no square`)
  return Number(width)
}

/**
 * Gelato tells how large the cover's sheet is. A board is as much higher than the pages as it is wider, so what the
 * height has more than a page is folded or overhangs, the same on every side; what is then left between both boards are
 * the spine and its hinges.
 */
function specificationOf(
  { pages, binding }: BookToPrint,
  trimMm: number,
  sheet: { width: number; height: number },
): PrintSpecification {
  const wrapMm = (sheet.height - trimMm) / 2
  const spineMm = sheet.width - 2 * (trimMm + wrapMm)
  if (spineMm <= 0) throw new Error(`Gelato's cover of ${sheet.width} x ${sheet.height} mm has no spine`)
  return {
    binding,
    pages,
    trimMm,
    bleedMm: 3,
    safetyMm: 10,
    wrapMm,
    spineMm,
    spineTextFromPages: 80,
    colours: 'cmyk',
    mostInkPercent: 300,
    isOneFile: true,
    fewestPpi: 200,
  }
}

function newOrder(job: NewPrintJob, settings: GelatoSettings): object {
  const { address } = job
  if (job.wholeUrl === undefined) throw new Error('Gelato takes cover and pages in one file')
  return {
    orderType: settings.orderType,
    orderReferenceId: job.id,
    // Whose it is concerns nobody there: each order is somebody of its own.
    customerReferenceId: job.id,
    currency: 'EUR',
    items: [
      {
        itemReferenceId: job.id,
        productUid: settings.productUid,
        pageCount: job.pages,
        files: [{ type: 'default', url: job.wholeUrl }],
        quantity: 1,
      },
    ],
    shipmentMethodUid: settings.shippingMethod,
    shippingAddress: {
      // A longer name still finds its letter box.
      firstName: cut(address.firstName, mostLetters.name),
      lastName: cut(address.lastName, mostLetters.name),
      ...addressLines(streetLine(address)),
      city: address.city,
      postCode: address.postalCode,
      country: address.country,
      email: address.email,
    },
  }
}

function cut(text: string, most: number): string {
  return Array.from(text).slice(0, most).join('').trimEnd()
}

/** A street on two lines when it is too long for one; what is too long for two is Gelato's to refuse. */
function addressLines(street: string): { addressLine1: string; addressLine2?: string } {
  if (street.length <= mostLetters.line) return { addressLine1: street }
  const space = street.lastIndexOf(' ', mostLetters.line)
  const end = space > 0 ? space : mostLetters.line
  return { addressLine1: street.slice(0, end), addressLine2: street.slice(end).trimStart() }
}

function told({ id, fulfillmentStatus, financialStatus, items, shipment, receipts }: GelatoOrder): PrintJob {
  const state = states[fulfillmentStatus]
  if (state === undefined) throw new Error(`Gelato tells a state that is not known: ${fulfillmentStatus}`)
  const log = items.flatMap(({ eventLog }) => eventLog ?? [])
  const parcel = shipment?.packages?.[0]
  return asPrintJob({
    id,
    state,
    problem: [
      `Gelato: ${fulfillmentStatus}, payment ${financialStatus ?? 'not told'}`,
      ...log.map((line) => JSON.stringify(line)),
    ].join(' '),
    tracking: parcel
      ? {
          carrier: shipment?.shipmentMethodName ?? undefined,
          number: parcel.trackingCode ?? undefined,
          url: parcel.trackingUrl ?? undefined,
        }
      : {},
    cost: costOf(receipts ?? []),
  })
}

/** The sum of what was bought; an order is charged in one currency, its own. */
function costOf(receipts: NonNullable<GelatoOrder['receipts']>): PrintCost | null {
  const bought = receipts.filter(({ transactionType }) => transactionType === 'purchase')
  const [first] = bought
  if (!first) return null
  const total = bought.reduce((sum, { totalInclVat }) => sum + totalInclVat, 0)
  return { cents: Math.round(total * 100), currency: first.currency }
}

type Ask = (method: string, url: string, body?: object, absent?: readonly number[]) => Promise<unknown>

function asker({ key }: GelatoSettings): Ask {
  return async (method, url, body, absent) => {
    const answer = await fetch(url, {
      method,
      headers: {
        'x-api-key': key,
        // Whoever does not say a name may be turned away at Gelato's door.
        'user-agent': 'Fabelaar',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(answerWithinMs),
    })
    if (answer.status === 401) throw new Error('Gelato does not know the key (401)')
    return readAnswer('Gelato', answer, absent)
  }
}
