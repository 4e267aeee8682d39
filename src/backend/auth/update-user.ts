import * as z from 'zod'
import type { AddressKind } from './address-kind.ts'
import { emailKind, phoneKind } from './address-kind.ts'
import type { Answer } from './answer.ts'
import { refuse } from './answer.ts'
import type { AuthOptions, AuthRequest } from './auth-options.ts'
import { askForAddress, askForPhone } from './change-address.ts'
import { changeMetadata } from './change-metadata.ts'
import { changePassword } from './change-password.ts'
import { emailExists, isTaken, phoneExists } from './confirm-address.ts'
import { emailAddress, invalidEmail } from './email-address.ts'
import { challengeFault } from './flow-state.ts'
import { afterCommit, inTransaction } from './in-transaction.ts'
import { limitClient, limitMail, limitText } from './limit-requests.ts'
import { ownData } from './own-data.ts'
import { invalidPhone, phoneNumber } from './phone-number.ts'
import { channels } from './channels.ts'
import type { SessionRow } from './signed-in-user.ts'
import { demandFresh, signedInUser } from './signed-in-user.ts'
import { tellOwner } from './tell-owner.ts'
import { userJson } from './user-json.ts'
import type { UserRow } from './user.ts'
import { readUser } from './user.ts'

export const updateUserBody = z.object({
  email: z.string().nullish(),
  password: z.string().nullish(),
  current_password: z.string().nullish(),
  nonce: z.string().nullish(),
  phone: z.string().nullish(),
  channel: channels,
  data: ownData,
  app_metadata: z.record(z.string(), z.unknown()).nullish(),
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
})

type Body = z.infer<typeof updateUserBody>

/**
 * `PUT /user`: changes the password and metadata, and asks for a new address or number, which counts once it is
 * confirmed; a guest then is a user with the same id.
 */
export async function updateUser(options: AuthOptions, request: AuthRequest, body: Body): Promise<Answer> {
  const signedIn = await signedInUser(options, request)
  if (signedIn.status === 'refused') return signedIn.answer
  const { user, session } = signedIn
  const email = body.email ? emailAddress(body.email) : user.email
  if (body.email && !email) return invalidEmail
  const phone = body.phone ? phoneNumber(body.phone) : user.phone
  if (body.phone && !phone) return invalidPhone
  const newEmail = email === user.email ? null : email
  const newPhone = phone === user.phone ? null : phone
  const isMoving = newEmail !== null || newPhone !== null
  const fresh = isMoving ? demandFresh(options, signedIn) : signedIn
  const refusal =
    challengeFault(body) ??
    refuseChange(options, user, session, body, isMoving) ??
    (fresh.status === 'refused' ? fresh.answer : null) ??
    (newEmail && (await refuseAddress(options, request, user, newEmail))) ??
    (newPhone && (await refusePhone(options, request, user, newPhone))) ??
    (body.password ? await changePassword(options, request, signedIn, body, body.password) : null)
  if (refusal) return refusal
  if (body.data) await changeMetadata(options.pool, user.id, { user: body.data }, options.now())
  const { email: mails, phone: texts } = options.settings
  const fault =
    (newEmail &&
      (await begin(options, request, emailKind, user, newEmail, user.is_anonymous && mails.autoconfirm, () =>
        askForAddress(options, request, user, newEmail, body),
      ))) ??
    (newPhone &&
      (await begin(options, request, phoneKind, user, newPhone, texts.autoconfirm, () =>
        askForPhone(options, user, newPhone, body.channel ?? 'sms'),
      )))
  return fault || { status: 200, body: userJson(await readUser(options.pool, user.id)) }
}

/** What nobody may change of themselves, or not in this session. */
function refuseChange(
  { settings }: AuthOptions,
  user: UserRow,
  session: SessionRow,
  body: Body,
  isMoving: boolean,
): Answer | null {
  if (body.app_metadata) {
    return refuse(403, 'not_admin', 'Updating app_metadata requires admin privileges')
  }
  const changesLogin = isMoving || Boolean(body.password)
  if (changesLogin && session.aal !== 'aal2' && user.factors.some(({ status }) => status === 'verified')) {
    return refuse(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    )
  }
  if (changesLogin && user.is_sso_user) {
    return refuse(
      422,
      'user_sso_managed',
      'Updating email, phone, password of a SSO account only possible via SSO',
    )
  }
  if (body.phone && !settings.phone.enabled) {
    return refuse(422, 'phone_provider_disabled', 'Phone logins are disabled')
  }
  if (user.is_anonymous && body.password && !body.email && !body.phone) {
    return refuse(
      422,
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    )
  }
  return null
}

async function refuseAddress(
  options: AuthOptions,
  request: AuthRequest,
  user: UserRow,
  email: string,
): Promise<Answer | null> {
  const limited = await limitClient(options, 'mails', request.clientAddress, options.limits.mailsPerClient)
  if (limited) return limited
  return (await isTaken(options.pool, 'email', email, user.id)) ? emailExists : limitMail(options, email)
}

async function refusePhone(
  options: AuthOptions,
  request: AuthRequest,
  user: UserRow,
  phone: string,
): Promise<Answer | null> {
  const limited = await limitClient(options, 'texts', request.clientAddress, options.limits.mailsPerClient)
  if (limited) return limited
  return (await isTaken(options.pool, 'phone', phone, user.id)) ? phoneExists : limitText(options, phone)
}

/** Asks the new address to confirm, or takes it at once where addresses count as they are. */
async function begin(
  options: AuthOptions,
  request: AuthRequest,
  kind: AddressKind,
  user: UserRow,
  address: string,
  isAtOnce: boolean,
  ask: () => Promise<Answer | null>,
): Promise<Answer | null> {
  if (!isAtOnce) return ask()
  return inTransaction(options.pool, async (client) => {
    if (!(await kind.vacate(client, address, user.id))) return kind.exists
    await kind.confirm(client, user.id, address, options.now())
    afterCommit(client, () => tellOwner(options, request, user, `${kind.name}_changed`))
    return null
  })
}
