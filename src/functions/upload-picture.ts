import sharp from 'sharp'
import { limits } from '#book/limits.ts'
import { pictureConsent } from '#book/picture-uploads.ts'
import { type ProductFunction, refuse } from './product-function.ts'
import { readBytes } from './read-bytes.ts'

const keptPixels = 1600
/** Few bytes can be made to take long to read, whatever their format. */
const mostSeconds = 20
const accepted = ['jpeg', 'png', 'webp']

/**
 * Takes a picture of a character: judged by its bytes, turned upright, freed of metadata and encoded anew.
 * It is deleted when the book is finished, and never later than 30 days. Refused while no illustrator looks at it,
 * and without the consent of whoever sends it: what is kept has it.
 */
export const uploadPicture: ProductFunction = async (counter, request, visitor) => {
  if (!counter.illustrator.usesPictures) return refuse(409, 'picture_not_used')
  if (request.headers.get(pictureConsent.header) !== pictureConsent.given) {
    return refuse(403, 'picture_needs_consent')
  }
  const bytes = await readBytes(request, limits.pictureUploadBytes)
  if (bytes === null) return refuse(413, 'picture_too_large')
  if (bytes.length === 0) return refuse(415, 'picture_not_supported')
  const image = sharp(bytes, { limitInputPixels: limits.pictureUploadPixels * 4 })
  const metadata = await image.metadata().catch(() => null)
  if (!metadata || !accepted.includes(metadata.format)) return refuse(415, 'picture_not_supported')
  const { width, height } = metadata
  const longSide = Math.max(width, height)
  if (width * height > limits.pictureUploadPixels || longSide > limits.pictureUploadSidePixels) {
    return refuse(413, 'picture_too_many_pixels')
  }
  const jpeg = await image
    .timeout({ seconds: mostSeconds })
    .rotate()
    .resize(keptPixels, keptPixels, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88 })
    .toBuffer()
    .catch(() => null)
  if (!jpeg) return refuse(415, 'picture_not_supported')
  const path = `${visitor.userId}/${counter.newId()}.jpg`
  await counter.uploads.put(path, jpeg)
  return Response.json({ path })
}
