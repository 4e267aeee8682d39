import { keyedHash } from './keyed-hash.ts'
import type { AuthOptions } from './auth-options.ts'
import type { Answer } from './answer.ts'
import { refuse } from './answer.ts'

interface RequestLimit {
  /** What is counted, such as `otp`. */
  what: string
  /** Who is counted: a client address or an e-mail address; kept only as a keyed hash. */
  who: string
  limit: number
  windowSeconds: number
}

const countSql = `
  with gone as (delete from auth.request_counts where window_ends_at < $2 and key <> $1)
  insert into auth.request_counts as counts (key, window_ends_at, count)
  values ($1, $2::timestamptz + make_interval(secs => $3), 1)
  on conflict (key) do update set
    count = case when counts.window_ends_at <= $2 then 1 else counts.count + 1 end,
    window_ends_at = case when counts.window_ends_at <= $2 then excluded.window_ends_at else counts.window_ends_at end
  returning count, window_ends_at`

/** Counts a request in a fixed window, for all processes together; the seconds to wait when there were too many. */
async function countRequest(options: AuthOptions, request: RequestLimit): Promise<number | null> {
  const { what, who, limit, windowSeconds } = request
  if (windowSeconds <= 0) return null
  const now = options.now()
  const key = `${what}:${hashOf(options, who)}`
  const { rows } = await options.pool.query<{ count: number; window_ends_at: Date }>(countSql, [
    key,
    now,
    windowSeconds,
  ])
  const row = rows[0]
  if (!row || row.count <= limit) return null
  return Math.max(1, Math.ceil((row.window_ends_at.getTime() - now.getTime()) / 1000))
}

/** Refuses a client that asks too often; null when it may go on. */
export async function limitClient(
  options: AuthOptions,
  what: string,
  clientAddress: string,
  limit: number,
  windowSeconds = 300,
): Promise<Answer | null> {
  const wait = await countRequest(options, { what, who: clientAddress, limit, windowSeconds })
  return wait === null ? null : refuse(429, 'over_request_rate_limit', 'Request rate limit reached')
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
  return refuse(429, 'over_email_send_rate_limit', message)
}

function hashOf(options: AuthOptions, text: string): string {
  return keyedHash(options.keys, 'request counts', text)
}
