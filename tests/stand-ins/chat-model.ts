import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import * as z from 'zod'
import { listenOn, type StandIn } from './listen-on.ts'

/**
 * OpenAI's chat completions as published, as strictly as its documentation says: for models behind any address that
 * speaks it. Answers come from a script. Source: https://platform.openai.com/docs/api-reference/chat.
 */
export interface ModelStandIn extends StandIn {
  /** The root of the API, as clients take it. */
  apiUrl: string
  /** Every question that was understood, in order. */
  questions: Question[]
  /** What the next requests get in place of the script's answer. */
  behaveNext(...behaviours: Behaviour[]): void
}

/** What was asked, whatever wire it came over. */
export interface Question {
  instructions: string
  material: string
  /** The JSON schema of the answer. */
  schema: Record<string, unknown>
  streams: boolean
}

/** Says what a good model would answer, as a value of the schema. */
export type Script = (question: Question) => unknown

export type Behaviour =
  | { kind: 'good' }
  | { kind: 'status'; status: number; body?: unknown; headers?: Record<string, string> }
  | { kind: 'refuse' }
  /** Says this in place of an answer. */
  | { kind: 'say'; text: string }
  /** Stops after so many characters, as at the most tokens. */
  | { kind: 'cut'; after: number }
  /** Ends the connection after so many characters. */
  | { kind: 'hangUp'; after: number }
  | { kind: 'slow'; milliseconds: number }

const requestSchema = z.strictObject({
  model: z.string(),
  messages: z.array(z.strictObject({ role: z.enum(['system', 'user']), content: z.string().min(1) })).min(1),
  max_tokens: z.int().positive(),
  stream: z.boolean().optional(),
  stream_options: z.strictObject({ include_usage: z.boolean() }).optional(),
  response_format: z.strictObject({
    type: z.literal('json_schema'),
    json_schema: z.strictObject({
      name: z.string().regex(/^[\w-]{1,64}$/),
      description: z.string().optional(),
      strict: z.boolean().optional(),
      schema: z.record(z.string(), z.unknown()),
    }),
  }),
})

/** How many characters come in one crumb of a stream: fewer than most words have. */
const crumb = 7

export async function chatModelStandIn(script: Script, key = 'key'): Promise<ModelStandIn> {
  const questions: Question[] = []
  const behaviours: Behaviour[] = []
  const app = new Hono()
  app.post('/v1/chat/completions', async (context) => {
    if (context.req.header('authorization') !== `Bearer ${key}`) {
      return context.json(
        {
          error: {
            message: 'Incorrect API key provided',
            type: 'invalid_request_error',
            code: 'invalid_api_key',
          },
        },
        401,
      )
    }
    const parsed = requestSchema.safeParse(await context.req.json())
    if (!parsed.success) {
      return context.json(
        { error: { message: z.prettifyError(parsed.error), type: 'invalid_request_error' } },
        400,
      )
    }
    const { messages, response_format: format, stream: streams = false, model } = parsed.data
    const question: Question = {
      instructions: messages.find(({ role }) => role === 'system')?.content ?? '',
      material: messages.find(({ role }) => role === 'user')?.content ?? '',
      schema: format.json_schema.schema,
      streams,
    }
    questions.push(question)
    const behaviour = behaviours.shift() ?? { kind: 'good' }
    if (behaviour.kind === 'status') {
      return context.json(
        (behaviour.body ?? { error: { message: 'failed' } }) as never,
        behaviour.status as never,
        behaviour.headers,
      )
    }
    if (behaviour.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, behaviour.milliseconds))
    const { text, finish, hangUp } = spoken(behaviour, question, script)
    const usage = {
      prompt_tokens: 1000,
      completion_tokens: Math.ceil(text.length / 4),
      total_tokens: 1000 + Math.ceil(text.length / 4),
    }
    const base = { id: 'chatcmpl-1', created: 1_790_000_000, model }
    const refusal = behaviour.kind === 'refuse' ? 'I can’t help with that.' : null
    if (!streams) {
      if (hangUp) throw new Error('hangs up')
      const message = { role: 'assistant', content: refusal === null ? text : null, refusal }
      return context.json({
        ...base,
        object: 'chat.completion',
        choices: [{ index: 0, message, finish_reason: finish }],
        usage,
      })
    }
    context.header('content-type', 'text/event-stream')
    return stream(context, async (out) => {
      const say = (delta: object, finish_reason: string | null = null): Promise<unknown> =>
        out.write(
          `data: ${JSON.stringify({ ...base, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
        )
      await say({ role: 'assistant', content: '' })
      if (refusal !== null) await say({ refusal })
      for (let at = 0; at < text.length && refusal === null; at += crumb)
        await say({ content: text.slice(at, at + crumb) })
      if (hangUp) {
        // What was written reaches the client first.
        await new Promise((resolve) => setTimeout(resolve, 50))
        ;(context.env as HttpBindings).incoming.socket.destroy()
        return
      }
      await say({}, finish)
      await out.write(
        `data: ${JSON.stringify({ ...base, object: 'chat.completion.chunk', choices: [], usage })}\n\n`,
      )
      await out.write('data: [DONE]\n\n')
    })
  })
  const standIn = await listenOn(app)
  return {
    ...standIn,
    apiUrl: `${standIn.url}/v1`,
    questions,
    behaveNext: (...next) => void behaviours.push(...next),
  }
}

/** The text that comes, why it ends, and whether the line breaks after it. */
function spoken(
  behaviour: Behaviour,
  question: Question,
  script: Script,
): { text: string; finish: string; hangUp: boolean } {
  if (behaviour.kind === 'say') return { text: behaviour.text, finish: 'stop', hangUp: false }
  if (behaviour.kind === 'refuse') return { text: '', finish: 'content_filter', hangUp: false }
  const text = JSON.stringify(script(question))
  if (behaviour.kind === 'cut')
    return { text: text.slice(0, behaviour.after), finish: 'length', hangUp: false }
  if (behaviour.kind === 'hangUp')
    return { text: text.slice(0, behaviour.after), finish: 'stop', hangUp: true }
  return { text, finish: 'stop', hangUp: false }
}
