import * as z from 'zod'
import { isJpeg, sent, type Wire } from './wire.ts'

const textPart = z.strictObject({ type: z.literal('text'), text: z.string().min(1) })
const imagePart = z.strictObject({
  type: z.literal('image'),
  source: z.strictObject({
    type: z.literal('base64'),
    media_type: z.literal('image/jpeg'),
    data: z.string().refine(isJpeg),
  }),
})
const content = z.array(z.discriminatedUnion('type', [textPart, imagePart])).min(1)
const request = z.strictObject({
  model: z.string(),
  max_tokens: z.int().positive(),
  system: z.array(textPart).min(1),
  messages: z.array(z.strictObject({ role: z.literal('user'), content })).min(1),
  stream: z.boolean().optional(),
  output_config: z.strictObject({
    format: z.strictObject({ type: z.literal('json_schema'), schema: z.record(z.string(), z.unknown()) }),
  }),
})

const reasons = { stop: 'end_turn', length: 'max_tokens', refused: 'refusal' } as const
const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'm', stop_sequence: null }

/** Anthropic's messages. Source: https://docs.anthropic.com/en/api/messages. */
export const anthropicWire: Wire = {
  root: '/v1',
  route: '/messages',
  keyOf: (context) =>
    context.req.header('anthropic-version') === '2023-06-01' ? context.req.header('x-api-key') : undefined,
  request,
  question: ({ system, messages, output_config: output, stream = false }: z.infer<typeof request>) => ({
    instructions: system.map(({ text }) => text).join(''),
    material: partsOf(messages)
      .flatMap((part) => (part.type === 'text' ? [part.text] : []))
      .join(''),
    pictures: partsOf(messages).filter(({ type }) => type === 'image').length,
    schema: output.format.schema,
    streams: stream,
  }),
  answer: ({ text, finish, inputTokens, outputTokens }) => ({
    ...message,
    content: finish === 'refused' ? [] : [{ type: 'text', text }],
    stop_reason: reasons[finish],
    usage: { input_tokens: inputTokens, output_tokens: outputTokens },
  }),
  events: {
    before: () => [
      event({
        type: 'message_start',
        message: {
          ...message,
          content: [],
          stop_reason: null,
          usage: { input_tokens: 1000, output_tokens: 1 },
        },
      }),
      event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }),
    ],
    crumb: (text) => event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
    after: ({ finish, outputTokens }) => [
      event({ type: 'content_block_stop', index: 0 }),
      event({
        type: 'message_delta',
        delta: { stop_reason: reasons[finish], stop_sequence: null },
        usage: { output_tokens: outputTokens },
      }),
      event({ type: 'message_stop' }),
    ],
  },
  error: (status, text) => ({
    type: 'error',
    error: { type: status === 529 ? 'overloaded_error' : 'api_error', message: text },
  }),
}

function partsOf(messages: z.infer<typeof request>['messages']): z.infer<typeof content> {
  return messages.flatMap((message) => message.content)
}

function event(data: { type: string } & Record<string, unknown>): string {
  return sent(data, data.type)
}
