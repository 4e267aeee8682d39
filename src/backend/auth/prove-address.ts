import type pg from 'pg'
import type { Answer } from './answer.ts'
import { refuse } from './answer.ts'
import type { AuthOptions } from './auth-options.ts'
import type { TokenProof, TokenType } from './one-time-token.ts'
import type { UserRow } from './user.ts'
import { confirmAddress, lockAddress } from './user.ts'

export type ProveResult = { status: 'proved'; user: UserRow } | { status: 'refused'; answer: Answer }

/** The type words of the wire and the token each stands for. */
export const tokenTypes: ReadonlyMap<string, TokenType> = new Map([
  ['email', 'recovery_token'],
  ['magiclink', 'recovery_token'],
  ['signup', 'recovery_token'],
  ['recovery', 'recovery_token'],
  ['email_change', 'email_change_token_new'],
])

export const emailExists: Answer = refuse(
  422,
  'email_exists',
  'A user with this email address has already been registered',
)

/** Makes a used token's address the user's own. Refused when another account got it in the meantime. */
export async function proveAddress(
  client: pg.PoolClient,
  options: AuthOptions,
  proof: TokenProof,
): Promise<ProveResult> {
  const { user, email } = proof
  if (user.banned_until && user.banned_until > options.now()) {
    return { status: 'refused', answer: refuse(403, 'user_banned', 'User is banned') }
  }
  if (!(await vacateAddress(client, email, user.id))) return { status: 'refused', answer: emailExists }
  return { status: 'proved', user: await confirmAddress(client, user.id, email, options.now()) }
}

/** Makes room for a user at an address, until the transaction ends; false when another account has confirmed it. */
export async function vacateAddress(client: pg.PoolClient, email: string, userId: string): Promise<boolean> {
  await lockAddress(client, email)
  if (await isTaken(client, email, userId)) return false
  // Someone may have asked for a code with this address and never entered it: nobody has been in that account.
  await client.query(
    'delete from auth.users where email = $1 and id <> $2 and email_confirmed_at is null and not is_sso_user',
    [email, userId],
  )
  return true
}

/** Whether another account has confirmed this address. */
export async function isTaken(
  client: pg.Pool | pg.PoolClient,
  email: string,
  userId: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from auth.users where email = $1 and id <> $2 and email_confirmed_at is not null and not is_sso_user',
    [email, userId],
  )
  return (rowCount ?? 0) > 0
}
