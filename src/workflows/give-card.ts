import type { ClientBase } from 'pg'
import type { Gift } from '#shop/gift-card.ts'
import { mailPhrase } from '#mails/compose-mail.ts'
import { insertGiftCard } from '#records/gift-card-rows.ts'
import { forgetGift, type GiftOrderRow } from '#records/order-rows.ts'
import { dayWithYear } from '#shop/clock-time.ts'
import { giftCodePrefix, giftCodeSigns } from '#shop/gift-card.ts'
import { newCode } from '#shop/new-code.ts'
import { tell } from './tell-buyer.ts'
import type { Workshop } from './workshop.ts'

/** Makes the gift card that was just paid for, and thanks its buyer. */
export async function giveCard(
  post: Pick<Workshop, 'siteUrl'>,
  client: ClientBase,
  { order, invoice, gift }: { order: GiftOrderRow; invoice: string | null; gift: Gift },
): Promise<void> {
  const { id, owner, locale, book_cents: cents } = order
  const code = newCode(giftCodePrefix[gift.locale], giftCodeSigns)
  if (!(await insertGiftCard(client, { code, orderId: id, owner, cents, gift }))) {
    throw new Error('the code of a new gift card was taken already')
  }
  await forgetGift(client, id)
  const { recipientName: recipient, recipientEmail: email, mailOn } = gift
  const mailing =
    mailOn === null
      ? { when: mailPhrase(locale, 'gift_now'), change: mailPhrase(locale, 'gift_at_once') }
      : {
          when: mailPhrase(locale, 'gift_on_day', { date: dayWithYear(locale, new Date(mailOn)) }),
          change: mailPhrase(locale, 'gift_change'),
        }
  await tell(post, client, { kind: 'gift_paid', order, invoice, values: { ...mailing, recipient, email } })
}
