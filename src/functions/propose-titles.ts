import * as z from 'zod/mini'
import { titleBriefSchema } from '#book/brief.ts'
import { limits } from '#book/limits.ts'
import { type Counter, type ProductFunction, readBody, refuse } from './product-function.ts'

const bodySchema = z.object({
  draftId: z.uuid(),
  round: z.int().check(z.gte(0), z.lt(limits.titleRequests)),
  brief: titleBriefSchema,
})

/** Ten titles; the same draft and round give the same ten, so a repeated request costs nothing. */
export const proposeTitles: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const { draftId, round, brief } = read.body
  const earlier = await readRound(counter, visitor.userId, draftId, round)
  if (earlier) return Response.json({ titles: earlier })
  const titles = await counter.storyteller.proposeTitles(brief, round)
  const kept = await keepRound(counter, { userId: visitor.userId, draftId, round, titles })
  return kept ? Response.json({ titles: kept }) : refuse(404, 'not_found')
}

async function readRound(
  counter: Counter,
  userId: string,
  draftId: string,
  round: number,
): Promise<string[] | null> {
  const { rows } = await counter.database.query<{ titles: string[] }>(
    'select titles from public.title_rounds where draft_id = $1 and round = $2 and owner = $3',
    [draftId, round, userId],
  )
  return rows[0]?.titles ?? null
}

async function keepRound(
  counter: Counter,
  entry: { userId: string; draftId: string; round: number; titles: string[] },
): Promise<string[] | null> {
  const { rows } = await counter.database.query<{ titles: string[]; owner: string }>(
    `insert into public.title_rounds (draft_id, round, owner, titles) values ($1, $2, $3, $4)
     on conflict (draft_id, round) do update set titles = title_rounds.titles
     returning titles, owner`,
    [entry.draftId, entry.round, entry.userId, entry.titles],
  )
  return rows[0]?.owner === entry.userId ? rows[0].titles : null
}
