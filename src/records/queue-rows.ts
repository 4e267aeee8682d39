import type { Pool } from 'pg'

/** Work that is under way or waits is left: whoever does it ends it by themselves, and a sweep comes by later. */
const ended = `status in ('SUCCESS', 'ERROR', 'CANCELLED', 'MAX_RECOVERY_ATTEMPTS_EXCEEDED')`
/** The book or print job that a piece of work is named after (see `openWorkQueue`); null: after none. */
const subject = `substring(workflow_uuid from '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}')::uuid`

/**
 * Deletes what the queue keeps of work that has ended: what it was told, what it answered, and why it failed. Its tables name
 * each other by id and follow no key. Source: `deleteWorkflows` of `@dbos-inc/dbos-sdk` 5.3.
 */
const deleteWhere = (condition: string): string =>
  `with gone as (
     delete from dbos.workflow_status where ${ended} and ${condition} returning workflow_uuid as id
   ), inputs as (
     delete from dbos.workflow_input using gone where workflow_uuid = gone.id
   ), outputs as (
     delete from dbos.workflow_output using gone where workflow_uuid = gone.id
   )
   delete from dbos.operation_outputs using gone where workflow_uuid = gone.id`

/** Forgets the work that was done on a book and on its prints; to be called while its orders are still there. */
export async function forgetWorkOf(database: Pool, bookId: string): Promise<void> {
  await database.query(
    deleteWhere(`${subject} in (
      select $1::uuid
      union all
      select job.id from public.print_jobs job join public.orders on orders.id = job.order_id where orders.book_id = $1)`),
    [bookId],
  )
}

/** Forgets work of which neither book nor print job is left, such as what was under way when they were erased. */
export async function forgetWorkOfNobody(database: Pool): Promise<void> {
  await database.query(
    deleteWhere(`${subject} is not null
      and not exists (select 1 from public.books where id = ${subject})
      and not exists (select 1 from public.print_jobs where id = ${subject})`),
  )
}
