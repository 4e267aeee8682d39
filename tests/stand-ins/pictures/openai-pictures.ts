import * as z from 'zod'
import { bearerOf } from '../models/wire.ts'
import type { PictureWire } from './picture-wire.ts'

const prompt = z.string().min(1).max(32_000)
const size = z.string().regex(/^\d+x\d+$/)
const request = z.union([
  z.strictObject({ model: z.string(), prompt, n: z.literal(1), size, quality: z.string().optional() }),
  // What a form brings: everything as text, pictures apart.
  z.strictObject({
    model: z.string(),
    prompt,
    n: z.literal('1'),
    size,
    quality: z.string().optional(),
    image: z.array(z.instanceof(File)).min(1).max(16),
  }),
])

/** OpenAI's pictures, new and after others. Source: https://platform.openai.com/docs/api-reference/images. */
export const openaiPictures: PictureWire = {
  root: '/v1',
  keyOf: bearerOf,
  question(body) {
    const asked = request.parse(body)
    return { prompt: asked.prompt, size: asked.size, references: 'image' in asked ? asked.image.length : 0 }
  },
  error: (status, message, code) => ({
    error: { message, code, param: null, type: status < 500 ? 'invalid_request_error' : 'server_error' },
  }),
  lay(app, desk) {
    const answer = (png: Buffer) => ({
      created: 1_790_000_000,
      data: [{ b64_json: png.toString('base64') }],
      usage: { input_tokens: 400, output_tokens: 4000, total_tokens: 4400 },
    })
    const refusal = openaiPictures.error(
      400,
      'Your request was rejected by the safety system.',
      'moderation_blocked',
    )
    app.post('/v1/images/generations', async (context) => {
      const drawn = await desk.take(context, await context.req.json())
      if (drawn instanceof Response) return drawn
      return drawn === 'refused' ? context.json(refusal, 400) : context.json(answer(drawn.png))
    })
    app.post('/v1/images/edits', async (context) => {
      const { image, 'image[]': images, ...rest } = await context.req.parseBody({ all: true })
      const drawn = await desk.take(context, { ...rest, image: [images ?? image].flat() })
      if (drawn instanceof Response) return drawn
      return drawn === 'refused' ? context.json(refusal, 400) : context.json(answer(drawn.png))
    })
  },
}
