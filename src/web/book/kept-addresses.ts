/**
 * What stands in the addresses of reading links that this browser made, by the link's id, to send them on: nobody else keeps it.
 * Goes with everything else of a visitor who leaves (`forgetVisitor`).
 */
const storageKey = 'fabelaar.links.1'

type Kept = Record<string, string>

/** The token of a link; null when another browser made it. */
export function keptToken(storage: Pick<Storage, 'getItem'>, linkId: string): string | null {
  return read(storage)[linkId] ?? null
}

/** Keeps the token of a new link. */
export function keepToken(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  link: { id: string; token: string },
): void {
  write(storage, { ...read(storage), [link.id]: link.token })
}

/** Forgets the token of a link that was ended. */
export function forgetToken(storage: Pick<Storage, 'getItem' | 'setItem'>, linkId: string): void {
  const { [linkId]: _ended, ...rest } = read(storage)
  write(storage, rest)
}

function read(storage: Pick<Storage, 'getItem'>): Kept {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {}
  } catch {
    return {}
  }
}

function write(storage: Pick<Storage, 'setItem'>, kept: Kept): void {
  try {
    storage.setItem(storageKey, JSON.stringify(kept))
  } catch {
    // Without storage the address is there for as long as its dialog is.
  }
}
