import { countPersonCall } from '#records/person-call-rows.ts'
import { readStanding } from '#records/user-rows.ts'
import { personLimits } from './call-limits.ts'
import { functions } from './functions.ts'
import { type Counter, refuse, type Visitor } from './product-function.ts'

/**
 * Runs a function of the product for a visitor. The token of somebody who has been erased is good for an hour, and
 * opens nothing any more; neither does that of somebody who has set a second factor and has not shown it. Whoever asks too
 * often is told when to come back.
 */
export async function askFunction(
  counter: Counter,
  name: string,
  { request, visitor }: { request: Request; visitor: Visitor },
): Promise<Response> {
  const work = functions[name]
  if (!work) return refuse(404, 'not_found')
  const standing = await readStanding(counter.database, visitor.userId)
  if (standing === null) return refuse(401, 'session_missing')
  if (standing.hasFactor && visitor.session.aal !== 'aal2') return refuse(403, 'factor_missing')
  const limit = Object.hasOwn(personLimits, name) ? personLimits[name as keyof typeof personLimits] : null
  const wait = limit && (await countPersonCall(counter.database, { userId: visitor.userId, name }, limit))
  if (wait !== null) {
    const refusal = refuse(429, 'too_many_requests')
    refusal.headers.set('retry-after', String(wait))
    return refusal
  }
  return work(counter, request, visitor)
}
