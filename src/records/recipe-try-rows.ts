import type { ClientBase, Pool } from 'pg'

/** More starts than this without a step forward, and what is done kills whoever does it. */
export const mostTries = 5

/** How often a piece of work was begun since it last got a step further. */
export async function countTries(database: Pool, workflowId: string): Promise<number> {
  const { rows } = await database.query<{ tries: number }>(
    'select tries from house.recipe_tries where workflow_id = $1',
    [workflowId],
  )
  return rows[0]?.tries ?? 0
}

/**
 * Notes that a piece of work begins, before anything of it is done; false when it has been begun too often. Whatever it got
 * further since makes it new: a step of its recipe (the queue keeps them in `dbos`), and within a step a picture or the
 * answer of a model.
 * @param subjectId the book that it is about; of what has another id only steps are counted
 */
export async function mayTry(database: Pool, workflowId: string, subjectId: string): Promise<boolean> {
  const { rows } = await database.query<{ tries: number }>(
    `insert into house.recipe_tries (workflow_id, steps_done)
     values ($1, (select count(*) from dbos.operation_outputs where workflow_uuid = $1)
       + (select count(*) from public.book_pages where book_id = $2 and picture_version > 0)
       + (select count(*) from house.ai_calls
          where outcome = 'finished' and work in ($2::text, (select seed from public.books where id = $2))))
     on conflict (workflow_id) do update set
       tries = case when excluded.steps_done > recipe_tries.steps_done then 1 else recipe_tries.tries + 1 end,
       steps_done = excluded.steps_done, begun_at = now()
     returning tries`,
    [workflowId, subjectId],
  )
  return (rows[0]?.tries ?? 1) <= mostTries
}

/** Forgets a piece of work that ended by itself. */
export async function forgetTries(database: Pool, workflowId: string): Promise<void> {
  await database.query('delete from house.recipe_tries where workflow_id = $1', [workflowId])
}

/** Takes back what was noted of the last start of pieces of work. */
export async function takeBackTries(database: Pool, workflowIds: readonly string[]): Promise<void> {
  await database.query('update house.recipe_tries set tries = tries - 1 where workflow_id = any($1)', [
    workflowIds,
  ])
}

/** Forgets what was tried on a book, which somebody or something puts back to work. */
export async function forgetTriesOf(database: Pool | ClientBase, bookId: string): Promise<void> {
  await database.query('delete from house.recipe_tries where strpos(workflow_id, $1) > 0', [bookId])
}

/** Forgets what was given up a month ago. */
export async function forgetOldTries(database: Pool): Promise<void> {
  await database.query(`delete from house.recipe_tries where begun_at < now() - interval '30 days'`)
}
