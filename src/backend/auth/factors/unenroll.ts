import type { Answer } from '../answer.ts'
import { refuse } from '../answer.ts'
import type { AuthOptions, AuthRequest } from '../auth-options.ts'
import { afterCommit, inTransaction } from '../in-transaction.ts'
import { demandFresh } from '../signed-in-user.ts'
import { tellOwner } from '../tell-owner.ts'
import { deleteFactor, withFactor } from './factor.ts'

/** `DELETE /factors/{id}`: takes a second factor away; a verified one only from a session that has shown one a moment ago. */
export async function unenroll(
  options: AuthOptions,
  request: AuthRequest,
  factorId: string,
): Promise<Answer> {
  return withFactor(options, request, factorId, async (signedIn, factor) => {
    const { user, session } = signedIn
    if (factor.status === 'verified' && session.aal !== 'aal2') {
      return refuse(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
    }
    const fresh = factor.status === 'verified' ? demandFresh(options, signedIn) : signedIn
    if (fresh.status === 'refused') return fresh.answer
    await inTransaction(options.pool, async (client) => {
      if (!(await deleteFactor(client, factor.id)) || factor.status === 'unverified') return
      afterCommit(client, () =>
        tellOwner(options, request, user, 'mfa_factor_unenrolled', factor.factor_type),
      )
    })
    return { status: 200, body: { id: factor.id } }
  })
}
