import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GelatoPrinter, gelatoPrinter, type GelatoSettings } from '#adapters/gelato/gelato-printer.ts'
import type { Address } from '#shop/address.ts'
import { type NewPrintJob, type PrintJobState, PrintRefused } from '#shop/printer.ts'
import {
  type GelatoStandIn,
  startGelato,
  type StoodOrder,
  stoodProduct,
  stoodWebhook,
} from '../stand-ins/gelato.ts'
import { listenOn, type StandIn } from '../stand-ins/listen-on.ts'
import { keepsThePrinterContract } from './printer-contract.ts'

let gelato: GelatoStandIn
let files: StandIn
let settings: GelatoSettings
let printer: GelatoPrinter
let pages: number
beforeAll(async () => {
  gelato = await startGelato('key')
  settings = {
    key: 'key',
    webhookSecret: stoodWebhook.secret,
    webhookHeader: stoodWebhook.header,
    orderApiUrl: gelato.url,
    productApiUrl: gelato.url,
    productUid: stoodProduct,
    shippingMethod: 'normal',
    orderType: 'order',
    lookAgainMs: 1,
  }
  printer = gelatoPrinter(settings)
  const specification = await printer.specificationFor({ pages: 24, binding: 'left' })
  pages = specification.pages
  const { trimMm, bleedMm, wrapMm, spineMm } = specification
  const cover = { width: 2 * (trimMm + wrapMm) + spineMm, height: trimMm + 2 * wrapMm }
  const inside = { width: trimMm + 2 * bleedMm, height: trimMm + 2 * bleedMm }
  const sheets = (count: number, first = cover): Promise<Response> =>
    pdf([first, ...Array.from({ length: count }, () => inside)])
  const app = new Hono()
  app.get('/whole.pdf', () => sheets(pages + 2))
  app.get('/short.pdf', () => sheets(pages))
  app.get('/narrow.pdf', () => sheets(pages + 2, { ...cover, width: cover.width - 6 }))
  app.get('/text.pdf', (context) => context.text('no pdf'))
  files = await listenOn(app)
})
afterAll(async () => {
  await gelato.close()
  await files.close()
})

async function pdf(sheetsMm: readonly { width: number; height: number }[]): Promise<Response> {
  const document = await PDFDocument.create()
  for (const { width, height } of sheetsMm) document.addPage([(width / 25.4) * 72, (height / 25.4) * 72])
  return new Response(new Uint8Array(await document.save()), {
    headers: { 'content-type': 'application/pdf' },
  })
}

const address: Address = {
  firstName: 'Anna',
  lastName: 'de Wit',
  street: 'Dorpsstraat',
  number: '12',
  city: 'Utrecht',
  postalCode: '3511AB',
  email: 'anna@example.org',
  country: 'NL',
}

function newJob(changes: Partial<NewPrintJob> = {}): NewPrintJob {
  return {
    id: randomUUID(),
    title: 'Noor en de heuvel',
    pages,
    binding: 'left',
    interiorUrl: `${files.url}/interior.pdf`,
    coverUrl: `${files.url}/cover.pdf`,
    wholeUrl: `${files.url}/whole.pdf`,
    address,
    webhookUrl: 'http://localhost:3999/api/printing/webhook',
    ...changes,
  }
}

function ordersOf(jobId: string): StoodOrder[] {
  return [...gelato.orders.values()].filter(({ body }) => body.orderReferenceId === jobId)
}

const between: Readonly<Partial<Record<PrintJobState, readonly string[]>>> = {
  in_production: ['uploading', 'passed', 'in_production', 'printed'],
  shipped: ['shipped'],
  delivered: ['in_transit', 'delivered'],
  rejected: ['failed'],
}

keepsThePrinterContract(() => ({
  printer,
  newJob: (changes) => Promise.resolve(newJob(changes)),
  spoiled: () => ({ wholeUrl: `${files.url}/text.pdf` }),
  costCents: 2023,
  count: (id) => Promise.resolve(ordersOf(id).length),
  move(jobId, state) {
    for (const status of between[state] ?? []) gelato.happen(jobId, status)
    return Promise.resolve()
  },
  webhook: gelato.webhook,
  wire: gelato,
}))

describe('what Gelato asks of the files', () => {
  test('is one file, whose cover is as large as Gelato says for so many pages', async () => {
    expect(await printer.specificationFor({ pages: 24, binding: 'left' })).toMatchObject({
      pages: 30,
      isOneFile: true,
      trimMm: 200,
      bleedMm: 3,
      wrapMm: 23,
      spineMm: 12,
    })
    expect(await printer.specificationFor({ pages: 60, binding: 'left' })).toMatchObject({
      pages: 60,
      spineMm: 14,
    })
  })

  test('cannot be told of a book that is longer than it prints', async () => {
    await expect(printer.specificationFor({ pages: 400, binding: 'left' })).rejects.toBeInstanceOf(
      PrintRefused,
    )
  })
})

