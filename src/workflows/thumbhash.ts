import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'

/** About 25 bytes, as base64, that a browser paints as a blurred placeholder. */
export async function thumbhashOf(picture: Uint8Array): Promise<string> {
  const { data, info } = await sharp(picture)
    .resize(64, 64, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}
