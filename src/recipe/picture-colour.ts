import sharp from 'sharp'
import { rememberedColour } from '#book/remembered-colour.ts'

/** As many places across are looked at. */
const places = 16

/**
 * The colour that a picture is remembered by, as #rrggbb.
 *
 * @param picture in any format that sharp reads.
 */
export async function pictureColour(picture: Uint8Array): Promise<string> {
  return rememberedColour(
    await sharp(picture).removeAlpha().resize(places, places, { fit: 'fill' }).raw().toBuffer(),
  )
}
