import * as z from 'zod'
import { bearerOf, isJpegAddress, type Spoken, sent, type Wire } from './wire.ts'

const request = z.strictObject({
  model: z.string(),
  input: z
    .array(
      z.union([
        z.strictObject({ role: z.enum(['system', 'developer']), content: z.string() }),
        z.strictObject({
          role: z.literal('user'),
          content: z
            .array(
              z.discriminatedUnion('type', [
                z.strictObject({ type: z.literal('input_text'), text: z.string() }),
                z.strictObject({
                  type: z.literal('input_image'),
                  image_url: z.string().refine(isJpegAddress),
                  detail: z.enum(['low', 'high', 'auto']).optional(),
                }),
              ]),
            )
            .min(1),
        }),
      ]),
    )
    .min(1),
  max_output_tokens: z.int().min(16),
  stream: z.boolean().optional(),
  store: z.boolean().optional(),
  include: z.array(z.string()).optional(),
  text: z.strictObject({
    format: z.strictObject({
      type: z.literal('json_schema'),
      name: z.string().regex(/^[\w-]{1,64}$/),
      description: z.string().optional(),
      strict: z.literal(true),
      schema: z.record(z.string(), z.unknown()),
    }),
  }),
})

const item = { id: 'msg_1', type: 'message', role: 'assistant' }
const refusal = 'I can’t help with that.'

/** OpenAI's responses. Source: https://platform.openai.com/docs/api-reference/responses. */
export const responsesWire: Wire = {
  root: '/v1',
  route: '/responses',
  keyOf: bearerOf,
  request,
  question({ input, text, stream = false }: z.infer<typeof request>) {
    const parts = input.flatMap((message) => (message.role === 'user' ? message.content : []))
    return {
      instructions: input.map((message) => (message.role === 'user' ? '' : message.content)).join(''),
      material: parts.map((part) => (part.type === 'input_text' ? part.text : '')).join(''),
      pictures: parts.filter(({ type }) => type === 'input_image').length,
      schema: text.format.schema,
      streams: stream,
    }
  },
  answer: (spoken) => response(spoken),
  events: {
    before: () => [
      event({ type: 'response.created', response: { ...response(null), status: 'in_progress' } }),
      event({
        type: 'response.output_item.added',
        output_index: 0,
        item: { ...item, status: 'in_progress', content: [] },
      }),
    ],
    crumb: (delta) =>
      event({
        type: 'response.output_text.delta',
        item_id: 'msg_1',
        output_index: 0,
        content_index: 0,
        delta,
      }),
    after: (spoken) => [
      ...(spoken.finish === 'refused'
        ? [
            event({
              type: 'response.refusal.delta',
              item_id: 'msg_1',
              output_index: 0,
              content_index: 0,
              delta: refusal,
            }),
          ]
        : []),
      event({
        type: 'response.output_item.done',
        output_index: 0,
        item: { ...item, status: 'completed', content: contentOf(spoken) },
      }),
      event({
        type: spoken.finish === 'length' ? 'response.incomplete' : 'response.completed',
        response: response(spoken),
      }),
    ],
  },
  error: (_, message, code) => ({ error: { message, type: 'invalid_request_error', param: null, code } }),
}

let number = 0
function event(data: { type: string } & Record<string, unknown>): string {
  number += 1
  return sent({ ...data, sequence_number: number }, data.type)
}

function contentOf({ text, finish }: Spoken): object[] {
  return finish === 'refused'
    ? [{ type: 'refusal', refusal }]
    : [{ type: 'output_text', text, annotations: [], logprobs: [] }]
}

function response(spoken: Spoken | null): object {
  const isCut = spoken?.finish === 'length'
  return {
    id: 'resp_1',
    object: 'response',
    created_at: 1_790_000_000,
    model: 'm',
    status: isCut ? 'incomplete' : 'completed',
    error: null,
    incomplete_details: isCut ? { reason: 'max_output_tokens' } : null,
    output: spoken
      ? [{ ...item, status: isCut ? 'incomplete' : 'completed', content: contentOf(spoken) }]
      : [],
    usage: {
      input_tokens: spoken?.inputTokens ?? 0,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: spoken?.outputTokens ?? 0,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: (spoken?.inputTokens ?? 0) + (spoken?.outputTokens ?? 0),
    },
  }
}
