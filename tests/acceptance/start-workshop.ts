import type { Panel } from '#book/panel.ts'
import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import type { Pool } from 'pg'
import sharp from 'sharp'
import { expect } from 'vitest'
import { printShop } from '#adapters/print-shop/print-shop.ts'
import { supabaseFiles, supabaseUploads } from '#adapters/supabase/supabase-files.ts'
import { closeTillPayment, houseTill } from '#adapters/till/house-till.ts'
import type { Brief } from '#book/brief.ts'
import { buy } from '#functions/buy.ts'
import type { Counter, ProductFunction, Visitor } from '#functions/product-function.ts'
import { refreshOrder } from '#functions/refresh-order.ts'
import type { Illustrator, PictureRequest } from '#illustration/illustrator.ts'
import type { Seller } from '#shop/invoice.ts'
import type { MailToCarry } from '#shop/mailer.ts'
import type { PaymentProvider } from '#shop/payment-provider.ts'
import type { Printer } from '#shop/printer.ts'
import { withdrawalWords } from '#shop/withdrawal.ts'
import { houseStoryteller } from '#story/house/house-storyteller.ts'
import type { Storyteller } from '#story/storyteller.ts'
import type { BookToTypeset, Typesetter } from '#typesetting/typesetter.ts'
import { startWorker } from '#workflows/start-worker.ts'
import { openWorkQueue } from '#workflows/open-work-queue.ts'
import type { Workshop } from '#workflows/workshop.ts'
import { visitorOf } from '../act-as.ts'
import { startTestBackend, type TestBackend } from '../start-test-backend.ts'

export interface TestWorkshop {
  backend: TestBackend
  counter: Counter
  /** Every mail that was carried so far, oldest first. */
  mails: MailToCarry[]
  /** What went to the typesetter so far, oldest first. */
  typeset: BookToTypeset[]
  /** Calls a product function as this visitor. */
  ask(work: ProductFunction, visitor: Visitor, body: unknown): Promise<Response>
  /** Somebody new with a confirmed address. */
  reader(): Promise<Visitor>
  [Symbol.asyncDispose](): Promise<void>
}

/**
 * The backend, the queue and a worker on a database of their own. `beforeStory` and `beforePicture` run before
 * the engines do, and fail in their place when they throw; pictures are plain squares, since these tests are not
 * about drawing.
 */
