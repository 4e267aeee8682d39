import * as z from 'zod/mini'
import { titleBriefSchema } from '#book/brief.ts'
import { limits } from '#book/limits.ts'
import { isAvailable } from '#book/options.ts'
import { keepTitles, readTitles } from '#records/title-rows.ts'
import { type ProductFunction, readBody, refuse } from './product-function.ts'

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
  if (!isAvailable(brief, counter.storyteller.languages)) return refuse(422, 'choice_not_available')
  const asked = { userId: visitor.userId, draftId, round }
  const earlier = await readTitles(counter.database, asked)
  if (earlier) return Response.json({ titles: earlier })
  const titles = await counter.storyteller.proposeTitles(brief, round)
  const kept = await keepTitles(counter.database, asked, titles)
  return kept ? Response.json({ titles: kept }) : refuse(404, 'not_found')
}
