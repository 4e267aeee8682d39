import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { Pool } from 'pg'

interface MailRow {
  id: string
  recipient: string
  subject: string
  html: string
  plain: string
  sent_at: Date
}

/** The development mailbox: every mail that would have been sent, newest first. Mounted at /mailbox. */
export function mailboxApp(pool: Pool): Hono {
  const app = new Hono()
  app.get('/', async (context) => {
    const { rows } = await pool.query<MailRow>('select * from house.mails order by id desc limit 100')
    return context.html(mailboxPage(rows))
  })
  app.get('/:id{[0-9]+}', async (context) => {
    const { rows } = await pool.query<MailRow>('select * from house.mails where id = $1', [
      context.req.param('id'),
    ])
    const mail = rows[0]
    if (!mail) return context.text('No such mail', 404)
    context.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:")
    return context.html(mail.html)
  })
  return app
}

/** Written for the developer on the machine, in English only: no visitor of a deployment ever sees it. */
function mailboxPage(mails: MailRow[]): ReturnType<typeof html> {
  const items = mails.map(
    (mail) => html`<li>
      <a href="/mailbox/${mail.id}">${mail.subject}</a>
      <p>To ${mail.recipient}, <time>${mail.sent_at.toISOString()}</time></p>
      <pre>${mail.plain}</pre>
    </li>`,
  )
  return html`${raw('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Mailbox</title>
        <style>
          body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; background: #fdfaf3; color: #27313b }
          li { margin: 0 0 2rem } ul { padding: 0; list-style: none } pre { white-space: pre-wrap; background: #fff; padding: 1rem; overflow-wrap: anywhere }
          a { color: #1f6b3e; font-weight: 600 } p { margin: .25rem 0; color: #5c6670 }
        </style>
      </head>
      <body>
        <h1>Mailbox</h1>
        <p>What this machine would have sent. Nothing leaves it.</p>
        ${mails.length === 0 ? html`<p>No mail yet.</p>` : html`<ul>${items}</ul>`}
      </body>
    </html>`
}
