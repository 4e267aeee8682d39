import { randomUUID } from 'node:crypto'
import * as fastCheck from 'fast-check'
import { expect, test } from 'vitest'
import { type Size, sizes } from '#book/size.ts'
import type { Visitor } from '#functions/product-function.ts'
import { type OrderRow, providerCents, totalCents } from '#records/order-rows.ts'
import { type Country, countries } from '#shop/address.ts'
import type { Worth } from '#shop/discount.ts'
import { giftCents, giftShare } from '#shop/gift-card.ts'
import type { BookOrderKind } from '#shop/order.ts'
import { priceOf } from '#shop/price.ts'
import { formatMoney } from '#book/format-money.ts'
import type { BackendClient } from '../../src/web/session/backend-client.ts'
import { readOrder as readOrderOfPage, totalCents as totalOnPage } from '../../src/web/shop/order-view.ts'
import { address, withGiftShop } from './gift-shop.ts'
import { bookOf } from './start-workshop.ts'

const gifts = withGiftShop()
const { card, placed, pay, orderAt, mailsNamed, invoicesOf } = gifts

interface Bought {
  kind: BookOrderKind
  size: Size
  country: Country
  locale: 'nl' | 'en'
  worth: Worth | null
  /** What is on the gift card; null: none. */
  onCard: number | null
}

const anyOrder: fastCheck.Arbitrary<Bought> = fastCheck.record({
  kind: fastCheck.constantFrom('download' as const, 'print' as const),
  size: fastCheck.constantFrom(...sizes),
  country: fastCheck.constantFrom(...countries),
  locale: fastCheck.constantFrom('nl' as const, 'en' as const),
  worth: fastCheck.option(
    fastCheck.oneof(
      fastCheck.record({ percentOff: fastCheck.integer({ min: 1, max: 90 }) }),
      fastCheck.record({ centsOff: fastCheck.integer({ min: 1, max: 5_000 }) }),
    ),
  ),
  onCard: fastCheck.option(fastCheck.constantFrom(...giftCents)),
})

const postalCodes: Readonly<Record<Country, string>> = {
  NL: '3511AB',
  BE: '9000',
  LU: '1111',
  DE: '10115',
  FR: '75001',
  GB: 'SW1A 1AA',
}

/** A discount code that is worth so much. */
async function codeWorth(worth: Worth): Promise<string> {
  const code = `SOM${randomUUID().slice(0, 8).toUpperCase()}`
  await gifts.shop.backend.pool.query(
    'insert into public.discount_codes (code, percent_off, cents_off) values ($1, $2, $3)',
    [code, 'percentOff' in worth ? worth.percentOff : null, 'centsOff' in worth ? worth.centsOff : null],
  )
  return code
}

/** Orders a book and pays for it, with what the buyer was shown; answers the order. */
async function buyBook(
  buyer: Visitor,
  { kind, size, country, locale, worth, onCard }: Bought,
): Promise<string> {
  const bookId = await bookOf(gifts.shop, buyer)
  await gifts.shop.backend.pool.query(
    `update public.books set brief = jsonb_set(brief, '{size}', to_jsonb($2::text)) where id = $1`,
    [bookId, size],
  )
  const price = priceOf(kind, size, kind === 'print' ? { country, worth } : { worth })
  const paying = onCard === null ? null : await card(onCard)
  const orderId = await placed(buyer, {
    bookId,
    kind,
    locale,
    ...(kind === 'print' && { address: { ...address, country, postalCode: postalCodes[country] } }),
    ...(worth !== null && { discountCode: await codeWorth(worth) }),
    ...(paying !== null && {
      giftCard: { code: paying.code, cents: giftShare(paying.left, price.totalCents) },
    }),
  })
  const order = await orderAt(orderId)
  expect(totalCents(order)).toBe(price.totalCents)
  if (order.payment_id !== null) await pay(orderId)
  return orderId
}

/** What stands in the mail that thanks for a payment: all of it, and what a gift card paid. */
async function expectInMail(order: OrderRow): Promise<void> {
  const { id, locale, gift_cents: gift } = order
  const [mail] = await mailsNamed(`paid/${id}`)
  const sums = mail?.plain.match(/€\s?[\d.,]*\d/g) ?? []
  const whole = formatMoney(totalCents(order), locale)
  expect(sums).toEqual(
    gift === 0 || providerCents(order) === 0 ? [whole] : [whole, formatMoney(gift, locale)],
  )
}

/** What the buyer's own page is told, and says. */
async function expectOnPage(buyer: Visitor, order: OrderRow): Promise<void> {
  const { client } = await gifts.shop.backend.signIn(buyer.email ?? '')
  const reading = await readOrderOfPage(client as unknown as BackendClient, order.id)
  if (reading.status !== 'found') throw new Error(`the page of the order is ${reading.status}`)
  const { order: seen } = reading
  expect(seen.status).toBe('paid')
  expect(totalOnPage(seen)).toBe(totalCents(order))
  expect(seen.gift_cents).toBe(order.gift_cents)
  expect(seen.refunded_cents).toBe(0)
  expect(formatMoney(totalOnPage(seen), order.locale)).toBe(formatMoney(totalCents(order), order.locale))
}

test('the same sum stands at the till, on the invoice, in the mail and on the page of whatever is bought', async () => {
  await fastCheck.assert(
    fastCheck.asyncProperty(anyOrder, async (wish) => {
      const buyer = await gifts.shop.reader()
      const order = await orderAt(await buyBook(buyer, wish))
      expect(order.status).toBe('paid')
      const atTill =
        order.payment_id === null ? null : await gifts.shop.counter.payments.readPayment(order.payment_id)
      expect(atTill?.amountCents ?? 0).toBe(providerCents(order))
      const [invoice, ...others] = await invoicesOf(order.id)
      expect(others).toEqual([])
      expect(invoice).toMatchObject({ total_cents: totalCents(order), gift_cents: order.gift_cents })
      expect(invoice?.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(totalCents(order))
      await expectInMail(order)
      await expectOnPage(buyer, order)
    }),
    { numRuns: 20, endOnFailure: true },
  )
})
