const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/** What this browser keeps, and for how long. */
const keptForMs = {
  /** What a visitor brought along: a discount code, and who pointed them here. */
  discount: 30 * dayMs,
  referrer: 30 * dayMs,
  /** The address of a parcel that is being typed: the link in a mail opens another tab, and it is typed once. */
  address: dayMs,
  /** That a book is a present, and what of that is typed: the same. */
  present: dayMs,
  /** The book that was made last: the way back from it leads to questions that were answered. */
  made: dayMs,
  /** A second factor whose key is being brought into an app: looking again shows the same one. */
  factor: hourMs,
  /**
   * Where a code went, for as long as it works by its mail, and in one tab alone: a phone may load the page anew after a visit to the
   * mail app.
   */
  code: hourMs,
  /** The words to a book that is given by a private link: in that tab alone, as its address. */
  given: dayMs,
} as const

export type KeptName = keyof typeof keptForMs

const keyOf = (name: KeptName): string => `fabelaar.${name}.1`

/** Throws in browsers that keep nothing. */
function storageOf(name: KeptName): Storage {
  return name === 'code' || name === 'given' ? sessionStorage : localStorage
}

/** Keeps something in this browser, for as long as its kind is kept. */
export function keepForAWhile(name: KeptName, value: unknown): void {
  try {
    const until = Date.now() + keptForMs[name]
    storageOf(name).setItem(keyOf(name), JSON.stringify({ value, until }))
  } catch {
    // Without storage it is forgotten when the page closes.
  }
}

/** What was kept, or null when there is nothing, it is too old or unreadable. It may be of any shape. */
export function readKept(name: KeptName): unknown {
  try {
    const kept: unknown = JSON.parse(storageOf(name).getItem(keyOf(name)) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('value' in kept) || !('until' in kept)) return null
    return typeof kept.until === 'number' && Date.now() < kept.until ? kept.value : null
  } catch {
    return null
  }
}

/** The word that was kept, or null. */
export function readKeptWord(name: 'discount' | 'referrer' | 'made'): string | null {
  const kept = readKept(name)
  return typeof kept === 'string' ? kept : null
}

export function forgetKept(name: KeptName): void {
  try {
    storageOf(name).removeItem(keyOf(name))
  } catch {
    // Nothing was kept.
  }
}
