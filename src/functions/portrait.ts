import * as z from 'zod/mini'
import { companionSchema, heroSchema } from '#book/character.ts'
import { limits } from '#book/limits.ts'
import { styles } from '#book/options.ts'
import type { CastName } from '#book/scene-plan.ts'
import { idSchema } from './id-schema.ts'
import { type OpenFunction, readBody } from './product-function.ts'

const bodySchema = z.object({
  hero: heroSchema,
  style: z.enum(styles),
  joins: z.optional(
    z.object({
      companion: companionSchema,
      place: z.int().check(z.gte(1), z.lte(limits.companions)),
      bookId: idSchema,
    }),
  ),
})
const portraitPixels = 420

/**
 * A low-resolution proof of the child in a style, or of a companion with the coat that its book will give it by its place in it,
 * for the builder, as JPEG. Its content type is plain bytes because
 * the functions client reads any other binary answer as text.
 */
export const portrait: OpenFunction = async (counter, request) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const { hero, style, joins } = read.body
  const who: CastName = joins === undefined ? 'hero' : (`companion${joins.place}` as CastName)
  // Who has the places before is not seen.
  const companions = joins === undefined ? [] : Array.from({ length: joins.place }, () => joins.companion)
  const seed = 'portrait'
  const sheet = await counter.illustrator.makeCharacterSheet({
    style,
    hero,
    companions,
    loved: [],
    seed: joins?.bookId ?? seed,
  })
  const scene = {
    setting: 'meadow',
    time: 'day',
    weather: 'clear',
    camera: 'close',
    cast: [{ who, pose: 'wave', feeling: 'happy', looksAt: 'reader' }],
    props: [],
    caption: (joins?.companion ?? hero).name,
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
