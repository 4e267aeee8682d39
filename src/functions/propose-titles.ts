import * as z from 'zod/mini'
import { titleBriefSchema } from '#book/brief.ts'
import { limits } from '#book/limits.ts'
import { isAvailable } from '#book/options.ts'
import { isDraftOfOther, keepTitles, readTitles, type TitleRound } from '#records/title-rows.ts'
import { eventStream } from './event-stream.ts'
import { type Counter, type ProductFunction, readBody, refuse } from './product-function.ts'

const bodySchema = z.object({
  draftId: z.uuid(),
  round: z.int().check(z.gte(0), z.lt(limits.titleRequests)),
  brief: titleBriefSchema,
})

/**
 * Ten titles; the same draft and round give the same ten, so a repeated request costs nothing. Whoever accepts a stream of
 * events hears each `title` as it is there, and at last all `titles` or the `code` of what went wrong.
 */
export const proposeTitles: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const { draftId, round, brief } = read.body
  if (!isAvailable(brief, counter.storyteller.languages)) return refuse(422, 'choice_not_available')
  const asked = { userId: visitor.userId, draftId, round }
  // Before a model is asked, and paid.
  if (await isDraftOfOther(counter.database, asked)) return refuse(404, 'not_found')
  const earlier = await readTitles(counter.database, asked)
  const propose = (): AsyncIterable<string> => counter.storyteller.proposeTitles(brief, round)
  if (isStreamWanted(request)) {
    const events = earlier ? [{ titles: earlier }] : tellTitles(counter, asked, propose())
    return eventStream(events, (error) => {
      counter.log('propose-titles failed', error)
      return { code: 'server_problem' }
    })
  }
  const titles = earlier ?? (await keepTitles(counter.database, asked, await Array.fromAsync(propose())))
  return titles ? Response.json({ titles }) : refuse(404, 'not_found')
}

function isStreamWanted(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/event-stream') ?? false
}

async function* tellTitles(
  { database }: Counter,
  asked: TitleRound,
  titles: AsyncIterable<string>,
): AsyncGenerator<object> {
  const told: string[] = []
  for await (const title of titles) {
    told.push(title)
    yield { title }
  }
  const kept = await keepTitles(database, asked, told)
  yield kept ? { titles: kept } : { code: 'not_found' }
}
