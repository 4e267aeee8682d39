import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { BackendClient, Session, User } from './backend-client.ts'
import { browserBackend, mayHaveSession, whenBackendOpens } from './browser-backend.ts'
import { loginPathFor } from './guard.ts'
import { rememberGuardedPath } from './remember-guarded-path.ts'

export interface SessionState {
  session: Session | null
  user: User | null
}

const SessionContext = createContext<SessionState>({ session: null, user: null })

/** The visitor's session and user, kept the same as the backend client's on every change. */
export function useSession(): SessionState {
  return useContext(SessionContext)
}

/**
 * Mirrors the session into React, and leads from a guarded page to the login when the session ends there. `user` comes verified from the server; later changes from the
 * client's events.
 */
export function SessionProvider(props: { user: User | null; children: ReactNode }): ReactNode {
  const [state, setState] = useState<SessionState>({ session: null, user: props.user })
  const navigate = useNavigate()
  const [endedAt, setEndedAt] = useState<string | null>(null)
  useEffect(() => {
    if (endedAt === null) return
    setEndedAt(null)
    void navigate(loginPathFor(endedAt), { replace: true })
  }, [endedAt, navigate])
  useEffect(() => {
    let unsubscribe = (): void => {}
    const stopWaiting = whenBackendOpens((backend: BackendClient) => {
      const { data } = backend.auth.onAuthStateChange((event, session) => {
        if (event === 'SIGNED_OUT') {
          setEndedAt(rememberGuardedPath())
          return setState({ session: null, user: null })
        }
        setState((old) => (isSame(old.session, session) ? old : { session, user: session?.user ?? null }))
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

function isSame(first: Session | null, second: Session | null): boolean {
  return JSON.stringify(first) === JSON.stringify(second)
}
