import sharp, { type Sharp } from 'sharp'
import { thumbHashToRGBA } from 'thumbhash'

/** So few pixels, and each run into the next, that only colours and their places are left. */
const pixelsKept = 16
const sigma = 1.1

/** The blur is spread over a page: finer than the eye sees in what has no edges. */
const pagePixels = 480

/** A picture's colours without its shapes: a WebP of sixteen pixels a page across, some 150 bytes, as base64. */
export async function blurredPicture(picture: Uint8Array): Promise<string> {
  const blurred = await sharp(picture)
    .resize(pixelsKept * (await pagesOf(picture)), pixelsKept, { fit: 'fill' })
    .blur(sigma)
    .webp({ quality: 70 })
    .toBuffer()
  return blurred.toString('base64')
}

/** What `blurredPicture` gave, as a JPEG to print over its page or over both. */
export async function printedBlur(blur: string): Promise<Uint8Array> {
  const small = Buffer.from(blur, 'base64')
  return overPages(sharp(small), await pagesOf(small))
}

/** What a thumbhash gives, as a JPEG to print over a page. */
export function printedThumbhash(thumbhash: string): Promise<Uint8Array> {
  const { w: width, h: height, rgba } = thumbHashToRGBA(Buffer.from(thumbhash, 'base64'))
  return overPages(sharp(rgba, { raw: { width, height, channels: 4 } }).removeAlpha(), 1)
}

/** Over how many pages a picture lies: one, or both of an opening when it is twice as wide as it is high. */
async function pagesOf(picture: Uint8Array): Promise<1 | 2> {
  const { width, height } = await sharp(picture).metadata()
  return width > height * 1.5 ? 2 : 1
}

function overPages(small: Sharp, pages: 1 | 2): Promise<Uint8Array> {
  return small
    .resize(pagePixels * pages, pagePixels, { fit: 'fill', kernel: 'cubic' })
    .blur(pagePixels / 40)
    .jpeg({ quality: 86 })
    .toBuffer()
}
