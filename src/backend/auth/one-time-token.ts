import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { AuthOptions } from './auth-options.ts'
import { keyedHash } from '../gateway/keyed-hash.ts'
import type { UserRow } from './user.ts'
import { userColumns } from './user.ts'

/** What a token is for. A user has one of each at most. */
export type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'phone_change_token'
  | 'reauthentication_token'

const mostWrongTries = 5

export interface OneTimeToken {
  code: string
  tokenHash: string
}

export interface NewToken {
  userId: string
  type: TokenType
  /** The e-mail address or phone number that the token goes to. */
  address: string
  flowId: string | null
}

/** Makes a code and a link secret for an address; an earlier one of the same kind ends. Only keyed hashes are kept. */
export async function makeOneTimeToken(
  client: pg.PoolClient,
  options: AuthOptions,
  token: NewToken,
): Promise<OneTimeToken> {
  const { userId, type, address, flowId } = token
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  // Clients tell by the prefix that the link ends in a code for the browser that asked.
  const tokenHash = `${flowId ? 'pkce_' : ''}${randomBytes(28).toString('hex')}`
  await client.query(
    `insert into auth.one_time_tokens
       (id, user_id, token_type, token_hash, code_hash, wrong_tries, relates_to, flow_state_id, created_at, updated_at)
     values ($1, $2, $3, $4, $5, 0, $6, $7, $8, $8)
     on conflict (user_id, token_type) do update set
       token_hash = excluded.token_hash, code_hash = excluded.code_hash, wrong_tries = 0,
       relates_to = excluded.relates_to, flow_state_id = excluded.flow_state_id,
       created_at = excluded.created_at, updated_at = excluded.updated_at`,
    [
      randomUUID(),
      userId,
      type,
      linkHash(options, tokenHash),
      codeHash(options, userId, address, code),
      address,
      flowId,
      options.now(),
    ],
  )
  return { code, tokenHash }
}

/** What a used token proved: this user reads what goes to this address. */
export interface TokenProof {
  user: UserRow
  type: TokenType
  address: string
  flowId: string | null
}

type TokenRow = UserRow & {
  token_id: string
  token_type: TokenType
  code_hash: string | null
  relates_to: string
  flow_state_id: string | null
}

/** $1 is now, $2 and $3 how many seconds tokens of mails and of texts are good. */
const tokenSelect = `
  select tokens.id as token_id, tokens.token_type, tokens.code_hash, tokens.relates_to, tokens.flow_state_id, ${userColumns}
  from auth.one_time_tokens as tokens join auth.users as users on users.id = tokens.user_id
  where tokens.created_at > $1::timestamptz -
    make_interval(secs => case when tokens.relates_to like '%@%' then $2::float8 else $3::float8 end)`

function lifetimes({ now, settings }: AuthOptions): unknown[] {
  return [now(), settings.email.codeSeconds, settings.phone.codeSeconds]
}

/** Uses up a code. A wrong one counts against every open token of the address; after five they end. */
export async function takeCode(
  client: pg.PoolClient,
  options: AuthOptions,
  types: readonly TokenType[],
  address: string,
  code: string,
): Promise<TokenProof | null> {
  const { rows } = await client.query<TokenRow>(
    `${tokenSelect} and tokens.token_type = any($4) and tokens.relates_to = $5 for update of tokens`,
    [...lifetimes(options), types, address],
  )
  const match = rows.find((row) => row.code_hash === codeHash(options, row.id, address, code))
  if (match) return take(client, match)
  const tokenIds = rows.map((row) => row.token_id)
  await client.query('update auth.one_time_tokens set wrong_tries = wrong_tries + 1 where id = any($1)', [
    tokenIds,
  ])
  await client.query('delete from auth.one_time_tokens where id = any($1) and wrong_tries >= $2', [
    tokenIds,
    mostWrongTries,
  ])
  return null
}

/** Uses up the secret of a link. */
export async function takeLink(
  client: pg.PoolClient,
  options: AuthOptions,
  types: readonly TokenType[],
  tokenHash: string,
): Promise<TokenProof | null> {
  const { rows } = await client.query<TokenRow>(
    `${tokenSelect} and tokens.token_type = any($4) and tokens.token_hash = $5 for update of tokens`,
    [...lifetimes(options), types, linkHash(options, tokenHash)],
  )
  return rows[0] ? take(client, rows[0]) : null
}

/** Ends what was mailed or texted before and is open still. */
export async function endTokens(client: pg.PoolClient, userId: string): Promise<void> {
  await client.query('delete from auth.one_time_tokens where user_id = $1', [userId])
}

async function take(client: pg.PoolClient, row: TokenRow): Promise<TokenProof> {
  await client.query('delete from auth.one_time_tokens where id = $1', [row.token_id])
  return { user: row, type: row.token_type, address: row.relates_to, flowId: row.flow_state_id }
}

function codeHash(options: AuthOptions, userId: string, address: string, code: string): string {
  return keyedHash(options.keys, 'one-time codes', `${userId}:${address}:${code}`)
}

function linkHash(options: AuthOptions, tokenHash: string): string {
  return keyedHash(options.keys, 'one-time links', tokenHash)
}
