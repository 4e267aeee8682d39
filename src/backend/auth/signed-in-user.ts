import type { Answer } from './answer.ts'
import { refuse } from './answer.ts'
import type { AuthOptions, AuthRequest } from './auth-options.ts'
import type { UserRow } from './user.ts'
import { userColumns } from './user.ts'

export type SignedIn =
  | { status: 'signedIn'; user: UserRow; sessionId: string }
  | { status: 'refused'; answer: Answer }

/** The user of a verified access token whose session still stands. */
export async function signedInUser(options: AuthOptions, request: AuthRequest): Promise<SignedIn> {
  const result = await options.callers.readToken(request.bearer)
  if (result.status === 'refused') {
    if (result.reason === 'missing') {
      return refused(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
    }
    return refused(
      403,
      'bad_jwt',
      `invalid JWT: ${result.reason === 'expired' ? 'token is expired' : 'unable to parse or verify signature'}`,
    )
  }
  const { sub, session_id: sessionId } = result.caller.claims
  if (!sub) return refused(403, 'bad_jwt', 'invalid claim: missing sub claim')
  if (!sessionId)
    return refused(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  const { rows } = await options.pool.query<UserRow>(
    `select ${userColumns} from auth.users as users join auth.sessions as sessions on sessions.user_id = users.id
     where users.id = $1 and sessions.id = $2`,
    [sub, sessionId],
  )
  const user = rows[0]
  if (!user) return refused(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  return { status: 'signedIn', user, sessionId }
}

function refused(status: 401 | 403, code: string, message: string): SignedIn {
  return { status: 'refused', answer: refuse(status, code, message) }
}
