import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { BackendClient, Session, User } from './backend-client.ts'
import { browserBackend, mayHaveSession, whenBackendOpens } from './browser-backend.ts'

export interface SessionState {
  session: Session | null
  user: User | null
}

const SessionContext = createContext<SessionState>({ session: null, user: null })

/** The visitor's session and user, kept the same as the backend client's on every change. */
export function useSession(): SessionState {
  return useContext(SessionContext)
}

/** Mirrors the session into React. `user` comes verified from the server; later changes from the client's events. */
export function SessionProvider(props: { user: User | null; children: ReactNode }): ReactNode {
  const [state, setState] = useState<SessionState>({ session: null, user: props.user })
  useEffect(() => {
    let unsubscribe = (): void => {}
    const stopWaiting = whenBackendOpens((backend: BackendClient) => {
      const { data } = backend.auth.onAuthStateChange((_event, session) => {
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
