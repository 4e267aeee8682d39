import type { Answer } from '../answer.ts'
import { refuse } from '../answer.ts'
import type { AuthOptions, AuthRequest } from '../auth-options.ts'
import { inTransaction } from '../in-transaction.ts'
import { deleteFactor, withFactor } from './factor.ts'

/** `DELETE /factors/{id}`: takes a second factor away; a verified one only from a session that has shown one. */
export async function unenroll(
  options: AuthOptions,
  request: AuthRequest,
  factorId: string,
): Promise<Answer> {
  return withFactor(options, request, factorId, async ({ session }, factor) => {
    if (factor.status === 'verified' && session.aal !== 'aal2') {
      return refuse(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
    }
    await inTransaction(options.pool, (client) => deleteFactor(client, factor.id))
    return { status: 200, body: { id: factor.id } }
  })
}
