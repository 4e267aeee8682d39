import type { Session, SupabaseClient } from '@supabase/supabase-js'
import { decodeJwt } from 'jose'
import type { Visitor } from '#functions/product-function.ts'
import { saveOperator } from '#records/operator-rows.ts'
import { appCode } from './stand-ins/authenticator-app.ts'
import type { TestBackend } from './start-test-backend.ts'

/** Whom the product's functions see in a session. */
export function visitorOf({ access_token: token, user }: Session): Visitor {
  const { session_id: id, aal } = claimsOf(token)
  return {
    userId: user.id,
    isGuest: user.is_anonymous === true,
    email: user.email || null,
    session: { id, aal },
  }
}

/** What policies read of a session. */
export function claimsOf(token: string): { sub: string; session_id: string; aal: 'aal1' | 'aal2' } {
  return decodeJwt(token)
}

/** Sets an authenticator app as the second factor of who is signed in, and shows its code. Answers the lifted session. */
export async function showSecondFactor({ now }: TestBackend, { auth }: SupabaseClient): Promise<Session> {
  const { data: factor, error } = await auth.mfa.enroll({ factorType: 'totp' })
  if (error) throw error
  const code = appCode(factor.totp.secret, now())
  const { error: refused } = await auth.mfa.challengeAndVerify({ factorId: factor.id, code })
  if (refused) throw refused
  const { data } = await auth.getSession()
  if (!data.session) throw new Error('the session went')
  return data.session
}

/** Somebody new who stands at the counter: an operator in a session that has shown a second factor. */
export async function standAtCounter(
  backend: TestBackend,
): Promise<{ client: SupabaseClient; session: Session; visitor: Visitor }> {
  const { client, user } = await backend.signIn()
  await saveOperator(backend.pool, user.email ?? '', true)
  const session = await showSecondFactor(backend, client)
  return { client, session, visitor: visitorOf(session) }
}
