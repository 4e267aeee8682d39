import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { PDFDocument } from 'pdf-lib'
import * as z from 'zod'
import { listenOn, type StandIn } from './listen-on.ts'

/**
 * Gelato's order API v4 and product API v3 as published, as strictly as its documentation says: the fields of an order and
 * how long they may be, page counts of a product, a cover's size by page count, a file that is looked at only after the
 * order was taken, states in their order, a second order of the same name that is taken like the first, and webhooks that
 * carry a secret and no signature. Source: https://dashboard.gelato.com/docs; how many pages the file has, and the shape of
 * errors and of an item's log, are not said there.
 */
export interface GelatoStandIn extends StandIn {
  orders: Map<string, StoodOrder>
  /** What happens next to an order. */
  happen(orderId: string, status: string): void
  /** What Gelato calls the webhook with about an order, as it stands. */
  webhook(orderId: string): { headers: Headers; body: Uint8Array }
  /** The next requests get these answers, and no others that were still to come; 0 answers as usual. */
  failNext(...statuses: number[]): void
  /** The next order is taken, and the answer that says so is lost. */
  loseNextAnswer(): void
}

export interface StoodOrder {
  id: string
  body: z.infer<typeof orderSchema>
  status: string
  log: object[]
  /** Ends when its file has been looked at. */
  looked: Promise<void>
}

export const stoodProduct =
  'photobooks-hardcover_pf_200x200-mm-8x8-inch_pt_170-gsm-65lb-coated-silk_cl_4-4_ccl_4-4_bt_glued-left_ct_matt-lamination_prt_1-0_cpt_130-gsm-65-lb-cover-coated-silk_ver'
export const stoodWebhook = { header: 'x-webhook-secret', secret: 'a secret' }

const trimMm = 200
const pageCounts = Array.from({ length: 86 }, (_, index) => 30 + 2 * index)
/** The sheet of the cover: boards of 206 mm, their folds, and a spine that grows. */
const sheetOf = (pages: number): { width: number; height: number; spine: number } => {
  const spine = pages < 60 ? 6 : 8
  return { width: 2 * 206 + spine + 40, height: 246, spine }
}

const text = (most: number): z.ZodString => z.string().min(1).max(most)
const addressFields = {
  companyName: z.string().max(60).optional(),
  addressLine2: z.string().max(35).optional(),
  state: z.string().max(35).optional(),
  phone: z.string().max(25).optional(),
}
const orderSchema = z.strictObject({
  orderType: z.enum(['order', 'draft']).default('order'),
  orderReferenceId: text(255),
  customerReferenceId: text(255),
  currency: z.enum(['EUR', 'USD', 'GBP']),
  items: z
    .array(
      z.strictObject({
        itemReferenceId: text(255),
        productUid: z.literal(stoodProduct),
        pageCount: z.int().refine((count) => pageCounts.includes(count), 'is not a valid page count'),
        files: z
          .array(z.strictObject({ type: z.enum(['default', 'front', 'back', 'inside']), url: z.url() }))
          .min(1),
        quantity: z.int().min(1),
      }),
    )
    .min(1),
  metadata: z
    .array(z.strictObject({ key: text(100), value: text(100) }))
    .max(20)
    .optional(),
  shipmentMethodUid: z.enum(['normal', 'standard', 'express']).optional(),
  shippingAddress: z.strictObject({
    ...addressFields,
    firstName: text(25),
    lastName: text(25),
    addressLine1: text(35),
    city: text(30),
    postCode: text(15),
    country: z.string().regex(/^[A-Z]{2}$/),
    email: z.email(),
  }),
})
const searchSchema = z.strictObject({
  orderReferenceId: z.string().optional(),
  orderReferenceIds: z.array(z.string()).optional(),
  orderTypes: z.array(z.enum(['order', 'draft'])).optional(),
  ids: z.array(z.string()).optional(),
  limit: z.int().min(1).max(100).optional(),
  offset: z.int().min(0).optional(),
})

/** Which states follow which. */
const next: Readonly<Record<string, readonly string[]>> = {
  draft: ['created', 'canceled'],
  created: ['uploading', 'failed', 'canceled', 'on_hold', 'pending_approval'],
  pending_approval: ['uploading', 'canceled'],
  on_hold: ['uploading', 'canceled'],
  uploading: ['passed', 'failed', 'canceled'],
  passed: ['in_production', 'failed', 'canceled'],
  in_production: ['printed', 'failed'],
  printed: ['shipped'],
  shipped: ['in_transit', 'delivered'],
  in_transit: ['delivered', 'returned'],
}
const hasLeft = new Set(['shipped', 'in_transit', 'delivered', 'returned'])

