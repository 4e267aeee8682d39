import { formatMoney } from '#book/format-money.ts'
import { composeMail, mailPhrase } from '#mails/compose-mail.ts'
import { forgetPeopleOfGift, type GiftCardRow, takeDueGiftCards } from '#records/gift-card-rows.ts'
import { inTransaction } from '#records/in-transaction.ts'
import { postMail } from '#records/mail-rows.ts'
import { dayWithYear } from '#shop/clock-time.ts'
import { giftCodeInGroups } from '#shop/gift-card.ts'
import { mailNames } from './mail-names.ts'
import type { Workshop } from './workshop.ts'

/** Mails the gift cards whose hour has come, each once. */
export async function mailGiftCards({
  database,
  siteUrl,
}: Pick<Workshop, 'database' | 'siteUrl'>): Promise<void> {
  await inTransaction(database, async (client) => {
    for (const card of await takeDueGiftCards(client)) {
      if (card.recipient_email === null) continue
      const mail = composeMail('gift', card.locale, {
        values: valuesOf(card),
        link: giftAddress(siteUrl, card),
        isGiftCard: true,
      })
      await postMail(client, {
        name: mailNames.order('gift', card.order_id),
        to: card.recipient_email,
        ...mail,
      })
      // Who bought it was erased meanwhile: now nobody needs the names any more.
      if (card.owner === null) await forgetPeopleOfGift(client, card.code)
    }
  })
}

/** Where a book is begun, with the code in the part of the address that no server and no log gets to see. */
function giftAddress(siteUrl: string, { locale, code }: GiftCardRow): string {
  return `${siteUrl}${locale === 'en' ? '/en/create/who' : '/maken/who'}#gift=${code}`
}

function valuesOf({ code, cents, locale, valid_until: end, ...card }: GiftCardRow): Record<string, string> {
  const { recipient_name: recipient, giver_name: giver, message } = card
  // It ends at midnight: the last day is the one before.
  const until = dayWithYear(locale, new Date(end.getTime() - 1))
  return {
    code: giftCodeInGroups(code),
    until,
    amount: formatMoney(cents, locale),
    recipient: recipient ?? '',
    giver: giver ?? '',
    message: message ? mailPhrase(locale, 'gift_message', { message }) : '',
  }
}
