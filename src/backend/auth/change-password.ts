import type { Answer } from './answer.ts'
import { refuse } from './answer.ts'
import type { AuthOptions, AuthRequest } from './auth-options.ts'
import { afterCommit, inTransaction } from './in-transaction.ts'
import { limitClient } from './limit-requests.ts'
import { hashPassword, isPassword, passwordFault } from './password.ts'
import { checkNonce } from './reauthenticate.ts'
import type { SignedIn } from './signed-in-user.ts'
import { tellOwner } from './tell-owner.ts'

export interface PasswordProof {
  current_password?: string | null | undefined
  nonce?: string | null | undefined
}

/** GoTrue's; where other ways in need a younger session, so does a password. */
const freshSeconds = 24 * 3600
/** Who came in by these has forgotten the old password, or never had one. */
const withoutPassword = ['recovery', 'otp', 'magiclink']

/** Gives the signed-in user a new password; every other session ends. A refusal when it may not be. */
export async function changePassword(
  options: AuthOptions,
  request: AuthRequest,
  { user, session }: Extract<SignedIn, { status: 'signedIn' }>,
  proof: PasswordProof,
  password: string,
): Promise<Answer | null> {
  const { password: rules, sessions } = options.settings
  const now = options.now()
  const weak = passwordFault(password, user.email, options.settings)
  if (weak) return weak
  const limited = await limitClient(options, 'new password', user.id, options.limits.passwordsPerAccount)
  if (limited) return limited
  const { encrypted_password: hash } = user
  const isRecovering = session.methods.some((method) => withoutPassword.includes(method))
  if (hash && rules.askCurrent && !isRecovering) {
    const message = 'Current password required when setting new password.'
    if (!proof.current_password) return refuse(400, 'current_password_required', message)
    if (!(await isPassword(proof.current_password, hash))) {
      return refuse(400, 'current_password_mismatch', message)
    }
  }
  if (hash && (await isPassword(password, hash))) {
    return refuse(422, 'same_password', 'New password should be different from the old password.')
  }
  const newHash = await hashPassword(password)
  const ageSeconds = (now.getTime() - session.created_at.getTime()) / 1000
  return inTransaction(options.pool, async (client) => {
    if (rules.reauthenticate && ageSeconds > (sessions.freshSeconds ?? freshSeconds)) {
      if (!proof.nonce) {
        return refuse(400, 'reauthentication_needed', 'Password update requires reauthentication')
      }
      const refusal = await checkNonce(client, options, user, proof.nonce)
      if (refusal) return refusal
    }
    await client.query('update auth.users set encrypted_password = $2, updated_at = $3 where id = $1', [
      user.id,
      newHash,
      now,
    ])
    await client.query('delete from auth.sessions where user_id = $1 and id <> $2', [user.id, session.id])
    afterCommit(client, () => tellOwner(options, request, user, 'password_changed'))
    return null
  })
}
