import { redirect } from 'react-router'
import { rememberPathCookie } from './remembered-path.ts'

/** Leads to another page first; the wanted one is remembered for afterwards. */
export function leadAround(
  { authCookie, secure }: { authCookie: string; secure: boolean },
  { pathname, search }: URL,
  to: string,
): Response {
  const cookie = rememberPathCookie(authCookie, pathname + search, secure)
  return redirect(to, { headers: { 'set-cookie': cookie } })
}
