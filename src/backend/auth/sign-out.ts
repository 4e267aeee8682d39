import type { Answer } from './answer.ts'
import { refuse } from './answer.ts'
import type { AuthOptions, AuthRequest } from './auth-options.ts'
import { signedInUser } from './signed-in-user.ts'

const scopes: ReadonlyMap<string, string> = new Map([
  ['global', 'delete from auth.sessions where user_id = $1 or id = $2'],
  ['local', 'delete from auth.sessions where user_id = $1 and id = $2'],
  ['others', 'delete from auth.sessions where user_id = $1 and id <> $2'],
])

/** `POST /logout`: ends this session, the others, or all. Refresh tokens go with their session. */
export async function signOut(options: AuthOptions, request: AuthRequest): Promise<Answer> {
  const scope = request.search.get('scope') || 'global'
  const sql = scopes.get(scope)
  if (!sql) return refuse(400, 'validation_failed', `Unsupported logout scope "${scope}"`)
  const signedIn = await signedInUser(options, request)
  if (signedIn.status === 'refused') return signedIn.answer
  await options.pool.query(sql, [signedIn.user.id, signedIn.session.id])
  return { status: 204 }
}
