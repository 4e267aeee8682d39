import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type LuluPrinter,
  luluPrinter,
  luluSpecification,
  type LuluSettings,
} from '#adapters/lulu/lulu-printer.ts'
import { type NewPrintJob, type PrintJobState, PrintRefused } from '#shop/printer.ts'
import { type LuluStandIn, signed, startLulu } from '../stand-ins/lulu.ts'
import { listenOn, type StandIn } from '../stand-ins/listen-on.ts'
import { keepsThePrinterContract } from './printer-contract.ts'

const { pages, trimMm, bleedMm, wrapMm, spineMm } = luluSpecification({ pages: 24, binding: 'left' })
let lulu: LuluStandIn
let files: StandIn
let settings: LuluSettings
let printer: LuluPrinter
beforeAll(async () => {
  lulu = await startLulu('key', 'secret')
  const app = new Hono()
  const serve = async (count: number, widthMm: number): Promise<Response> =>
    new Response(new Uint8Array(await sheets(count, widthMm)), {
      headers: { 'content-type': 'application/pdf' },
    })
  app.get('/interior.pdf', () => serve(pages, trimMm + 2 * bleedMm))
  app.get('/short.pdf', () => serve(pages - 2, trimMm + 2 * bleedMm))
  app.get('/cover.pdf', () => serve(1, 2 * trimMm + spineMm + 2 * wrapMm))
  app.get('/text.pdf', (context) => context.text('no pdf'))
  files = await listenOn(app)
  settings = {
    key: 'key',
    secret: 'secret',
    apiUrl: lulu.url,
    contactEmail: 'post@fabelaar.example',
    phone: '+31201234567',
    packageId: '0850X0850FCPRECW080CW444MXX',
    shippingLevel: 'MAIL',
    askEveryMs: 5,
  }
  printer = luluPrinter(settings)
})
afterAll(async () => {
  await lulu.close()
  await files.close()
})

async function sheets(count: number, widthMm: number): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  for (let page = 0; page < count; page += 1) document.addPage([(widthMm / 25.4) * 72, 600])
  return document.save()
}

function newJob(changes: Partial<NewPrintJob> = {}): NewPrintJob {
  return {
    id: randomUUID(),
    title: 'Noor en de heuvel',
    pages,
    binding: 'left',
    interiorUrl: `${files.url}/interior.pdf`,
    coverUrl: `${files.url}/cover.pdf`,
    address: {
      firstName: 'Anna',
      lastName: 'de Wit',
      street: 'Dorpsstraat',
      number: '12',
      city: 'Utrecht',
      postalCode: '3511AB',
      email: 'anna@example.org',
      country: 'NL',
    },
    webhookUrl: 'http://localhost:3999/api/printing/webhook',
    ...changes,
  }
}

const between: Readonly<Partial<Record<PrintJobState, readonly string[]>>> = {
  in_production: ['UNPAID', 'PAYMENT_IN_PROGRESS', 'PRODUCTION_DELAYED', 'PRODUCTION_READY', 'IN_PRODUCTION'],
  shipped: ['SHIPPED'],
  delivered: ['DELIVERED'],
  rejected: ['REJECTED'],
}

keepsThePrinterContract(() => ({
  printer,
  newJob: (changes) => Promise.resolve(newJob(changes)),
  spoiled: () => ({ interiorUrl: `${files.url}/text.pdf` }),
  costCents: 1983,
  count: (id) =>
    Promise.resolve([...lulu.jobs.values()].filter(({ body }) => body.external_id === id).length),
  move(jobId, state) {
    for (const name of between[state] ?? []) lulu.happen(jobId, name)
    return Promise.resolve()
  },
  webhook: lulu.webhook,
  wire: lulu,
}))

