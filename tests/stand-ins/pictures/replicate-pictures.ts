import * as z from 'zod'
import { bearerOf } from '../models/wire.ts'
import { isPictureAddress, type PictureWire } from './picture-wire.ts'

const address = z.string().refine(isPictureAddress)
const request = z.strictObject({
  input: z.strictObject({
    prompt: z.string().min(1),
    aspect_ratio: z.literal('1:1'),
    num_outputs: z.literal(1),
    image: address.optional(),
    input_image: address.optional(),
    input_image_2: address.optional(),
  }),
})

/** Replicate's predictions of a model: begun, asked for, fetched. Source: https://replicate.com/docs/reference/http. */
export const replicatePictures: PictureWire = {
  root: '/v1',
  keyOf: bearerOf,
  question(body) {
    const { input } = request.parse(body)
    const pictures = [input.image, input.input_image, input.input_image_2]
    return {
      prompt: input.prompt,
      size: undefined,
      references: pictures.filter((one) => one !== undefined).length,
    }
  },
  error: (status, detail) => ({ detail, status, title: 'failed' }),
  lay(app, desk) {
    const predictions = new Map<string, object>()
    const urls = (id: string) => ({ get: desk.url(`/v1/predictions/${id}`) })
    app.post('/v1/models/:owner/:name/predictions', async (context) => {
      const drawn = await desk.take(context, await context.req.json())
      if (drawn instanceof Response) return drawn
      const id = String(predictions.size)
      const end =
        drawn === 'refused'
          ? { status: 'failed', output: null, error: 'The input or output was flagged as sensitive. (E005)' }
          : { status: 'succeeded', output: [desk.keep(drawn.png)], error: null }
      predictions.set(id, { id, urls: urls(id), ...end })
      return context.json({ id, urls: urls(id), status: 'starting', output: null, error: null }, 201)
    })
    app.get('/v1/predictions/:id', (context) => context.json(predictions.get(context.req.param('id')) ?? {}))
  },
}
