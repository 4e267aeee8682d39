import { inTransaction } from '#records/in-transaction.ts'
import type { MailRow } from '#records/mail-rows.ts'
import { saveSent, saveUnsent, takeMails } from '#records/mail-rows.ts'
import { MailRefused } from '#shop/mailer.ts'
import { attachFiles, type Drawers } from './attach-files.ts'
import { tellOfRefusedPresent, tellOfSentPresent } from './tell-of-present.ts'
import type { Workshop } from './workshop.ts'

type Post = Drawers & Pick<Workshop, 'carrier' | 'log' | 'siteUrl'>

const minute = 60
/** How long to wait after each try that failed, in seconds; after the last one a person has to look. About two days. */
const pauses = [
  minute,
  5 * minute,
  15 * minute,
  60 * minute,
  3 * 60 * minute,
  12 * 60 * minute,
  30 * 60 * minute,
]

/** Carries what waits in the outbox. One that cannot leave keeps no other from leaving. */
export async function sendMails(post: Post): Promise<void> {
  for (;;) {
    const mails = await takeMails(post.database)
    if (mails.length === 0) return
    for (const mail of mails) await sendMail(post, mail)
  }
}

async function sendMail(post: Post, mail: MailRow): Promise<void> {
  const { database, carrier, log } = post
  try {
    const { name, recipient: to, locale, subject, html, plain, unsubscribe_url: unsubscribeUrl } = mail
    const files = await attachFiles(post, mail.attachments)
    const leaving = { name, to, locale, subject, html, plain, files }
    await carrier.carry(unsubscribeUrl === null ? leaving : { ...leaving, unsubscribeUrl })
    await inTransaction(database, async (client) => {
      await saveSent(client, mail.id)
      await tellOfSentPresent(post, client, mail.name)
    })
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    const againInSeconds = error instanceof MailRefused ? null : (pauses[mail.tries - 1] ?? null)
    // The name tells which mail it is, and no person.
    log(`mail ${mail.name} did not leave (try ${mail.tries}): ${problem}`)
    await saveUnsent(database, mail.id, { problem, againInSeconds })
    if (againInSeconds === null) await tellOfRefusedPresent(post, mail.name)
  }
}
