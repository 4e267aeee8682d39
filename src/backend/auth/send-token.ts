import type { Answer } from './answer.ts'
import { refuse } from './answer.ts'
import type { AuthMail, AuthMailKind, AuthOptions, AuthText } from './auth-options.ts'
import type { OneTimeToken } from './one-time-token.ts'

export interface TokenMail {
  to: string
  kind: AuthMailKind
  token: OneTimeToken
  redirectTo: string
  locale: string | null
}

const mailTypes: Record<AuthMailKind, AuthMail['type']> = {
  login: 'email',
  confirm: 'signup',
  recover: 'recovery',
  invite: 'invite',
  claim: 'email_change',
  move: 'email_change',
  leave: 'email_change',
  reauthenticate: 'reauthentication',
}

/** Hands the mail over; a refusal when that failed. */
export async function sendTokenMail(options: AuthOptions, mail: TokenMail): Promise<Answer | null> {
  const { kind, token, redirectTo } = mail
  const type = mailTypes[kind]
  const hasLink = kind !== 'reauthenticate'
  try {
    await options.mail({
      to: mail.to,
      kind,
      code: token.code,
      tokenHash: token.tokenHash,
      type,
      redirectTo,
      actionLink: hasLink
        ? actionLink(options, token, type === 'email' ? 'magiclink' : type, redirectTo)
        : redirectTo,
      locale: mail.locale,
    })
    return null
  } catch (error) {
    options.log('a mail could not be handed over', error)
    return refuse(500, 'unexpected_failure', 'Error sending confirmation email')
  }
}

/** A link that verifies by itself and then leads on. */
export function actionLink(
  options: AuthOptions,
  token: OneTimeToken,
  type: string,
  redirectTo: string,
): string {
  const query = new URLSearchParams({ token: token.tokenHash, type, redirect_to: redirectTo })
  return `${options.authUrl}/verify?${query}`
}

/** Hands a text message over; a refusal when that failed, or nobody sends any. */
export async function sendTokenText(options: AuthOptions, text: AuthText): Promise<Answer | null> {
  if (!options.text) return refuse(500, 'unexpected_failure', 'Unable to get SMS provider')
  try {
    await options.text(text)
    return null
  } catch (error) {
    options.log('a text message could not be handed over', error)
    return refuse(422, 'sms_send_failed', 'Error sending confirmation OTP to provider')
  }
}
