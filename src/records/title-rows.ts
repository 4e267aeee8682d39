import type { Pool } from 'pg'

/** One request for titles: which draft, and which of its rounds, from 0. */
export interface TitleRound {
  userId: string
  draftId: string
  round: number
}

/** The titles that this visitor got in a round, or null. */
export async function readTitles(
  database: Pool,
  { draftId, round, userId }: TitleRound,
): Promise<string[] | null> {
  const { rows } = await database.query<{ titles: string[] }>(
    'select titles from public.title_rounds where draft_id = $1 and round = $2 and owner = $3',
    [draftId, round, userId],
  )
  return rows[0]?.titles ?? null
}

/** Whether a title was ever proposed to somebody. */
export async function wasProposed(database: Pool, userId: string, title: string): Promise<boolean> {
  const { rows } = await database.query(
    'select 1 from public.title_rounds where owner = $1 and $2 = any(titles) limit 1',
    [userId, title],
  )
  return rows.length > 0
}

/** Whether another visitor has asked for titles of this draft. */
export async function isDraftOfOther(database: Pool, { draftId, userId }: TitleRound): Promise<boolean> {
  const { rows } = await database.query(
    'select 1 from public.title_rounds where draft_id = $1 and owner <> $2 limit 1',
    [draftId, userId],
  )
  return rows.length > 0
}

/** Keeps the titles of a round and gives those that count: the first that were kept. Null: somebody else's draft. */
export async function keepTitles(
  database: Pool,
  { draftId, round, userId }: TitleRound,
  titles: string[],
): Promise<string[] | null> {
  const { rows } = await database.query<{ titles: string[]; owner: string }>(
    `insert into public.title_rounds (draft_id, round, owner, titles) values ($1, $2, $3, $4)
     on conflict (draft_id, round) do update set titles = title_rounds.titles
     returning titles, owner`,
    [draftId, round, userId, titles],
  )
  return rows[0]?.owner === userId ? rows[0].titles : null
}
