import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gelatoPrinter } from '#adapters/gelato/gelato-printer.ts'
import { makeBook } from '#functions/make-book.ts'
import { printingWebhook } from '#functions/printing-webhook.ts'
import { houseTypesetter } from '#typesetting/house-typesetter.ts'
import { type GelatoStandIn, startGelato, stoodProduct, stoodWebhook } from '../stand-ins/gelato.ts'
import { jobsOf, orderAt, orderPrint, passRegretWindow, printerJobOf, withPicture } from './order-print.ts'
import { noor, startTestWorkshop, type TestWorkshop } from './start-workshop.ts'

let gelato: GelatoStandIn
let shop: TestWorkshop
beforeAll(async () => {
  gelato = await startGelato('key')
  const picture = await sharp({ create: { width: 1760, height: 1760, channels: 3, background: '#7a9bbd' } })
    .jpeg()
    .toBuffer()
  const typesetter = houseTypesetter()
  shop = await startTestWorkshop({
    typesetForPrint: (book, specification, part) =>
      typesetter.typesetForPrint(withPicture(book, picture), specification, part),
    printer: gelatoPrinter({
      key: 'key',
      webhookSecret: stoodWebhook.secret,
      webhookHeader: stoodWebhook.header,
      orderApiUrl: gelato.url,
      productApiUrl: gelato.url,
      productUid: stoodProduct,
      shippingMethod: 'normal',
      orderType: 'order',
    }),
  })
})
afterAll(async () => {
  await shop[Symbol.asyncDispose]()
  await gelato.close()
})

test('a book is made as Gelato wants it, in one file, and followed by its webhooks to the door', async () => {
  const visitor = await shop.reader()
  const bookId = randomUUID()
  await shop.ask(makeBook, visitor, { bookId, brief: noor })
  const orderId = await orderPrint(shop, visitor, bookId)
  await passRegretWindow(shop, orderId)
  const gelatoId = await printerJobOf(shop, orderId)
  expect((await jobsOf(shop, orderId))[0]?.preflight).toMatchObject({ ok: true, findings: [] })
  await gelato.orders.get(gelatoId)?.looked
  expect(gelato.orders.get(gelatoId)).toMatchObject({ status: 'created', log: [] })

  const call = async ({ headers, body }: ReturnType<GelatoStandIn['webhook']>): Promise<number> => {
    const request = new Request('http://x', { method: 'POST', headers, body: Buffer.from(body) })
    return (await printingWebhook(shop.counter, request)).status
  }
  const early = gelato.webhook(gelatoId)
  const happen = (...statuses: string[]): void => {
    for (const status of statuses) gelato.happen(gelatoId, status)
  }
  happen('uploading', 'passed', 'in_production')
  expect(await call(gelato.webhook(gelatoId))).toBe(200)
  expect(await orderAt(shop, orderId)).toMatchObject({ fulfilment: 'in_production' })
  happen('printed', 'shipped')
  expect(await call(gelato.webhook(gelatoId))).toBe(200)
  expect(await call(gelato.webhook(gelatoId))).toBe(200)
  expect(await call(early)).toBe(200)
  expect(await orderAt(shop, orderId)).toMatchObject({ fulfilment: 'shipped' })
  const told = (): number => shop.mails.filter(({ name }) => name === `shipped/${orderId}`).length
  await expect.poll(told).toBe(1)
  expect(shop.mails.find(({ name }) => name === `shipped/${orderId}`)?.plain).toContain('3SGEL123')
  happen('delivered')
  expect(await call({ headers: new Headers(), body: gelato.webhook(gelatoId).body })).toBe(400)
  expect(await orderAt(shop, orderId)).toMatchObject({ fulfilment: 'shipped' })
  expect(await call(gelato.webhook(gelatoId))).toBe(200)
  expect(await orderAt(shop, orderId)).toMatchObject({ fulfilment: 'delivered' })
  expect((await jobsOf(shop, orderId))[0]).toMatchObject({ cost_cents: 2023, cost_currency: 'EUR' })
})
