import { isBookGone } from '#records/book-gone.ts'
import { returnCoverRedraw } from '#records/book-rows.ts'
import { drawCover } from './draw-cover.ts'
import { goesOnElsewhere, step } from './durable-step.ts'
import type { Workshop } from './workshop.ts'

/** Draws another version of the cover; when that cannot be done, the redraw is given back. */
export function redrawCover(workshop: Workshop): (bookId: string, version: number) => Promise<void> {
  return async (bookId, version) => {
    try {
      await step('draw-cover', () => drawCover(workshop, bookId, version))
    } catch (error) {
      if (isBookGone(error) || goesOnElsewhere(error)) throw error
      workshop.log(`book ${bookId}: cover ${version} failed: ${String(error)}`)
      await step('return-redraw', () => returnCoverRedraw(workshop.database, bookId))
    }
  }
}
