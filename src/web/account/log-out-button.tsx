import { type ReactNode, useEffect, useState } from 'react'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import { useIsGuest } from './use-is-guest.ts'

const load = () => import('./log-out.ts')

export interface LogOutButtonProps {
  className?: string
  /** For who wants to be somebody else: goes to the login page, instead of home. */
  toLogIn?: boolean
}

/** Ends the session in this browser. Only for who is logged in. */
export function LogOutButton({ className, toLogIn = false }: LogOutButtonProps): ReactNode {
  const locale = useLocale()
  const guest = useIsGuest()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    // At hand before it is pressed: whoever logs out may have no connection then.
    if (!guest) load().catch(() => undefined)
  }, [guest])
  if (guest) return null
  const onPress = async (): Promise<void> => {
    setBusy(true)
    const { logOut } = await load()
    await logOut(pathFor(toLogIn ? 'login' : 'home', locale))
  }
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      className={className}
      onClick={() => void onPress().catch(() => setBusy(false))}
    >
      {toLogIn ? m.second_step_other_address() : m.account_log_out()}
    </button>
  )
}
