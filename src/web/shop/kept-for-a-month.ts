const keptForMs = 30 * 24 * 60 * 60 * 1000

/** What a visitor brought along: a discount code, and who pointed them here. */
export type KeptName = 'discount' | 'referrer'

const keyOf = (name: KeptName): string => `fabelaar.${name}.1`

/** Keeps a word in this browser for 30 days. */
export function keepForAMonth(
  storage: Pick<Storage, 'setItem'>,
  name: KeptName,
  value: string,
  now: number,
): void {
  try {
    storage.setItem(keyOf(name), JSON.stringify({ value, until: now + keptForMs }))
  } catch {
    // Without storage it is forgotten when the page closes.
  }
}

/** The word that was kept, or null when there is none, it is too old or unreadable. */
export function keptWord(storage: Pick<Storage, 'getItem'>, name: KeptName, now: number): string | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(name)) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('value' in kept) || !('until' in kept)) return null
    const { value, until } = kept
    return typeof value === 'string' && typeof until === 'number' && now < until ? value : null
  } catch {
    return null
  }
}

/** Does nothing in browsers that keep nothing. */
export function forgetWord(storage: Pick<Storage, 'removeItem'>, name: KeptName): void {
  try {
    storage.removeItem(keyOf(name))
  } catch {
    // Nothing was kept.
  }
}
