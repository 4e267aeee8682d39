import { parseAccept } from 'hono/utils/accept'
import * as z from 'zod/mini'
import { type TitleBrief, titleBriefSchema } from '#book/brief.ts'
import { limits } from '#book/limits.ts'
import type { Size } from '#book/size.ts'
import { countPersonCall } from '#records/person-call-rows.ts'
import { isDraftOfOther, keepTitles, readTitles, type TitleRound } from '#records/title-rows.ts'
import { toldBefore } from '#records/told-before.ts'
import { type WhyNot, whyNot } from '#models/book-notice.ts'
import type { ModelFailure } from '#models/model-error.ts'
import { unspeakableInBrief } from '#story/ai/unspeakable-in-brief.ts'
import { type Storyteller, StorytellerError } from '#story/storyteller.ts'
import { paidTitles } from './call-limits.ts'
import { eventStream } from './event-stream.ts'
import { idSchema } from './id-schema.ts'
import { type Counter, type ProductFunction, readBody, refuse, type Visitor } from './product-function.ts'
import { refuseChoices } from './refuse-choices.ts'

const bodySchema = z.object({
  draftId: idSchema,
  round: z.int().check(z.gte(0), z.lt(limits.titleRequests)),
  brief: titleBriefSchema,
  /** The book that this one takes the place of: its story may come again. */
  replaces: z.optional(idSchema),
  /** Titles of our own storyteller are wanted. */
  by: z.optional(z.literal('house')),
})

/**
 * Ten titles; the same draft and round give the same ten, so a repeated request costs nothing. Whoever accepts a stream of
 * events hears each `title` as it is there, and at last all `titles` or the `code` of what went wrong. Titles come with a
 * `notice` when they, or the last of them, are our own storyteller's because whoever else would tell them has told this visitor
 * enough for a day, or does not answer. `sizes` tells of titles whose story comes in these sizes alone, and `abouts` what
 * the story of a title is about, where that is known before it is written.
 */
export const proposeTitles: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const { draftId, round, brief: told, by, replaces } = read.body
  const unavailable = refuseChoices(told, counter)
  if (unavailable) return unavailable
  const [unspeakable] = unspeakableInBrief(told)
  if (unspeakable) return refuse(422, unspeakable.message)
  const asked = { userId: visitor.userId, draftId, round }
  // Before a model is asked, and paid.
  if (await isDraftOfOther(counter.database, asked)) return refuse(404, 'not_found')
  const { theme } = told
  const brief = {
    ...told,
    toldBefore: await toldBefore(counter.database, { owner: visitor.userId, theme, replaces }),
  }
  const earlier = await readTitles(counter.database, asked)
  const teller =
    by === 'house'
      ? counter.storyteller.free
      : earlier
        ? counter.storyteller
        : await tellerFor(counter, visitor)
  if (!teller?.languages.includes(brief.language)) return refuse(429, 'too_many_titles')
  const isEnough = by === undefined && teller !== counter.storyteller
  const said: Notice = isEnough ? { notice: 'titles_by_house' } : {}
  const known = (titles: readonly string[]): KnownOfTitles => ({
    ...sizesOfTitles(teller, brief, titles),
    // Of who writes the book, whoever told the titles.
    ...aboutTitles(counter.storyteller, brief, titles),
  })
  const propose = (): AsyncIterable<string> => noticing(teller, { brief, round }, said)
  if (isStreamWanted(request)) {
    const events = earlier
      ? [{ titles: earlier, ...known(earlier) }]
      : tellTitles(counter, asked, propose(), (titles) => ({ ...said, ...known(titles) }))
    return eventStream(events, (error) => ({ code: codeOf(counter, error) }))
  }
  try {
    const titles = earlier ?? (await keep(counter.database, asked, await Array.fromAsync(propose())))
    return titles ? Response.json({ titles, ...said, ...known(titles) }) : refuse(404, 'not_found')
  } catch (error) {
    if (!(error instanceof StorytellerError) || error.reason === null) throw error
    return refuse(error.reason === 'refused' ? 422 : 503, codeOf(counter, error))
  }
}

/** Why the titles are our own storyteller's, or those after a model's (`titles_filled`); known once the first of ours is told. */
interface Notice {
  notice?: 'titles_by_house' | 'titles_filled' | `titles_${WhyNot}`
}

/** Titles whose story does not come in every size, with those in which it comes. */
interface ClosedSizes {
  sizes?: Record<string, readonly Size[]>
}

/** Titles of which it is known what their story is about, with that. */
interface Abouts {
  abouts?: Record<string, string>
}

type KnownOfTitles = ClosedSizes & Abouts

function sizesOfTitles(teller: Storyteller, brief: TitleBrief, titles: readonly string[]): ClosedSizes {
  const told = titles.flatMap((title) => {
    const sizes = teller.sizesOfTitle?.(brief, title)
    return sizes ? [[title, sizes] as const] : []
  })
  return told.length > 0 ? { sizes: Object.fromEntries(told) } : {}
}

function aboutTitles(teller: Storyteller, brief: TitleBrief, titles: readonly string[]): Abouts {
  const told = titles.flatMap((title) => {
    const about = teller.aboutTitle?.(brief, title)
    return about ? [[title, about] as const] : []
  })
  return told.length > 0 ? { abouts: Object.fromEntries(told) } : {}
}

/** Titles, with a note of why they, or those that come last, are our own storyteller's. */
async function* noticing(
  teller: Storyteller,
  { brief, round }: Pick<z.infer<typeof bodySchema>, 'brief' | 'round'>,
  said: Notice,
): AsyncGenerator<string> {
  let told = 0
  const onStandIn = (reason: ModelFailure): void => {
    said.notice = told > 0 ? 'titles_filled' : `titles_${whyNot(reason)}`
  }
  for await (const title of teller.proposeTitles(brief, round, onStandIn)) {
    told += 1
    yield title
  }
}

/** What whoever asked is told of a failure. */
function codeOf(counter: Counter, error: unknown): string {
  counter.log('propose-titles failed', error)
  const reason = error instanceof StorytellerError ? error.reason : null
  return reason === null ? 'server_problem' : `titles_${whyNot(reason)}`
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
  sayOf: (titles: readonly string[]) => KnownOfTitles,
): AsyncGenerator<object> {
  const told: string[] = []
  for await (const title of titles) {
    told.push(title)
    const { abouts } = sayOf([title])
    yield { title, ...(abouts && { abouts }) }
  }
  const kept = await keep(database, asked, told)
  yield kept ? { titles: kept, ...sayOf(kept) } : { code: 'not_found' }
}

/** Keeps the titles; fewer than were asked for only for whoever is there, so that the next request brings more. */
async function keep(
  database: Counter['database'],
  asked: TitleRound,
  titles: string[],
): Promise<string[] | null> {
  return titles.length < limits.titlesPerRequest ? titles : keepTitles(database, asked, titles)
}
