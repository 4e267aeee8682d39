import type { Pool } from 'pg'
import type { Theme } from '#book/options.ts'

/**
 * The stories that somebody's books of a theme are of, by their names in `content/stages`, on their shelf or not: a brother or sister gets another.
 * @param replaces a book that another one takes the place of, which may be of the same story
 */
export async function toldBefore(
  database: Pool,
  { owner, theme, replaces }: { owner: string; theme: Theme; replaces?: string | undefined },
): Promise<string[]> {
  const { rows } = await database.query<{ story: string }>(
    `select distinct cover_scene->'stage'->>'story' as story from public.books
     where owner = $1 and brief->>'theme' = $2 and id is distinct from $3
       and cover_scene->'stage'->>'story' is not null
     order by 1 limit 100`,
    [owner, theme, replaces ?? null],
  )
  return rows.map(({ story }) => story)
}
