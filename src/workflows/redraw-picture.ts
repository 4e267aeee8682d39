import { isBookGone } from '#records/book-gone.ts'
import { drawPicture } from './draw-picture.ts'
import { goesOnElsewhere, step } from './durable-step.ts'
import { type PictureName, returnPictureRedraw, saveRedrawnPicture } from '#records/picture-rows.ts'
import type { Workshop } from './workshop.ts'

/**
 * Draws another version of a picture that has been paid for; when that cannot be done, the redraw is given back. Screen
 * and files show the old one until then; the clean file is set anew when it is next asked for.
 */
export function redrawPicture(
  workshop: Workshop,
): (bookId: string, version: Omit<PictureName, 'bookId'>) => Promise<void> {
  return async (bookId, version) => {
    const picture = { bookId, ...version }
    try {
      await step('draw-picture', async () => {
        await drawPicture(workshop, picture)
        await saveRedrawnPicture(workshop.database, picture)
      })
    } catch (error) {
      if (isBookGone(error) || goesOnElsewhere(error)) throw error
      workshop.log(
        `book ${bookId}: picture ${picture.spread}, version ${picture.version} failed: ${String(error)}`,
      )
      await step('return-redraw', () => returnPictureRedraw(workshop.database, picture))
    }
  }
}
