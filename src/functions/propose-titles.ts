import { parseAccept } from 'hono/utils/accept'
import * as z from 'zod/mini'
import { titleBriefSchema } from '#book/brief.ts'
import { limits } from '#book/limits.ts'
import { isAvailable } from '#book/options.ts'
import { countPersonCall } from '#records/person-call-rows.ts'
import { isDraftOfOther, keepTitles, readTitles, type TitleRound } from '#records/title-rows.ts'
import type { Storyteller } from '#story/storyteller.ts'
import { paidTitles } from './call-limits.ts'
import { eventStream } from './event-stream.ts'
import { type Counter, type ProductFunction, readBody, refuse, type Visitor } from './product-function.ts'

const bodySchema = z.object({
  draftId: z.uuid(),
  round: z.int().check(z.gte(0), z.lt(limits.titleRequests)),
  brief: titleBriefSchema,
})

/**
 * Ten titles; the same draft and round give the same ten, so a repeated request costs nothing. Whoever accepts a stream of
 * events hears each `title` as it is there, and at last all `titles` or the `code` of what went wrong. Titles come with a
 * `notice` when whoever else would tell them has told this visitor enough for a day.
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
  const teller = earlier ? counter.storyteller : await tellerFor(counter, visitor)
  if (!teller?.languages.includes(brief.language)) return refuse(429, 'too_many_titles')
  const notice = teller === counter.storyteller ? {} : { notice: 'titles_by_house' }
  const propose = (): AsyncIterable<string> => teller.proposeTitles(brief, round)
  if (isStreamWanted(request)) {
    const events = earlier ? [{ titles: earlier }] : tellTitles(counter, asked, propose(), notice)
    return eventStream(events, (error) => {
      counter.log('propose-titles failed', error)
      return { code: 'server_problem' }
    })
  }
  const titles = earlier ?? (await keep(counter.database, asked, await Array.fromAsync(propose())))
  return titles ? Response.json({ titles, ...notice }) : refuse(404, 'not_found')
}

/** Whoever writes, until that has been paid for often enough today; then whoever costs nothing. */
async function tellerFor(
  { database, storyteller }: Counter,
  { userId }: Visitor,
): Promise<Storyteller | null> {
  if (storyteller.free === storyteller) return storyteller
  const wait = await countPersonCall(database, { userId, name: 'paid-titles' }, paidTitles)
  return wait === null ? storyteller : storyteller.free
}

function isStreamWanted(request: Request): boolean {
  const accepted = parseAccept(request.headers.get('accept') ?? '')
  return accepted.some(({ type, q }) => type.toLowerCase() === 'text/event-stream' && q > 0)
}

async function* tellTitles(
  { database }: Counter,
  asked: TitleRound,
  titles: AsyncIterable<string>,
  notice: object,
): AsyncGenerator<object> {
  const told: string[] = []
  for await (const title of titles) {
    told.push(title)
    yield { title }
  }
  const kept = await keep(database, asked, told)
  yield kept ? { titles: kept, ...notice } : { code: 'not_found' }
}

/** Keeps the titles; fewer than were asked for only for whoever is there, so that the next request brings more. */
async function keep(
  database: Counter['database'],
  asked: TitleRound,
  titles: string[],
): Promise<string[] | null> {
  return titles.length < limits.titlesPerRequest ? titles : keepTitles(database, asked, titles)
}
