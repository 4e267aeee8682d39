import * as z from 'zod'
import { isPicture, type PictureWire } from './picture-wire.ts'

const picture = z.string().refine(isPicture)
const request = z.strictObject({
  prompt: z.string().min(1),
  aspect_ratio: z.literal('1:1').optional(),
  width: z.int().multipleOf(16),
  height: z.int().multipleOf(16),
  input_image: picture.optional(),
  input_image_2: picture.optional(),
})

/** Black Forest Labs: begun, asked for, fetched. Source: https://docs.bfl.ai/quick_start/generating_images. */
export const blackForestLabsPictures: PictureWire = {
  root: '/v1',
  keyOf: (context) => context.req.header('x-key'),
  question(body) {
    const { prompt, width, height, input_image: one, input_image_2: two } = request.parse(body)
    const references = [one, two].filter((image) => image !== undefined).length
    return { prompt, size: `${width}x${height}`, references }
  },
  error: (_status, detail) => ({ detail }),
  lay(app, desk) {
    const results = new Map<string, object[]>()
    app.post('/v1/:model', async (context) => {
      const drawn = await desk.take(context, await context.req.json())
      if (drawn instanceof Response) return drawn
      const id = String(results.size)
      const end =
        drawn === 'refused'
          ? { id, status: 'Content Moderated', result: null }
          : { id, status: 'Ready', result: { sample: desk.keep(drawn.png), seed: 1 } }
      results.set(id, [{ id, status: 'Pending', result: null }, end])
      return context.json({ id, polling_url: desk.url('/v1/get_result') })
    })
    app.get('/v1/get_result', (context) => {
      const left = results.get(context.req.query('id') ?? '') ?? []
      const next = left.length > 1 ? left.shift() : left[0]
      return next ? context.json(next) : context.json({ detail: 'Task not found' }, 404)
    })
  },
}
