import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'

/** A placeholder of about 25 bytes for a picture, as base64 (https://evanw.github.io/thumbhash/). */
export async function makeThumbhash(jpeg: Uint8Array): Promise<string> {
  const { data, info } = await sharp(jpeg)
    .resize(96, 96, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}
