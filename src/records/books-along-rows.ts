import type { ClientBase, Pool } from 'pg'

/** Gives a guest what shows, for an hour, that the books of this guest may go along to an account. */
export async function makeBooksToken(database: Pool, guest: string): Promise<string> {
  const { rows } = await database.query<{ token: string }>(
    `insert into house.books_along (guest) values ($1)
     on conflict (guest) do update set token = gen_random_uuid(), made_at = now() returning token`,
    [guest],
  )
  const token = rows[0]?.token
  if (token === undefined) throw new Error('no token was made')
  return token
}

/** Gives an account the books of the guest who was given this token, once; null when it does not count. */
export async function takeBooksOf(
  transaction: ClientBase,
  { token, owner }: { token: string; owner: string },
): Promise<number | null> {
  const { rows } = await transaction.query<{ guest: string }>(
    `delete from house.books_along using auth.users
     where token = $1 and made_at > now() - interval '1 hour' and users.id = guest and users.is_anonymous
     returning guest`,
    [token],
  )
  const guest = rows[0]?.guest
  if (guest === undefined) return null
  const { rowCount } = await transaction.query('update public.books set owner = $2 where owner = $1', [
    guest,
    owner,
  ])
  await transaction.query(
    `insert into public.reminder_wishes (owner, locale) select $2, locale from public.reminder_wishes
     where owner = $1 and used_at is null on conflict (owner) do nothing`,
    [guest, owner],
  )
  return rowCount ?? 0
}
