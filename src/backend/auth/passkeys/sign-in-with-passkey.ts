import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type * as z from 'zod'
import type { Answer } from '../answer.ts'
import { refuse } from '../answer.ts'
import type { AuthOptions, AuthRequest } from '../auth-options.ts'
import { inTransaction } from '../in-transaction.ts'
import { issueSession } from '../issue-session.ts'
import { limitClient } from '../limit-requests.ts'
import { userBanned } from '../prove.ts'
import { relyingParty } from '../relying-party.ts'
import { isBanned, readUser } from '../user.ts'
import { keepPasskeyChallenge, passkeysDisabled, takePasskeyChallenge } from './passkey.ts'
import type { PasskeyRow } from './passkey.ts'
import type { passkeyAnswerBody } from './register-passkey.ts'
import { loadWebauthn } from '../webauthn.ts'

const failed = refuse(400, 'webauthn_verification_failed', 'Credential verification failed')

/** `POST /passkeys/authentication/options`: a challenge for whoever has a passkey of this site. */
export async function passkeySignInOptions(options: AuthOptions, request: AuthRequest): Promise<Answer> {
  if (!options.settings.passkeys.enabled) return passkeysDisabled
  const { signInsPerClient } = options.limits
  const limited = await limitClient(options, 'sign-in', request.clientAddress, signInsPerClient)
  if (limited) return limited
  const { generateAuthenticationOptions } = await loadWebauthn()
  const publicKey = await generateAuthenticationOptions({
    rpID: relyingParty(options).id,
    userVerification: 'preferred',
  })
  const kept = await keepPasskeyChallenge(options, 'authentication', publicKey.challenge, null)
  return { status: 200, body: { ...kept, options: publicKey } }
}

/** `POST /passkeys/authentication/verify`: the challenge, signed by a passkey, becomes a session. */
export async function signInWithPasskey(
  options: AuthOptions,
  request: AuthRequest,
  body: z.infer<typeof passkeyAnswerBody>,
): Promise<Answer> {
  if (!options.settings.passkeys.enabled) return passkeysDisabled
  const { signInsPerClient } = options.limits
  const limited = await limitClient(options, 'sign-in', request.clientAddress, signInsPerClient)
  if (limited) return limited
  const taken = await takePasskeyChallenge(options.pool, options, 'authentication', body.challenge_id, null)
  if (taken.status === 'refused') return taken.answer
  const response = body.credential as unknown as AuthenticationResponseJSON
  return inTransaction(options.pool, async (client) => {
    const { rows } = await client.query<PasskeyRow>(
      'select * from auth.webauthn_credentials where credential_id = $1 for update',
      [typeof response.id === 'string' ? response.id : ''],
    )
    const passkey = rows[0]
    const signCount = passkey && (await checkSignature(options, taken.challenge, response, passkey))
    if (!passkey || signCount === null || signCount === undefined) return failed
    const user = await readUser(client, passkey.user_id)
    if (user.email && !user.email_confirmed_at) {
      return refuse(403, 'email_not_confirmed', 'Email not confirmed')
    }
    if (user.phone && !user.phone_confirmed_at) {
      return refuse(403, 'phone_not_confirmed', 'Phone not confirmed')
    }
    if (isBanned(user, options.now())) return userBanned
    await client.query(
      `update auth.webauthn_credentials set sign_count = $2, last_used_at = $3, updated_at = $3 where id = $1`,
      [passkey.id, signCount, options.now()],
    )
    return { status: 200, body: await issueSession(client, options, request, user, 'passkey') }
  })
}

/** How often the key signed by its own count; null when the signature does not hold, or is somebody else's. */
async function checkSignature(
  options: AuthOptions,
  challenge: string,
  response: AuthenticationResponseJSON,
  passkey: PasskeyRow,
): Promise<number | null> {
  const party = relyingParty(options)
  try {
    const handle = response.response.userHandle
    if (handle && Buffer.from(handle, 'base64url').toString() !== passkey.user_id) return null
    const { verifyAuthenticationResponse } = await loadWebauthn()
    const result = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: false,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.sign_count),
      },
    })
    return result.verified ? result.authenticationInfo.newCounter : null
  } catch {
    // The library throws for whatever is not as the protocol has it.
    return null
  }
}
