import type pg from 'pg'
import type { Answer } from './answer.ts'
import { refuse } from './answer.ts'
import type { AddressName } from './identity.ts'
import { keepAddressIdentity } from './identity.ts'
import type { Queryable, UserRow } from './user.ts'
import { lockAddress, readUser } from './user.ts'

export const emailExists: Answer = refuse(
  422,
  'email_exists',
  'A user with this email address has already been registered',
)

export const phoneExists: Answer = refuse(
  422,
  'phone_exists',
  'A user with this phone number has already been registered',
)

/** Records that the address or number belongs to the user: a guest becomes a user with the same id. */
export async function confirmAddress(
  client: pg.PoolClient,
  kind: AddressName,
  userId: string,
  address: string,
  now: Date,
): Promise<UserRow> {
  await client.query(
    `update auth.users set
       ${kind} = $2,
       ${kind}_confirmed_at = case when ${kind} is distinct from $2 then $3 else coalesce(${kind}_confirmed_at, $3) end,
       ${kind}_change = case when ${kind}_change = $2 then '' else ${kind}_change end,
       ${kind === 'email' ? 'email_change_confirm_status = 0,' : ''}
       is_anonymous = false,
       updated_at = $3
     where id = $1`,
    [userId, address, now],
  )
  await keepAddressIdentity(client, kind, userId, address, { isVerified: true, now })
  return readUser(client, userId)
}

/** Makes room for a user at an address, until the transaction ends; false when another account has confirmed it. */
export async function vacateAddress(
  client: pg.PoolClient,
  kind: AddressName,
  address: string,
  userId: string,
): Promise<boolean> {
  await lockAddress(client, address)
  if (await isTaken(client, kind, address, userId)) return false
  await vacate(client, kind, address, userId)
  return true
}

/**
 * Somebody may have asked for a code with this address and never entered it: nobody has been in that account, and it goes.
 * One that somebody has been in by other ways only loses the address that it never proved.
 */
async function vacate(
  client: pg.PoolClient,
  column: AddressName,
  address: string,
  userId: string,
): Promise<void> {
  await client.query(
    `delete from auth.users where ${column} = $1 and id <> $2 and not is_sso_user
       and email_confirmed_at is null and phone_confirmed_at is null and last_sign_in_at is null`,
    [address, userId],
  )
  const { rows } = await client.query<{ id: string }>(
    `update auth.users set ${column} = null
     where ${column} = $1 and id <> $2 and not is_sso_user and ${column}_confirmed_at is null returning id`,
    [address, userId],
  )
  await client.query('delete from auth.identities where provider = $1 and user_id = any($2)', [
    column,
    rows.map(({ id }) => id),
  ])
}

/** Whether another account has confirmed this address or number. */
export async function isTaken(
  client: Queryable,
  kind: AddressName,
  address: string,
  userId: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from auth.users where ${kind} = $1 and id <> $2 and ${kind}_confirmed_at is not null and not is_sso_user`,
    [address, userId],
  )
  return (rowCount ?? 0) > 0
}
