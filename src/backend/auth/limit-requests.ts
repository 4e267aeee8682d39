import { countRequest } from '../gateway/count-request.ts'
import type { AuthOptions } from './auth-options.ts'
import type { Answer } from './answer.ts'
import { refuseForNow } from './answer.ts'

/** Refuses a client that asks too often; null when it may go on. */
export async function limitClient(
  options: AuthOptions,
  what: string,
  clientAddress: string,
  limit: number,
  windowSeconds = 300,
): Promise<Answer | null> {
  const wait = await countRequest(options, { what, who: clientAddress, limit, windowSeconds })
  return wait === null ? null : refuseForNow(wait, 'over_request_rate_limit', 'Request rate limit reached')
}

/** Refuses another mail to the same address within the pause, or too many in an hour; null when it may go out. */
export async function limitMail(options: AuthOptions, address: string): Promise<Answer | null> {
  const { mailPauseSeconds, mailsPerAddressAnHour } = options.limits
  const wait =
    (await countRequest(options, {
      what: 'mail',
      who: address,
      limit: 1,
      windowSeconds: mailPauseSeconds,
    })) ??
    (await countRequest(options, {
      what: 'mails',
      who: address,
      limit: mailsPerAddressAnHour,
      windowSeconds: 3600,
    }))
  if (wait === null) return null
  const message = `For security purposes, you can only request this after ${wait} seconds.`
  return refuseForNow(wait, 'over_email_send_rate_limit', message)
}
