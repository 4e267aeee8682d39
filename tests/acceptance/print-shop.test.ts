import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll } from 'vitest'
import {
  listPrintShopJobs,
  movePrintShopJob,
  printShop,
  readPrintShopJob,
} from '#adapters/print-shop/print-shop.ts'
import type { Printer } from '#shop/printer.ts'
import { houseTypesetter } from '#typesetting/house-typesetter.ts'
import { setBothParts } from '#typesetting/print/set-both-parts.ts'
import { sampleBook } from '#typesetting/sample-book.ts'
import { startTestBackend, type TestBackend } from '../start-test-backend.ts'
import { keepsThePrinterContract } from './printer-contract.ts'

const bookPages = 24
const files = new Map<string, Uint8Array>([['text', new TextEncoder().encode('no pdf')]])
let backend: TestBackend
let printer: Printer
beforeAll(async () => {
  backend = await startTestBackend()
  printer = printShop(backend.pool, (url) => Promise.resolve(files.get(url) ?? new Uint8Array()), {
    movesAfterSeconds: null,
    costCents: 1850,
  })
  const picture = await sharp({ create: { width: 1760, height: 1760, channels: 3, background: '#7a9bbd' } })
    .jpeg()
    .toBuffer()
  const { interior, cover } = await setBothParts(
    houseTypesetter(),
    sampleBook(picture, {}),
    await printer.specificationFor({ pages: bookPages, binding: 'left' }),
  )
  files.set('interior', interior).set('cover', cover)
})
afterAll(() => backend[Symbol.asyncDispose]())

keepsThePrinterContract(() => ({
  printer,
  newJob: async (changes) => ({
    id: randomUUID(),
    title: 'De heuvel is weg',
    pages: (await printer.specificationFor({ pages: bookPages, binding: 'left' })).pages,
    binding: 'left',
    interiorUrl: 'interior',
    coverUrl: 'cover',
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
  }),
  spoiled: () => ({ interiorUrl: 'text' }),
  costCents: 1850,
  count: async (id) =>
    (await listPrintShopJobs(backend.pool)).filter(({ external_id }) => external_id === id).length,
  async move(jobId, state) {
    const job = await readPrintShopJob(backend.pool, jobId)
    if (!job || !(await movePrintShopJob(backend.pool, job, state))) throw new Error(`${jobId}, ${state}`)
  },
  webhook: (jobId) => ({ headers: new Headers(), body: Buffer.from(`id=${jobId}`) }),
}))
