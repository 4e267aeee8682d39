import { type ReactNode, useState } from 'react'
import { forgetDraft } from '../builder/draft-store.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { endSession } from '../session/end-session.ts'
import { forgetKept } from '../shop/kept-for-a-while.ts'
import { useIsGuest } from './use-is-guest.ts'

/** Ends the session in this browser; what was being filled in, an address too, goes with it. Only for who is logged in. */
export function LogOutButton({ className }: { className?: string }): ReactNode {
  const locale = useLocale()
  const guest = useIsGuest()
  const [busy, setBusy] = useState(false)
  if (guest) return null
  const logOut = async (): Promise<void> => {
    setBusy(true)
    try {
      await endSession()
    } finally {
      forgetDraft(localStorage)
      forgetKept(localStorage, 'address')
      location.assign(pathFor('home', locale))
      sessionStorage.clear()
    }
  }
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      className={className}
      onClick={() => void logOut()}
    >
      {m.account_log_out()}
    </button>
  )
}