describe('a print job at Lulu', () => {
  test('says where it goes, and whom to ask about it', async () => {
    const job = newJob()
    await printer.createJob(job)
    const [mine] = [...lulu.jobs.values()].filter(({ body }) => body.external_id === job.id)
    expect(mine?.body.shipping_address).toMatchObject({
      street1: 'Dorpsstraat 12',
      phone_number: '+31201234567',
    })
  })

  test('is received until it is printed, and tells how the parcel is followed', async () => {
    const { id } = await printer.createJob(newJob())
    for (const name of ['UNPAID', 'PAYMENT_IN_PROGRESS', 'PRODUCTION_DELAYED', 'PRODUCTION_READY']) {
      lulu.happen(id, name)
      expect(await printer.readJob(id)).toMatchObject({ id, state: 'received' })
    }
    lulu.happen(id, 'IN_PRODUCTION')
    lulu.happen(id, 'SHIPPED')
    expect(await printer.readJob(id)).toEqual({
      id,
      state: 'shipped',
      tracking: { carrier: 'PostNL', number: '3SABC123', url: 'https://parcels.example/3SABC123' },
      cost: { cents: 1983, currency: 'EUR' },
    })
  })

  test('tells no cost before Lulu has reckoned it, nor one that cannot be read', async () => {
    const job = await printer.createJob(newJob())
    expect(job).toEqual({ id: job.id, state: 'received' })
    const strange = await listenOn(
      new Hono()
        .post('/auth/realms/glasstree/protocol/openid-connect/token', (context) =>
          context.json({ access_token: 't', expires_in: 3600 }),
        )
        .get('/print-jobs/1/', (context) =>
          context.json({
            id: 1,
            status: { name: 'SHIPPED' },
            costs: { total_cost_incl_tax: 'soon', currency: 'EUR' },
            line_items: [],
          }),
        ),
    )
    expect(await luluPrinter({ ...settings, apiUrl: strange.url }).readJob('1')).toEqual({
      id: '1',
      state: 'shipped',
    })
    await strange.close()
  })

  test('that is rejected says why in the words of Lulu', async () => {
    const { id } = await printer.createJob(newJob())
    lulu.happen(id, 'REJECTED', 'The spine is too thin')
    expect(await printer.readJob(id)).toMatchObject({
      state: 'rejected',
      problem: expect.stringMatching(/too thin/),
    })
  })

  test.each<[string, () => Partial<NewPrintJob>, RegExp]>([
    ['an interior that cannot be fetched', () => ({ interiorUrl: `${files.url}/none.pdf` }), /downloaded/],
    ['an interior that is no PDF', () => ({ interiorUrl: `${files.url}/text.pdf` }), /no PDF/],
    ['too few pages', () => ({ interiorUrl: `${files.url}/short.pdf` }), /22 pages, not 24/],
    ['a cover of another size', () => ({ coverUrl: `${files.url}/interior.pdf` }), /wide/],
    ['a title that Lulu does not take', () => ({ title: '' }), /400.*title|400.*line_items/],
  ])('is refused for good with %s', async (_, changes, words) => {
    const job = newJob(changes())
    const making = printer.createJob(job)
    await expect(making).rejects.toBeInstanceOf(PrintRefused)
    await expect(making).rejects.toThrow(words)
    expect([...lulu.jobs.values()].filter(({ body }) => body.external_id === job.id)).toEqual([])
  })

  test('is made with a new token when the old one ran out', async () => {
    lulu.endTokens()
    expect((await printer.createJob(newJob())).state).toBe('received')
  })
})

test('a key that Lulu does not know is told as such', async () => {
  await expect(luluPrinter({ ...settings, secret: 'other' }).check()).rejects.toThrow('does not know the key')
  await expect(printer.check()).resolves.toBeUndefined()
})

describe('a webhook', () => {
  const body = Buffer.from(JSON.stringify({ topic: 'PRINT_JOB_STATUS_CHANGED', data: { id: 12 } }))
  test('names its job when it is signed', () => {
    expect(printer.readWebhook({ headers: signed(body, 'secret'), body })).toBe('12')
  })

  test.each<[string, Headers, Buffer]>([
    ['without a signature', new Headers(), body],
    ['signed by another', signed(body, 'other'), body],
    ['changed by a byte', signed(body, 'secret'), Buffer.from(body.toString().replace('12', '13'))],
    [
      'of another kind',
      signed(Buffer.from('{"topic":"X","data":{"id":12}}'), 'secret'),
      Buffer.from('{"topic":"X","data":{"id":12}}'),
    ],
    ['that is no JSON', signed(Buffer.from('{'), 'secret'), Buffer.from('{')],
    ['with a strange signature', new Headers({ 'lulu-hmac-sha256': 'zz' }), body],
  ])('%s is none', (_, headers, bytes) => {
    expect(printer.readWebhook({ headers, body: bytes })).toBeNull()
  })
})
