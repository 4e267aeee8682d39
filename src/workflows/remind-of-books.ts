import { composeMail } from '#mails/compose-mail.ts'
import { readBook } from '#records/book-rows.ts'
import { inTransaction } from '#records/in-transaction.ts'
import { postMail } from '#records/mail-rows.ts'
import { takeDueReminders } from '#records/reminder-rows.ts'
import { bookAddress } from '#shop/book-address.ts'
import { coverOfMail } from './cover-of-mail.ts'
import type { Workshop } from './workshop.ts'

/** Writes the one mail that somebody wanted about a book that stayed as it was. */
export async function remindOfBooks({
  database,
  siteUrl,
}: Pick<Workshop, 'database' | 'siteUrl'>): Promise<void> {
  await inTransaction(database, async (client) => {
    for (const { email, locale, token, bookId } of await takeDueReminders(client)) {
      const book = await readBook(client, bookId)
      const mail = composeMail('reminder', locale, {
        values: { title: book.title, name: book.brief.hero.name },
        link: bookAddress(siteUrl, locale, bookId),
        cover: coverOfMail(book),
        unsubscribeUrl: `${siteUrl}/api/reminders/stop?token=${token}&locale=${locale}`,
      })
      await postMail(client, { name: `reminder/${crypto.randomUUID()}`, to: email, ...mail })
    }
  })
}
