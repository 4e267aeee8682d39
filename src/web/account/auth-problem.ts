import { m } from '../messages/generated/messages.js'

const words: Readonly<Record<string, () => string>> = {
  email_exists: m.email_exists,
  email_address_invalid: m.problem_email_invalid,
  validation_failed: m.problem_email_invalid,
  over_email_send_rate_limit: m.email_too_often,
  over_request_rate_limit: m.email_too_often,
  otp_expired: m.code_wrong,
  otp_disabled: m.code_wrong,
}

/** What an answer of the accounts' backend means to people. */
export function authProblem(error: { code?: string | undefined; status?: number | undefined }): string {
  const known = words[error.code ?? '']
  if (known !== undefined) return known()
  if (error.status === 429) return m.email_too_often()
  return error.status === undefined || error.status === 0
    ? m.common_connection_problem()
    : m.common_server_problem()
}
