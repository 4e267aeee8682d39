import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { Pool } from 'pg'
import { listMails, type MailRow, readMail } from '#records/mail-rows.ts'
import { type AttachedFile, type Attachment, coverId } from '#shop/mailer.ts'

export interface Mailbox {
  database: Pool
  attachFiles(attachments: readonly Attachment[]): Promise<AttachedFile[]>
}

/** The development mailbox: every mail that would have been sent, newest first. Mounted at /mailbox. */
export function mailboxApp({ database, attachFiles }: Mailbox): Hono {
  const app = new Hono()
  app.get('/', async (context) => context.html(mailboxPage(await listMails(database))))
  app.get('/:id{[0-9]+}', async (context) => {
    const mail = await readMail(database, context.req.param('id'))
    if (!mail) return context.text('No such mail', 404)
    context.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'")
    return context.html(mail.html.replaceAll(`cid:${coverId}`, `/mailbox/${mail.id}/0`))
  })
  app.get('/:id{[0-9]+}/:file{[0-9]}', async (context) => {
    const mail = await readMail(database, context.req.param('id'))
    const attachment = mail?.attachments[Number(context.req.param('file'))]
    const [file] = attachment ? await attachFiles([attachment]) : []
    if (!file) return context.text('No such file', 404)
    const { fileName, contentType, bytes } = file
    return context.body(Buffer.from(bytes), 200, {
      'content-type': contentType,
      'content-disposition': `inline; filename="${fileName}"`,
    })
  })
  return app
}

/** Written for the developer on the machine, in English only: no visitor of a deployment ever sees it. */
function mailboxPage(mails: MailRow[]): ReturnType<typeof html> {
  const items = mails.map(
    (mail) => html`<li>
      <a href="/mailbox/${mail.id}">${mail.subject}</a>
      <p>To ${mail.recipient}, <time>${mail.created_at.toISOString()}</time></p>
      ${mail.attachments.map((attachment, index) =>
        attachment.kind === 'invoice'
          ? html`<p><a href="/mailbox/${mail.id}/${index}">${attachment.number}.pdf</a></p>`
          : '',
      )}
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
