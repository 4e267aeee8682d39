import type { Answer } from './answer.ts'
import { refuse } from './answer.ts'
import type { AuthOptions } from './auth-options.ts'
import type { OneTimeToken } from './one-time-token.ts'

export interface TokenMail {
  to: string
  kind: 'login' | 'claim'
  token: OneTimeToken
  redirectTo: string
  locale: string | null
}

/** Hands the mail over; a refusal when that failed. */
export async function sendTokenMail(options: AuthOptions, mail: TokenMail): Promise<Answer | null> {
  const { to, kind, token, redirectTo, locale } = mail
  const type = kind === 'login' ? 'email' : 'email_change'
  const query = new URLSearchParams({
    token: token.tokenHash,
    type: kind === 'login' ? 'magiclink' : type,
    redirect_to: redirectTo,
  })
  const actionLink = `${options.apiUrl}/auth/v1/verify?${query}`
  try {
    await options.mail({
      to,
      kind,
      code: token.code,
      tokenHash: token.tokenHash,
      type,
      redirectTo,
      actionLink,
      locale,
    })
    return null
  } catch (error) {
    options.log('a mail could not be handed over', error)
    return refuse(500, 'unexpected_failure', 'Error sending confirmation email')
  }
}
