const goneName = 'BookGone'

/** There is no such book, or no longer: it may have been erased while it was worked on. No other try can help. */
export class BookGone extends Error {
  readonly retryable = false
  constructor(bookId: string) {
    super(`there is no book ${bookId}`)
    this.name = goneName
  }
}

/** What comes back from the record of a step is an error like it, not the same class. */
export function isBookGone(error: unknown): boolean {
  return error instanceof Error && error.name === goneName
}
