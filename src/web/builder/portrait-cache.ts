import type { PortraitRequest } from './portrait-request.ts'

export interface PortraitCache {
  /** Address of a portrait that is there already. */
  find(request: PortraitRequest): string | null
  /** Address of the portrait, drawn now unless it is there. Rejects when drawing fails or is broken off. */
  draw(request: PortraitRequest, signal: AbortSignal): Promise<string>
}

/** Keeps the `most` portraits used last, each as an address of this page; the address of a dropped one ends. */
export function portraitCache(
  draw: (request: PortraitRequest, signal: AbortSignal) => Promise<Blob>,
  most: number,
): PortraitCache {
  const addresses = new Map<string, string>()

  function keep(key: string, address: string): string {
    addresses.delete(key)
    addresses.set(key, address)
    const oldest = addresses.entries().next().value
    if (addresses.size > most && oldest !== undefined) {
      addresses.delete(oldest[0])
      URL.revokeObjectURL(oldest[1])
    }
    return address
  }

  return {
    find: (request) => addresses.get(JSON.stringify(request)) ?? null,
    async draw(request, signal) {
      const key = JSON.stringify(request)
      const known = addresses.get(key)
      if (known !== undefined) return keep(key, known)
      const picture = await draw(request, signal)
      // Who asked for the same meanwhile may have been first, and that address is in use.
      return keep(key, addresses.get(key) ?? URL.createObjectURL(picture))
    },
  }
}
