import { useSyncExternalStore } from 'react'
import { type Draft, emptyDraft } from './draft.ts'
import { settleLooks } from './settle-looks.ts'
import { draftKey } from './draft-key.ts'
import { forgetDraft, readDraft, writeDraft } from './draft-store.ts'

let current: Draft | null = null
/** The answers shown were given in another tab, in place of this one's. */
let isOvertaken = false
const listeners = new Set<() => void>()

function newId(): string {
  return crypto.randomUUID()
}

/** Another look at each visit, as the book's id is another. */
function firstDraft(): Draft {
  const draft = emptyDraft(newId)
  return settleLooks(draft, draft)
}

function currentDraft(): Draft {
  current ??= readDraft(localStorage, Date.now()) ?? firstDraft()
  return current
}

/** The draft, or null while the page has not come alive yet. */
export function useDraft(): Draft | null {
  return useSyncExternalStore(subscribe, currentDraft, () => null)
}

/** Whether another tab has gone on with the draft since this one last changed it. */
export function useOvertaken(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOvertaken,
    () => false,
  )
}

/** Changes the draft, keeps it in the browser and redraws whatever shows it. */
export function changeDraft(change: (draft: Draft) => Draft): void {
  const before = currentDraft()
  current = settleLooks(before, change(before))
  isOvertaken = false
  writeDraft(localStorage, current, Date.now())
  tellListeners()
}

/** The book is being made, or its maker logs out: the next book starts empty. */
export function endDraft(): void {
  current = null
  forgetDraft(localStorage)
  tellListeners()
}

function takeFromOtherTab(): void {
  const before = current
  current = null
  // A tab that has only been opened writes down again what stood there.
  if (before !== null && JSON.stringify(currentDraft()) !== JSON.stringify(before)) isOvertaken = true
}

function tellListeners(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const fromOtherTab = (event: StorageEvent): void => {
    if (event.key !== draftKey) return
    takeFromOtherTab()
    listener()
  }
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}
