import { verifyToken } from '../gateway/verify-token.ts'
import type { Answer } from './answer.ts'
import { refuse } from './answer.ts'
import type { AuthOptions, AuthRequest } from './auth-options.ts'
import { isUuid } from './is-uuid.ts'
import type { AssuranceLevel } from './issue-session.ts'
import { userBanned } from './prove.ts'
import type { UserRow } from './user.ts'
import { isBanned, userColumns } from './user.ts'

/** The session of an access token. */
export interface SessionRow {
  id: string
  aal: AssuranceLevel
  created_at: Date
  /** By what it is proved. */
  methods: string[]
}

export type SignedIn =
  | { status: 'signedIn'; user: UserRow; session: SessionRow }
  | { status: 'refused'; answer: Answer }

export const missingToken = refuse(401, 'no_authorization', 'This endpoint requires a valid Bearer token')

/** The user of a verified access token whose session still stands. */
export async function signedInUser(options: AuthOptions, request: AuthRequest): Promise<SignedIn> {
  const claims = await readClaims(options, request)
  if (claims.status === 'refused') return claims
  const { sub, session_id: sessionId } = claims.claims
  if (!sub) return refused(refuse(403, 'bad_jwt', 'invalid claim: missing sub claim'))
  if (!isUuid(sub)) return refused(refuse(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID'))
  if (!isUuid(sessionId)) return refused(sessionNotFound)
  const { rows } = await options.pool.query<SignedInRow>(signedInSql, [sub, sessionId])
  const row = rows[0]
  if (!row) return refused(refuse(403, 'user_not_found', 'User from sub claim in JWT does not exist'))
  const { session, ...user } = row
  if (!session) return refused(sessionNotFound)
  if (isBanned(user, options.now())) return refused(userBanned)
  return { status: 'signedIn', user, session: { ...session, created_at: new Date(session.created_at) } }
}

type SignedInRow = UserRow & { session: (Omit<SessionRow, 'created_at'> & { created_at: string }) | null }

const signedInSql = `select ${userColumns}, (
    select jsonb_build_object('id', sessions.id, 'aal', coalesce(sessions.aal, 'aal1'), 'created_at', sessions.created_at,
      'methods', (select coalesce(jsonb_agg(authentication_method), '[]') from auth.mfa_amr_claims
        where session_id = sessions.id))
    from auth.sessions as sessions where sessions.id = $2 and sessions.user_id = users.id
  ) as session
  from auth.users as users where users.id = $1`

type Claims = { status: 'verified'; claims: Record<string, unknown> } | { status: 'refused'; answer: Answer }

/** What a bearer token says, once it is known to be ours. */
export async function readClaims(options: AuthOptions, { bearer }: AuthRequest): Promise<Claims> {
  const token = /^bearer\s+(\S+)$/i.exec(bearer ?? '')?.[1]
  if (!token) return refused(missingToken)
  const key = options.callers.readApiKey(token)
  if (key) return { status: 'verified', claims: key.claims }
  const result = await verifyToken(options.keys, token, options.now())
  if (result.status === 'verified') return result
  const why = result.reason === 'expired' ? ', token is expired' : ''
  return refused(refuse(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature${why}`))
}

const sessionNotFound = refuse(
  403,
  'session_not_found',
  'Session from session_id claim in JWT does not exist',
)

function refused(answer: Answer): { status: 'refused'; answer: Answer } {
  return { status: 'refused', answer }
}
