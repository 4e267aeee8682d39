import sharp, { type Sharp } from 'sharp'
import { thumbHashToRGBA } from 'thumbhash'

/** So few pixels, and each run into the next, that only colours and their places are left. */
const pixelsKept = 16
const sigma = 1.1

/** The blur is spread over a page: finer than the eye sees in what has no edges. */
const pagePixels = 480

/** A picture's colours without its shapes: a WebP of sixteen pixels across, some 150 bytes, as base64. */
export async function blurredPicture(picture: Uint8Array): Promise<string> {
  const blurred = await sharp(picture)
    .resize(pixelsKept, pixelsKept, { fit: 'fill' })
    .blur(sigma)
    .webp({ quality: 70 })
    .toBuffer()
  return blurred.toString('base64')
}

/** What `blurredPicture` gave, as a JPEG to print over a page. */
export function printedBlur(blur: string): Promise<Uint8Array> {
  return overPage(sharp(Buffer.from(blur, 'base64')))
}

/** What a thumbhash gives, as a JPEG to print over a page. */
export function printedThumbhash(thumbhash: string): Promise<Uint8Array> {
  const { w: width, h: height, rgba } = thumbHashToRGBA(Buffer.from(thumbhash, 'base64'))
  return overPage(sharp(rgba, { raw: { width, height, channels: 4 } }).removeAlpha())
}

function overPage(small: Sharp): Promise<Uint8Array> {
  return small
    .resize(pagePixels, pagePixels, { fit: 'fill', kernel: 'cubic' })
    .blur(pagePixels / 40)
    .jpeg({ quality: 86 })
    .toBuffer()
}
