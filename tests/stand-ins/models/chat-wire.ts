import * as z from 'zod'
import { bearerOf, isJpegAddress, sent, type Wire } from './wire.ts'

const textPart = z.strictObject({ type: z.literal('text'), text: z.string() })
const address = z.string().refine(isJpegAddress)
const boxedAddress = z.strictObject({ url: address, detail: z.enum(['low', 'high', 'auto']).optional() })

/** @param pictureAddress how a picture's address stands in its part */
function requestWith(pictureAddress: z.ZodType) {
  const imagePart = z.strictObject({ type: z.literal('image_url'), image_url: pictureAddress })
  const parts = z.array(z.discriminatedUnion('type', [textPart, imagePart])).min(1)
  const message = z.discriminatedUnion('role', [
    z.strictObject({ role: z.literal('system'), content: z.union([z.string().min(1), z.array(textPart)]) }),
    z.strictObject({ role: z.literal('user'), content: z.union([z.string().min(1), parts]) }),
  ])
  return z.strictObject({
    model: z.string(),
    messages: z.array(message).min(1),
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
}
const request = requestWith(boxedAddress)

const base = { id: 'chatcmpl-1', created: 1_790_000_000, model: 'm' }
const reasons = { stop: 'stop', length: 'length', refused: 'content_filter' } as const
const refusal = 'I can’t help with that.'

/** Chat completions: OpenAI's older wire, and that of nearly all who serve models of their own. */
export const chatWire: Wire = {
  root: '/v1',
  route: '/chat/completions',
  keyOf: bearerOf,
  request,
  question({ messages, response_format: format, stream = false }: z.infer<typeof request>) {
    const partsOf = (role: string) =>
      messages
        .filter((message) => message.role === role)
        .flatMap(({ content }) =>
          typeof content === 'string' ? [{ type: 'text' as const, text: content }] : content,
        )
    const of = (role: string): string =>
      partsOf(role)
        .map((part) => (part.type === 'text' ? part.text : ''))
        .join('')
    return {
      instructions: of('system'),
      material: of('user'),
      pictures: partsOf('user').filter(({ type }) => type === 'image_url').length,
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

/** Mistral's, which takes a picture's bare address too. Source: https://docs.mistral.ai/api/endpoint/chat. */
export const mistralWire: Wire = { ...chatWire, request: requestWith(z.union([address, boxedAddress])) }

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
