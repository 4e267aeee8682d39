import type { Locale } from '../locale/locale.ts'
import { pathFor } from '../path-for.ts'
import { backendSettings, browserBackend } from '../session/browser-backend.ts'
import { rememberPathCookie } from '../session/remembered-path.ts'
import { continueAsGuest } from '../session/continue-as-guest.ts'
import { shopProblem } from '../shop/shop-problem.ts'
import { authProblem } from './auth-problem.ts'

/** `login`: into an account, a new one if need be. `claim`: the guest's own account gets the address. */
export type CodePurpose = 'login' | 'claim'

/** `isTaken`: the address belongs to an account already. */
export type CodeResult = { ok: true } | { ok: false; problem: string; isTaken: boolean }

/** Sends a mail with a code and a link; the link leads to the finish page and from there back to this page. */
export async function sendCode(
  purpose: CodePurpose,
  email: string,
  locale: Locale,
  backTo: string | null,
): Promise<CodeResult> {
  if (backTo !== null) rememberPath(backTo)
  const emailRedirectTo = new URL(pathFor('authFinish', locale), location.origin).href
  // The guest may have gone meanwhile, with the cookie.
  const missing = purpose === 'claim' ? await guestProblem() : null
  if (missing !== null) return { ok: false, problem: missing, isTaken: false }
  return await ask(async () => {
    const { auth } = await browserBackend()
    return purpose === 'login'
      ? await auth.signInWithOtp({ email, options: { shouldCreateUser: true, emailRedirectTo } })
      : await auth.updateUser({ email }, { emailRedirectTo })
  })
}

async function guestProblem(): Promise<string | null> {
  const problem = await continueAsGuest().catch(() => 'connection_problem')
  return problem === null ? null : shopProblem(problem)
}

/** Hands in the code of the mail. */
export async function confirmCode(purpose: CodePurpose, email: string, code: string): Promise<CodeResult> {
  return await ask(async () => {
    const { auth } = await browserBackend()
    return await auth.verifyOtp({ email, token: code, type: purpose === 'login' ? 'email' : 'email_change' })
  })
}

async function ask(
  work: () => Promise<{ error: { code?: string | undefined; status?: number | undefined } | null }>,
): Promise<CodeResult> {
  try {
    const { error } = await work()
    if (error === null) return { ok: true }
    return { ok: false, problem: authProblem(error), isTaken: error.code === 'email_exists' }
  } catch {
    return { ok: false, problem: authProblem({}), isTaken: false }
  }
}

function rememberPath(path: string): void {
  const { authCookie } = backendSettings()
  // The cookie store is not there everywhere yet
  document.cookie = rememberPathCookie(authCookie, path, location.protocol === 'https:')
}
