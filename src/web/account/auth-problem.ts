import { m } from '../messages/generated/messages.js'

export interface AuthRefusal {
  /** What the client calls it, where the answer has no code. */
  name?: string
  code?: string | undefined
  status?: number | undefined
  /** For programs: it says how long to wait. */
  message?: string
  /** Why a password is too weak. */
  reasons?: readonly string[]
}

const words: Readonly<Record<string, () => string>> = {
  invalid_credentials: m.login_wrong,
  same_password: m.password_same,
  reauthentication_not_valid: m.code_wrong,
  reauthentication_needed: m.fresh_lead,
  session_not_found: m.session_gone,
  no_authorization: m.session_gone,
  bad_jwt: m.session_gone,
  user_not_found: m.session_gone,
  insufficient_aal: m.factor_missing,
  mfa_verification_failed: m.factor_code_wrong,
  mfa_challenge_expired: m.factor_code_wrong,
  webauthn_credential_exists: m.passkey_there,
  webauthn_verification_failed: m.passkey_failed,
  webauthn_challenge_expired: m.passkey_failed,
  webauthn_challenge_not_found: m.passkey_failed,
  mfa_factor_not_found: m.done_elsewhere,
  identity_not_found: m.done_elsewhere,
  too_many_passkeys: m.passkeys_full,
  identity_already_exists: m.provider_taken,
  single_identity_not_deletable: m.provider_only,
  email_exists: m.email_exists,
  email_address_invalid: m.problem_email_invalid,
  validation_failed: m.problem_email_invalid,
  over_email_send_rate_limit: m.email_too_often,
  over_request_rate_limit: m.email_too_often,
  otp_expired: m.code_wrong,
  otp_disabled: m.code_wrong,
}

/** The reasons of a weak password, as GoTrue names them. */
const weaknesses: Readonly<Record<string, () => string>> = {
  length: m.password_short,
  characters: m.password_plain,
  pwned: m.password_leaked,
}

/** What an answer of the accounts' backend means to people. */
export function authProblem(error: AuthRefusal): string {
  if (error.code === 'weak_password') {
    const [first = ''] = error.reasons ?? []
    return (weaknesses[first] ?? m.password_weak)()
  }
  // The client's own word for `session_not_found`, and for having none itself.
  if (error.name === 'AuthSessionMissingError') return m.session_gone()
  const wait = /after (\d+) seconds/.exec(error.message ?? '')
  if (error.code === 'over_email_send_rate_limit' && wait !== null) {
    const seconds = Number(wait[1])
    return seconds > 120
      ? m.email_too_often_minutes({ minutes: Math.ceil(seconds / 60) })
      : m.email_too_often_seconds({ seconds })
  }
  const known = words[error.code ?? '']
  if (known !== undefined) return known()
  if (error.status === 429) return m.email_too_often()
  return error.status === undefined || error.status === 0
    ? m.common_connection_problem()
    : m.common_server_problem()
}
