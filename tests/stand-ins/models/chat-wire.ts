import * as z from 'zod'
import { bearerOf, sent, type Wire } from './wire.ts'

const text = z.union([
  z.string().min(1),
  z.array(z.strictObject({ type: z.literal('text'), text: z.string() })).min(1),
])
const request = z.strictObject({
  model: z.string(),
  messages: z.array(z.strictObject({ role: z.enum(['system', 'user']), content: text })).min(1),
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

const base = { id: 'chatcmpl-1', created: 1_790_000_000, model: 'm' }
const reasons = { stop: 'stop', length: 'length', refused: 'content_filter' } as const
const refusal = 'I can’t help with that.'

/** Chat completions: OpenAI's older wire, that of Mistral, and of nearly all who serve models of their own. */
export const chatWire: Wire = {
  root: '/v1',
  route: '/chat/completions',
  keyOf: bearerOf,
  request,
  question({ messages, response_format: format, stream = false }: z.infer<typeof request>) {
    const of = (role: string): string => {
      const content = messages.find((message) => message.role === role)?.content ?? ''
      return typeof content === 'string' ? content : content.map((part) => part.text).join('')
    }
    return {
      instructions: of('system'),
      material: of('user'),
      schema: format.json_schema.schema,
      streams: stream,
    }
  },
  answer: ({ text: content, finish, inputTokens, outputTokens }) => ({
    ...base,
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message:
          finish === 'refused'
            ? { role: 'assistant', content: null, refusal }
            : { role: 'assistant', content },
        finish_reason: reasons[finish],
      },
    ],
    usage: usageOf(inputTokens, outputTokens),
  }),
  events: {
    before: () => [chunk({ role: 'assistant', content: '' })],
    crumb: (content) => chunk({ content }),
    after: ({ finish, inputTokens, outputTokens }) => [
      sent({
        ...base,
        object: 'chat.completion.chunk',
        choices: [{ index: 0, delta: { content: '' }, finish_reason: reasons[finish] }],
        usage: usageOf(inputTokens, outputTokens),
      }),
      sent('[DONE]'),
    ],
  },
  error: (_, message, code) => ({ error: { message, type: 'invalid_request_error', param: null, code } }),
}

function chunk(delta: object): string {
  return sent({
    ...base,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, finish_reason: null }],
  })
}

function usageOf(input: number, output: number): object {
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output }
}