export async function startGelato(key: string): Promise<GelatoStandIn> {
  const orders = new Map<string, StoodOrder>()
  const failures: number[] = []
  let isLosing = false
  const app = new Hono()
  const problem = (code: string, message: string, details: unknown = []): object => ({
    code,
    message,
    details,
    requestId: randomUUID(),
  })

  app.use('*', async (context, proceed) => {
    const failure = failures.shift()
    if (failure) return context.json(problem('ERROR', 'not now'), failure as 500)
    if (context.req.header('x-api-key') !== key)
      return context.json(problem('UNAUTHORIZED', 'Invalid API key'), 401)
    if (context.req.method === 'POST' && context.req.header('content-type') !== 'application/json')
      return context.json(problem('BAD_REQUEST', 'The body is no JSON'), 400)
    await proceed()
  })

  app.get('/v3/products/:uid', (context) => {
    if (context.req.param('uid') !== stoodProduct)
      return context.json(problem('NOT_FOUND', 'No such product'), 404)
    return context.json({
      productUid: stoodProduct,
      attributes: { PaperFormat: '200x200-mm-8x8-inch', ProductStatus: 'activated' },
      weight: { value: 400, measureUnit: 'grams' },
      supportedCountries: ['NL', 'BE', 'DE'],
      notSupportedCountries: [],
      isStockable: false,
      isPrintable: true,
      validPageCounts: pageCounts,
    })
  })
  app.get('/v3/products/:uid/cover-dimensions', (context) => {
    const pages = Number(context.req.query('pageCount'))
    if (context.req.param('uid') !== stoodProduct || !pageCounts.includes(pages))
      return context.json(problem('BAD_REQUEST', 'No such product or page count'), 400)
    const { width, height, spine } = sheetOf(pages)
    const board = { width: 198, height: 206, top: 20 }
    return context.json({
      productUid: stoodProduct,
      pagesCount: pages + 4,
      measureUnit: 'mm',
      wraparoundInsideSize: { width, height, left: 0, top: 0, thickness: 17 },
      wraparoundEdgeSize: { width: width - 34, height: height - 34, left: 17, top: 17, thickness: 3 },
      contentBackSize: { ...board, left: 20 },
      jointBackSize: { width: 8, height: 206, left: 218, top: 20 },
      spineSize: { width: spine, height: 206, left: 226, top: 20 },
      jointFrontSize: { width: 8, height: 206, left: 226 + spine, top: 20 },
      contentFrontSize: { ...board, left: 234 + spine },
    })
  })

  const summary = ({ id, body, status }: StoodOrder): object => ({
    id,
    orderType: body.orderType,
    orderReferenceId: body.orderReferenceId,
    customerReferenceId: body.customerReferenceId,
    fulfillmentStatus: status,
    financialStatus: body.orderType === 'draft' ? 'draft' : 'pending',
    currency: body.currency,
    channel: 'api',
    connectedOrderIds: [],
    storeId: null,
    createdAt: '2026-11-20T12:00:00+00:00',
    updatedAt: '2026-11-20T12:00:00+00:00',
  })
  const show = (order: StoodOrder): object => ({
    ...summary(order),
    items: order.body.items.map((item) => ({
      ...item,
      id: randomUUID(),
      processedFileUrl: null,
      fulfillmentStatus: order.status,
      printJobs: [],
      eventLog: order.log,
      previews: [],
    })),
    receipts: order.body.orderType === 'draft' ? [] : [receiptOf(order.body.currency)],
    shippingAddress: { ...order.body.shippingAddress, id: randomUUID(), orderId: order.id },
    shipment:
      order.body.orderType === 'draft'
        ? null
        : {
            id: randomUUID(),
            shipmentMethodName: 'PostNL Standard',
            shipmentMethodUid: 'post_nl_standard',
            minDeliveryDays: 3,
            maxDeliveryDays: 5,
            packages: hasLeft.has(order.status)
              ? [
                  {
                    id: randomUUID(),
                    trackingCode: '3SGEL123',
                    trackingUrl: 'https://parcels.example/3SGEL123',
                  },
                ]
              : [],
          },
  })

  /** Looks at the file once the order is taken, and fails the order when it is not as the product wants it. */
  const look = async (order: StoodOrder): Promise<void> => {
    const [item] = order.body.items
    if (!item) return
    const found = await findProblem(item)
    if (found === null) return
    order.status = 'failed'
    order.log.push({ message: found })
  }

  app.post('/v4/orders:search', async (context) => {
    const body = searchSchema.safeParse(await context.req.json())
    if (!body.success) return context.json(problem('BAD_REQUEST', 'Invalid search', body.error.issues), 400)
    const { orderReferenceId, orderReferenceIds, orderTypes, ids, offset = 0, limit = 50 } = body.data
    const found = [...orders.values()].filter(
      ({ id, body: { orderReferenceId: name, orderType } }) =>
        (orderReferenceId === undefined || name === orderReferenceId) &&
        (orderReferenceIds?.includes(name) ?? true) &&
        (orderTypes?.includes(orderType) ?? true) &&
        (ids?.includes(id) ?? true),
    )
    return context.json({ orders: found.slice(offset, offset + limit).map(summary) })
  })
  app.post('/v4/orders', async (context) => {
    const body = orderSchema.safeParse(await context.req.json())
    if (!body.success) return context.json(problem('BAD_REQUEST', 'Invalid order', body.error.issues), 400)
    const order: StoodOrder = {
      id: randomUUID(),
      body: body.data,
      status: body.data.orderType === 'draft' ? 'draft' : 'created',
      log: [],
      looked: Promise.resolve(),
    }
    orders.set(order.id, order)
    const answer = show(order)
    order.looked = look(order)
    const isLost = isLosing
    isLosing = false
    return isLost ? context.text('Bad gateway', 502) : context.json(answer)
  })
  app.get('/v4/orders/:id', async (context) => {
    const order = orders.get(context.req.param('id'))
    if (!order) return context.json(problem('NOT_FOUND', 'Order not found'), 404)
    await order.looked
    return context.json(show(order))
  })

  const orderAt = (orderId: string): StoodOrder => {
    const order = orders.get(orderId)
    if (!order) throw new Error(`Gelato has no order ${orderId}`)
    return order
  }
  const standIn = await listenOn(app)
  return {
    ...standIn,
    orders,
    failNext: (...statuses) => void failures.splice(0, failures.length, ...statuses),
    loseNextAnswer: () => {
      isLosing = true
    },
    happen(orderId, status) {
      const order = orderAt(orderId)
      if (!next[order.status]?.includes(status))
        throw new Error(`${order.status} is not followed by ${status}`)
      order.status = status
      if (status === 'failed') order.log.push({ message: 'The paper is gone' })
    },
    webhook(orderId) {
      const { body, status } = orderAt(orderId)
      const event = {
        id: `os_${orderId.slice(0, 8)}`,
        event: 'order_status_updated',
        orderId,
        storeId: null,
        orderReferenceId: body.orderReferenceId,
        fulfillmentStatus: status,
        items: body.items.map(({ itemReferenceId }) => ({
          itemReferenceId,
          fulfillmentStatus: status,
          fulfillments: [],
        })),
      }
      const headers = { 'content-type': 'application/json', [stoodWebhook.header]: stoodWebhook.secret }
      return { headers: new Headers(headers), body: Buffer.from(JSON.stringify(event)) }
    },
  }
}

