import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { renderSVG } from 'uqr'
import * as z from 'zod'
import type { Answer } from '../answer.ts'
import { refuse, refuseRequest } from '../answer.ts'
import type { AuthOptions, AuthRequest } from '../auth-options.ts'
import { inTransaction } from '../in-transaction.ts'
import { limitClient } from '../limit-requests.ts'
import { invalidPhone, phoneNumber } from '../phone-number.ts'
import { sealText } from '../seal.ts'
import { demandFresh, type SessionRow } from '../signed-in-user.ts'
import type { UserRow } from '../user.ts'
import { deleteFactor, signedInPerson } from './factor.ts'
import { factorKinds } from './factor-kinds.ts'
import { makeTotpSecret, totpUri } from './totp.ts'

export const enrollBody = z.object({
  factor_type: z.string().nullish(),
  friendly_name: z.string().max(120).nullish(),
  issuer: z.string().max(120).nullish(),
  phone: z.string().nullish(),
})

type Body = z.infer<typeof enrollBody>

/** What nobody finished verifying for so long makes room for another one. */
const unverifiedSeconds = 24 * 3600

/** `POST /factors`: begins a second factor; it counts once it is verified. */
export async function enroll(options: AuthOptions, request: AuthRequest, body: Body): Promise<Answer> {
  const signedIn = demandFresh(options, await signedInPerson(options, request))
  if (signedIn.status === 'refused') return signedIn.answer
  const { user, session } = signedIn
  const kind = factorKinds.find(({ type }) => type === body.factor_type)
  if (!kind) return refuseRequest('factor_type needs to be totp, phone, or webauthn')
  if (!options.settings.factors[kind.type]) {
    return refuse(422, kind.enrollDisabled, `MFA enroll is disabled for ${kind.name}`)
  }
  const limited = await limitClient(options, 'factor', user.id, options.limits.factorTriesPerUser)
  if (limited) return limited
  const phone = kind.type === 'phone' ? phoneNumber(body.phone ?? '') : null
  if (kind.type === 'phone') {
    if (!body.phone) return refuseRequest('Phone number required to enroll Phone factor')
    if (!phone) return invalidPhone
  }
  const secret = kind.type === 'totp' ? makeTotpSecret() : null
  const id = randomUUID()
  const friendlyName = body.friendly_name ?? ''
  const refusal = await inTransaction(options.pool, async (client) => {
    await client.query('select from auth.users where id = $1 for update', [user.id])
    const refusal = await refuseFactor(client, options, user, session, friendlyName, phone)
    if (refusal) return refusal
    await client.query(
      `insert into auth.mfa_factors
         (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret, phone)
       values ($1, $2, $3, $4, 'unverified', $5, $5, $6, $7)`,
      [id, user.id, friendlyName, kind.type, options.now(), secret && sealText(options.keys, secret), phone],
    )
    return null
  })
  if (refusal) return refusal
  const issuer = body.issuer || new URL(options.siteUrl).host
  return {
    status: 200,
    body: {
      id,
      type: kind.type,
      friendly_name: friendlyName,
      ...(secret && { totp: totpJson(secret, issuer, user.email || user.phone || user.id) }),
      ...(phone && { phone }),
    },
  }
}

/** The white margin that a scanner needs, in modules (ISO/IEC 18004). */
const quietModules = 4

function totpJson(secret: string, issuer: string, account: string): Record<string, string> {
  const uri = totpUri(secret, issuer, account)
  return { qr_code: renderSVG(uri, { border: quietModules }), secret, uri }
}

async function refuseFactor(
  client: pg.PoolClient,
  options: AuthOptions,
  user: UserRow,
  session: SessionRow,
  friendlyName: string,
  phone: string | null,
): Promise<Answer | null> {
  const now = options.now()
  const oldest = new Date(now.getTime() - unverifiedSeconds * 1000)
  await client.query(
    `delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and created_at < $2`,
    [user.id, oldest],
  )
  const { rows: factors } = await client.query<{
    id: string
    status: string
    friendly_name: string | null
    phone: string | null
  }>('select id, status, friendly_name, phone from auth.mfa_factors where user_id = $1', [user.id])
  const isVerified = factors.some(({ status }) => status === 'verified')
  if (isVerified && session.aal !== 'aal2') {
    return refuse(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
  }
  const samePhone = factors.filter((factor) => phone !== null && factor.phone === phone)
  if (samePhone.some(({ status }) => status === 'verified')) {
    const message = 'A verified phone factor already exists, unenroll the existing factor to continue'
    return refuse(422, 'mfa_verified_factor_exists', message)
  }
  for (const { id } of samePhone) await deleteFactor(client, id)
  if (factors.length - samePhone.length >= options.settings.factors.most) {
    const message = 'Maximum number of verified factors reached, unenroll to continue'
    return refuse(422, 'too_many_enrolled_mfa_factors', message)
  }
  const isNameTaken = factors.some(
    (factor) => factor.friendly_name === friendlyName && !samePhone.includes(factor),
  )
  // GoTrue takes one factor without a name; here a person may leave several unnamed.
  if (friendlyName.trim() === '' || !isNameTaken) return null
  const message = `A factor with the friendly name "${friendlyName}" for this user already exists`
  return refuse(422, 'mfa_factor_name_conflict', message)
}
