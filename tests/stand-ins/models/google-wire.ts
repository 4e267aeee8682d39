import * as z from 'zod'
import { isJpeg, type Spoken, sent, type Wire } from './wire.ts'

const textParts = z.array(z.strictObject({ text: z.string() })).min(1)
const parts = z
  .array(
    z.union([
      z.strictObject({ text: z.string() }),
      z.strictObject({
        inlineData: z.strictObject({ mimeType: z.literal('image/jpeg'), data: z.string().refine(isJpeg) }),
      }),
    ]),
  )
  .min(1)
const request = z.strictObject({
  contents: z.array(z.strictObject({ role: z.literal('user'), parts })).min(1),
  systemInstruction: z.strictObject({ parts: textParts }),
  generationConfig: z.strictObject({
    maxOutputTokens: z.int().positive(),
    responseMimeType: z.literal('application/json'),
    responseJsonSchema: z.record(z.string(), z.unknown()),
  }),
})

const reasons = { stop: 'STOP', length: 'MAX_TOKENS', refused: 'SAFETY' } as const

/** Google's generateContent. Source: https://ai.google.dev/api/generate-content. */
export const googleWire: Wire = {
  root: '/v1beta',
  route: '/models/*',
  keyOf: (context) => context.req.header('x-goog-api-key'),
  request,
  question: ({ contents, systemInstruction, generationConfig }: z.infer<typeof request>, context) => ({
    instructions: systemInstruction.parts.map(({ text }) => text).join(''),
    material: contents
      .flatMap((content) => content.parts.map((part) => ('text' in part ? part.text : '')))
      .join(''),
    pictures: contents.flatMap((content) => content.parts.filter((part) => 'inlineData' in part)).length,
    schema: generationConfig.responseJsonSchema,
    streams: context.req.path.endsWith(':streamGenerateContent'),
  }),
  answer: (spoken) => answer(spoken, spoken.text),
  events: {
    before: () => [],
    crumb: (text) => sent(answer(null, text)),
    after: (spoken) => [sent(answer(spoken, ''))],
  },
  error: (code, message) => ({
    error: { code, message, status: code === 429 ? 'RESOURCE_EXHAUSTED' : 'INTERNAL' },
  }),
}

/** @param spoken null while more is to come */
function answer(spoken: Spoken | null, text: string): object {
  const isRefused = spoken?.finish === 'refused'
  return {
    candidates: [
      {
        index: 0,
        ...(!isRefused && { content: { role: 'model', parts: [{ text }] } }),
        ...(spoken && { finishReason: reasons[spoken.finish] }),
      },
    ],
    modelVersion: 'm',
    usageMetadata: {
      promptTokenCount: 1000,
      candidatesTokenCount: spoken?.outputTokens ?? 1,
      totalTokenCount: 1000 + (spoken?.outputTokens ?? 1),
    },
  }
}
