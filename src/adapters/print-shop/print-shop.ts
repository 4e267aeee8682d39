import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import {
  type BookToPrint,
  type PrintSpecification,
  printedPages,
  setTrimMm,
} from '#book/print-specification.ts'
import type { Cents } from '#book/size.ts'
import { deliveryTimes } from '#shop/delivery-times.ts'
import {
  type NewPrintJob,
  type Paper,
  type Printer,
  type PrintJob,
  type PrintJobState,
  PrintRefused,
} from '#shop/printer.ts'
import { preflight } from '#typesetting/print/preflight.ts'

/** On what the local print shop prints. */
export const printShopPaper: Paper = { gramsPerSquareMetre: 170, coated: null }
/** A board of its hard covers, and a leaf of that paper. */
const boardMm = 2.5
const leafMm = 0.16

/** What the local print shop asks of the files of a book. */
export function printShopSpecification(book: BookToPrint): PrintSpecification {
  const pages = printedPages(book.pages, { fewest: 24, multiple: 4 })
  return {
    binding: book.binding,
    pages,
    trimMm: setTrimMm,
    bleedMm: 3,
    safetyMm: 10,
    wrapMm: 20,
    spineMm: Math.round((2 * boardMm + (pages / 2) * leafMm) * 10) / 10,
    spineTextFromPages: 80,
    colours: 'cmyk',
    mostInkPercent: 300,
    isOneFile: false,
    fewestPpi: 200,
  }
}

export interface PrintShopJob {
  id: string
  external_id: string
  state: PrintJobState
  problem: string | null
  title: string
  country: string
  pages: number
  webhook_url: string
  /** When it came into its state. */
  changed_at: Date
  created_at: Date
}

/**
 * The local print shop: takes what passes preflight, keeps a spool of the files, and moves through the states of a real
 * one by the buttons of its page; nothing is printed.
 *
 * @param options.movesAfterSeconds how long a job stays in each state before it moves to the next by itself, which
 *   happens when it is asked about; null: it waits for the buttons
 * @param options.costCents what it says that a book costs, in euro cents: nothing is paid either
 */
export function printShop(
  pool: Pool,
  fetchFile: (url: string) => Promise<Uint8Array>,
  options: { movesAfterSeconds: number | null; costCents: Cents } = { movesAfterSeconds: null, costCents: 0 },
): Printer {
  return {
    name: 'print-shop',
    paper: printShopPaper,
    deliveryTimes: deliveryTimes['print-shop'],
    lookEverySeconds: 15,
    specificationFor: (book) => Promise.resolve(printShopSpecification(book)),
    async createJob(job) {
      const known = await findJob(pool, job.id)
      return asPrintJob(known ?? (await takeJob(pool, job, fetchFile)), options.costCents)
    },
    async findJob(ourId) {
      const row = await findJob(pool, ourId)
      return row && asPrintJob(row, options.costCents)
    },
    async readJob(jobId) {
      if (options.movesAfterSeconds !== null)
        await moveWhoseTimeHasCome(pool, jobId, options.movesAfterSeconds)
      const row = await readPrintShopJob(pool, jobId)
      return row && asPrintJob(row, options.costCents)
    },
    readWebhook({ body }) {
      const id = new URLSearchParams(Buffer.from(body).toString()).get('id')
      return id?.startsWith('ps_') ? id : null
    },
  }
}

function asPrintJob({ id, state, problem }: PrintShopJob, costCents: Cents): PrintJob {
  const carrier = state === 'shipped' || state === 'delivered' ? { tracking: { carrier: 'Huispost' } } : {}
  return {
    id,
    state,
    ...(problem !== null && { problem }),
    ...carrier,
    cost: { cents: costCents, currency: 'EUR' },
  }
}

async function takeJob(
  pool: Pool,
  job: NewPrintJob,
  fetchFile: (url: string) => Promise<Uint8Array>,
): Promise<PrintShopJob> {
  const [interior, cover] = await Promise.all([fetchFile(job.interiorUrl), fetchFile(job.coverUrl)])
  const { ok, findings } = await preflight({ interior, cover }, printShopSpecification(job))
  if (!ok) throw new PrintRefused(`${findings[0]?.check}: ${findings[0]?.detail}`)
  await pool.query(
    `insert into house.print_shop_jobs (id, external_id, title, country, pages, interior, cover, webhook_url)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (external_id) do nothing`,
    [
      `ps_${randomBytes(9).toString('base64url')}`,
      job.id,
      job.title,
      job.address.country,
      job.pages,
      Buffer.from(interior),
      Buffer.from(cover),
      job.webhookUrl,
    ],
  )
  const taken = await findJob(pool, job.id)
  if (!taken) throw new Error('the print shop lost a job')
  return taken
}

const columns = 'id, external_id, state, problem, title, country, pages, webhook_url, changed_at, created_at'

async function findJob(pool: Pool, externalId: string): Promise<PrintShopJob | null> {
  const { rows } = await pool.query<PrintShopJob>(
    `select ${columns} from house.print_shop_jobs where external_id = $1`,
    [externalId],
  )
  return rows[0] ?? null
}

/** One of the print shop's jobs, or null. */
export async function readPrintShopJob(pool: Pool, id: string): Promise<PrintShopJob | null> {
  const { rows } = await pool.query<PrintShopJob>(
    `select ${columns} from house.print_shop_jobs where id = $1`,
    [id],
  )
  return rows[0] ?? null
}

/** The newest jobs. */
export async function listPrintShopJobs(pool: Pool): Promise<PrintShopJob[]> {
  const { rows } = await pool.query<PrintShopJob>(
    `select ${columns} from house.print_shop_jobs order by created_at desc limit 100`,
  )
  return rows
}

/** A file of the spool, or null. */
export async function readSpool(pool: Pool, id: string, part: 'interior' | 'cover'): Promise<Buffer | null> {
  const { rows } = await pool.query<{ file: Buffer | null }>(
    `select ${part} as file from house.print_shop_jobs where id = $1`,
    [id],
  )
  return rows[0]?.file ?? null
}

/** From which states a job may come to each. */
export const nextStates = {
  received: ['in_production', 'rejected', 'canceled'],
  in_production: ['shipped', 'rejected'],
  shipped: ['delivered'],
  delivered: [],
  rejected: [],
  canceled: [],
} as const satisfies Record<PrintJobState, readonly PrintJobState[]>

async function moveWhoseTimeHasCome(pool: Pool, id: string, afterSeconds: number): Promise<void> {
  const job = await readPrintShopJob(pool, id)
  const next = job && nextStates[job.state][0]
  if (!next || Date.now() - job.changed_at.getTime() < afterSeconds * 1000) return
  await movePrintShopJob(pool, job, next)
}

/** Moves a job on, and tells whether it could. What has left needs no files any more. */
export async function movePrintShopJob(pool: Pool, job: PrintShopJob, to: PrintJobState): Promise<boolean> {
  const possible: readonly PrintJobState[] = nextStates[job.state]
  if (!possible.includes(to)) return false
  const { rowCount } = await pool.query(
    `update house.print_shop_jobs set state = $3, changed_at = now(),
       problem = case when $3 = 'rejected' then 'The file could not be printed' end,
       interior = case when $3 in ('delivered', 'rejected', 'canceled') then null else interior end,
       cover = case when $3 in ('delivered', 'rejected', 'canceled') then null else cover end
     where id = $1 and state = $2`,
    [job.id, job.state, to],
  )
  return rowCount === 1
}
