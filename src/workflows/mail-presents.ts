import { randomBytes, randomUUID } from 'node:crypto'
import { bookPaths } from '#book/book-paths.ts'
import { firstName } from '#book/reading-link.ts'
import { composeMail, mailPhrase } from '#mails/compose-mail.ts'
import { inTransaction } from '#records/in-transaction.ts'
import { postMail } from '#records/mail-rows.ts'
import { lockDuePresents, savePresentMailed } from '#records/present-rows.ts'
import { saveLink } from '#records/reading-link-rows.ts'
import { unwrapAddress } from '#shop/book-address.ts'
import { mailNames } from './mail-names.ts'
import type { Workshop } from './workshop.ts'

/** Mails the presents whose hour has come, each once, with a link of its own that stands until its giver ends it. */
export async function mailPresents({
  database,
  siteUrl,
}: Pick<Workshop, 'database' | 'siteUrl'>): Promise<void> {
  await inTransaction(database, async (client) => {
    for (const present of await lockDuePresents(client)) {
      const { order_id: orderId, book_id: bookId, giver_locale: ofGiver, locale, message } = present
      const [linkId, token] = [randomUUID(), randomBytes(16).toString('base64url')]
      await saveLink(client, { id: linkId, bookId, token, locale: ofGiver, days: null, withVoices: false })
      await savePresentMailed(client, { orderId, linkId })
      const mail = composeMail('present', locale, {
        values: {
          giver: present.giver_name,
          child: firstName(present.hero),
          message: message === '' ? '' : mailPhrase(locale, 'gift_message', { message }),
        },
        link: unwrapAddress(siteUrl, locale, token),
        // The page behind the link shows it wrapped in the same paper; what is inside is not told.
        parcel: { path: present.has_endpaper ? bookPaths.endpaper(bookId) : null },
      })
      await postMail(client, {
        name: mailNames.aboutPresent('present', { orderId, linkId }),
        to: present.recipient_email,
        ...mail,
      })
    }
  })
}
