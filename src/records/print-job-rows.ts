import type { ClientBase, Pool } from 'pg'
import type { PrintCost, Printer, Tracking } from '#shop/printer.ts'
import type { PreflightReport } from '#typesetting/print/preflight.ts'
import type { BookOrderRow } from './order-rows.ts'

type Database = Pool | ClientBase

export type PrintJobRowState =
  | 'making'
  | 'blocked'
  | 'sent'
  | 'in_production'
  | 'shipped'
  | 'delivered'
  | 'rejected'
  | 'canceled'

export interface PrintJobRow {
  id: string
  order_id: string
  book_id: string
  /** Counts from 1. */
  attempt: number
  printer: string
  state: PrintJobRowState
  printer_job_id: string | null
  preflight: PreflightReport | null
  /** Paths among the book files; `whole` is both in one, for a printer that wants that. */
  files: { interior: string; cover: string; whole?: string } | null
  problem: string | null
  /** Since when the printer may have it, while it has not answered. */
  handed_over_at: Date | null
  tracking: Tracking | null
  created_at: Date
  updated_at: Date
}

/** Begins another try at printing an order; it counts those before. */
export async function insertPrintJob(
  database: Database,
  order: Pick<BookOrderRow, 'id' | 'book_id'>,
  printer: string,
): Promise<PrintJobRow> {
  const { rows } = await database.query<PrintJobRow>(
    `insert into public.print_jobs (order_id, book_id, printer, attempt)
     values ($1, $2, $3, 1 + (select count(*) from public.print_jobs where order_id = $1)) returning *`,
    [order.id, order.book_id, printer],
  )
  const row = rows[0]
  if (!row) throw new Error(`no print job for order ${order.id}`)
  return row
}

/** A print job, or null. */
export async function readPrintJob(database: Database, id: string): Promise<PrintJobRow | null> {
  const { rows } = await database.query<PrintJobRow>('select * from public.print_jobs where id = $1', [id])
  return rows[0] ?? null
}

/** The job that a printer knows by this id, or null. */
export async function findPrintJob(
  database: Database,
  printer: string,
  printerJobId: string,
): Promise<PrintJobRow | null> {
  const { rows } = await database.query<PrintJobRow>(
    'select * from public.print_jobs where printer = $1 and printer_job_id = $2',
    [printer, printerJobId],
  )
  return rows[0] ?? null
}

/** Writes what is known of a job; what is left out stays as it is. */
export async function savePrintJob(
  database: Database,
  id: string,
  change: Partial<
    Pick<PrintJobRow, 'state' | 'printer_job_id' | 'preflight' | 'files' | 'problem' | 'tracking'> & {
      cost: PrintCost | undefined
    }
  >,
): Promise<void> {
  await database.query(
    `update public.print_jobs set
       state = coalesce($2, state),
       printer_job_id = coalesce($3, printer_job_id),
       preflight = coalesce($4::jsonb, preflight),
       files = coalesce($5::jsonb, files),
       problem = coalesce($6, problem),
       tracking = coalesce($7::jsonb, tracking),
       cost_cents = coalesce($8, cost_cents),
       cost_currency = coalesce($9, cost_currency),
       cost_at = case when $8::int is null then cost_at else coalesce(cost_at, now()) end
     where id = $1`,
    [
      id,
      change.state ?? null,
      change.printer_job_id ?? null,
      asJson(change.preflight),
      asJson(change.files),
      change.problem ?? null,
      asJson(change.tracking),
      change.cost?.cents ?? null,
      change.cost?.currency ?? null,
    ],
  )
}

/** Notes that a job is being handed to the printer, or that the printer did not take it. */
export async function saveHandingOver(database: Database, id: string, isHandedOver: boolean): Promise<void> {
  await database.query(
    'update public.print_jobs set handed_over_at = case when $2 then now() end where id = $1',
    [id, isHandedOver],
  )
}

function asJson(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value)
}

/** Gives a job that no printer has to another one. */
export async function savePrinter(database: Database, id: string, printer: string): Promise<void> {
  await database.query('update public.print_jobs set printer = $2 where id = $1', [id, printer])
}

/** A few jobs that this printer has not been asked about for so long; nobody else asks meanwhile. */
export async function takeRunningJobs(
  database: Pool,
  { name, lookEverySeconds }: Pick<Printer, 'name' | 'lookEverySeconds'>,
): Promise<PrintJobRow[]> {
  const { rows } = await database.query<PrintJobRow>(
    `update public.print_jobs set next_look_at = now() + $1 * interval '1 second'
     where id in (
       select id from public.print_jobs
       where printer = $2 and state in ('sent', 'in_production', 'shipped') and next_look_at <= now()
       order by next_look_at limit 20 for update skip locked)
     returning *`,
    [lookEverySeconds, name],
  )
  return rows
}

/**
 * A few jobs that were being handed to this printer when their buyer was erased, or that were dropped after it, so that
 * nobody is left to hand them in again: whether it has them is not known. Longer ago than any handing over takes; nobody else asks meanwhile.
 */
export async function takeLostJobs(database: Pool, printer: string): Promise<PrintJobRow[]> {
  const { rows } = await database.query<PrintJobRow>(
    `update public.print_jobs set next_look_at = now() + interval '15 minutes'
     where id in (
       select id from public.print_jobs
       where printer = $1 and printer_job_id is null
         and handed_over_at < now() - interval '1 hour' and next_look_at <= now()
         and (state = 'canceled' or not exists (select 1 from public.orders where id = print_jobs.order_id))
       order by next_look_at limit 20 for update skip locked)
     returning *`,
    [printer],
  )
  return rows
}

/** The print job of an order that waits for an operator; null when none does. */
export async function blockedJobOf(database: Database, orderId: string): Promise<PrintJobRow | null> {
  const { rows } = await database.query<PrintJobRow>(
    `select * from public.print_jobs where order_id = $1 and state = 'blocked' for update`,
    [orderId],
  )
  return rows[0] ?? null
}

/** The print job of an order that no printer is at work on: it is being made ready, or waits for an operator. */
export async function unmadeJobOf(database: Database, orderId: string): Promise<PrintJobRow | null> {
  const { rows } = await database.query<PrintJobRow>(
    `select * from public.print_jobs
     where order_id = $1 and (state = 'blocked' or state = 'making' and handed_over_at is null) for update`,
    [orderId],
  )
  return rows[0] ?? null
}

/** Whether an order was tried to be printed again after this job. */
export async function hasLaterTry(
  database: Database,
  { order_id: orderId, attempt }: Pick<PrintJobRow, 'order_id' | 'attempt'>,
): Promise<boolean> {
  const { rows } = await database.query(
    'select 1 from public.print_jobs where order_id = $1 and attempt > $2 limit 1',
    [orderId, attempt],
  )
  return rows.length > 0
}
