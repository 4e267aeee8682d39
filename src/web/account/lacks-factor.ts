import { browserBackend } from '../session/browser-backend.ts'

/** Whether the visitor has set a second factor and has not shown it in this session. */
export async function lacksFactor(): Promise<boolean> {
  const { auth } = await browserBackend()
  const { data } = await auth.mfa.getAuthenticatorAssuranceLevel()
  return data !== null && data.nextLevel === 'aal2' && data.currentLevel !== 'aal2'
}
