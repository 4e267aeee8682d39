import type { Draft } from './draft.ts'
import { draftKey } from './draft-key.ts'

const keptForMs = 30 * 24 * 60 * 60 * 1000

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The kept draft, or null when there is none, it is older than 30 days or unreadable. */
export function readDraft(storage: DraftStorage, now: number): Draft | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(draftKey) ?? 'null')
    if (!isKept(kept)) return null
    if (now - kept.savedAt > keptForMs) {
      storage.removeItem(draftKey)
      return null
    }
    return kept.draft
  } catch {
    return null
  }
}

/** Keeps the draft for 30 days more. A full or forbidden storage is no reason to stop. */
export function writeDraft(storage: DraftStorage, draft: Draft, now: number): void {
  try {
    storage.setItem(draftKey, JSON.stringify({ savedAt: now, draft }))
  } catch {
    // The draft then lives as long as the page.
  }
}

/** Does nothing in browsers that keep nothing. */
export function forgetDraft(storage: DraftStorage): void {
  try {
    storage.removeItem(draftKey)
  } catch {
    // Nothing was kept.
  }
}

function isKept(value: unknown): value is { savedAt: number; draft: Draft } {
  if (typeof value !== 'object' || value === null) return false
  if (!('savedAt' in value) || typeof value.savedAt !== 'number' || !('draft' in value)) return false
  const { draft } = value
  return (
    typeof draft === 'object' &&
    draft !== null &&
    'bookId' in draft &&
    'titles' in draft &&
    'companions' in draft &&
    Array.isArray(draft.companions)
  )
}
