import type { ClientBase, Pool } from 'pg'
import type { MailedPresent, PrintedPresent } from '#shop/present.ts'

type Database = Pool | ClientBase

/** Eight in the morning of a day in the Netherlands, or now. */
const mailAt = `coalesce(($1::date + time '08:00') at time zone 'Europe/Amsterdam', now())`

/**
 * Has the book of an order mailed as a present, or otherwise than was said before. A mail that did not arrive goes again; false
 * when it has left.
 */
export async function saveMailedPresent(
  database: Database,
  orderId: string,
  present: MailedPresent,
): Promise<boolean> {
  const { rowCount } = await database.query(
    `insert into public.presents as kept (mail_at, order_id, giver_name, message, locale, recipient_email)
     values (${mailAt}, $2, $3, $4, $5, $6)
     on conflict (order_id) do update set mail_at = excluded.mail_at, giver_name = excluded.giver_name,
       message = excluded.message, locale = excluded.locale, recipient_email = excluded.recipient_email,
       mailed_at = null, refused_at = null, link_id = null
     where kept.mailed_at is null or kept.refused_at is not null`,
    [present.mailOn, orderId, present.giverName, present.message, present.locale, present.recipientEmail],
  )
  return rowCount === 1
}

/** Keeps from whom a printed book is, and with which words. */
export async function savePrintedPresent(
  database: Database,
  { id, locale }: { id: string; locale: 'nl' | 'en' },
  { giverName, message }: PrintedPresent,
): Promise<void> {
  await database.query(
    `insert into public.presents (order_id, giver_name, message, locale) values ($1, $2, $3, $4)
     on conflict (order_id) do update set giver_name = excluded.giver_name, message = excluded.message`,
    [id, giverName, message, locale],
  )
}

/** Calls a present off that has not been mailed, or did not arrive; false when it has left, or there is none. */
export async function dropPresent(database: Database, orderId: string): Promise<boolean> {
  const { rowCount } = await database.query(
    `delete from public.presents where order_id = $1 and (mailed_at is null or refused_at is not null)`,
    [orderId],
  )
  return rowCount === 1
}

/** The words to a printed book, or null: it is none that is given. */
export async function readPrintedPresent(
  database: Database,
  orderId: string,
): Promise<PrintedPresent | null> {
  const { rows } = await database.query<PrintedPresent>(
    `select giver_name as "giverName", message from public.presents
     where order_id = $1 and recipient_email is null and mail_at is null`,
    [orderId],
  )
  return rows[0] ?? null
}

export interface DuePresent {
  order_id: string
  book_id: string
  /** The whole name of the child that the book is about. */
  hero: string
  has_endpaper: boolean
  giver_name: string
  message: string
  /** Of whoever gets it, and of whoever gives it. */
  locale: 'nl' | 'en'
  giver_locale: 'nl' | 'en'
  recipient_email: string
}

/** Presents whose hour has come, of books that are paid for and drawn; until the transaction ends they are its alone. */
export async function lockDuePresents(transaction: ClientBase): Promise<DuePresent[]> {
  const { rows } = await transaction.query<DuePresent>(
    `select p.order_id, o.book_id, b.brief->'hero'->>'name' as hero, b.has_endpaper, p.giver_name, p.message, p.locale,
       o.locale as giver_locale, p.recipient_email
     from public.presents p join public.orders o on o.id = p.order_id join public.books b on b.id = o.book_id
     where p.mailed_at is null and p.mail_at <= now() and p.recipient_email is not null
       and o.status = 'paid' and b.state = 'finished' and b.deleted_at is null
     order by p.mail_at limit 50 for update of p skip locked`,
  )
  return rows
}

/** Notes that a present is mailed, and by which link it is read. */
export async function savePresentMailed(
  database: Database,
  { orderId, linkId }: { orderId: string; linkId: string },
): Promise<void> {
  await database.query('update public.presents set mailed_at = now(), link_id = $2 where order_id = $1', [
    orderId,
    linkId,
  ])
}

/** What went with the mail of this link, and to whom; null when it was mailed anew since, or is nobody's any more. */
export async function readMailedPresent(
  database: Database,
  { orderId, linkId }: { orderId: string; linkId: string },
): Promise<Pick<DuePresent, 'hero' | 'giver_name' | 'recipient_email'> | null> {
  const { rows } = await database.query<Pick<DuePresent, 'hero' | 'giver_name' | 'recipient_email'>>(
    `select b.brief->'hero'->>'name' as hero, p.giver_name, p.recipient_email
     from public.presents p join public.orders o on o.id = p.order_id join public.books b on b.id = o.book_id
     where p.order_id = $1 and p.link_id = $2 and p.recipient_email is not null`,
    [orderId, linkId],
  )
  return rows[0] ?? null
}

/** Notes that the mail with this link did not arrive, and ends the link; null when it was mailed anew since. */
export async function saveRefused(
  database: Database,
  { orderId, linkId }: { orderId: string; linkId: string },
): Promise<{ recipient_email: string } | null> {
  const { rows } = await database.query<{ recipient_email: string }>(
    `with ended as (update public.reading_links set ended_at = coalesce(ended_at, now()) where id = $2)
     update public.presents set refused_at = now()
     where order_id = $1 and link_id = $2 and refused_at is null and recipient_email is not null
     returning recipient_email`,
    [orderId, linkId],
  )
  return rows[0] ?? null
}

/**
 * Keeps what whoever unwrapped a present says to its giver, unless there are such words already (then not `isFirst`); null: the link
 * of this token opens no present now.
 */
export async function saveThanks(
  transaction: ClientBase,
  token: string,
  words: string,
): Promise<{ order_id: string; hero: string; isFirst: boolean } | null> {
  const { rows } = await transaction.query<{ order_id: string; hero: string; isFirst: boolean }>(
    `select p.order_id, b.brief->'hero'->>'name' as hero, p.thanked_at is null as "isFirst"
     from public.presents p join public.orders o on o.id = p.order_id join public.books b on b.id = o.book_id
     where p.link_id = private.standing_link($1) for update of p`,
    [token],
  )
  const [present = null] = rows
  if (present?.isFirst) {
    await transaction.query(
      'update public.presents set thanks = $2, thanked_at = now() where order_id = $1',
      [present.order_id, words],
    )
  }
  return present
}

/** Takes somebody's address, and their words, out of the presents that were mailed to them. */
export async function forgetPresentee(database: Database, email: string): Promise<void> {
  await database.query(
    `update public.presents set recipient_email = null, thanks = null
     where mailed_at is not null and lower(recipient_email) = lower($1)`,
    [email],
  )
}

export interface PresentToTell {
  giver_name: string
  recipient_email: string | null
  mail_at: Date | null
}

/** What the giver said of the present that an order makes; null: it makes none. Without an address it is printed. */
export async function readPresentOf(database: Database, orderId: string): Promise<PresentToTell | null> {
  const { rows } = await database.query<PresentToTell>(
    'select giver_name, recipient_email, mail_at from public.presents where order_id = $1',
    [orderId],
  )
  return rows[0] ?? null
}
