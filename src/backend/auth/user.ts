import { randomUUID } from 'node:crypto'
import type pg from 'pg'

export interface UserRow {
  id: string
  aud: string | null
  role: string | null
  email: string | null
  email_confirmed_at: Date | null
  confirmation_sent_at: Date | null
  recovery_sent_at: Date | null
  email_change: string | null
  email_change_sent_at: Date | null
  last_sign_in_at: Date | null
  raw_app_meta_data: Record<string, unknown> | null
  raw_user_meta_data: Record<string, unknown> | null
  created_at: Date
  updated_at: Date
  is_anonymous: boolean
  banned_until: Date | null
}

export const userColumns = `users.id, users.aud, users.role, users.email, users.email_confirmed_at, users.confirmation_sent_at,
  users.recovery_sent_at, users.email_change, users.email_change_sent_at, users.last_sign_in_at, users.raw_app_meta_data,
  users.raw_user_meta_data, users.created_at, users.updated_at, users.is_anonymous, users.banned_until`

type Queryable = pg.Pool | pg.PoolClient

/** The user with this id, or null. */
export async function findUser(client: Queryable, id: string): Promise<UserRow | null> {
  const { rows } = await client.query<UserRow>(`select ${userColumns} from auth.users where id = $1`, [id])
  return rows[0] ?? null
}

/** The user who signs in here with this address, or null; those of other identity providers are not found. */
export async function findUserByEmail(client: Queryable, email: string): Promise<UserRow | null> {
  const { rows } = await client.query<UserRow>(
    `select ${userColumns} from auth.users where email = $1 and not is_sso_user`,
    [email],
  )
  return rows[0] ?? null
}

/** Lets what concerns one address happen one after the other, until the transaction ends. */
export async function lockAddress(client: pg.PoolClient, email: string): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`address ${email}`])
}

export interface NewUser {
  email: string | null
  metadata: Record<string, unknown>
  now: Date
}

/** Makes a user, a guest without an address; the one that is there when another request was quicker. */
export async function insertUser(client: pg.PoolClient, { email, metadata, now }: NewUser): Promise<UserRow> {
  const appMetadata = email === null ? {} : { provider: 'email', providers: ['email'] }
  const { rows } = await client.query<UserRow>(
    `insert into auth.users as users
       (instance_id, id, aud, role, email, raw_app_meta_data, raw_user_meta_data, created_at, updated_at, is_anonymous)
     values ('00000000-0000-0000-0000-000000000000', $1, 'authenticated', 'authenticated', $2, $3, $4, $5, $5, $6)
     on conflict (email) where is_sso_user = false do nothing
     returning ${userColumns}`,
    [randomUUID(), email, appMetadata, metadata, now, email === null],
  )
  const user = rows[0] ?? (email === null ? null : await findUserByEmail(client, email))
  if (!user) throw new Error('A user could neither be made nor found')
  return user
}

/** Records that the address belongs to the user: a guest becomes a user with the same id. */
export async function confirmAddress(
  client: pg.PoolClient,
  userId: string,
  email: string,
  now: Date,
): Promise<UserRow> {
  const { rows } = await client.query<UserRow>(
    `update auth.users as users set
       email = $2,
       email_confirmed_at = case when email is distinct from $2 then $3 else coalesce(email_confirmed_at, $3) end,
       email_change = case when email_change = $2 then '' else email_change end,
       is_anonymous = false,
       raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || '{"provider": "email", "providers": ["email"]}',
       updated_at = $3
     where id = $1 returning ${userColumns}`,
    [userId, email, now],
  )
  await client.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1::text, $1::uuid, $2, 'email', $3, $3, $3)
     on conflict (provider_id, provider) do update set identity_data = excluded.identity_data, updated_at = $3`,
    [userId, { sub: userId, email, email_verified: true, phone_verified: false }, now],
  )
  if (!rows[0]) throw new Error(`User ${userId} is gone`)
  return rows[0]
}
