import type { PortraitRequest } from './portrait-request.ts'

export interface PortraitCache {
  /** Address of a portrait that is there already. */
  find(request: PortraitRequest): string | null
  /** Address of the portrait, drawn now unless it is there. Rejects when drawing fails or is broken off. */
  draw(request: PortraitRequest, signal: AbortSignal): Promise<string>
}

/** Draws once what several ask for at the same time. Keeps the `most` portraits used last, each as an address of this page; the address of a dropped one ends. */
export function portraitCache(
  draw: (request: PortraitRequest, signal: AbortSignal) => Promise<Blob>,
  most: number,
): PortraitCache {
  const addresses = new Map<string, string>()
  const onTheirWay = new Map<string, Promise<string>>()

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
      const comes = onTheirWay.get(key)
      if (comes !== undefined) {
        // Whoever asked first may have left, or asked in vain: then it is drawn for this one.
        const address = await comes.catch(() => null)
        signal.throwIfAborted()
        if (address !== null) return keep(key, addresses.get(key) ?? address)
        return this.draw(request, signal)
      }
      const drawing = draw(request, signal).then((picture) =>
        keep(key, addresses.get(key) ?? URL.createObjectURL(picture)),
      )
      onTheirWay.set(key, drawing)
      try {
        return await drawing
      } finally {
        onTheirWay.delete(key)
      }
    },
  }
}
