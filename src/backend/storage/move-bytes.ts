import { createHash } from 'node:crypto'
import { isKey, MissingBytes, type ObjectStore } from './object-store.ts'

export interface Moved {
  moved: number
  /** Was there already, byte for byte. */
  already: number
  /** Is no object of ours, such as what a broken write left. */
  passedOver: number
}

/**
 * Brings every object from one store to another, and reads it there again: what is counted has the same SHA-256 in
 * both. Broken off, it goes on where it was; the source stays as it is. Throws when an object comes over damaged.
 */
export async function moveBytes(
  from: ObjectStore,
  to: ObjectStore,
  tell: (moved: Moved) => void,
): Promise<Moved> {
  const counts: Moved = { moved: 0, already: 0, passedOver: 0 }
  for await (const { key } of from.keys()) {
    if (!isKey(key)) counts.passedOver += 1
    else {
      const wanted = await hashOf(from, key)
      // Removed while we came to it.
      if (wanted === undefined) continue
      if ((await hashOf(to, key)) === wanted) counts.already += 1
      else {
        await to.write(key, await from.read(key))
        if ((await hashOf(to, key)) !== wanted) throw new Error(`${key} came over damaged; try again`)
        counts.moved += 1
      }
    }
    tell(counts)
  }
  return counts
}

/** Undefined when there are no such bytes. */
async function hashOf(store: ObjectStore, key: string): Promise<string | undefined> {
  try {
    const hash = createHash('sha256')
    for await (const part of await store.read(key)) hash.update(part as Uint8Array)
    return hash.digest('hex')
  } catch (error) {
    if (error instanceof MissingBytes) return undefined
    throw error
  }
}