export async function startTestWorkshop(engines: {
  beforeStory?: (brief: Brief) => void | Promise<void>
  /** Writes in place of our own storyteller. */
  storyteller?: (database: Pool) => Promise<Storyteller>
  beforePicture?: (request: PictureRequest) => Promise<void>
  beforeTypesetting?: () => Promise<void>
  /** Sets books for the printer; without one nothing can be printed. */
  typesetForPrint?: Typesetter['typesetForPrint']
  /** Takes the money in place of the house till. */
  payments?: PaymentProvider
  /** Prints in place of the print shop. */
  printer?: Printer
  /** Draws in place of the plain squares. */
  illustrator?:
    | Illustrator
    | ((parts: Pick<Workshop, 'database' | 'files' | 'uploads'>) => Promise<Illustrator>)
  /** Whether the illustrator says that its pictures cost nothing; they do cost something unless told. */
  drawsFree?: () => boolean
}): Promise<TestWorkshop> {
  const backend = await startTestBackend()
  const service = createClient(backend.url, backend.keys.serviceKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const siteUrl = 'http://localhost:3999'
  const storyteller = (await engines.storyteller?.(backend.pool)) ?? storytellerAfter(engines.beforeStory)
  const kept = { files: supabaseFiles(service, backend.url), uploads: supabaseUploads(service) }
  const illustrator =
    typeof engines.illustrator === 'function'
      ? await engines.illustrator({ database: backend.pool, ...kept })
      : (engines.illustrator ?? (await plainSquares(engines.beforePicture, engines.drawsFree)))
  const mails: TestWorkshop['mails'] = []
  const typeset: BookToTypeset[] = []
  const typesetter: Typesetter = {
    async typeset(book) {
      typeset.push(book)
      await engines.beforeTypesetting?.()
      return new TextEncoder().encode('%PDF-1.7')
    },
    typesetForPrint: engines.typesetForPrint ?? (() => Promise.reject(new Error('nothing is printed here'))),
    typesetInvoice: (invoice) => Promise.resolve(new TextEncoder().encode(JSON.stringify(invoice))),
  }
  const shared = {
    database: backend.pool,
    storyteller,
    illustrator,
    ...kept,
    payments: engines.payments ?? houseTill(backend.pool, siteUrl),
    printer: engines.printer ?? printShop(backend.pool, fetchFile),
    formerPrinters: [],
    seller,
    typesetter,
    operatorEmail: 'post@fabelaar.example',
    siteUrl,
    log: () => {},
  }
  const workshop: Workshop = {
    ...shared,
    carrier: { carry: async (mail) => void mails.push(mail) },
  }
  const worker = await startWorker(workshop, { databaseUrl: backend.databaseUrl, executorId: 'test' })
  const queue = await openWorkQueue(backend.databaseUrl)
  const counter: Counter = { ...shared, queue, newId: randomUUID, examine: () => Promise.resolve([]) }
  return {
    backend,
    counter,
    mails,
    typeset,
    ask: (work, visitor, body) =>
      work(counter, new Request('http://x', { method: 'POST', body: JSON.stringify(body) }), visitor),
    async reader() {
      return visitorOf((await backend.signIn()).session)
    },
    async [Symbol.asyncDispose]() {
      await queue.close()
      await worker.close()
      await backend[Symbol.asyncDispose]()
    },
  }
}

export const seller: Seller = {
  name: 'Fabelaar',
  email: 'post@fabelaar.example',
  address: null,
  registration: null,
  vatNumber: null,
}

async function fetchFile(url: string): Promise<Uint8Array> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`a file answers ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

function storytellerAfter(before: ((brief: Brief) => void | Promise<void>) | undefined): Storyteller {
  const storyteller = houseStoryteller()
  return {
    ...storyteller,
    async writeStory(...words) {
      await before?.(words[0])
      return storyteller.writeStory(...words)
    },
  }
}

/** Whom every moment of this illustrator shows. */
export const drawnPanels: readonly Panel[] = [
  { called: 'Noor', head: { x: 245, y: 340, radius: 150 }, clear: 120, across: [0, 489] },
  { called: null, head: { x: 755, y: 340, radius: 150 }, clear: 120, across: [511, 1000] },
]

/** Draws every picture as the same plain square. */
export async function plainSquares(
  before?: (request: PictureRequest) => Promise<void>,
  drawsFree = () => false,
): Promise<Illustrator> {
  const jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#9bc' } })
    .jpeg()
    .toBuffer()
  return {
    name: 'plain squares',
    repeatable: true,
    usesPictures: false,
    shows: () => 'unseen',
    get drawsFree() {
      return drawsFree()
    },
    makeCharacterSheet: async (request) => ({
      ...request,
      choices: {},
      references: [],
      drawnBy: 'plain squares',
    }),
    draws: ({ references }) => references.length === 0,
    async drawPicture(request) {
      await before?.(request)
      return { jpeg, breaches: [], ...(request.kind === 'moment' && { panels: drawnPanels }) }
    },
  }
}

export const noor: Brief = {
  hero: {
    name: 'Noor',
    age: 6,
    gender: 'female',
    description: '',
    appearance: {
      skin: 'caramel',
      hairForm: 'curly',
      hairColour: 'dark',
      glasses: false,
      clothesColour: 'red',
    },
  },
  companions: [],
  style: 'waterpaint',
  theme: 'adventure',
  twist: 'Houdt van octopussen.',
  language: 'dutch',
  // One of the hill's own: another would let the seed choose between two stories.
  title: 'Noor en de heuvel die opstond',
  size: 'small',
}

/** A book of this visitor that lies open, as rows alone. */
export async function bookOf({ backend }: TestWorkshop, { userId }: Visitor): Promise<string> {
  const id = randomUUID()
  await backend.pool.query(
    `insert into public.books (id, owner, brief, title, seed, state, cover_version)
     values ($1, $2, $3, 'Noor', 's', 'ready', 1)`,
    [id, userId, noor],
  )
  return id
}

/** Buys the download of a book and pays at the till; what follows is not waited for. */
export async function payDownload(shop: TestWorkshop, visitor: Visitor, bookId: string): Promise<void> {
  const orderId = randomUUID()
  const wish = { orderId, bookId, kind: 'download', locale: 'nl', withdrawalWords }
  expect((await shop.ask(buy, visitor, wish)).status).toBe(200)
  const { rows } = await shop.backend.pool.query<{ payment_id: string }>(
    'select payment_id from public.orders where id = $1',
    [orderId],
  )
  await closeTillPayment(shop.backend.pool, rows[0]?.payment_id ?? '', 'paid')
  await shop.ask(refreshOrder, visitor, { orderId })
}
