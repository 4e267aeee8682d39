import type { ClientBase, Pool } from 'pg'
import type { ModelFault } from '#models/model-error.ts'
import { inTransaction } from './in-transaction.ts'

/** A call of a model before it is made; see `CallOfModel`. */
interface CallRow {
  work: string
  task: string
  question: string
  model: string
  mostMicros: number
}

/** What may be spent and asked; money in millionths of a euro. */
export interface AiLimits {
  workMicros: number
  dayMicros: number
  /** Of a day's, by web processes: before there is a book, and perhaps never will be. */
  dayOfWebMicros: number
  /** How far a day's may be spent before only what has been paid for is asked. */
  dayOfUnpaidMicros: number
  /** Of one provider. */
  callsAtOnce: number
  callsAMinute: number
  /** After which a call that has not ended has died with its process. */
  timeoutSeconds: number
}

/** The process that asks. For a web process people wait; workers make books. */
export interface Asker {
  name: string
  isWeb: boolean
}

/** The answer of a call that was made before, whole or as far as it came; undefined if there is none. */
export async function findAiAnswer(database: Pool, call: CallRow): Promise<unknown[] | undefined> {
  const { rows } = await database.query<{ answer: unknown[] }>(
    `select answer from house.ai_calls
     where work = $1 and question = $2 and outcome in ('finished', 'cut') and json_array_length(answer) > 0
     order by began_at limit 1`,
    [call.work, call.question],
  )
  return rows[0]?.answer
}

/**
 * Enters a call, unless it could cost more than may be spent, or its provider is busy with others of ours. What people wait
 * for on the site never takes the last place: streams of titles would otherwise keep every book from being written.
 */
