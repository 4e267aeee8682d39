import { useSession } from '../session/session-provider.tsx'

/** Whether the visitor has no confirmed e-mail address yet. */
export function useIsGuest(): boolean {
  const { user } = useSession()
  return user === null || user.is_anonymous === true
}
