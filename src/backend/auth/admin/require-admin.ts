import type { MiddlewareHandler } from 'hono'
import { refuse } from '../answer.ts'
import type { AuthOptions } from '../auth-options.ts'
import { respond } from '../respond.ts'
import { readClaims } from '../signed-in-user.ts'
import type { AuthVariables } from '../to-request.ts'
import { toRequest } from '../to-request.ts'

/** Roles of tokens that may do everything with users. */
const adminRoles: readonly unknown[] = ['service_role', 'supabase_admin']

/** Lets only operators' keys and tokens on. */
export function requireAdmin(options: AuthOptions): MiddlewareHandler<AuthVariables> {
  return async (context, next) => {
    const result = await readClaims(options, toRequest(context))
    if (result.status === 'refused') return respond(context, result.answer)
    if (adminRoles.includes(result.claims['role'])) return next()
    return respond(context, refuse(403, 'not_admin', 'User not allowed'))
  }
}
