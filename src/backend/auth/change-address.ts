import type pg from 'pg'
import type { Answer } from './answer.ts'
import type { AuthOptions, AuthRequest } from './auth-options.ts'
import type { CodeChallenge } from './flow-state.ts'
import { beginFlow } from './flow-state.ts'
import { inTransaction } from './in-transaction.ts'
import type { OneTimeToken } from './one-time-token.ts'
import { makeOneTimeToken } from './one-time-token.ts'
import { needsBothAddresses } from './prove.ts'
import { mailLocale, redirectTarget } from './redirect-target.ts'
import { sendTokenMail, sendTokenText } from './send-token.ts'
import type { UserRow } from './user.ts'

/** A mail to one of the addresses of a change. */
interface AddressMail {
  to: string
  kind: 'claim' | 'move' | 'leave'
  token: OneTimeToken
}

/**
 * Asks a new address, and where both have to agree the old one too, to confirm that the user moves to it. What was asked
 * before ends. A refusal when a mail could not be handed over.
 */
export async function askForAddress(
  options: AuthOptions,
  request: AuthRequest,
  user: UserRow,
  email: string,
  challenge: CodeChallenge & { data?: Record<string, unknown> | null | undefined },
): Promise<Answer | null> {
  const now = options.now()
  const redirectTo = redirectTarget(options, request.search.get('redirect_to'))
  const mails = await inTransaction(options.pool, async (client): Promise<AddressMail[]> => {
    await noteAddress(client, user.id, email, now)
    const flowId = await beginFlow(client, user.id, challenge, 'email_change', now)
    const tokenFor = (type: 'email_change_token_new' | 'email_change_token_current', address: string) =>
      makeOneTimeToken(client, options, { userId: user.id, type, address, flowId })
    const asked: AddressMail[] = [
      {
        to: email,
        kind: user.email ? 'move' : 'claim',
        token: await tokenFor('email_change_token_new', email),
      },
    ]
    if (user.email && needsBothAddresses(options, user)) {
      const token = await tokenFor('email_change_token_current', user.email)
      asked.push({ to: user.email, kind: 'leave', token })
    }
    return asked
  })
  const locale = mailLocale(redirectTo, challenge.data ?? {}, user.raw_user_meta_data)
  for (const mail of mails) {
    const fault = await sendTokenMail(options, { ...mail, redirectTo, locale })
    if (fault) return fault
  }
  return null
}

/** Notes which address a user wants; nobody has confirmed it yet. */
export async function noteAddress(
  client: pg.PoolClient,
  userId: string,
  email: string,
  now: Date,
): Promise<void> {
  await client.query(
    `update auth.users set email_change = $2, email_change_sent_at = $3, email_change_confirm_status = 0, updated_at = $3
     where id = $1`,
    [userId, email, now],
  )
  await client.query(
    `delete from auth.one_time_tokens
     where user_id = $1 and token_type in ('email_change_token_new', 'email_change_token_current')`,
    [userId],
  )
}

/** Texts a code to the number that a user wants. A refusal when that failed. */
export async function askForPhone(
  options: AuthOptions,
  user: UserRow,
  phone: string,
  channel: 'sms' | 'whatsapp',
): Promise<Answer | null> {
  const { code } = await inTransaction(options.pool, async (client) => {
    await client.query(
      `update auth.users set phone_change = $2, phone_change_sent_at = $3, updated_at = $3 where id = $1`,
      [user.id, phone, options.now()],
    )
    const type = 'phone_change_token'
    return makeOneTimeToken(client, options, { userId: user.id, type, address: phone, flowId: null })
  })
  const locale = mailLocale(options.siteUrl, {}, user.raw_user_meta_data)
  return sendTokenText(options, { to: phone, code, channel, locale })
}
