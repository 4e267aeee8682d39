import type pg from 'pg'
import type { Answer } from './answer.ts'
import { refuse } from './answer.ts'
import { keepEmailIdentity, keepPhoneIdentity } from './identity.ts'
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

/** Records that the address belongs to the user: a guest becomes a user with the same id. */
export async function confirmAddress(
  client: pg.PoolClient,
  userId: string,
  email: string,
  now: Date,
): Promise<UserRow> {
  await client.query(
    `update auth.users set
       email = $2,
       email_confirmed_at = case when email is distinct from $2 then $3 else coalesce(email_confirmed_at, $3) end,
       email_change = case when email_change = $2 then '' else email_change end,
       email_change_confirm_status = 0,
       is_anonymous = false,
       updated_at = $3
     where id = $1`,
    [userId, email, now],
  )
  await keepEmailIdentity(client, userId, email, true, now)
  return readUser(client, userId)
}

/** Records that the phone number belongs to the user. */
export async function confirmPhone(
  client: pg.PoolClient,
  userId: string,
  phone: string,
  now: Date,
): Promise<UserRow> {
  await client.query(
    `update auth.users set
       phone = $2,
       phone_confirmed_at = case when phone is distinct from $2 then $3 else coalesce(phone_confirmed_at, $3) end,
       phone_change = case when phone_change = $2 then '' else phone_change end,
       is_anonymous = false,
       updated_at = $3
     where id = $1`,
    [userId, phone, now],
  )
  await keepPhoneIdentity(client, userId, phone, true, now)
  return readUser(client, userId)
}

/** Makes room for a user at an address, until the transaction ends; false when another account has confirmed it. */
export async function vacateAddress(client: pg.PoolClient, email: string, userId: string): Promise<boolean> {
  await lockAddress(client, email)
  if (await isTaken(client, email, userId)) return false
  await vacate(client, 'email', email, userId)
  return true
}

/** Makes room for a user at a phone number, as `vacateAddress` does. */
export async function vacatePhone(client: pg.PoolClient, phone: string, userId: string): Promise<boolean> {
  await lockAddress(client, phone)
  if (await isPhoneTaken(client, phone, userId)) return false
  await vacate(client, 'phone', phone, userId)
  return true
}

/**
 * Somebody may have asked for a code with this address and never entered it: nobody has been in that account, and it goes.
 * One that somebody has been in by other ways only loses the address that it never proved.
 */
async function vacate(
  client: pg.PoolClient,
  column: 'email' | 'phone',
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

/** Whether another account has confirmed this address. */
export async function isTaken(client: Queryable, email: string, userId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from auth.users where email = $1 and id <> $2 and email_confirmed_at is not null and not is_sso_user',
    [email, userId],
  )
  return (rowCount ?? 0) > 0
}

/** Whether another account has confirmed this phone number. */
export async function isPhoneTaken(client: Queryable, phone: string, userId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from auth.users where phone = $1 and id <> $2 and phone_confirmed_at is not null',
    [phone, userId],
  )
  return (rowCount ?? 0) > 0
}
