const dayMs = 24 * 60 * 60 * 1000

/** What this browser keeps, and for how long. */
const keptForMs = {
  /** What a visitor brought along: a discount code, and who pointed them here. */
  discount: 30 * dayMs,
  referrer: 30 * dayMs,
  /** The address of a parcel that is being typed: the link in a mail opens another tab, and it is typed once. */
  address: dayMs,
  /** The book that was made last: the way back from it leads to questions that were answered. */
  made: dayMs,
} as const

export type KeptName = keyof typeof keptForMs

const keyOf = (name: KeptName): string => `fabelaar.${name}.1`

/** Keeps something in this browser, for as long as its kind is kept. */
export function keepForAWhile(
  storage: Pick<Storage, 'setItem'>,
  name: KeptName,
  value: unknown,
  now: number,
): void {
  try {
    storage.setItem(keyOf(name), JSON.stringify({ value, until: now + keptForMs[name] }))
  } catch {
    // Without storage it is forgotten when the page closes.
  }
}

/** What was kept, or null when there is nothing, it is too old or unreadable. It may be of any shape. */
export function readKept(storage: Pick<Storage, 'getItem'>, name: KeptName, now: number): unknown {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(name)) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('value' in kept) || !('until' in kept)) return null
    return typeof kept.until === 'number' && now < kept.until ? kept.value : null
  } catch {
    return null
  }
}

/** The word that was kept, or null. */
export function readKeptWord(
  storage: Pick<Storage, 'getItem'>,
  name: Exclude<KeptName, 'address'>,
  now: number,
): string | null {
  const kept = readKept(storage, name, now)
  return typeof kept === 'string' ? kept : null
}

/** Does nothing in browsers that keep nothing. */
export function forgetKept(storage: Pick<Storage, 'removeItem'>, name: KeptName): void {
  try {
    storage.removeItem(keyOf(name))
  } catch {
    // Nothing was kept.
  }
}
