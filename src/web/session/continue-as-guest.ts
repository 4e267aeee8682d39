import { browserBackend } from './browser-backend.ts'

/**
 * Makes sure that there is a session, an anonymous one when nobody is logged in. Answers null, or the message key
 * of why there is none: the backend cannot be reached, or makes no more guests for now.
 */
export async function continueAsGuest(): Promise<'connection_problem' | 'too_many_requests' | null> {
  const backend = await browserBackend()
  const { data } = await backend.auth.getSession()
  if (data.session !== null) return null
  const { error } = await backend.auth.signInAnonymously()
  if (error === null) return null
  return error.status === 429 ? 'too_many_requests' : 'connection_problem'
}
