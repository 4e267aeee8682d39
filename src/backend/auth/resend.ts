import * as z from 'zod'
import type { AddressKind } from './address-kind.ts'
import { emailKind, phoneKind } from './address-kind.ts'
import type { Answer } from './answer.ts'
import { refuse, refuseRequest } from './answer.ts'
import type { AuthOptions, AuthRequest } from './auth-options.ts'
import { askForAddress, askForPhone } from './change-address.ts'
import { beginFlow, challengeFault } from './flow-state.ts'
import { inTransaction } from './in-transaction.ts'
import { makeOneTimeToken } from './one-time-token.ts'
import type { UserRow } from './user.ts'
import { userColumns } from './user.ts'

export const resendBody = z.object({
  type: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
})

type Body = z.infer<typeof resendBody>

const sent: Answer = { status: 200, body: {} }

/** `POST /resend`: another message for an account or a change that waits for confirmation. Never tells which there are. */
export async function resend(options: AuthOptions, request: AuthRequest, body: Body): Promise<Answer> {
  switch (body.type) {
    case 'signup':
      return resendTo(options, request, body, emailKind, resendConfirmation)
    case 'email_change':
      return resendTo(options, request, body, emailKind, resendChange)
    case 'sms':
      return resendTo(options, request, body, phoneKind, resendConfirmation)
    case 'phone_change':
      return resendTo(options, request, body, phoneKind, resendPhoneChange)
    default:
      return refuseRequest('Missing one of these types: signup, email_change, sms, phone_change')
  }
}

type Resending = (
  options: AuthOptions,
  request: AuthRequest,
  body: Body,
  kind: AddressKind,
  address: string,
) => Promise<Answer | null>

async function resendTo(
  options: AuthOptions,
  request: AuthRequest,
  body: Body,
  kind: AddressKind,
  work: Resending,
): Promise<Answer> {
  const given = body[kind.name]
  const [what, name] = kind.name === 'email' ? ['an email address', 'Email'] : ['a phone number', 'Phone']
  if (!given) return refuseRequest(`Type provided requires ${what}`)
  if (!options.settings[kind.name].enabled) {
    return refuse(400, `${kind.name}_provider_disabled`, `${name} logins are disabled`)
  }
  const address = kind.read(given)
  if (!address) return kind.invalid
  return (
    challengeFault(body) ??
    (await kind.limit(options, request, address)) ??
    (await work(options, request, body, kind, address)) ??
    sent
  )
}

const resendConfirmation: Resending = async (options, request, body, kind, address) => {
  const now = options.now()
  const made = await inTransaction(options.pool, async (client) => {
    const user = await kind.find(client, address)
    if (!user || kind.isConfirmed(user)) return null
    // An account without a password came from asking for a code.
    const type = user.encrypted_password === null ? 'recovery_token' : 'confirmation_token'
    await client.query('update auth.users set confirmation_sent_at = $2 where id = $1', [user.id, now])
    const flowId = await beginFlow(client, user.id, body, 'email/signup', now)
    return {
      user,
      token: await makeOneTimeToken(client, options, { userId: user.id, type, address, flowId }),
    }
  })
  if (!made) return null
  const { user, token } = made
  const mailKind = user.encrypted_password === null ? 'login' : 'confirm'
  return kind.send(options, request, user, address, { token, kind: mailKind, data: {} })
}

/** By the new address or by the one that the user has. */
const resendChange: Resending = async (options, request, body, _kind, email) => {
  const { rows } = await options.pool.query<UserRow>(
    `select ${userColumns} from auth.users as users where email_change <> '' and (email_change = $1 or email = $1)
     order by email_change_sent_at desc limit 1`,
    [email],
  )
  const user = rows[0]
  return user?.email_change ? askForAddress(options, request, user, user.email_change, body) : null
}

const resendPhoneChange: Resending = async (options, _request, _body, _kind, phone) => {
  const { rows } = await options.pool.query<UserRow>(
    `select ${userColumns} from auth.users as users where phone_change = $1 order by phone_change_sent_at desc limit 1`,
    [phone],
  )
  return rows[0] ? askForPhone(options, rows[0], phone, 'sms') : null
}
