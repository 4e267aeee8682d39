import { composeMail } from '#mails/compose-mail.ts'
import { readBook, showProgress } from '#records/book-rows.ts'
import { inTransaction } from '#records/in-transaction.ts'
import { postMail } from '#records/mail-rows.ts'
import { takeReadyWish } from '#records/ready-wish-rows.ts'
import { bookAddress } from '#shop/book-address.ts'
import { coverOfMail } from './cover-of-mail.ts'
import { mailNames } from './mail-names.ts'
import type { Workshop } from './workshop.ts'

/** The book may be read from here on; whoever wanted a mail about that gets it, once. */
export async function openPreview(
  { database, siteUrl }: Pick<Workshop, 'database' | 'siteUrl'>,
  bookId: string,
): Promise<void> {
  await inTransaction(database, async (client) => {
    await showProgress(client, bookId, { state: 'ready', step: 'ready', done: 4, total: 4 })
    const wish = await takeReadyWish(client, bookId)
    if (wish === null) return
    const book = await readBook(client, bookId)
    const mail = composeMail('ready', wish.locale, {
      values: { title: book.title, name: book.brief.hero.name },
      link: bookAddress(siteUrl, wish.locale, bookId),
      cover: coverOfMail(book),
    })
    await postMail(client, { name: mailNames.ready(bookId), to: wish.email, ...mail })
  })
}
