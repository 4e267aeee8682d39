import * as z from 'zod'
import { type Desk, type Drawn, isPictureAddress, type PictureWire } from './picture-wire.ts'

const address = z.string().refine(isPictureAddress)
const request = z.strictObject({
  prompt: z.string().min(1),
  image_size: z.strictObject({ width: z.int(), height: z.int() }),
  num_images: z.literal(1),
  image_url: address.optional(),
  image_urls: z.array(address).min(1).optional(),
})

/**
 * fal's queue: a request is handed in, asked after and fetched, each by the first two parts of its model's name; one that is
 * canceled in time is drawn for nobody. Source: https://docs.fal.ai/model-apis/model-endpoints/queue.
 */
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
    /** How often each request was asked after, and what it will be answered with. */
    const requests = new Map<string, { asked: number; answer: object }>()
    const urlsOf = (id: string) => ({
      status_url: desk.url(`/fal-ai/flux/requests/${id}/status`),
      response_url: desk.url(`/fal-ai/flux/requests/${id}`),
      cancel_url: desk.url(`/fal-ai/flux/requests/${id}/cancel`),
    })
    app.post('/fal-ai/*', async (context) => {
      const drawn = await desk.take(context, await context.req.json())
      if (drawn instanceof Response) return drawn
      const id = String(requests.size)
      requests.set(id, { asked: 0, answer: answerOf(drawn, desk) })
      return context.json({ status: 'IN_QUEUE', queue_position: 0, request_id: id, ...urlsOf(id) })
    })
    app.use('/fal-ai/:app/requests/*', async (context, next) => {
      if (falPictures.keyOf(context) === desk.key) return next()
      return context.json({ detail: 'Cannot access application' }, 401)
    })
    app.get('/fal-ai/:app/requests/:id/status', (context) => {
      const id = context.req.param('id')
      const request = requests.get(id)
      if (!request) return context.json({ detail: 'Request not found' }, 404)
      const status = (['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED'] as const)[Math.min(request.asked, 2)]
      request.asked += 1
      const place = status === 'IN_QUEUE' ? { queue_position: 0 } : { logs: null }
      return context.json(
        { status, request_id: id, ...place, ...urlsOf(id) },
        status === 'COMPLETED' ? 200 : 202,
      )
    })
    app.get('/fal-ai/:app/requests/:id', (context) => {
      const request = requests.get(context.req.param('id'))
      if (!request) return context.json({ detail: 'Request not found' }, 404)
      // Who comes too early is told so.
      if (request.asked < 3) return context.json({ detail: 'Request is still in progress' }, 400)
      return context.json(request.answer)
    })
    app.put('/fal-ai/:app/requests/:id/cancel', (context) => {
      const request = requests.get(context.req.param('id'))
      if (!request) return context.json({ status: 'NOT_FOUND' }, 404)
      if (request.asked >= 3) return context.json({ status: 'ALREADY_COMPLETED' }, 400)
      requests.delete(context.req.param('id'))
      desk.cancel()
      return context.json({ status: 'CANCELLATION_REQUESTED' }, 202)
    })
  },
}

/** What it would not show comes as a black picture. */
function answerOf(drawn: Drawn, desk: Desk): object {
  const png = drawn === 'refused' ? black : drawn.png
  return {
    images: [{ url: desk.keep(png), width: 64, height: 64, content_type: 'image/png' }],
    has_nsfw_concepts: [drawn === 'refused'],
    seed: 1,
    timings: { inference: 1.5 },
  }
}

const black = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYGD4DwABBAEAfbLI3wAAAABJRU5ErkJggg==',
  'base64',
)
