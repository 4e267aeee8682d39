import { countRequest } from '../gateway/count-request.ts'
import type { AuthOptions } from './auth-options.ts'
import type { Answer } from './answer.ts'
import { refuseForNow } from './answer.ts'

/** Refuses a client (or whoever is counted) that asks too often; null when it may go on. */
export async function limitClient(
  options: AuthOptions,
  what: string,
  who: string,
  limit: number,
  windowSeconds = 300,
): Promise<Answer | null> {
  const wait = await countRequest(options, { what, who, limit, windowSeconds })
  return wait === null ? null : refuseForNow(wait, 'over_request_rate_limit', 'Request rate limit reached')
}

/** Refuses another mail to the same address within the pause, or too many in an hour; null when it may go out. */
export async function limitMail(options: AuthOptions, address: string): Promise<Answer | null> {
  return limitSending(options, address, 'over_email_send_rate_limit')
}

/** Refuses another text message to the same number, as `limitMail` does. */
export async function limitText(options: AuthOptions, phone: string): Promise<Answer | null> {
  return limitSending(options, phone, 'over_sms_send_rate_limit')
}

async function limitSending(options: AuthOptions, address: string, code: string): Promise<Answer | null> {
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
  return refuseForNow(wait, code, message)
}
