import type { Pool } from 'pg'
import type { Mail, Mailer } from '#shop/mailer.ts'

/** Keeps mails in the database, for the mailbox page of an empty machine. */
export function houseMailer(pool: Pool): Mailer {
  return {
    async send(mail: Mail) {
      await pool.query(
        `insert into house.mails (name, recipient, subject, html, plain)
         values ($1, $2, $3, $4, $5) on conflict (name) do nothing`,
        [mail.name, mail.to, mail.subject, mail.html, mail.plain],
      )
    },
    async forget({ names = [], to }) {
      await pool.query('delete from house.mails where name = any($1) or recipient = $2', [names, to ?? null])
    },
  }
}
