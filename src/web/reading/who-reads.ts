/*
 * Who reads a book by a link on this device, as they said themselves: kept here alone, so that nobody is asked twice and
 * what was sent is still known to be. It goes when the link opens nothing any more.
 */

export interface WhoReads {
  /** Empty: not said yet. */
  name: string
  /** A word for the front was sent. */
  hasWritten: boolean
  /** By what the words that were sent are known: an answer to them is told to nobody else. */
  wordIds: readonly string[]
}

const nobody: WhoReads = { name: '', hasWritten: false, wordIds: [] }
const keyOf = (token: string): string => `fabelaar.reads.${token}`

/** What is known of who reads by a link. */
export function readWho(token: string): WhoReads {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(token)) ?? '{}') as Partial<WhoReads>
    return {
      name: typeof kept.name === 'string' ? kept.name : '',
      hasWritten: kept.hasWritten === true,
      wordIds: Array.isArray(kept.wordIds) ? kept.wordIds.filter((id) => typeof id === 'string') : [],
    }
  } catch {
    return nobody
  }
}

/** Keeps what was said since. */
export function keepWho(token: string, said: Partial<WhoReads>): void {
  try {
    localStorage.setItem(keyOf(token), JSON.stringify({ ...readWho(token), ...said }))
  } catch {
    // Without storage they are asked again.
  }
}

/** Forgets who read by a link. */
export function forgetWho(token: string): void {
  try {
    localStorage.removeItem(keyOf(token))
  } catch {
    // Nothing was kept.
  }
}
