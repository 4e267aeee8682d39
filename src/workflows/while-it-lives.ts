import { isBookGone } from '#records/book-gone.ts'
import type { Workshop } from './workshop.ts'

/** Ends a recipe quietly whose book is gone; it then gives null. */
export function whileItLives<Rest extends unknown[], Result>(
  workshop: Workshop,
  recipe: (bookId: string, ...rest: Rest) => Promise<Result>,
): (bookId: string, ...rest: Rest) => Promise<Result | null> {
  return async (bookId, ...rest) => {
    try {
      return await recipe(bookId, ...rest)
    } catch (error) {
      if (!isBookGone(error)) throw error
      workshop.log(`book ${bookId}: erased while it was worked on`)
      return null
    }
  }
}
