import { timingSafeEqual } from 'node:crypto'
import type pg from 'pg'
import * as z from 'zod'
import type { Answer } from '../answer.ts'
import { refuse, refuseRequest } from '../answer.ts'
import type { AuthOptions, AuthRequest } from '../auth-options.ts'
import { afterCommit, inTransaction } from '../in-transaction.ts'
import { isUuid } from '../is-uuid.ts'
import { limitClient } from '../limit-requests.ts'
import { openText } from '../seal.ts'
import { demandFresh } from '../signed-in-user.ts'
import { tellOwner } from '../tell-owner.ts'
import { textedCodeHash } from './challenge.ts'
import { checkKey } from './check-key.ts'
import type { FactorRow } from './factor.ts'
import { findFactor, withFactor } from './factor.ts'
import { kindOf } from './factor-kinds.ts'
import { liftSession } from './lift-session.ts'
import { totpStep } from './totp.ts'

export const verifyFactorBody = z.object({
  challenge_id: z.string().nullish(),
  code: z.string().nullish(),
  webauthn: z
    .object({ type: z.string().nullish(), credential_response: z.looseObject({}).nullish() })
    .nullish(),
})

type Body = z.infer<typeof verifyFactorBody>

const unknownChallenge = refuse(
  422,
  'mfa_factor_not_found',
  'MFA factor with the provided challenge ID not found',
)

