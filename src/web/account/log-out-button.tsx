import { type ReactNode, useEffect, useState } from 'react'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { pathFor } from '../path-for.ts'
import type * as leaving from './log-out.ts'
import { useIsGuest } from './use-is-guest.ts'

const load = () => import('./log-out.ts')

export interface LogOutButtonProps {
  className?: string
  /** For who wants to be somebody else: goes to the login page, instead of home. */
  toLogIn?: boolean
}

/** Ends the session in this browser, not before asking where recordings would be lost by it. Only for who is logged in. */
export function LogOutButton({ className, toLogIn = false }: LogOutButtonProps): ReactNode {
  const locale = useLocale()
  const guest = useIsGuest()
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState<{ count: number; code: typeof leaving } | null>(null)
  useEffect(() => {
    // At hand before it is pressed: whoever logs out may have no connection then.
    if (!guest) load().catch(() => undefined)
  }, [guest])
  if (guest) return null
  const leave = ({ logOut }: typeof leaving): Promise<void> =>
    logOut(pathFor(toLogIn ? 'login' : 'home', locale))
  const onPress = async (): Promise<void> => {
    setBusy(true)
    const code = await load()
    const count = await code.sendAllUnsent().catch(() => 0)
    if (count === 0) return await leave(code)
    setAsking({ count, code })
    setBusy(false)
  }
  return (
    <>
      <button
        type="button"
        aria-disabled={busy || undefined}
        className={className}
        onClick={() => void onPress().catch(() => setBusy(false))}
      >
        {toLogIn ? m.second_step_other_address() : m.account_log_out()}
      </button>
      {asking === null ? null : (
        <asking.code.LeaveRecordings
          count={asking.count}
          onLogOut={() => void leave(asking.code)}
          onStay={() => setAsking(null)}
        />
      )}
    </>
  )
}
