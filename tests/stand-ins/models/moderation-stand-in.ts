import { Hono } from 'hono'
import * as z from 'zod'
import { listenOn, type StandIn } from '../listen-on.ts'
import { bearerOf } from './wire.ts'

/** OpenAI's moderations, as strict about their requests as the documentation. */
export interface ModerationStandIn extends StandIn {
  /** The root of the API, as clients take it. */
  apiUrl: string
  /** The texts of each request that was understood. */
  asked: string[][]
  /** Statuses that the next requests get in place of an answer. */
  failNext(...statuses: number[]): void
}

/** Source: https://platform.openai.com/docs/api-reference/moderations. */
const request = z.strictObject({
  model: z.string().optional(),
  input: z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]),
})

const categories = [
  'harassment',
  'harassment/threatening',
  'hate',
  'hate/threatening',
  'illicit',
  'illicit/violent',
  'self-harm',
  'self-harm/instructions',
  'self-harm/intent',
  'sexual',
  'sexual/minors',
  'violence',
  'violence/graphic',
] as const

/** @param isViolent of which texts it says so */
export async function moderationStandIn(isViolent: (text: string) => boolean): Promise<ModerationStandIn> {
  const asked: string[][] = []
  const failures: number[] = []
  const app = new Hono()
  app.post('/v1/moderations', async (context) => {
    const fail = (status: number, message: string) =>
      context.json(
        { error: { message, type: 'invalid_request_error', param: null, code: null } },
        status as never,
      )
    if (bearerOf(context) !== 'key') return fail(401, 'the key is not known')
    const body = request.safeParse(await context.req.json())
    if (!body.success) return fail(400, z.prettifyError(body.error))
    const texts = [body.data.input].flat()
    asked.push(texts)
    const failure = failures.shift()
    if (failure !== undefined) return fail(failure, 'failed')
    return context.json({ id: 'modr-1', model: body.data.model ?? 'omni', results: texts.map(resultOf) })
  })
  const resultOf = (text: string): object => {
    const flagged = isViolent(text)
    const of = <Value>(value: (name: string) => Value): Record<string, Value> =>
      Object.fromEntries(categories.map((name) => [name, value(name)]))
    return {
      flagged,
      categories: of((name) => flagged && name === 'violence'),
      category_scores: of((name) => (flagged && name === 'violence' ? 0.9 : 0.001)),
      category_applied_input_types: of(() => ['text']),
    }
  }
  const standIn = await listenOn(app)
  return {
    ...standIn,
    apiUrl: `${standIn.url}/v1`,
    asked,
    failNext: (...statuses) => void failures.push(...statuses),
  }
}
