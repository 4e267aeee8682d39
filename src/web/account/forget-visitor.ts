import { forgetAllKept } from '../bedtime/forget-all-kept.ts'
import { endDraft } from '../builder/use-draft.ts'
import { endSession } from '../session/end-session.ts'

const notPersonal = ['fabelaar.theme', 'fabelaar.consent']

/** Removes the session and everything that this browser kept for the visitor; how the site looks and what was said about cookies stay. */
export async function forgetVisitor(): Promise<void> {
  try {
    await endSession()
  } finally {
    endDraft()
    await forgetAllKept().catch(() => undefined)
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (key.startsWith('fabelaar.') && !notPersonal.includes(key)) storage.removeItem(key)
      }
    }
  }
}
