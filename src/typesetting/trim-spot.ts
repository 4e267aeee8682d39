import sharp from 'sharp'
import { pageColour } from '#book/page-colour.ts'

/** How far a pixel may be from the colour of the page, of 255, to count as bare paper. */
const threshold = 8

/** A small drawing without the bare page around it, as JPEG, so that it can be set at its own size. */
export async function trimSpot(picture: Uint8Array): Promise<Uint8Array> {
  return sharp(picture).trim({ background: pageColour, threshold }).jpeg({ quality: 92 }).toBuffer()
}
