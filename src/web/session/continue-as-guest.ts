import { browserBackend } from './browser-backend.ts'
import { loginPathFor } from './guard.ts'
import { rememberGuardedPath } from './remember-guarded-path.ts'

/**
 * Makes sure that there is a session, an anonymous one when nobody is logged in. Answers null, or the message key
 * of why there is none: the backend cannot be reached, or makes no more guests for now. On a page that needs a session
 * somebody had one, and a new guest would see nothing there: it leads to the login and back.
 */
export async function continueAsGuest(): Promise<
  'connection_problem' | 'too_many_requests' | 'session_missing' | null
> {
  const backend = await browserBackend()
  const { data } = await backend.auth.getSession()
  if (data.session !== null) return null
  const guarded = rememberGuardedPath()
  if (guarded !== null) {
    location.assign(loginPathFor(guarded))
    return 'session_missing'
  }
  const { error } = await backend.auth.signInAnonymously()
  if (error === null) return null
  return error.status === 429 ? 'too_many_requests' : 'connection_problem'
}
