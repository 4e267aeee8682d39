import type pg from 'pg'
import * as z from 'zod'
import type { AddressKind } from './address-kind.ts'
import { emailKind, phoneKind } from './address-kind.ts'
import type { Answer } from './answer.ts'
import { refuse, refuseRequest } from './answer.ts'
import type { AuthOptions, AuthRequest } from './auth-options.ts'
import { channels } from './channels.ts'
import { beginFlow, challengeFault } from './flow-state.ts'
import { inTransaction } from './in-transaction.ts'
import { makeOneTimeToken } from './one-time-token.ts'
import { ownData } from './own-data.ts'
import type { UserRow } from './user.ts'
import { insertUser, lockAddress } from './user.ts'

export const sendCodeBody = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  create_user: z.boolean().nullish(),
  data: ownData,
  channel: channels,
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
})

type Body = z.infer<typeof sendCodeBody>

/** `POST /otp`: sends a code, and by mail a link. The answer is the same whether or not the address has an account. */
export async function sendCode(options: AuthOptions, request: AuthRequest, body: Body): Promise<Answer> {
  const { email, phone } = options.settings
  if (body.email && body.phone) {
    return refuseRequest('Only an email address or phone number should be provided')
  }
  if (body.email) {
    return email.enabled
      ? sendCodeTo(options, request, emailKind, body.email, body)
      : refuse(422, 'email_provider_disabled', 'Email logins are disabled')
  }
  if (!body.phone) return refuseRequest('One of email or phone must be set')
  return phone.enabled
    ? sendCodeTo(options, request, phoneKind, body.phone, body)
    : refuse(400, 'phone_provider_disabled', 'Unsupported phone provider')
}

async function sendCodeTo(
  options: AuthOptions,
  request: AuthRequest,
  kind: AddressKind,
  given: string,
  body: Body,
): Promise<Answer> {
  const address = kind.read(given)
  if (!address) return kind.invalid
  const refusal = challengeFault(body) ?? (await kind.limit(options, request, address))
  if (refusal) return refusal
  const now = options.now()
  const made = await inTransaction(options.pool, async (client) => {
    await lockAddress(client, address)
    const known = await kind.find(client, address)
    const user = known ?? (await makeUser(client, options, kind, address, body))
    if (!user) return null
    await client.query('update auth.users set recovery_sent_at = $2 where id = $1', [user.id, now])
    const flowId = await beginFlow(client, user.id, body, 'magiclink', now)
    const type = 'recovery_token'
    const token = await makeOneTimeToken(client, options, { userId: user.id, type, address, flowId })
    return { user, token }
  })
  if (!made) return { status: 200, body: {} }
  const { user, token } = made
  const message = { token, kind: 'login', channel: body.channel, data: body.data ?? {} } as const
  return (await kind.send(options, request, user, address, message)) ?? { status: 200, body: {} }
}

/** An account without a password for an address; null where none may be made. */
async function makeUser(
  client: pg.PoolClient,
  { settings, now }: AuthOptions,
  kind: AddressKind,
  address: string,
  body: Body,
): Promise<UserRow | null> {
  if (body.create_user === false || !settings.signUp) return null
  const metadata = body.data ?? {}
  const user = await insertUser(client, { [kind.name]: address, metadata, provider: kind.name, now: now() })
  if (settings[kind.name].autoconfirm) return kind.confirm(client, user.id, address, now())
  await kind.keepUnproven(client, user.id, address, now())
  return user
}
