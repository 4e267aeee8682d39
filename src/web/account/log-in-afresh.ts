import { browserBackend } from '../session/browser-backend.ts'
import { confirmCode } from './email-code.ts'

/**
 * Logs who is logged in in once more, by the code of a mail: the session of before ends for it.
 * @returns what is the matter in words, or null
 */
export async function logInAfresh(email: string, code: string): Promise<string | null> {
  const backend = await browserBackend()
  const before = (await backend.auth.getClaims()).data?.claims.session_id
  const result = await confirmCode('login', email, code)
  if (!result.ok) return result.problem
  // Else it would stand among the sessions as another device.
  if (before !== undefined) await backend.rpc('end_my_session', { session: before })
  return null
}