describe('an order at Gelato', () => {
  test('says what is printed and where it goes', async () => {
    const job = newJob()
    await printer.createJob(job)
    expect(ordersOf(job.id)[0]?.body).toMatchObject({
      orderType: 'order',
      currency: 'EUR',
      shipmentMethodUid: 'normal',
      items: [{ pageCount: 30, quantity: 1, files: [{ type: 'default', url: job.wholeUrl }] }],
      shippingAddress: { addressLine1: 'Dorpsstraat 12', postCode: '3511AB', country: 'NL' },
    })
  })

  test('is a draft where only drafts are wanted, and waits to be printed', async () => {
    const job = newJob()
    const made = await gelatoPrinter({ ...settings, orderType: 'draft' }).createJob(job)
    expect(made.state).toBe('received')
    expect(ordersOf(job.id)[0]?.body.orderType).toBe('draft')
  })

  test('breaks a long street over two lines, and cuts a name that no label has room for', async () => {
    const job = newJob({
      address: {
        ...address,
        firstName: 'Wilhelmina Johanna Catharina Maria',
        street: 'Burgemeester van der Heijdenstraat achter de Grote Kerk',
      },
    })
    await printer.createJob(job)
    expect(ordersOf(job.id)[0]?.body.shippingAddress).toMatchObject({
      firstName: 'Wilhelmina Johanna Cathar',
      addressLine1: 'Burgemeester van der Heijdenstraat',
      addressLine2: 'achter de Grote Kerk 12',
    })
  })

  test('is received until it is printed, and tells how the parcel is followed until it is there', async () => {
    const { id } = await printer.createJob(newJob())
    const at = async (status: string): Promise<unknown> => {
      gelato.happen(id, status)
      return printer.readJob(id)
    }
    const cost = { cents: 2023, currency: 'EUR' }
    const tracking = {
      carrier: 'PostNL Standard',
      number: '3SGEL123',
      url: 'https://parcels.example/3SGEL123',
    }
    for (const status of ['on_hold', 'uploading', 'passed'])
      expect(await at(status)).toEqual({ id, state: 'received', cost })
    for (const status of ['in_production', 'printed'])
      expect(await at(status)).toEqual({ id, state: 'in_production', cost })
    for (const status of ['shipped', 'in_transit', 'returned'])
      expect(await at(status)).toEqual({ id, state: 'shipped', tracking, cost })
  })

  test.each([
    ['short.pdf', /exactly 33 page/],
    ['narrow.pdf', /cover is not 458 x 246 mm/],
    ['none.pdf', /downloaded/],
  ])('whose file is %s fails once Gelato has looked at it, and says why', async (file, words) => {
    const { id } = await printer.createJob(newJob({ wholeUrl: `${files.url}/${file}` }))
    expect(await printer.readJob(id)).toMatchObject({
      state: 'rejected',
      problem: expect.stringMatching(words),
    })
  })

  test.each<[string, Partial<NewPrintJob>, RegExp]>([
    ['a page count that it does not print', { pages: 31 }, /400.*valid page count/],
    ['a town that no label has room for', { address: { ...address, city: 'x'.repeat(31) } }, /400.*city/],
    ['an address without a mailbox', { address: { ...address, email: 'anna' } }, /400.*email/],
  ])('is refused for good with %s', async (_, changes, words) => {
    const job = newJob(changes)
    const making = printer.createJob(job)
    await expect(making).rejects.toBeInstanceOf(PrintRefused)
    await expect(making).rejects.toThrow(words)
    expect(ordersOf(job.id)).toEqual([])
  })

  test('whose answer does not come is looked for before anybody tries again', async () => {
    const job = newJob()
    gelato.loseNextAnswer()
    expect((await printer.createJob(job)).state).toBe('received')
    expect(ordersOf(job.id)).toHaveLength(1)
  })

  test('that was not taken may be handed in again', async () => {
    const job = newJob()
    gelato.failNext(0, 503)
    const making = printer.createJob(job)
    await expect(making).rejects.toThrow(/503/)
    await expect(making).rejects.not.toBeInstanceOf(PrintRefused)
    expect(ordersOf(job.id)).toEqual([])
    await printer.createJob(job)
    expect(ordersOf(job.id)).toHaveLength(1)
  })

  test('is not made of two files', async () => {
    await expect(printer.createJob(newJob({ wholeUrl: undefined }))).rejects.toThrow(/one file/)
  })

  test('in a state that nobody has told us of is not guessed at', async () => {
    const { id } = await printer.createJob(newJob())
    const order = gelato.orders.get(id)
    if (order) order.status = 'teleported'
    await expect(printer.readJob(id)).rejects.toThrow(/teleported/)
  })
})

test('a key that Gelato does not know is told as such, and a product that it does not print', async () => {
  await expect(gelatoPrinter({ ...settings, key: 'other' }).check()).rejects.toThrow('does not know the key')
  const other = { ...settings, productUid: stoodProduct.replace('200x200', '210x210') }
  await expect(gelatoPrinter(other).check()).rejects.toThrow(/404.*No such product/)
  await expect(printer.check()).resolves.toBeUndefined()
})

describe('a webhook of Gelato', () => {
  const { header, secret } = stoodWebhook
  const event = (name: string): Buffer => Buffer.from(JSON.stringify({ event: name, orderId: 'an-order' }))

  test.each(['order_status_updated', 'order_item_status_updated', 'order_item_tracking_code_updated'])(
    'that tells of %s names its order',
    (name) => {
      const headers = new Headers({ [header]: secret })
      expect(printer.readWebhook({ headers, body: event(name) })).toBe('an-order')
    },
  )

  test.each<[string, Record<string, string>, Buffer]>([
    ['without the secret', {}, event('order_status_updated')],
    ['with another', { [header]: 'a secreT' }, event('order_status_updated')],
    ['with the secret elsewhere', { 'x-other': secret }, event('order_status_updated')],
    ['of another kind', { [header]: secret }, event('store_product_created')],
    ['that is no JSON', { [header]: secret }, Buffer.from('{')],
  ])('%s is none', (_, headers, body) => {
    expect(printer.readWebhook({ headers: new Headers(headers), body })).toBeNull()
  })
})
