import { randomUUID } from 'node:crypto'
import type { AuthText } from '#backend/auth/auth-options.ts'
import { webhookSignature } from '#backend/auth/webhook-signature.ts'

export interface SmsHook {
  /** Where whoever sends text messages listens. */
  url: string
  /** `v1,whsec_` and Base64, as that side knows it too. */
  secret: string
}

/** As long as GoTrue waits for a hook. */
const patienceMs = 5_000

/**
 * Hands codes over to whoever sends text messages, as Supabase's Send SMS Hook does
 * (https://supabase.com/docs/guides/auth/auth-hooks/send-sms-hook), signed as Standard Webhooks say
 * (https://www.standardwebhooks.com). Throws when they are not taken.
 */
export function sendByHook({ url, secret }: SmsHook): (text: AuthText) => Promise<void> {
  return async ({ to, code, channel, locale }) => {
    const body = JSON.stringify({ user: { phone: to }, sms: { otp: code, channel, locale } })
    const [id, timestamp] = [randomUUID(), String(Math.floor(Date.now() / 1000))]
    const signature = webhookSignature(secret, id, timestamp, body).toString('base64')
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${signature}`,
      },
      body,
      signal: AbortSignal.timeout(patienceMs),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`whoever sends text messages answers ${answer.status}`)
  }
}
