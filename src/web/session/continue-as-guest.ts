import { browserBackend } from './browser-backend.ts'

/**
 * Makes sure that there is a session, an anonymous one when nobody is logged in. False when the backend
 * cannot be reached or refuses.
 */
export async function continueAsGuest(): Promise<boolean> {
  const backend = await browserBackend()
  const { data } = await backend.auth.getSession()
  if (data.session !== null) return true
  const { error } = await backend.auth.signInAnonymously()
  return error === null
}