export async function beginAiCall(
  database: Pool,
  call: CallRow,
  { limits, asker }: { limits: AiLimits; asker: Asker },
): Promise<{ id: string } | 'busy' | 'budget' | 'book_budget'> {
  return inTransaction(database, async (client) => {
    // One at a time: two that each still fit could together cost too much.
    await client.query(`select pg_advisory_xact_lock(hashtext('ai-calls'))`)
    const now = await readAsked(client, call, limits)
    const exceeded = budgetExceeded(now, call, { limits, asker })
    if (exceeded !== null) {
      await enterUnasked(client, call, { asker, fault: exceeded })
      return exceeded
    }
    if (now.at_once >= limits.callsAtOnce || now.a_minute >= limits.callsAMinute) return 'busy'
    if (asker.isWeb && now.of_webs >= Math.max(1, limits.callsAtOnce - 1)) return 'busy'
    const entered = await client.query<{ id: string }>(
      `insert into house.ai_calls (work, task, question, model, micros, asked_by, asked_by_web)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [call.work, call.task, call.question, call.model, call.mostMicros, asker.name, asker.isWeb],
    )
    const [row] = entered.rows
    if (!row) throw new Error('a call was not entered')
    return { id: row.id }
  })
}

/** What is being asked of a call's provider, and what was spent: for its work, within a day, and by web processes of that. */
interface Asked {
  at_once: number
  of_webs: number
  a_minute: number
  work: string
  day: string
  day_of_webs: string
  /** Whether its work is a book that is paid for. */
  is_paid: boolean
}

async function readAsked(client: ClientBase, call: CallRow, limits: AiLimits): Promise<Asked> {
  const { rows } = await client.query<Asked>(
    `select count(*) filter (where running)::int as at_once,
            count(*) filter (where running and asked_by_web)::int as of_webs,
            count(*) filter (where provider and asked and began_at > now() - interval '1 minute')::int as a_minute,
            coalesce(sum(micros) filter (where work = $1), 0) as work,
            coalesce(sum(micros) filter (where began_at > now() - interval '1 day'), 0) as day,
            coalesce(sum(micros) filter (where began_at > now() - interval '1 day' and asked_by_web), 0) as day_of_webs,
            private.book_is_paid(case when $1 ~ '^[0-9a-f-]{36}$' then $1::uuid end) as is_paid
     from (select *, split_part(model, ':', 1) = split_part($2, ':', 1) as provider, coalesce(fault, '') not in ('budget', 'book_budget') as asked
           from house.ai_calls
           where began_at > now() - interval '1 day' or work = $1) as calls,
       lateral (select provider and outcome = 'running'
                  and began_at > now() - make_interval(secs => $3) as running) as now`,
    [call.work, call.model, limits.timeoutSeconds],
  )
  const [row] = rows
  if (!row) throw new Error('what was asked could not be counted')
  return row
}

/** What would not hold a call: that of its work first, since waiting for another day does not help. */
function budgetExceeded(
  { work, day, day_of_webs: dayOfWebs, is_paid: isPaid }: Asked,
  { mostMicros }: CallRow,
  { limits, asker }: { limits: AiLimits; asker: Asker },
): 'budget' | 'book_budget' | null {
  const exceeds = (spent: string, most: number): boolean => Number(spent) + mostMicros > most
  if (exceeds(work, limits.workMicros)) return 'book_budget'
  const isDaySpent =
    exceeds(day, isPaid ? limits.dayMicros : limits.dayOfUnpaidMicros) ||
    (asker.isWeb && exceeds(dayOfWebs, limits.dayOfWebMicros))
  return isDaySpent ? 'budget' : null
}

/** Enters what was not asked because no budget would hold it, for whoever looks how models do. */
async function enterUnasked(
  client: ClientBase,
  call: CallRow,
  { asker, fault }: { asker: Asker; fault: ModelFault },
): Promise<void> {
  await client.query(
    `insert into house.ai_calls (work, task, question, model, outcome, micros, asked_by, asked_by_web, fault)
     values ($1, $2, $3, $4, 'failed', 0, $5, $6, $7)`,
    [call.work, call.task, call.question, call.model, asker.name, asker.isWeb, fault],
  )
}

/** Keeps what may be asked and spent, for whoever looks how models do. */
export async function saveAiLimits(database: Pool, limits: AiLimits): Promise<void> {
  await database.query(
    `insert into house.ai_limits (calls_at_once, day_micros, day_unpaid_micros) values ($1, $2, $3)
     on conflict (is_only) do update set calls_at_once = excluded.calls_at_once, day_micros = excluded.day_micros,
       day_unpaid_micros = excluded.day_unpaid_micros`,
    [limits.callsAtOnce, Math.round(limits.dayMicros), Math.round(limits.dayOfUnpaidMicros)],
  )
}

/** Closes what processes were asking that have died; what it cost is not known, and counts as the most. */
export async function closeAiCallsOf(database: Pool, askers: readonly string[]): Promise<void> {
  await database.query(
    `update house.ai_calls set outcome = 'failed', error = 'the process that asked has died'
     where outcome = 'running' and asked_by = any($1)`,
    [askers],
  )
}

/** How a call ended, and what it really cost. */
export async function endAiCall(
  database: Pool,
  id: string,
  result: {
    outcome: string
    answer: unknown[]
    inputTokens: number
    outputTokens: number
    micros: number
    milliseconds: number
    error: string | null
    fault: string | null
  },
): Promise<void> {
  const { outcome, answer, inputTokens, outputTokens, micros, milliseconds, error, fault } = result
  await database.query(
    `update house.ai_calls set outcome = $2, answer = $3, input_tokens = $4, output_tokens = $5, micros = $6,
       milliseconds = $7, error = $8, fault = $9 where id = $1`,
    [id, outcome, JSON.stringify(answer), inputTokens, outputTokens, micros, milliseconds, error, fault],
  )
}

/** Answers about children are not kept longer than somebody may take their work up again. */
export async function forgetOldAnswers(database: Pool): Promise<void> {
  await database.query(
    `update house.ai_calls set answer = null, error = null where answer is not null and began_at < now() - interval '2 days'`,
  )
}

/**
 * Forgets what a model answered for a book of which no story came that can be printed: who has it tried again wants other
 * answers. They stay counted and paid.
 */
export async function forgetUselessAnswersOf(database: Pool | ClientBase, bookId: string): Promise<void> {
  await database.query(
    `update house.ai_calls set answer = null
     where work = (select seed from public.books
                   where id = $1 and cover_scene is null and notices && array['story_unusable', 'story_unfit'])`,
    [bookId],
  )
}

/** What all calls under a name have cost, in millionths of a euro: words by a book's seed, pictures by its id. */
export async function aiCostOf(database: Pool, work: string): Promise<number> {
  const { rows } = await database.query<{ micros: string }>(
    'select coalesce(sum(micros), 0) as micros from house.ai_calls where work = $1',
    [work],
  )
  return Number(rows[0]?.micros ?? 0)
}

/** What all models together have cost within a day, in millionths of a euro. */
export async function aiCostOfDay(database: Pool): Promise<number> {
  const { rows } = await database.query<{ micros: string }>(
    `select coalesce(sum(micros), 0) as micros from house.ai_calls where began_at > now() - interval '1 day'`,
  )
  return Number(rows[0]?.micros ?? 0)
}

/** How often within a day something was not asked since no budget would hold it. */
export async function refusedForBudgetOfDay(database: Pool): Promise<number> {
  const { rows } = await database.query<{ times: number }>(
    `select count(*)::int as times from house.ai_calls
     where fault = 'budget' and began_at > now() - interval '1 day'`,
  )
  return rows[0]?.times ?? 0
}

/** Counts a brief's own calls, and those of its titles, to the first book that is made from it. @param work of the brief */
export async function countBriefToBook(database: Pool, work: string, bookId: string): Promise<void> {
  await database.query(
    'insert into house.briefs_of_books (work, book_id) values ($1, $2) on conflict (work) do nothing',
    [work, bookId],
  )
}

/** Counts what scene plans had no word for. @param language of the story that wished */
export async function countWishes(
  database: Pool,
  wishes: readonly string[],
  language: string,
): Promise<void> {
  await database.query(
    `insert into house.picture_wishes (wish, language, times)
     select left(lower(trim(wish)), 60), $2, count(*) from unnest($1::text[]) as wish where trim(wish) <> '' group by 1
     on conflict (wish, language) do update set times = house.picture_wishes.times + excluded.times, last_at = now()`,
    [wishes, language],
  )
}