/** `POST /factors/{id}/verify`: a proof of a second factor lifts the session to `aal2`; the first one makes the factor count. */
export async function verifyFactor(
  options: AuthOptions,
  request: AuthRequest,
  factorId: string,
  body: Body,
): Promise<Answer> {
  return withFactor(options, request, factorId, async (signedIn, { factor_type: type, status }) => {
    const { user, session } = signedIn
    const kind = kindOf(type)
    // Somebody may have begun one before there was any that guards the account.
    const isGuarded = user.factors.some((factor) => factor.status === 'verified')
    if (status === 'unverified' && isGuarded && session.aal !== 'aal2') {
      return refuse(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
    }
    const fresh = status === 'unverified' ? demandFresh(options, signedIn) : signedIn
    if (fresh.status === 'refused') return fresh.answer
    if (!options.settings.factors[kind.type]) {
      return refuse(422, kind.verifyDisabled, `MFA verification is disabled for ${kind.name}`)
    }
    const fault = type === 'webauthn' ? keyFault(body) : codeFault(body)
    if (fault) return fault
    const limited = await limitClient(options, 'factor', user.id, options.limits.factorTriesPerUser)
    if (limited) return limited
    return inTransaction(options.pool, async (client) => {
      // One proof after the other: no code and no challenge is used twice.
      await client.query('select from auth.mfa_factors where id = $1 for update', [factorId])
      const factor = await findFactor(client, user.id, factorId)
      const challenge = factor && (await findChallenge(client, factor, body.challenge_id))
      if (!factor || !challenge) return unknownChallenge
      const refusal =
        (await refuseChallenge(client, options, request, challenge)) ??
        (await refuseProof(client, options, factor, challenge, body))
      if (refusal) return refusal
      await countFactor(client, options, factor, challenge)
      if (factor.status === 'unverified') {
        afterCommit(client, () => tellOwner(options, request, user, 'mfa_factor_enrolled', type))
      }
      return { status: 200, body: await liftSession(client, options, session.id, factor) }
    })
  })
}

interface ChallengeRow {
  id: string
  created_at: Date
  verified_at: Date | null
  ip_address: string
  otp_code: string | null
  web_authn_session_data: { challenge: string } | null
}

async function findChallenge(
  client: pg.PoolClient,
  factor: FactorRow,
  id: string | null | undefined,
): Promise<ChallengeRow | null> {
  if (!isUuid(id)) return null
  const { rows } = await client.query<ChallengeRow>(
    'select * from auth.mfa_challenges where id = $1 and factor_id = $2',
    [id, factor.id],
  )
  return rows[0] ?? null
}

async function refuseChallenge(
  client: pg.PoolClient,
  { now, settings }: AuthOptions,
  { clientAddress }: AuthRequest,
  challenge: ChallengeRow,
): Promise<Answer | null> {
  if (challenge.verified_at || challenge.ip_address !== clientAddress) {
    return refuse(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.')
  }
  const ageSeconds = (now().getTime() - challenge.created_at.getTime()) / 1000
  if (ageSeconds <= settings.factors.challengeSeconds) return null
  await client.query('delete from auth.mfa_challenges where id = $1', [challenge.id])
  const message = `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`
  return refuse(422, 'mfa_challenge_expired', message)
}

function codeFault({ code }: Body): Answer | null {
  return code ? null : refuseRequest('Code needs to be non-empty')
}

function keyFault({ webauthn }: Body): Answer | null {
  if (!webauthn) return refuseRequest('WebAuthn config required')
  if (webauthn.type !== 'create' && webauthn.type !== 'request') {
    return refuseRequest('WebAuthn type must be create or request')
  }
  return webauthn.credential_response ? null : refuseRequest('credential_response required')
}

async function refuseProof(
  client: pg.PoolClient,
  options: AuthOptions,
  factor: FactorRow,
  challenge: ChallengeRow,
  body: Body,
): Promise<Answer | null> {
  const failed = (message: string): Answer => refuse(422, 'mfa_verification_failed', message)
  switch (factor.factor_type) {
    case 'totp': {
      const isGood = await useCode(client, options, factor, body.code ?? '')
      return isGood ? null : failed('Invalid TOTP code entered')
    }
    case 'phone': {
      const shown = Buffer.from(textedCodeHash(options, factor.id, body.code ?? ''))
      const wanted = Buffer.from(challenge.otp_code ?? '')
      const isGood = shown.length === wanted.length && timingSafeEqual(shown, wanted)
      return isGood ? null : failed('Invalid MFA Phone code entered')
    }
    case 'webauthn': {
      const isGood = await useKey(client, options, factor, challenge, body)
      return isGood ? null : failed('Failed to validate WebAuthn MFA response')
    }
  }
}

/** Whether a code of an app is right and was not used before. */
async function useCode(
  client: pg.PoolClient,
  { keys, now }: AuthOptions,
  factor: FactorRow,
  code: string,
): Promise<boolean> {
  const step = factor.secret === null ? null : totpStep(openText(keys, factor.secret), code, now())
  const { rowCount } = await client.query(
    `update auth.mfa_factors set last_used_step = $2 where id = $1 and coalesce(last_used_step, -1) < $2::bigint`,
    [factor.id, step],
  )
  return rowCount === 1
}

/** Whether a key signed the challenge: the known one, or a new one while the factor is not verified. */
async function useKey(
  client: pg.PoolClient,
  options: AuthOptions,
  factor: FactorRow,
  challenge: ChallengeRow,
  { webauthn }: Body,
): Promise<boolean> {
  const known = factor.status === 'verified' ? factor.web_authn_credential : null
  if ((webauthn?.type === 'request') !== (known !== null)) return false
  const wanted = challenge.web_authn_session_data?.challenge
  const credential = await checkKey(options, known, wanted, webauthn?.credential_response ?? {})
  if (!credential) return false
  await client.query('update auth.mfa_factors set web_authn_credential = $2 where id = $1', [
    factor.id,
    credential,
  ])
  return true
}

/** The factor counts from now on; others that were only begun go, of whatever kind. */
async function countFactor(
  client: pg.PoolClient,
  { now }: AuthOptions,
  factor: FactorRow,
  challenge: ChallengeRow,
): Promise<void> {
  await client.query('update auth.mfa_challenges set verified_at = $2 where id = $1', [challenge.id, now()])
  await client.query(`update auth.mfa_factors set status = 'verified', updated_at = $2 where id = $1`, [
    factor.id,
    now(),
  ])
  await client.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [
    factor.user_id,
  ])
}
