/**
 * The id of the order that is about to be placed: the same for the same wishes, so that pressing twice or
 * coming back orders once, and a new one when anything is wanted differently.
 */
export function orderIdFor(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  wish: unknown,
  newId: () => string,
): string {
  const wanted = JSON.stringify(wish)
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null')
    if (isKept(kept) && kept.wish === wanted) return kept.id
  } catch {
    // Unreadable: a new id follows.
  }
  const id = newId()
  try {
    storage.setItem(storageKey, JSON.stringify({ wish: wanted, id }))
  } catch {
    // Without storage the id holds for this press only.
  }
  return id
}

/** What was wished of the order with this id, if it is the one that was placed last in this tab. */
export function wishOf(storage: Pick<Storage, 'getItem'>, orderId: string): unknown {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null')
    return isKept(kept) && kept.id === orderId ? JSON.parse(kept.wish) : null
  } catch {
    return null
  }
}

/** The next order gets a new id, whatever is wished. */
export function forgetOrderId(storage: Pick<Storage, 'removeItem'>): void {
  try {
    storage.removeItem(storageKey)
  } catch {
    // Nothing was kept.
  }
}

const storageKey = 'fabelaar.order.1'

function isKept(value: unknown): value is { wish: string; id: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'wish' in value &&
    typeof value.wish === 'string' &&
    'id' in value &&
    typeof value.id === 'string'
  )
}
