import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type pg from 'pg'
import * as z from 'zod'
import type { Answer } from '../answer.ts'
import { refuse, refuseRequest } from '../answer.ts'
import type { AuthOptions, AuthRequest } from '../auth-options.ts'
import { inTransaction } from '../in-transaction.ts'
import { isUuid } from '../is-uuid.ts'
import { addMethod, keepRefreshToken, readMethods, sessionJson } from '../issue-session.ts'
import { limitClient } from '../limit-requests.ts'
import { keyAlgorithms, relyingParty } from '../relying-party.ts'
import { openText } from '../seal.ts'
import type { SessionRow } from '../signed-in-user.ts'
import { readUser } from '../user.ts'
import { textedCodeHash } from './challenge.ts'
import type { FactorRow, KeyCredential } from './factor.ts'
import { findFactor, withFactor } from './factor.ts'
import { kindOf } from './factor-kinds.ts'
import { totpStep } from './totp.ts'

export const verifyFactorBody = z.object({
  challenge_id: z.string().nullish(),
  code: z.string().nullish(),
  webauthn: z
    .object({ type: z.string().nullish(), credential_response: z.looseObject({}).nullish() })
    .nullish(),
})

type Body = z.infer<typeof verifyFactorBody>

/** `POST /factors/{id}/verify`: a proof of a second factor lifts the session to `aal2`; the first one makes the factor count. */
export async function verifyFactor(
  options: AuthOptions,
  request: AuthRequest,
  factorId: string,
  body: Body,
): Promise<Answer> {
  return withFactor(options, request, factorId, async ({ user, session }, { factor_type: type }) => {
    const kind = kindOf(type)
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
      if (!factor || !challenge) {
        return refuse(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
      }
      const refusal =
        (await refuseChallenge(client, options, request, challenge)) ??
        (await checkProof(client, options, factor, challenge, body))
      if (refusal) return refusal
      await countFactor(client, options, factor, challenge)
      const lifted = await liftSession(client, options, session, factor)
      return { status: 200, body: lifted }
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

async function checkProof(
  client: pg.PoolClient,
  options: AuthOptions,
  factor: FactorRow,
  challenge: ChallengeRow,
  body: Body,
): Promise<Answer | null> {
  switch (factor.factor_type) {
    case 'totp':
      return checkTotp(client, options, factor, body.code ?? '')
    case 'phone': {
      const shown = Buffer.from(textedCodeHash(options, factor.id, body.code ?? ''))
      const wanted = Buffer.from(challenge.otp_code ?? '')
      if (shown.length === wanted.length && timingSafeEqual(shown, wanted)) return null
      return refuse(422, 'mfa_verification_failed', 'Invalid MFA Phone code entered')
    }
    case 'webauthn':
      return checkKey(client, options, factor, challenge, body)
  }
}

async function checkTotp(
  client: pg.PoolClient,
  { keys, now }: AuthOptions,
  factor: FactorRow,
  code: string,
): Promise<Answer | null> {
  const step = factor.secret === null ? null : totpStep(openText(keys, factor.secret), code, now())
  const { rowCount } = await client.query(
    `update auth.mfa_factors set last_used_step = $2 where id = $1 and coalesce(last_used_step, -1) < $2::bigint`,
    [factor.id, step],
  )
  return rowCount ? null : refuse(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
}

async function checkKey(
  client: pg.PoolClient,
  options: AuthOptions,
  factor: FactorRow,
  challenge: ChallengeRow,
  { webauthn }: Body,
): Promise<Answer | null> {
  const failed = refuse(422, 'mfa_verification_failed', 'Failed to validate WebAuthn MFA response')
  const party = relyingParty(options)
  const expected = {
    expectedChallenge: challenge.web_authn_session_data?.challenge ?? randomBytes(32).toString('base64url'),
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    requireUserVerification: false,
  }
  const known = factor.status === 'verified' ? factor.web_authn_credential : null
  if ((webauthn?.type === 'request') !== (known !== null)) return failed
  try {
    if (known) {
      const response = webauthn?.credential_response as unknown as AuthenticationResponseJSON
      const credential = {
        id: known.id,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: known.signCount,
      }
      if (response.id !== known.id) return failed
      const result = await verifyAuthenticationResponse({ ...expected, response, credential })
      if (!result.verified) return failed
      await keepCredential(client, factor.id, { ...known, signCount: result.authenticationInfo.newCounter })
      return null
    }
    const response = webauthn?.credential_response as unknown as RegistrationResponseJSON
    const result = await verifyRegistrationResponse({
      ...expected,
      response,
      supportedAlgorithmIDs: keyAlgorithms,
    })
    if (!result.verified) return failed
    const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential
    await keepCredential(client, factor.id, {
      id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      signCount: counter,
      transports,
    })
    return null
  } catch (error) {
    // The library throws for whatever is not as the protocol has it.
    if (error instanceof Error && !('severity' in error)) return failed
    throw error
  }
}

async function keepCredential(
  client: pg.PoolClient,
  factorId: string,
  credential: KeyCredential,
): Promise<void> {
  await client.query('update auth.mfa_factors set web_authn_credential = $2 where id = $1', [
    factorId,
    credential,
  ])
}

/** The factor counts from now on; begun ones of its kind go, and so do sessions that have shown no second factor. */
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
  await client.query(
    `delete from auth.mfa_factors where user_id = $1 and factor_type = $2 and status = 'unverified'`,
    [factor.user_id, factor.factor_type],
  )
}

/** The session at `aal2`, with a refresh token that follows the one of before. */
async function liftSession(
  client: pg.PoolClient,
  options: AuthOptions,
  { id: sessionId }: SessionRow,
  factor: FactorRow,
): Promise<object> {
  const now = options.now()
  const userId = factor.user_id
  await addMethod(client, sessionId, kindOf(factor.factor_type).method, now)
  await client.query(`update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = $3 where id = $1`, [
    sessionId,
    factor.id,
    now,
  ])
  await client.query(`delete from auth.sessions where user_id = $1 and coalesce(aal, 'aal1') < 'aal2'`, [
    userId,
  ])
  const { rows } = await client.query<{ token: string }>(
    `update auth.refresh_tokens set revoked = true, updated_at = $2 where id =
       (select max(id) from auth.refresh_tokens where session_id = $1 and not revoked) returning token`,
    [sessionId, now],
  )
  const refreshToken = randomBytes(24).toString('base64url')
  await keepRefreshToken(client, {
    refreshToken,
    parent: rows[0]?.token ?? null,
    userId,
    sessionId,
    now,
  })
  const amr = await readMethods(client, sessionId)
  const user = await readUser(client, userId)
  return sessionJson(options, user, { sessionId, aal: 'aal2', amr, refreshToken })
}
