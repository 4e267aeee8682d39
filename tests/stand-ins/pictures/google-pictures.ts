import * as z from 'zod'
import { isPicture, type PictureWire } from './picture-wire.ts'

const part = z.union([
  z.strictObject({ text: z.string().min(1) }),
  z.strictObject({
    inlineData: z.strictObject({
      mimeType: z.enum(['image/png', 'image/jpeg']),
      data: z.string().refine(isPicture),
    }),
  }),
])
const request = z.strictObject({
  contents: z.tuple([z.strictObject({ role: z.literal('user'), parts: z.array(part).min(1) })]),
  generationConfig: z.strictObject({
    responseModalities: z.tuple([z.literal('IMAGE')]),
    imageConfig: z.strictObject({ aspectRatio: z.literal('1:1'), imageSize: z.enum(['1K', '2K', '4K']) }),
  }),
})

/** Google's generateContent, answering in pictures. Source: https://ai.google.dev/gemini-api/docs/image-generation. */
export const googlePictures: PictureWire = {
  root: '/v1beta',
  keyOf: (context) => context.req.header('x-goog-api-key'),
  question(body) {
    const { contents, generationConfig } = request.parse(body)
    const [{ parts }] = contents
    return {
      prompt: parts.flatMap((one) => ('text' in one ? [one.text] : [])).join('\n'),
      references: parts.filter((one) => 'inlineData' in one).length,
      size: generationConfig.imageConfig.imageSize,
    }
  },
  error: (code, message) => ({
    error: { code, message, status: code === 429 ? 'RESOURCE_EXHAUSTED' : 'INVALID_ARGUMENT' },
  }),
  lay(app, desk) {
    app.post('/v1beta/models/*', async (context) => {
      const drawn = await desk.take(context, await context.req.json())
      if (drawn instanceof Response) return drawn
      const usageMetadata = { promptTokenCount: 400, candidatesTokenCount: 1290, totalTokenCount: 1690 }
      if (drawn === 'refused') {
        return context.json({ candidates: [{ index: 0, finishReason: 'IMAGE_SAFETY' }], usageMetadata })
      }
      const inlineData = { mimeType: 'image/png', data: drawn.png.toString('base64') }
      const content = { role: 'model', parts: [{ inlineData }] }
      return context.json({ candidates: [{ index: 0, content, finishReason: 'STOP' }], usageMetadata })
    })
  },
}