/** What was charged, as the documentation's own example of an order has it. */
function receiptOf(currency: string): object {
  return {
    id: randomUUID(),
    transactionType: 'purchase',
    currency,
    productsPrice: 15.56,
    productsPriceVat: 1.4,
    productsPriceInclVat: 16.96,
    shippingPrice: 3,
    shippingPriceVat: 0.27,
    shippingPriceInclVat: 3.27,
    packagingPrice: 0,
    discount: 0,
    totalInitial: 18.56,
    total: 18.56,
    totalVat: 1.67,
    totalInclVat: 20.23,
  }
}

/** What is wrong with the file of an item, or null: the cover's sheet, a blank side, the pages, and a blank side. */
async function findProblem(item: z.infer<typeof orderSchema>['items'][number]): Promise<string | null> {
  const [file, ...others] = item.files
  if (file?.type !== 'default' || others.length > 0) return 'A photo book is one file of type default'
  const answer = await fetch(file.url).catch(() => null)
  if (!answer?.ok) return 'The file could not be downloaded'
  const document = await PDFDocument.load(await answer.arrayBuffer(), { updateMetadata: false }).catch(
    () => null,
  )
  if (!document) return 'The file is no PDF'
  const wanted = item.pageCount + 3
  if (document.getPageCount() !== wanted)
    return `Product requires exactly ${wanted} page(s), while file(s) contain ${document.getPageCount()} page(s)`
  const { width, height } = sheetOf(item.pageCount)
  const [cover, ...pages] = document.getPages()
  const isOfSize = (page: typeof cover, wide: number, high: number): boolean =>
    page !== undefined &&
    Math.abs((page.getWidth() / 72) * 25.4 - wide) < 0.5 &&
    Math.abs((page.getHeight() / 72) * 25.4 - high) < 0.5
  if (!isOfSize(cover, width, height)) return `The cover is not ${width} x ${height} mm`
  const edge = trimMm + 6
  const wrong = pages.findIndex((page) => !isOfSize(page, edge, edge))
  return wrong === -1 ? null : `Product requires ${edge}x${edge}mm on page ${wrong + 2}`
}
