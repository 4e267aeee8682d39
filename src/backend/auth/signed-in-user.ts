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

/** Who is signed in, where a second factor is set only if it was shown in this session. @param message of the refusal */
export function demandFactor(signedIn: SignedIn, message: string): SignedIn {
  if (signedIn.status === 'refused') return signedIn
  const { user, session } = signedIn
  if (session.aal === 'aal2' || !user.factors.some(({ status }) => status === 'verified')) return signedIn
  return refused(refuse(403, 'insufficient_aal', message))
}

/**
 * Who is signed in, where nothing guards the account besides its session only if that began a moment ago. Guests have nothing but
 * their session.
 */
export function demandFresh({ settings, now }: AuthOptions, signedIn: SignedIn): SignedIn {
  const { freshSeconds } = settings.sessions
  if (signedIn.status === 'refused' || freshSeconds === null) return signedIn
  const { user, session } = signedIn
  const isGuarded = user.factors.some(({ status }) => status === 'verified')
  const ageSeconds = (now().getTime() - session.created_at.getTime()) / 1000
  if (isGuarded || user.is_anonymous || ageSeconds <= freshSeconds) return signedIn
  const message = `This needs a session that began within the last ${freshSeconds} seconds`
  return refused(refuse(400, 'reauthentication_needed', message))
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
