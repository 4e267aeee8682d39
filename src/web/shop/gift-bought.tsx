import type { ReactNode } from 'react'
import { isGivenBook } from '#shop/given-book.ts'
import { dayWithYear } from '#shop/clock-time.ts'
import { GiftPaper } from '../gift/gift-paper.tsx'
import { coverGround } from '../book/cover-ground.ts'
import { BookFaces } from '../fonts/book-faces.tsx'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { formatMoney } from '#book/format-money.ts'
import { CoverFace } from '../reader/cover-face.tsx'
import { Invoices } from './invoices.tsx'
import type { GiftOrderView } from './order-view.ts'
import { vatWords } from './vat-words.ts'
import { SumLines } from './sum-lines.tsx'

/** The card with its words, for as long as they are known, and when it is mailed while that hangs on the payment. */
function Given({ order: { gift, card, book_cents: cents, status } }: { order: GiftOrderView }): ReactNode {
  const locale = useLocale()
  if (isGivenBook(gift)) {
    return (
      <>
        {gift.cover === undefined ? null : (
          <div
            aria-hidden="true"
            className="my-4 max-w-64 overflow-hidden rounded-[2px_4px_4px_2px] shadow-book"
          >
            <BookFaces languages={[gift.cover.language]} />
            <CoverFace
              title={gift.title}
              language={gift.cover.language}
              picture={null}
              lettering={gift.cover}
              ground={coverGround(gift.cover.thumbhash)}
            />
          </div>
        )}
        <p className="mt-1">
          {m.order_given_from({ name: gift.child, giver: gift.giverName })}
          {gift.message === '' ? null : (
            <span className="mt-3 block whitespace-pre-line text-ink-soft">{gift.message}</span>
          )}
        </p>
      </>
    )
  }
  const [recipientName, giverName, message] = gift
    ? [gift.recipientName, gift.giverName, gift.message]
    : [card?.recipient_name, card?.giver_name, card?.message]
  if (!recipientName || !giverName) return null
  const words = { recipientName, giverName, message: message ?? '' }
  return (
    <div className="my-5 max-w-[22rem]">
      <GiftPaper {...words} amount={formatMoney(cents, locale)} />
      {gift === null || status !== 'pending' ? null : (
        <p className="mt-4 text-small break-words">
          {gift.mailOn === null
            ? m.order_gift_mailing_paid({ email: gift.recipientEmail })
            : m.order_gift_mailing({
                date: dayWithYear(locale, new Date(gift.mailOn)),
                email: gift.recipientEmail,
              })}
        </p>
      )}
    </div>
  )
}

/** What was bought, what it cost, and its invoices. */
export function GiftBought({ order }: { order: GiftOrderView }): ReactNode {
  const book = isGivenBook(order.gift) ? order.gift : null
  return (
    <aside aria-label={m.order_what()}>
      <p className="display text-[1.35rem] !leading-snug">{book?.title ?? m.order_gift_card()}</p>
      <Given order={order} />
      <div className="mt-4">
        <SumLines
          kind={book === null ? 'gift' : 'download'}
          bookCents={order.book_cents}
          discount={
            order.discount_code === null ? null : { code: order.discount_code, cents: order.discount_cents }
          }
          shippingCents={0}
          country={undefined}
          giftCents={order.gift_cents}
          totalLabel={order.gift_cents === 0 ? m.order_amount() : m.order_at_till()}
          refundedCents={order.refunded_cents}
        />
      </div>
      <p className="mt-1 text-small text-ink-soft">{book === null ? m.gift_vat() : vatWords(undefined)}</p>
      <dl className="mt-6 grid gap-4 text-small">
        <div>
          <dt className="text-ink-soft">{m.order_mail()}</dt>
          <dd className="break-words text-ink-strong">{order.email}</dd>
        </div>
        <Invoices invoices={order.invoices} />
      </dl>
    </aside>
  )
}
