import { forgetAllKept } from '../bedtime/forget-all-kept.ts'
import { forgetAllKeptWords } from '../book/kept-words.ts'
import { forgetDraft } from '../builder/draft-store.ts'
import { endSession } from '../session/end-session.ts'
import { forgetKept } from '../shop/kept-for-a-while.ts'

export { sendAllUnsent } from '../bedtime/unsent-recordings.ts'
export { LeaveRecordings } from './leave-recordings.tsx'

/** Ends the session in this browser and goes to another page; what was being filled in or changed, an address too, goes with it. */
export async function logOut(next: string): Promise<void> {
  try {
    await endSession()
  } finally {
    forgetDraft(localStorage)
    forgetAllKeptWords(localStorage, 'all')
    forgetKept('address')
    forgetKept('made')
    forgetKept('factor')
    await forgetAllKept().catch(() => undefined)
    location.assign(next)
    sessionStorage.clear()
  }
}
