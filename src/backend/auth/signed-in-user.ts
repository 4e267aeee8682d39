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
  /** When a second factor was shown in it the last time. */
  factor_at: Date | null
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
  const { created_at: createdAt, factor_at: factorAt } = session
  return {
    status: 'signedIn',
    user,
    session: {
      ...session,
      created_at: new Date(createdAt),
      factor_at: factorAt === null ? null : new Date(factorAt),
    },
  }
}

/** Who is signed in, where a second factor is set only if it was shown in this session. @param message of the refusal */
export function demandFactor(signedIn: SignedIn, message: string): SignedIn {
  if (signedIn.status === 'refused') return signedIn
  const { user, session } = signedIn
  if (session.aal === 'aal2' || !user.factors.some(({ status }) => status === 'verified')) return signedIn
  return refused(refuse(403, 'insufficient_aal', message))
}

/**
 * Who is signed in, only if it is a moment ago that they showed who they are: by a second factor where one guards the account, else
 * by logging in. Guests have nothing but their session.
 */
export function demandFresh({ settings, now }: AuthOptions, signedIn: SignedIn): SignedIn {
  const { freshSeconds } = settings.sessions
  if (signedIn.status === 'refused' || freshSeconds === null) return signedIn
  const { user, session } = signedIn
  const isGuarded = user.factors.some(({ status }) => status === 'verified')
  const shownAt = isGuarded ? session.factor_at : session.created_at
  const ageSeconds = shownAt === null ? Infinity : (now().getTime() - shownAt.getTime()) / 1000
  if (user.is_anonymous || ageSeconds <= freshSeconds) return signedIn
  const what = isGuarded ? 'a second factor that was shown' : 'a session that began'
  const message = `This needs ${what} within the last ${freshSeconds} seconds`
  return refused(refuse(400, 'reauthentication_needed', message))
}

type SignedInRow = UserRow & {
  session:
    | (Omit<SessionRow, 'created_at' | 'factor_at'> & { created_at: string; factor_at: string | null })
    | null
}

const signedInSql = `select ${userColumns}, (
    select jsonb_build_object('id', sessions.id, 'aal', coalesce(sessions.aal, 'aal1'), 'created_at', sessions.created_at,
      'methods', (select coalesce(jsonb_agg(authentication_method), '[]') from auth.mfa_amr_claims
        where session_id = sessions.id),
      'factor_at', (select max(updated_at) from auth.mfa_amr_claims
        where session_id = sessions.id and authentication_method in ('totp', 'mfa/webauthn', 'mfa/phone')))
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
