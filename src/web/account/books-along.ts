import { callFunction } from '../builder/call-function.ts'
import { shopProblem } from '../shop/shop-problem.ts'

const storageKey = 'fabelaar.books-along.1'

/** Before a guest logs in to an account: keeps what lets the books come along; answers a message key when that failed. */
export async function leaveBooks(): Promise<string | null> {
  const called = await callFunction<{ token: string }>('leave-books', {})
  if (!called.ok) return called.code
  try {
    localStorage.setItem(storageKey, called.answer.token)
    return null
  } catch {
    return 'server_problem'
  }
}

/** The same as a step of logging in: nothing to do for whoever is no guest; what is the matter in words, or null. */
export async function leaveAsGuest(isGuest: boolean): Promise<string | null> {
  const failed = isGuest ? await leaveBooks() : null
  return failed === null ? null : shopProblem(failed)
}

let taking: Promise<void> | null = null

/** After the login, by code or by the link in another tab: takes the books along, if any were left. */
export function takeBooksAlong(): Promise<void> {
  taking ??= take().finally(() => {
    taking = null
  })
  return taking
}

async function take(): Promise<void> {
  const token = keptToken()
  if (token === null) return
  const called = await callFunction('take-books', { token })
  // Whatever is answered counts; only without an answer, or before the second factor is shown, it is worth another try.
  if (called.ok || !['connection_problem', 'factor_missing'].includes(called.code)) forgetToken()
}

function keptToken(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function forgetToken(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // It counts for an hour, and once.
  }
}
