const key = 'fabelaar.reload'
const guardMs = 10_000

type GuardStorage = Pick<Storage, 'getItem' | 'setItem'>

const nothingKept: GuardStorage = { getItem: () => null, setItem: () => undefined }

/** The tab's own storage; where a browser forbids even to look at it, one that keeps nothing. */
function tabStorage(): GuardStorage {
  try {
    return sessionStorage
  } catch {
    return nothingKept
  }
}

/**
 * Whether a path may be loaded anew now, which is noted: the same path not twice within ten seconds, so that a
 * broken build never ends in a loop. A note or a storage that cannot be read counts as none.
 */
export function mayLoadFully(storage: GuardStorage, path: string, now: number): boolean {
  try {
    const noted = JSON.parse(storage.getItem(key) ?? 'null') as { path?: unknown; expires?: unknown } | null
    if (noted?.path === path && typeof noted.expires === 'number' && noted.expires > now) return false
  } catch {
    // As good as no note.
  }
  try {
    storage.setItem(key, JSON.stringify({ path, expires: now + guardMs }))
  } catch {
    // Nor can the next try be told from this one; a document brings its own code, so it ends there all the same.
  }
  return true
}

/** Leaves this page for a fresh document of the target; false when that was just tried. */
export function loadFully(target: URL): boolean {
  if (!mayLoadFully(tabStorage(), target.pathname, Date.now())) return false
  if (target.pathname !== location.pathname || target.search !== location.search) {
    location.assign(target)
  } else {
    location.hash = target.hash
    location.reload()
  }
  return true
}
