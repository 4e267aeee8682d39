import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import sharp from 'sharp'
import * as z from 'zod'
import { listenOn, type StandIn } from '../listen-on.ts'
import { blackForestLabsPictures } from './black-forest-labs-pictures.ts'
import { falPictures } from './fal-pictures.ts'
import { googlePictures } from './google-pictures.ts'
import { openaiPictures } from './openai-pictures.ts'
import type { Desk, PictureBehaviour, PictureQuestion, PictureWire } from './picture-wire.ts'
import { replicatePictures } from './replicate-pictures.ts'

/** A model of pictures behind a provider's published wire, as strict about it as its documentation. */
export interface PictureStandIn extends StandIn {
  /** The root of the API, as clients take it. */
  apiUrl: string
  /** Every question that was understood, in order. */
  questions: PictureQuestion[]
  behaveNext(...behaviours: PictureBehaviour[]): void
  /** How many requests were taken and canceled. */
  canceled(): number
}

const wires = {
  openai: openaiPictures,
  google: googlePictures,
  fal: falPictures,
  replicate: replicatePictures,
  'black-forest-labs': blackForestLabsPictures,
} as const satisfies Record<string, PictureWire>

/** @param options.pixels of each picture, whatever size was asked for; its colour tells one from the next */
export async function pictureStandIn(
  name: keyof typeof wires,
  { key = 'key', pixels = 64 } = {},
): Promise<PictureStandIn> {
  const wire: PictureWire = wires[name]
  const questions: PictureQuestion[] = []
  const behaviours: PictureBehaviour[] = []
  const files: Buffer[] = []
  let root = ''
  let canceled = 0
  const desk: Desk = {
    key,
    cancel: () => void (canceled += 1),
    url: (path) => `${root}${path}`,
    keep: (bytes) => `${root}/files/${files.push(bytes) - 1}.png`,
    async take(context, body) {
      const fail = (status: number, message: string, code: string, headers?: Record<string, string>) =>
        context.json(wire.error(status, message, code), status as never, headers)
      if (wire.keyOf(context) !== key) return fail(401, 'the key is not known', 'invalid_api_key')
      try {
        questions.push(wire.question(body))
      } catch (error) {
        if (!(error instanceof z.ZodError)) throw error
        return fail(400, z.prettifyError(error), 'invalid_request_error')
      }
      const behaviour = behaviours.shift() ?? { kind: 'good' }
      if (behaviour.kind === 'status') {
        const { status, message = 'failed', code = 'error', headers } = behaviour
        return fail(status, message, code, headers)
      }
      if (behaviour.kind === 'hangUp') return hangUp(context)
      if (behaviour.kind === 'slow') await pause(behaviour.milliseconds)
      if (behaviour.kind === 'refuse') return 'refused'
      return { png: behaviour.kind === 'broken' ? broken : await picture(pixels, questions.length) }
    },
  }
  const app = new Hono()
  app.get('/files/:name', (context) => {
    const bytes = files[Number.parseInt(context.req.param('name'))]
    return bytes
      ? context.body(new Uint8Array(bytes), 200, { 'content-type': 'image/png' })
      : context.notFound()
  })
  wire.lay(app, desk)
  const standIn = await listenOn(app)
  root = standIn.url
  return {
    ...standIn,
    apiUrl: `${root}${wire.root}`,
    questions,
    canceled: () => canceled,
    behaveNext: (...next) => void behaviours.push(...next),
  }
}

const broken = Buffer.from('\x89PNG and then nothing of the kind', 'latin1')

function hangUp(context: Context): Response {
  ;(context.env as HttpBindings).incoming.socket.destroy()
  return new Response(null)
}

function picture(pixels: number, number: number): Promise<Buffer> {
  const background = { r: (number * 47) % 256, g: (number * 91) % 256, b: (number * 29) % 256 }
  return sharp({ create: { width: pixels, height: pixels, channels: 3, background } })
    .png()
    .toBuffer()
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
