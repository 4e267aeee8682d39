import { createHmac, randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type LuluPrinter,
  luluPrinter,
  luluSpecification,
  type LuluSettings,
} from '#adapters/lulu/lulu-printer.ts'
import { type NewPrintJob, PrintRefused } from '#shop/printer.ts'
import { type LuluStandIn, startLulu } from '../stand-ins/lulu.ts'
import { listenOn, type StandIn } from '../stand-ins/listen-on.ts'

const { pages, trimMm, bleedMm, wrapMm, spineMm } = luluSpecification(24)
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

describe('a print job at Lulu', () => {
  test('is made once, however often it is handed in, after both files were looked at', async () => {
    const job = newJob()
    const made = await printer.createJob(job)
    const again = await printer.createJob(job)
    expect(again.id).toBe(made.id)
    expect(made.state).toBe('received')
    const mine = [...lulu.jobs.values()].filter(({ body }) => body.external_id === job.id)
    expect(mine).toHaveLength(1)
    expect(mine[0]?.body.shipping_address).toMatchObject({
      street1: 'Dorpsstraat 12',
      phone_number: '+31201234567',
    })
  })

  test('goes through its states, and tells how the parcel is followed', async () => {
    const { id } = await printer.createJob(newJob())
    for (const name of ['UNPAID', 'PAYMENT_IN_PROGRESS', 'PRODUCTION_DELAYED', 'PRODUCTION_READY']) {
      await lulu.happen(id, name)
      expect(await printer.readJob(id)).toEqual({ id, state: 'received' })
    }
    await lulu.happen(id, 'IN_PRODUCTION')
    expect((await printer.readJob(id))?.state).toBe('in_production')
    await lulu.happen(id, 'SHIPPED')
    expect(await printer.readJob(id)).toEqual({
      id,
      state: 'shipped',
      tracking: { carrier: 'PostNL', number: '3SABC123', url: 'https://parcels.example/3SABC123' },
    })
    await lulu.happen(id, 'DELIVERED')
    expect((await printer.readJob(id))?.state).toBe('delivered')
  })

  test('that is rejected says why', async () => {
    const { id } = await printer.createJob(newJob())
    await lulu.happen(id, 'REJECTED', { message: 'The spine is too thin' })
    expect(await printer.readJob(id)).toMatchObject({
      state: 'rejected',
      problem: expect.stringMatching(/too thin/),
    })
  })

  test('of an unknown number is none', async () => {
    expect(await printer.readJob('999999')).toBeNull()
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

  test.each([429, 500, 503])('that meets a %i may be handed in again', async (status) => {
    lulu.failNext(status)
    const making = printer.createJob(newJob())
    await expect(making).rejects.toThrow(String(status))
    await expect(making).rejects.not.toBeInstanceOf(PrintRefused)
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
  const sign = (bytes: Buffer, secret = 'secret'): Headers =>
    new Headers({ 'lulu-hmac-sha256': createHmac('sha256', secret).update(bytes).digest('hex') })

  test('names its job when it is signed', () => {
    expect(printer.readWebhook({ headers: sign(body), body })).toBe('12')
  })

  test.each<[string, Headers, Buffer]>([
    ['without a signature', new Headers(), body],
    ['signed by another', sign(body, 'other'), body],
    ['changed by a byte', sign(body), Buffer.from(body.toString().replace('12', '13'))],
    [
      'of another kind',
      sign(Buffer.from('{"topic":"X","data":{"id":12}}')),
      Buffer.from('{"topic":"X","data":{"id":12}}'),
    ],
    ['that is no JSON', sign(Buffer.from('{')), Buffer.from('{')],
    ['with a strange signature', new Headers({ 'lulu-hmac-sha256': 'zz' }), body],
  ])('%s is none', (_, headers, bytes) => {
    expect(printer.readWebhook({ headers, body: bytes })).toBeNull()
  })
})
