import * as z from 'zod'
import { isPictureAddress, type PictureWire } from './picture-wire.ts'

const address = z.string().refine(isPictureAddress)
const request = z.strictObject({
  prompt: z.string().min(1),
  image_size: z.strictObject({ width: z.int(), height: z.int() }),
  num_images: z.literal(1),
  image_url: address.optional(),
  image_urls: z.array(address).min(1).optional(),
})

/** fal's call that waits. Source: https://docs.fal.ai/model-apis/model-endpoints/synchronous-requests. */
export const falPictures: PictureWire = {
  root: '',
  keyOf: (context) => context.req.header('authorization')?.replace(/^Key /, ''),
  question(body) {
    const { prompt, image_size: size, image_url: one, image_urls: several } = request.parse(body)
    return {
      prompt,
      size: `${size.width}x${size.height}`,
      references: several?.length ?? (one === undefined ? 0 : 1),
    }
  },
  error: (status, message, code) =>
    status === 422 ? { detail: [{ loc: ['body', 'prompt'], msg: message, type: code }] } : { message },
  lay(app, desk) {
    app.post('/fal-ai/*', async (context) => {
      const drawn = await desk.take(context, await context.req.json())
      if (drawn instanceof Response) return drawn
      // What it would not show comes as a black picture.
      const png = drawn === 'refused' ? black : drawn.png
      return context.json({
        images: [{ url: desk.keep(png), width: 64, height: 64, content_type: 'image/png' }],
        has_nsfw_concepts: [drawn === 'refused'],
        seed: 1,
        timings: { inference: 1.5 },
      })
    })
  },
}

const black = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYGD4DwABBAEAfbLI3wAAAABJRU5ErkJggg==',
  'base64',
)
