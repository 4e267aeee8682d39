const key = 'fabelaar.reload'
const guardMs = 10_000

type GuardStorage = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Whether a path may be loaded anew now, which is noted: the same path not twice within ten seconds, so that a
 * broken build never ends in a loop. An unreadable note counts as none.
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
    // Without storage nothing can be guarded: staying is safer than a loop.
    return false
  }
  return true
}

/** Leaves this page for a fresh document of the target; false when that was just tried. */
export function loadFully(target: URL): boolean {
  if (!mayLoadFully(sessionStorage, target.pathname, Date.now())) return false
  if (target.pathname !== location.pathname || target.search !== location.search) {
    location.assign(target)
  } else {
    location.hash = target.hash
    location.reload()
  }
  return true
}
