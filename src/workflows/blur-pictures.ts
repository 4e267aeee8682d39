import { blurPixels, spreadRequest } from '#recipe/picture-requests.ts'
import { readBook } from '#records/book-rows.ts'
import { readPages } from '#records/page-rows.ts'
import { savePictureBlur } from '#records/picture-rows.ts'
import { blurredPicture } from '#recipe/blurred-picture.ts'
import { pictureColour } from '#recipe/picture-colour.ts'
import { bookToDraw } from './book-to-draw.ts'
import type { Workshop } from './workshop.ts'

/**
 * Keeps the colours of each picture that is still locked, where drawing costs nothing: the very picture that comes after
 * payment, drawn small and blurred; and the colour that it is remembered by. No picture itself is put anywhere.
 */
export async function blurPictures(workshop: Workshop, bookId: string): Promise<void> {
  if (!workshop.illustrator.drawsFree) return
  const book = bookToDraw(await readBook(workshop.database, bookId))
  const pages = await readPages(workshop.database, bookId)
  const missing = pages.filter((page) => page.picture_version === 0 && page.picture_blur === null)
  const results = await Promise.allSettled(
    missing.map(async ({ spread, scene }) => {
      const request = spreadRequest(book, { spread, scene, version: 1 }, blurPixels)
      const { jpeg } = await workshop.illustrator.drawPicture(request)
      const [blur, colour] = [await blurredPicture(jpeg), await pictureColour(jpeg)]
      await savePictureBlur(workshop.database, { bookId, spread, blur, colour })
    }),
  )
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
