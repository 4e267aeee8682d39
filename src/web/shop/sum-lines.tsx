import type { ReactNode } from 'react'
import type { Cents } from '#book/size.ts'
import type { Country } from '#shop/address.ts'
import type { OrderKind } from '#shop/order.ts'
import { useLocale } from '../locale/use-locale.ts'
import { m } from '../messages/generated/messages.js'
import { formatMoney } from '#book/format-money.ts'
import { countryName } from './address-form.ts'

export interface SumLinesProps {
  kind: OrderKind
  bookCents: Cents
  /** Taken off the book, and by which code; null: no discount. */
  discount: { cents: Cents; code: string } | null
  shippingCents: Cents
  country: Country | undefined
  /** What a gift card pays of it. */
  giftCents?: Cents
  /** What of it has been paid back. */
  refundedCents?: Cents
  /** What the last line is called: what is to be paid, or was. */
  totalLabel: string
}

/** What is ordered, in a word or two. */
export const kindWords: Readonly<Record<OrderKind, () => string>> = {
  download: m.buy_sum_download,
  print: m.buy_sum_print,
  gift: m.buy_sum_gift,
}

/** What an order comes to, line by line; a gift card is a way of paying, and comes after the sum. */
export function SumLines(props: SumLinesProps): ReactNode {
  const {
    kind,
    bookCents,
    discount,
    shippingCents,
    country,
    totalLabel,
    giftCents = 0,
    refundedCents = 0,
  } = props
  const total = bookCents - (discount?.cents ?? 0) + shippingCents
  return (
    <dl>
      <Line label={kindWords[kind]()} cents={bookCents} />
      {discount === null ? null : (
        <Line label={m.buy_sum_discount({ code: discount.code })} cents={-discount.cents} />
      )}
      {kind === 'print' ? (
        <Line
          label={
            country === undefined
              ? m.buy_sum_shipping_unknown()
              : m.buy_sum_shipping({ country: countryName[country]() })
          }
          cents={shippingCents}
        />
      ) : null}
      {giftCents === 0 ? null : (
        <>
          <Line label={m.buy_sum_together()} cents={total} />
          <Line label={m.buy_sum_gift()} cents={-giftCents} />
        </>
      )}
      <Line label={totalLabel} cents={total - giftCents} total />
      {refundedCents > 0 ? <Line label={m.order_refunded_part()} cents={-refundedCents} /> : null}
    </dl>
  )
}

function Line({ label, cents, total = false }: { label: string; cents: Cents; total?: boolean }): ReactNode {
  const locale = useLocale()
  return (
    <div
      className={`flex items-baseline gap-3 py-2 ${total ? 'display mt-2 border-t border-ink-strong pt-4 text-[1.45rem]' : ''}`}
    >
      <dt>{label}</dt>
      <span aria-hidden="true" className="flex-1 border-b border-dotted border-field-line" />
      <dd className="whitespace-nowrap text-ink-strong tabular-nums">{formatMoney(cents, locale)}</dd>
    </div>
  )
}
