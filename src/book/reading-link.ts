/** How long a reading link stands: days, or until its owner ends it. */
export const linkSpans = ['week', 'month', 'open'] as const
export type LinkSpan = (typeof linkSpans)[number]

/** In days; null: until it is ended. */
export const spanDays: Readonly<Record<LinkSpan, number | null>> = { week: 7, month: 30, open: null }

export const linkLimits = {
  /** Of one book, that stand. */
  links: 20,
  /** Of one link, that wait for an answer. */
  wordsWaiting: 5,
  /** Of one link, whose recordings wait for an answer. */
  voicesWaiting: 3,
  /** Of one link: everything that was recorded by it and waits for an answer. */
  voiceBytesWaiting: 48 * 1024 * 1024,
  /** Of a word for the front of a book. */
  wordCharacters: 240,
} as const

/** What stands in the address of a reading link: 128 bits in base64url. */
export const linkToken = /^[A-Za-z0-9_-]{22}$/

/**
 * By what a child is called where we speak of a book ourselves: what comes first of a name.
 * @param name as the book has it
 */
export function firstName(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? ''
}
