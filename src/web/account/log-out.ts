import { forgetAllKeptWords } from '../book/kept-words.ts'
import { forgetDraft } from '../builder/draft-store.ts'
import { endSession } from '../session/end-session.ts'
import { forgetKept } from '../shop/kept-for-a-while.ts'

/** Ends the session in this browser and goes to the home page; what was being filled in or changed, an address too, goes with it. */
export async function logOut(home: string): Promise<void> {
  try {
    await endSession()
  } finally {
    forgetDraft(localStorage)
    forgetAllKeptWords(localStorage, 'all')
    forgetKept(localStorage, 'address')
    location.assign(home)
    sessionStorage.clear()
  }
}
