import type { ClientBase, Pool } from 'pg'
import type { Attachment, Mail } from '#shop/mailer.ts'

type Database = Pool | ClientBase

export interface MailRow {
  id: string
  name: string
  recipient: string
  locale: 'nl' | 'en'
  subject: string
  html: string
  plain: string
  attachments: Attachment[]
  unsubscribe_url: string | null
  state: 'waiting' | 'sent' | 'dead'
  tries: number
  problem: string | null
  created_at: Date
  sent_at: Date | null
}

/** Puts a mail in the outbox, as part of what it tells; one of this name that is there already stays as it is. */
export async function postMail(database: Database, mail: Mail): Promise<void> {
  await database.query(
    `insert into house.mails (name, recipient, locale, subject, html, plain, attachments, unsubscribe_url)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (name) do nothing`,
    [
      mail.name,
      mail.to,
      mail.locale,
      mail.subject,
      mail.html,
      mail.plain,
      JSON.stringify(mail.attachments ?? []),
      mail.unsubscribeUrl ?? null,
    ],
  )
}

/** Forgets mails, by name (and all whose names go on after it with a slash) or by address; what has left is gone. */
export async function forgetMails(
  database: Database,
  { names = [], to }: { names?: readonly string[]; to?: string },
): Promise<void> {
  await database.query(
    `delete from house.mails
     where name = any($1) or recipient = $2
       or exists (select 1 from unnest($1::text[]) as begun where starts_with(name, begun || '/'))`,
    [names, to ?? null],
  )
}

/** The same, by name, of mails that have left or never will: those that wait still go. */
export async function forgetCarriedMails(database: Database, names: readonly string[]): Promise<void> {
  await database.query(
    `delete from house.mails where state <> 'waiting'
       and exists (select 1 from unnest($1::text[]) as begun where name = begun or starts_with(name, begun || '/'))`,
    [names],
  )
}

/** A few mails whose turn it is, oldest first; nobody else takes them for the next two minutes. */
export async function takeMails(database: Pool): Promise<MailRow[]> {
  const { rows } = await database.query<MailRow>(
    `with taken as (
       update house.mails set next_try_at = now() + interval '2 minutes', tries = tries + 1
       where id in (
         select id from house.mails where state = 'waiting' and next_try_at <= now()
         order by next_try_at, id limit 10 for update skip locked)
       returning *)
     select * from taken order by id`,
  )
  return rows
}

/** Notes that a mail has left. */
export async function saveSent(database: Database, id: string): Promise<void> {
  await database.query(
    `update house.mails set state = 'sent', sent_at = now(), problem = null where id = $1`,
    [id],
  )
}

/** Notes why a mail has not left: it waits for another try, `null` for none. */
export async function saveUnsent(
  database: Database,
  id: string,
  { problem, againInSeconds }: { problem: string; againInSeconds: number | null },
): Promise<void> {
  await database.query(
    `update house.mails set problem = $2, state = case when $3::int is null then 'dead' else 'waiting' end,
       next_try_at = now() + coalesce($3::int, 0) * interval '1 second'
     where id = $1`,
    [id, problem, againInSeconds],
  )
}

/** The newest mails, whatever became of them. */
export async function listMails(database: Database): Promise<MailRow[]> {
  const { rows } = await database.query<MailRow>('select * from house.mails order by id desc limit 100')
  return rows
}

/** One mail, or null. */
export async function readMail(database: Database, id: string): Promise<MailRow | null> {
  const { rows } = await database.query<MailRow>('select * from house.mails where id = $1', [id])
  return rows[0] ?? null
}

/** Puts a mail in the outbox once more, whatever became of it; false when there is none, or it is not to go again. */
export async function sendAgain(database: Database, id: string): Promise<boolean> {
  const { rowCount } = await database.query(
    `update house.mails set state = 'waiting', tries = 0, next_try_at = now(), problem = null
     where id = $1 and private.mail_can_go_again(name)`,
    [id],
  )
  return rowCount === 1
}

/** Removes what was mailed longer ago than anybody asks about; the receipt of who was erased after a day. */
export async function forgetOldMails(database: Pool): Promise<void> {
  await database.query(
    `delete from house.mails where state <> 'waiting' and created_at < now() -
       case when name like 'erased/%' then interval '1 day' else interval '90 days' end`,
  )
}
