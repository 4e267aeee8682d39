import type { Place } from './save-book.ts'

/** Words that somebody typed in a book and that are not saved yet. */
export interface KeptWords {
  text: string
  /** What stood there when they began. */
  seen: string
}

const keptForMs = 30 * 24 * 60 * 60 * 1000

type WordStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Version and name in one: words of another shape are never read. */
const allKeys = 'fabelaar.words.1.'

function keyOf(bookId: string, place: Place): string {
  return `${allKeys}${bookId}.${place}`
}

/** Forgets what this browser keeps of any book: all of it, or what is older than 30 days. */
export function forgetAllKeptWords(
  storage: Pick<Storage, 'getItem' | 'removeItem'>,
  olderThan: { now: number } | 'all',
): void {
  for (const key of Object.keys(storage)) {
    if (!key.startsWith(allKeys)) continue
    if (olderThan === 'all' || isOver(storage.getItem(key), olderThan.now)) storage.removeItem(key)
  }
}

function isOver(stored: string | null, now: number): boolean {
  try {
    const kept: unknown = JSON.parse(stored ?? 'null')
    return !isKept(kept) || now - kept.savedAt > keptForMs
  } catch {
    return true
  }
}

/** Keeps words in this browser for 30 days, until they are saved; a full or forbidden storage keeps nothing. */
export function keepWords(
  storage: WordStorage,
  bookId: string,
  place: Place,
  { text, seen, now }: KeptWords & { now: number },
): void {
  try {
    storage.setItem(keyOf(bookId, place), JSON.stringify({ text, seen, savedAt: now }))
  } catch {
    // Older words than these are none to go on from.
    forgetKeptWords(storage, bookId, place)
  }
}

/** What was kept of this place, or null when there is nothing, it is older than 30 days or unreadable. */
export function readKeptWords(
  storage: WordStorage,
  bookId: string,
  place: Place,
  now: number,
): KeptWords | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(bookId, place)) ?? 'null')
    if (!isKept(kept)) return null
    if (now - kept.savedAt > keptForMs) {
      forgetKeptWords(storage, bookId, place)
      return null
    }
    return { text: kept.text, seen: kept.seen }
  } catch {
    return null
  }
}

/** Does nothing in browsers that keep nothing. */
export function forgetKeptWords(storage: WordStorage, bookId: string, place: Place): void {
  try {
    storage.removeItem(keyOf(bookId, place))
  } catch {
    // Nothing was kept.
  }
}

function isKept(value: unknown): value is KeptWords & { savedAt: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    'seen' in value &&
    typeof value.seen === 'string' &&
    'savedAt' in value &&
    typeof value.savedAt === 'number'
  )
}
