import { randomInt, randomUUID } from 'node:crypto'
import * as z from 'zod'
import { keyedHash } from '../../gateway/keyed-hash.ts'
import type { Answer } from '../answer.ts'
import { refuse } from '../answer.ts'
import type { AuthOptions, AuthRequest } from '../auth-options.ts'
import { limitClient, limitText } from '../limit-requests.ts'
import { mailLocale } from '../redirect-target.ts'
import type { Transport } from '../relying-party.ts'
import { keyAlgorithms, relyingParty } from '../relying-party.ts'
import { sendTokenText } from '../send-token.ts'
import { channels } from '../channels.ts'
import type { UserRow } from '../user.ts'
import type { FactorRow, KeyCredential } from './factor.ts'
import { withFactor } from './factor.ts'
import { kindOf } from './factor-kinds.ts'
import { loadWebauthn } from '../webauthn.ts'

export const challengeBody = z.object({ channel: channels }).nullish()

type Body = z.infer<typeof challengeBody>

/** `POST /factors/{id}/challenge`: begins a proof of a second factor. */
export async function challengeFactor(
  options: AuthOptions,
  request: AuthRequest,
  factorId: string,
  body: Body,
): Promise<Answer> {
  return withFactor(options, request, factorId, async ({ user }, factor) => {
    const kind = kindOf(factor.factor_type)
    if (!options.settings.factors[kind.type]) {
      return refuse(422, kind.verifyDisabled, `MFA verification is disabled for ${kind.name}`)
    }
    const limited = await limitClient(options, 'factor', user.id, options.limits.factorTriesPerUser)
    if (limited) return limited
    switch (factor.factor_type) {
      case 'totp':
        return keepChallenge(options, request, factor, {})
      case 'phone':
        return challengePhone(options, request, user, factor, body?.channel ?? 'sms')
      case 'webauthn':
        return challengeKey(options, request, user, factor)
    }
  })
}

interface Secrets {
  otpCode?: string
  sessionData?: { challenge: string }
}

async function keepChallenge(
  { pool, now, settings }: AuthOptions,
  { clientAddress }: AuthRequest,
  factor: FactorRow,
  { otpCode, sessionData }: Secrets,
  shown: Record<string, unknown> = {},
): Promise<Answer> {
  const id = randomUUID()
  await pool.query(
    `with challenged as (update auth.mfa_factors set last_challenged_at = $3 where id = $2),
       gone as (
         delete from auth.mfa_challenges where factor_id = $2 and created_at < $3::timestamptz - interval '1 day'
       )
     insert into auth.mfa_challenges (id, factor_id, created_at, ip_address, otp_code, web_authn_session_data)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, factor.id, now(), clientAddress, otpCode ?? null, sessionData ?? null],
  )
  const expiresAt = Math.floor(now().getTime() / 1000) + settings.factors.challengeSeconds
  return { status: 200, body: { id, type: factor.factor_type, expires_at: expiresAt, ...shown } }
}

async function challengePhone(
  options: AuthOptions,
  request: AuthRequest,
  user: UserRow,
  factor: FactorRow,
  channel: 'sms' | 'whatsapp',
): Promise<Answer> {
  const phone = factor.phone ?? ''
  const limited = await limitText(options, phone)
  if (limited) return limited
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const locale = mailLocale(options.siteUrl, {}, user.raw_user_meta_data)
  const fault = await sendTokenText(options, { to: phone, code, channel, locale })
  return (
    fault ?? keepChallenge(options, request, factor, { otpCode: textedCodeHash(options, factor.id, code) })
  )
}

/** What is kept of a code that was texted. */
export function textedCodeHash({ keys }: AuthOptions, factorId: string, code: string): string {
  return keyedHash(keys, 'texted factor codes', `${factorId}:${code}`)
}

/** A key is made while its factor is not verified, and used afterwards. */
async function challengeKey(
  options: AuthOptions,
  request: AuthRequest,
  user: UserRow,
  factor: FactorRow,
): Promise<Answer> {
  const { id: rpID, name: rpName } = relyingParty(options)
  const credential = factor.web_authn_credential
  if (factor.status === 'verified' && credential) {
    const { generateAuthenticationOptions } = await loadWebauthn()
    const publicKey = await generateAuthenticationOptions({
      rpID,
      allowCredentials: [descriptor(credential)],
    })
    const sessionData = { challenge: publicKey.challenge }
    const webauthn = { type: 'request', credential_options: { publicKey } }
    return keepChallenge(options, request, factor, { sessionData }, { webauthn })
  }
  const { generateRegistrationOptions } = await loadWebauthn()
  const publicKey = await generateRegistrationOptions({
    rpID,
    rpName,
    userID: new TextEncoder().encode(user.id),
    userName: user.email || user.phone || user.id,
    supportedAlgorithmIDs: keyAlgorithms,
    userDisplayName: user.email || user.phone || user.id,
    excludeCredentials: await otherKeys(options, user.id),
  })
  const sessionData = { challenge: publicKey.challenge }
  const webauthn = { type: 'create', credential_options: { publicKey } }
  return keepChallenge(options, request, factor, { sessionData }, { webauthn })
}

function descriptor({ id, transports }: KeyCredential): { id: string; transports: Transport[] } {
  return { id, transports }
}

async function otherKeys({ pool }: AuthOptions, userId: string): Promise<ReturnType<typeof descriptor>[]> {
  const { rows } = await pool.query<{ credential: KeyCredential }>(
    `select web_authn_credential as credential from auth.mfa_factors
     where user_id = $1 and web_authn_credential is not null`,
    [userId],
  )
  return rows.map(({ credential }) => descriptor(credential))
}
