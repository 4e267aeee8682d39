import * as z from 'zod/mini'
import { companionSchema, heroSchema } from '#book/character.ts'
import { styles } from '#book/options.ts'
import { type OpenFunction, readBody } from './product-function.ts'

const bodySchema = z.object({
  hero: heroSchema,
  companion: z.optional(companionSchema),
  style: z.enum(styles),
})
const portraitPixels = 420

/**
 * A low-resolution proof of the child in a style, or of the companion who is named, for the builder, as JPEG. Its content type is plain bytes because
 * the functions client reads any other binary answer as text.
 */
export const portrait: OpenFunction = async (counter, request) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const { hero, companion, style } = read.body
  const companions = companion === undefined ? [] : [companion]
  const seed = 'portrait'
  const sheet = await counter.illustrator.makeCharacterSheet({ style, hero, companions, loved: [], seed })
  const scene = {
    setting: 'meadow',
    time: 'day',
    weather: 'clear',
    camera: 'close',
    cast: [
      {
        who: companion === undefined ? 'hero' : 'companion1',
        pose: 'wave',
        feeling: 'happy',
        looksAt: 'reader',
      },
    ],
    props: [],
    caption: (companion ?? hero).name,
  } as const
  const picture = await counter.illustrator.drawPicture({
    sheet,
    scene: { ...scene, cast: [...scene.cast], props: [] },
    seed,
    pixels: portraitPixels,
    kind: 'portrait',
  })
  return new Response(new Uint8Array(picture.jpeg), {
    headers: { 'content-type': 'application/octet-stream', 'cache-control': 'private, no-store' },
  })
}
