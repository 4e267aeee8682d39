import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import type { AuthChangeEvent, BackendClient, Session, User } from './backend-client.ts'
import { backendSettings, browserBackend, mayHaveSession, whenBackendOpens } from './browser-backend.ts'
import { isEndingSession } from './end-session.ts'
import { noteEndedCookie } from './ended-note.ts'
import { isGuarded, loginPathFor } from './guard.ts'
import { rememberGuardedPath } from './remember-guarded-path.ts'

export interface SessionState {
  session: Session | null
  user: User | null
  /** Who is here came by a mail for a forgotten password, and has not chosen a new one yet. */
  isRecovering: boolean
}

const nobody: SessionState = { session: null, user: null, isRecovering: false }
const SessionContext = createContext<SessionState>(nobody)

/** The visitor's session and user, kept the same as the backend client's on every change. */
export function useSession(): SessionState {
  return useContext(SessionContext)
}

/**
 * Mirrors the session into React, and leads from a guarded page to the login when the session ends there. `user` comes verified from the server; later changes from the
 * client's events.
 */
export function SessionProvider(props: { user: User | null; children: ReactNode }): ReactNode {
  const [state, setState] = useState<SessionState>({
    session: null,
    user: props.user,
    isRecovering: false,
  })
  const { revalidate } = useRevalidator()
  const [lifts, setLifts] = useState(0)
  const navigate = useNavigate()
  const [endedAt, setEndedAt] = useState<string | null>(null)
  useEffect(() => {
    if (endedAt === null) return
    setEndedAt(null)
    void navigate(loginPathFor(endedAt), { replace: true })
  }, [endedAt, navigate])
  // The server takes the cookies of a session that was ended elsewhere, past the client, and leads away from guarded pages.
  const { pathname } = useLocation()
  useEffect(() => {
    if (isGuarded(pathname) || mayHaveSession()) return
    setState((old) => (old.user === null ? old : nobody))
  }, [pathname])
  // The client tells every tab; what the server shows of the visitor hangs on it.
  useEffect(() => {
    if (lifts > 0) void revalidate()
  }, [lifts, revalidate])
  useEffect(() => {
    let unsubscribe = (): void => {}
    const stopWaiting = whenBackendOpens((backend: BackendClient) => {
      const { data } = backend.auth.onAuthStateChange((event, session) => {
        if (event === 'SIGNED_OUT') {
          if (!isEndingSession()) noteEnded()
          setEndedAt(rememberGuardedPath())
          return setState(nobody)
        }
        if (event === 'MFA_CHALLENGE_VERIFIED') setLifts((count) => count + 1)
        setState((old) => nextState(old, event, session))
      })
      unsubscribe = () => data.subscription.unsubscribe()
    })
    if (mayHaveSession()) browserBackend().catch(() => {})
    return () => {
      stopWaiting()
      unsubscribe()
    }
  }, [])
  return <SessionContext value={state}>{props.children}</SessionContext>
}

function noteEnded(): void {
  // The cookie store is not there everywhere yet
  document.cookie = noteEndedCookie(backendSettings().authCookie, location.protocol === 'https:')
}

function nextState(old: SessionState, event: AuthChangeEvent, session: Session | null): SessionState {
  const isRecovering =
    event === 'PASSWORD_RECOVERY' || (old.isRecovering && event !== 'USER_UPDATED' && session !== null)
  if (isSame(old.session, session) && isRecovering === old.isRecovering) return old
  return { session, user: session?.user ?? null, isRecovering }
}

function isSame(first: Session | null, second: Session | null): boolean {
  return JSON.stringify(first) === JSON.stringify(second)
}
