import type { Locale } from '../locale/locale.ts'
import { pathFor } from '../path-for.ts'
import { browserBackend } from '../session/browser-backend.ts'
import { continueAsGuest } from '../session/continue-as-guest.ts'
import { shopProblem } from '../shop/shop-problem.ts'
import { type AuthRefusal, authProblem } from './auth-problem.ts'
import { rememberPath } from './remember-path.ts'

/**
 * `login`: into an account, a new one if need be. `claim`: the guest's own account gets the address. `recover`: into an account
 * whose password was forgotten.
 */
export type CodePurpose = 'login' | 'claim' | 'recover'

/** The wire's words for what each code is good for. */
const codeTypes = { login: 'email', claim: 'email_change', recover: 'recovery' } as const

/** `isTaken`: the address belongs to an account already. `isWrong`: the code is not the one, or is over. */
export type CodeResult = { ok: true } | { ok: false; problem: string; isTaken: boolean; isWrong: boolean }

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
  if (missing !== null) return { ok: false, problem: missing, isTaken: false, isWrong: false }
  return await ask(async () => {
    const { auth } = await browserBackend()
    switch (purpose) {
      case 'login':
        return await auth.signInWithOtp({ email, options: { shouldCreateUser: true, emailRedirectTo } })
      case 'claim':
        return await auth.updateUser({ email }, { emailRedirectTo })
      case 'recover':
        return await auth.resetPasswordForEmail(email, { redirectTo: emailRedirectTo })
    }
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
    return await auth.verifyOtp({ email, token: code, type: codeTypes[purpose] })
  })
}

async function ask(work: () => Promise<{ error: AuthRefusal | null }>): Promise<CodeResult> {
  try {
    const { error } = await work()
    if (error === null) return { ok: true }
    const [isTaken, isWrong] = [error.code === 'email_exists', error.code === 'otp_expired']
    return { ok: false, problem: authProblem(error), isTaken, isWrong }
  } catch {
    return { ok: false, problem: authProblem({}), isTaken: false, isWrong: false }
  }
}
