/** That a page is being recorded, until it is done: what finds it later knows that it was cut off. */
const key = 'fabelaar.recording'

/** Notes that a page of a book is being recorded now. */
export function noteRecording(bookId: string, place: string): void {
  localStorage.setItem(key, JSON.stringify({ bookId, place }))
}

export function noteRecorded(): void {
  localStorage.removeItem(key)
}

/** The page of a book whose recording was cut off, told once; null: none was. */
export function takeCutOff(bookId: string): string | null {
  try {
    const noted = JSON.parse(localStorage.getItem(key) ?? 'null') as {
      bookId?: string
      place?: string
    } | null
    if (noted?.bookId !== bookId) return null
    localStorage.removeItem(key)
    return noted.place ?? null
  } catch {
    return null
  }
}
