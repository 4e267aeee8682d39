import { randomUUID } from 'node:crypto'
import type { RegistrationResponseJSON, VerifiedRegistrationResponse } from '@simplewebauthn/server'
import * as z from 'zod'
import type { Answer } from '../answer.ts'
import { refuse } from '../answer.ts'
import type { AuthOptions, AuthRequest } from '../auth-options.ts'
import { afterCommit, inTransaction } from '../in-transaction.ts'
import { keyAlgorithms, knownTransports, relyingParty } from '../relying-party.ts'
import { demandFresh } from '../signed-in-user.ts'
import { tellOwner } from '../tell-owner.ts'
import type { UserRow } from '../user.ts'
import {
  keepPasskeyChallenge,
  listPasskeys,
  passkeyJson,
  passkeyKeeper,
  passkeysDisabled,
  takePasskeyChallenge,
} from './passkey.ts'
import type { PasskeyRow } from './passkey.ts'
import { loadWebauthn } from '../webauthn.ts'

export const passkeyAnswerBody = z.object({
  challenge_id: z.string({ error: 'challenge_id is required' }),
  credential: z.looseObject({}, { error: 'credential is required' }),
})

const tooMany = refuse(422, 'too_many_passkeys', 'Maximum number of passkeys reached')

/** `POST /passkeys/registration/options`: what an authenticator needs to make a key for who is signed in. */
export async function passkeyRegistrationOptions(
  options: AuthOptions,
  request: AuthRequest,
): Promise<Answer> {
  if (!options.settings.passkeys.enabled) return passkeysDisabled
  const signedIn = demandFresh(options, await passkeyKeeper(options, request))
  if (signedIn.status === 'refused') return signedIn.answer
  const { user } = signedIn
  const known = await listPasskeys(options.pool, user.id)
  if (known.length >= options.settings.passkeys.most) return tooMany
  const party = relyingParty(options)
  const { generateRegistrationOptions } = await loadWebauthn()
  const publicKey = await generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    // Comes back when somebody signs in, and says who it is.
    userID: new TextEncoder().encode(user.id),
    userName: user.email || user.phone || user.id,
    supportedAlgorithmIDs: keyAlgorithms,
    userDisplayName: displayName(user),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    excludeCredentials: known.map(({ credential_id: id }) => ({ id })),
  })
  const kept = await keepPasskeyChallenge(options, 'registration', publicKey.challenge, user.id)
  return { status: 200, body: { ...kept, options: publicKey } }
}

function displayName(user: UserRow): string {
  const name = user.raw_user_meta_data?.['name']
  return typeof name === 'string' && name !== '' ? name.slice(0, 100) : user.email || user.phone || user.id
}

/** `POST /passkeys/registration/verify`: keeps the key that was made. */
export async function registerPasskey(
  options: AuthOptions,
  request: AuthRequest,
  body: z.infer<typeof passkeyAnswerBody>,
): Promise<Answer> {
  if (!options.settings.passkeys.enabled) return passkeysDisabled
  const signedIn = demandFresh(options, await passkeyKeeper(options, request))
  if (signedIn.status === 'refused') return signedIn.answer
  const { user } = signedIn
  const taken = await takePasskeyChallenge(options.pool, options, 'registration', body.challenge_id, user.id)
  if (taken.status === 'refused') return taken.answer
  const party = relyingParty(options)
  const result = await (await loadWebauthn())
    .verifyRegistrationResponse({
      response: body.credential as unknown as RegistrationResponseJSON,
      expectedChallenge: taken.challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: keyAlgorithms,
    })
    .catch(() => ({ verified: false }) as const)
  if (!result.verified) {
    return refuse(400, 'webauthn_verification_failed', 'Credential verification failed')
  }
  return keepPasskey(options, request, user, result.registrationInfo)
}

async function keepPasskey(
  options: AuthOptions,
  request: AuthRequest,
  user: UserRow,
  info: NonNullable<VerifiedRegistrationResponse['registrationInfo']>,
): Promise<Answer> {
  const { credential } = info
  return inTransaction(options.pool, async (client) => {
    await client.query('select from auth.users where id = $1 for update', [user.id])
    const known = await listPasskeys(client, user.id)
    if (known.length >= options.settings.passkeys.most) return tooMany
    const { rows } = await client.query<PasskeyRow>(
      `insert into auth.webauthn_credentials (id, user_id, credential_id, public_key, sign_count, transports, aaguid,
         backup_eligible, backed_up, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) on conflict (credential_id) do nothing returning *`,
      [
        randomUUID(),
        user.id,
        credential.id,
        Buffer.from(credential.publicKey),
        credential.counter,
        knownTransports(credential.transports),
        info.aaguid,
        info.credentialDeviceType === 'multiDevice',
        info.credentialBackedUp,
        options.now(),
      ],
    )
    if (!rows[0]) {
      return refuse(422, 'webauthn_credential_exists', 'This credential is already registered')
    }
    afterCommit(client, () => tellOwner(options, request, user, 'passkey_added'))
    return { status: 200, body: passkeyJson(rows[0]) }
  })
}
