import type { ClientBase, Pool } from 'pg'

type Locale = 'nl' | 'en'

/** Notes that somebody wants one mail about a book that stays as it is; asked for again, it counts for one more. */
export async function saveReminderWish(database: Pool, owner: string, locale: Locale): Promise<void> {
  await database.query(
    `insert into public.reminder_wishes (owner, locale) values ($1, $2)
     on conflict (owner) do update set locale = excluded.locale, used_at = null,
       agreed_at = case when reminder_wishes.used_at is null then reminder_wishes.agreed_at else now() end`,
    [owner, locale],
  )
}

/** Forgets that somebody wanted to be reminded. */
export async function deleteReminderWish(
  database: Pool,
  by: { owner: string } | { token: string },
): Promise<void> {
  const [column, value] = 'owner' in by ? ['owner', by.owner] : ['token', by.token]
  await database.query(`delete from public.reminder_wishes where ${column} = $1`, [value])
}

export interface DueReminder {
  owner: string
  email: string
  locale: Locale
  token: string
  bookId: string
}

/**
 * Who is to be reminded now, and of which book: the newest that lies open unpaid, untouched for three days and not yet
 * for thirty, of somebody with a confirmed address who touched no other book meanwhile. Nobody else takes them until the
 * transaction ends, and each is marked as reminded.
 */
export async function takeDueReminders(transaction: ClientBase): Promise<DueReminder[]> {
  const { rows } = await transaction.query<DueReminder>(
    `with due as (
       select w.owner, u.email, w.locale, w.token, latest.id as "bookId"
       from public.reminder_wishes w
         join auth.users u on u.id = w.owner and u.email_confirmed_at is not null
         cross join lateral (
           select id, state, updated_at from public.books
           where owner = w.owner and deleted_at is null
           order by updated_at desc limit 1) latest
       where w.used_at is null and latest.state = 'ready'
         and latest.updated_at between now() - interval '30 days' and now() - interval '3 days'
         and not exists (select 1 from public.orders where book_id = latest.id and paid_at is not null)
       order by w.agreed_at limit 50 for update of w skip locked),
     taken as (
       update public.reminder_wishes w set used_at = now() from due where w.owner = due.owner)
     select * from due`,
  )
  return rows
}
