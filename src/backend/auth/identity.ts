import type pg from 'pg'
import type { Queryable } from './user.ts'

export interface NewIdentity {
  userId: string
  provider: string
  /** Who this is to the provider; the user's own id for e-mail and phone. */
  providerId: string
  data: Record<string, unknown>
  now: Date
}

/** Records that a user is somebody to a provider, or brings what is known of that up to date. */
export async function keepIdentity(client: pg.PoolClient, identity: NewIdentity): Promise<void> {
  const { userId, provider, providerId, data, now } = identity
  await client.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5, $5)
     on conflict (provider_id, provider) do update set
       identity_data = identities.identity_data || excluded.identity_data,
       last_sign_in_at = excluded.last_sign_in_at, updated_at = excluded.updated_at`,
    [providerId, userId, data, provider, now],
  )
  await listProviders(client, userId)
}

/** The kinds of addresses that codes go to: also the names of their columns and of their provider of identities. */
export type AddressName = 'email' | 'phone'

/** The identity of an address or number that is a user's own. */
export async function keepAddressIdentity(
  client: pg.PoolClient,
  kind: AddressName,
  userId: string,
  address: string,
  { isVerified, now }: { isVerified: boolean; now: Date },
): Promise<void> {
  const data = {
    sub: userId,
    [kind]: address,
    email_verified: isVerified && kind === 'email',
    phone_verified: isVerified && kind === 'phone',
  }
  await keepIdentity(client, { userId, provider: kind, providerId: userId, data, now })
}

/** Lets `app_metadata` say by which providers a user comes in: the oldest first. */
export async function listProviders(client: pg.PoolClient, userId: string): Promise<void> {
  await client.query(
    `update auth.users as users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') ||
       jsonb_build_object('provider', known.names -> 0, 'providers', known.names)
     from (select jsonb_agg(provider order by since, provider) as names from
       (select provider, min(created_at) as since from auth.identities where user_id = $1 group by provider) as each
     ) as known
     where users.id = $1 and known.names is not null`,
    [userId],
  )
}

/**
 * Takes away what somebody left in an account that nobody has been in and whose address they never proved: identities, a
 * password, words about themselves. Whoever proves the address now would otherwise share the account with them.
 */
export async function dropUnproven(client: pg.PoolClient, userId: string): Promise<void> {
  const { rowCount } = await client.query(
    `update auth.users set encrypted_password = null, raw_user_meta_data = '{}'
     where id = $1 and last_sign_in_at is null`,
    [userId],
  )
  if (rowCount) await client.query('delete from auth.identities where user_id = $1', [userId])
}

/** Whose identity this is, or null. */
export async function findIdentityOwner(
  client: Queryable,
  provider: string,
  providerId: string,
): Promise<string | null> {
  const { rows } = await client.query<{ user_id: string }>(
    'select user_id from auth.identities where provider = $1 and provider_id = $2',
    [provider, providerId],
  )
  return rows[0]?.user_id ?? null
}
