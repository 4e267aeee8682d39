import type { ClientBase } from 'pg'
import { formatMoney } from '#book/format-money.ts'
import { composeMail } from '#mails/compose-mail.ts'
import { insertCodes } from '#records/discount-rows.ts'
import { postMail } from '#records/mail-rows.ts'
import type { OrderRow } from '#records/order-rows.ts'
import { findReferrerToThank, insertReward } from '#records/referral-rows.ts'
import { dayWithYear } from '#shop/clock-time.ts'
import { newCode } from '#shop/new-code.ts'
import { reward, rewardPrefix } from '#shop/referral.ts'
import { mailNames } from './mail-names.ts'
import { homeAddress } from './tell-buyer.ts'
import type { Workshop } from './workshop.ts'

/** Gives whoever pointed a new buyer here a code for a next book, with a mail that does not say who bought what. */
export async function thankReferrer(
  { siteUrl }: Pick<Workshop, 'siteUrl'>,
  client: ClientBase,
  order: OrderRow,
): Promise<void> {
  const referrer = await findReferrerToThank(client, order)
  if (!referrer) return
  const { locale } = referrer
  const until = new Date(Date.now() + reward.days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const [code] = await insertCodes(client, [newCode(rewardPrefix[locale])], {
    worth: { centsOff: reward.centsOff },
    from: null,
    until,
    mostUses: 1,
    leastCents: 0,
    oncePerPerson: false,
  })
  if (code === undefined) throw new Error('a new code was taken already')
  await insertReward(client, { orderId: order.id, referrer: referrer.owner, code })
  const mail = composeMail('reward', locale, {
    values: {
      code,
      amount: formatMoney(reward.centsOff, locale),
      until: dayWithYear(locale, new Date(until)),
    },
    link: homeAddress(siteUrl, locale),
  })
  await postMail(client, { name: mailNames.reward(code), to: referrer.email, ...mail })
}
