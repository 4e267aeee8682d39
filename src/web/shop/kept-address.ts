/** Where the browser keeps the address of a parcel that is being typed. */
export const keptAddressKey = 'fabelaar.address.1'

/** Forgets the address that was typed; does nothing in browsers that keep nothing. */
export function forgetKeptAddress(storage: Pick<Storage, 'removeItem'>): void {
  try {
    storage.removeItem(keptAddressKey)
  } catch {
    // Nothing was kept.
  }
}
