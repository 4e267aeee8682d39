import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkDiscount } from '#functions/check-discount.ts'
import { deleteBook } from '#functions/delete-book.ts'
import { eraseAccount } from '#functions/erase-account.ts'
import { exportData } from '#functions/export-data.ts'
import { giveBook } from '#functions/give-book.ts'
import { makeBook } from '#functions/make-book.ts'
import { type MadeLink, makeReadingLink } from '#functions/make-reading-link.ts'
import type { Visitor } from '#functions/product-function.ts'
import { isBought } from '#records/bought-rows.ts'
import { priceOf } from '#shop/price.ts'
import { withdrawalWords } from '#shop/withdrawal.ts'
import { type Answer, withGiftShop } from './gift-shop.ts'
import { bookOf, noor, payDownload } from './start-workshop.ts'

/* Somebody who reads a book by a link pays for it: their order, their receipt; the owner’s book, and no price there. */

const at = withGiftShop()

/** A book of somebody, and a link to it. @param isDrawable it can be drawn when it is paid for, which takes its time */
async function lend({
  isDrawable = false,
} = {}): Promise<{ owner: Visitor; bookId: string; token: string; linkId: string }> {
  const owner = await at.shop.reader()
  const bookId = isDrawable ? await make(owner) : await bookOf(at.shop, owner)
  const linkId = randomUUID()
  const answer = await at.shop.ask(makeReadingLink, owner, { bookId, linkId, span: 'month', locale: 'nl' })
  return { owner, bookId, linkId, token: ((await answer.json()) as MadeLink).token }
}

async function make(owner: Visitor): Promise<string> {
  const bookId = randomUUID()
  expect((await at.shop.ask(makeBook, owner, { bookId, brief: noor })).status).toBe(200)
  await expect.poll(() => stateOf(bookId)).toBe('ready')
  return bookId
}

async function stateOf(bookId: string): Promise<string | undefined> {
  const { rows } = await at.shop.backend.pool.query<{ state: string }>(
    'select state from public.books where id = $1',
    [bookId],
  )
  return rows[0]?.state
}

const given = { giverName: 'Oma Jo', message: 'Voor onder\nde deken.' }

async function give(giver: Visitor, token: string, wish: object = {}): Promise<Answer> {
  const body = { orderId: randomUUID(), token, locale: 'nl', cents: 995, given, withdrawalWords, ...wish }
  return at.asAnswer(await at.shop.ask(giveBook, giver, body))
}

const bought = (bookId: string): Promise<boolean> => isBought(at.shop.backend.pool, bookId)
const mailsTo = async ({ email }: Visitor): Promise<{ name: string; plain: string }[]> => {
  const { rows } = await at.shop.backend.pool.query<{ name: string; plain: string }>(
    'select name, subject || plain as plain from house.mails where recipient = $1 order by name',
    [email],
  )
  return rows
}

test('a book that is paid for by its link is its owner’s, who is told by whom and nowhere at what price', async () => {
  const [{ owner, bookId, token }, giver] = [await lend({ isDrawable: true }), await at.shop.reader()]
  const { status, orderId = '', paymentUrl } = await give(giver, token)
  expect([status, await bought(bookId)]).toEqual([200, false])
  expect(paymentUrl).toBeDefined()
  await at.pay(orderId)
  expect(await bought(bookId)).toBe(true)
  await expect
    .poll(async () => (await mailsTo(owner)).map(({ name }) => name.split('/')[0]))
    .toEqual(['book_received', 'finished'])
  // Who gave it hears so as well: they have no book on a shelf that would say it.
  await expect
    .poll(async () => (await mailsTo(giver)).map(({ name }) => name))
    .toEqual([`book_given/${orderId}`, `given_drawn/${orderId}`])
  expect((await mailsTo(giver))[1]?.plain).not.toContain(bookId)
  const told = (await mailsTo(owner)).map(({ plain }) => plain).join('\n')
  expect(told).toContain('Oma Jo')
  expect(told).toContain('Voor onder\nde deken.')
  expect(told).toContain(`/books/${bookId}`)
  expect(told).not.toMatch(/9[.,]95|€/)
  // What is kept about the owner has the gift, and neither the order nor what it cost.
  const zip = Buffer.from(
    await (await exportData(at.shop.counter, new Request('http://x'), owner)).arrayBuffer(),
  ).toString('latin1')
  expect(zip).toContain('Oma Jo')
  expect(zip).not.toContain(orderId)
})

test('the giver gets the receipt, and nothing that leads to the book or its owner', async () => {
  const [{ owner, bookId, token }, giver] = [await lend(), await at.shop.reader()]
  const { orderId = '' } = await give(giver, token)
  await at.pay(orderId)
  const mails = await mailsTo(giver)
  expect(mails.map(({ name }) => name)).toEqual([`book_given/${orderId}`])
  expect(mails[0]?.plain).toMatch(/9,95/)
  const order = JSON.stringify(await at.orderAt(orderId))
  for (const secret of [bookId, owner.userId, owner.email ?? ''])
    expect([order, mails[0]?.plain].join('\n')).not.toContain(secret)
  expect(await at.invoicesOf(orderId)).toMatchObject([
    { owner: giver.userId, total_cents: 995, lines: [{ what: 'download', detail: 'Noor', cents: 995 }] },
  ])
  expect((await at.invoicesOf(orderId))[0]?.vat_cents).toBeGreaterThan(0)
})

test('asked for again it is one order; of another book, other words or another price it is not', async () => {
  const [{ token }, other, giver] = [await lend(), await lend(), await at.shop.reader()]
  const orderId = randomUUID()
  const [first, second] = [await give(giver, token, { orderId }), await give(giver, token, { orderId })]
  expect([first.status, second.paymentUrl]).toEqual([200, first.paymentUrl])
  expect(await give(giver, other.token, { orderId })).toMatchObject({ status: 409 })
  expect(await give(giver, token, { orderId, given: { ...given, giverName: 'Opa' } })).toMatchObject({
    status: 409,
  })
  expect(await give(giver, token, { cents: 1 })).toMatchObject({ code: 'order_has_other_contents' })
  expect(await give(giver, token, { withdrawalWords: '' })).toMatchObject({ status: 422 })
  expect((await give(await at.shop.reader(), token, { orderId })).status).toBe(404)
})

test('who is not known by an address gives nothing, nor does a link that opens nothing', async () => {
  const { owner, bookId, token } = await lend()
  const giver = await at.shop.reader()
  expect((await give({ ...giver, isGuest: true, email: null }, token)).status).toBe(403)
  expect(await give(giver, 'A'.repeat(22))).toMatchObject({ status: 404, code: 'link_over' })
  await payDownload(at.shop, owner, bookId)
  expect(await give(giver, token)).toMatchObject({ status: 409, code: 'book_already_paid' })
})

test('of two who pay at once one gives it, and the other’s money goes back; so it does when the owner was first', async () => {
  const { bookId, token, owner } = await lend()
  const [first, second] = [await at.shop.reader(), await at.shop.reader()]
  const orders = [await give(first, token), await give(second, token)].map(({ orderId = '' }) => orderId)
  for (const id of orders) await at.pay(id)
  const statuses = await Promise.all(orders.map(async (id) => (await at.orderAt(id)).status))
  expect(statuses[0]).toBe('paid')
  expect(['refund_due', 'refunded']).toContain(statuses[1])
  expect((await mailsTo(second)).map(({ name }) => name.split('/')[0])).toContain('refund_superfluous')
  expect((await mailsTo(owner)).filter(({ name }) => name.startsWith('book_received'))).toHaveLength(1)
  expect(await bought(bookId)).toBe(true)

  const mine = await lend()
  const { orderId = '' } = await give(first, mine.token)
  await payDownload(at.shop, mine.owner, mine.bookId)
  await at.pay(orderId)
  expect(['refund_due', 'refunded', 'canceled']).toContain((await at.orderAt(orderId)).status)
  expect((await mailsTo(mine.owner)).filter(({ name }) => name.startsWith('book_received'))).toEqual([])
})

test('a link that ends while it is paid gives the book; one whose book is gone gives the money back', async () => {
  const [ended, gone, giver] = [await lend(), await lend(), await at.shop.reader()]
  const [one, other] = [await give(giver, ended.token), await give(giver, gone.token)]
  await at.shop.backend.pool.query('update public.reading_links set ended_at = now() where id = $1', [
    ended.linkId,
  ])
  await at.pay(one.orderId ?? '')
  expect(await bought(ended.bookId)).toBe(true)
  expect((await at.shop.ask(deleteBook, gone.owner, { bookId: gone.bookId })).status).toBe(200)
  await at.pay(other.orderId ?? '')
  expect(['refund_due', 'refunded']).toContain((await at.orderAt(other.orderId ?? '')).status)
  expect(await bought(gone.bookId)).toBe(false)
})

test('a payment that fails gives nothing', async () => {
  const [{ bookId, token }, giver] = [await lend(), await at.shop.reader()]
  const { orderId = '' } = await give(giver, token)
  const { payment_id: payment } = await at.orderAt(orderId)
  await at.shop.backend.pool.query(`update house.till_payments set status = 'failed' where id = $1`, [
    payment,
  ])
  await at.webhook(orderId)
  expect([(await at.orderAt(orderId)).status, await bought(bookId)]).toEqual(['canceled', false])
  // The next try is another order.
  const again = await give(giver, token)
  await at.pay(again.orderId ?? '')
  expect(await bought(bookId)).toBe(true)
})

test('money that goes back locks the book again', async () => {
  const [{ bookId, token }, giver] = [await lend({ isDrawable: true }), await at.shop.reader()]
  const { orderId = '' } = await give(giver, token)
  await at.pay(orderId)
  await expect.poll(() => stateOf(bookId)).toBe('finished')
  expect(await at.refundAtCounter(orderId, 995)).toBe(200)
  expect(await bought(bookId)).toBe(false)
  expect(await stateOf(bookId)).toBe('ready')
})

test('a giver who is erased takes the name along, and leaves the book', async () => {
  const [{ bookId, token }, giver] = [await lend(), await at.shop.reader()]
  const { orderId = '' } = await give(giver, token)
  await at.pay(orderId)
  expect((await at.shop.ask(eraseAccount, giver, {})).status).toBe(200)
  expect(await bought(bookId)).toBe(true)
  const { rows } = await at.shop.backend.pool.query(
    'select giver_name, message from public.given_books where book_id = $1',
    [bookId],
  )
  expect(rows).toEqual([{ giver_name: null, message: null }])
})

const leftOn = (code: string): Promise<unknown> =>
  at.shop.backend.pool
    .query<{ left: number }>('select private.gift_card_left($1) as left', [code])
    .then(({ rows }) => rows[0]?.left)

async function discount(code: string, { mostUses = 'null' } = {}): Promise<string> {
  await at.shop.backend.pool.query(
    `insert into public.discount_codes (code, percent_off, valid_from, most_uses) values ($1, 20, now(), ${mostUses})`,
    [code],
  )
  return code
}

test('a discount and a gift card count as they do for a book of one’s own, and the receipt tells both', async () => {
  const [{ bookId, token }, giver, card] = [await lend(), await at.shop.reader(), await at.card(1000)]
  await at.shop.backend.pool.query(
    `update public.books set brief = jsonb_set(brief, '{size}', '"extraLarge"') where id = $1`,
    [bookId],
  )
  const discountCode = await discount('OMA20')
  const full = { discountCode, giftCard: { code: card.code, cents: 1000 } }
  const { totalCents } = priceOf('download', 'extraLarge', { worth: { percentOff: 20 } })
  expect(
    await give(giver, token, { ...full, cents: priceOf('download', 'extraLarge').totalCents }),
  ).toMatchObject({
    code: 'order_has_other_contents',
  })
  const { status, orderId = '' } = await give(giver, token, { ...full, cents: totalCents })
  expect(status).toBe(200)
  expect(await leftOn(card.code)).toBe(0)
  await at.pay(orderId)
  expect(await bought(bookId)).toBe(true)
  expect(await at.invoicesOf(orderId)).toMatchObject([{ total_cents: totalCents, gift_cents: 1000 }])
  const [mail] = await at.mailsNamed(`book_given/${orderId}`)
  expect(mail?.plain).toMatch(/Daarvan betaalde je €\s10,00 met een cadeaubon/)
})

test('a gift card that covers all of it gives the book at once; the money that goes back goes to the card', async () => {
  const [{ owner, bookId, token }, giver, card] = [
    await lend({ isDrawable: true }),
    await at.shop.reader(),
    await at.card(2500),
  ]
  const orderId = randomUUID()
  const wish = { orderId, giftCard: { code: card.code, cents: 995 } }
  const first = await give(giver, token, wish)
  expect(first).toMatchObject({ status: 200, orderId })
  expect(first.paymentUrl).toContain(`/orders/${orderId}`)
  expect([await bought(bookId), await leftOn(card.code)]).toEqual([true, 1505])
  // The same press again is no second one.
  expect(await give(giver, token, wish)).toMatchObject({ status: 200, orderId })
  expect(await leftOn(card.code)).toBe(1505)
  await expect
    .poll(async () => (await mailsTo(owner)).map(({ name }) => name.split('/')[0]))
    .toEqual(['book_received', 'finished'])
  expect(await at.refundAtCounter(orderId, 995)).toBe(200)
  expect(await bought(bookId)).toBe(false)
  await expect.poll(() => leftOn(card.code)).toBe(2500)
})

test('a new try takes the place of one that was left at the till, and has its codes', async () => {
  const [{ bookId, token }, giver, card] = [await lend(), await at.shop.reader(), await at.card(1000)]
  const discountCode = await discount('EENKEER', { mostUses: '1' })
  const codes = { discountCode, cents: 796, giftCard: { code: card.code, cents: 796 - 1 } }
  // Held by somebody else: nobody pays twice with what is on a card.
  expect(await give(giver, token, codes)).toMatchObject({ code: 'gift_card_changed' })
  const [first, other] = [await give(giver, token, { discountCode, cents: 796 }), await at.shop.reader()]
  expect(first.status).toBe(200)
  expect(await at.check(other, discountCode)).toMatchObject({ code: 'discount_reserved' })
  expect(
    await (await at.shop.ask(checkDiscount, giver, { code: discountCode, isGiving: true })).json(),
  ).toMatchObject({ code: discountCode })
  const words = { ...given, message: 'Toch anders.' }
  const second = await give(giver, token, { discountCode, cents: 796, given: words })
  expect(second.status).toBe(200)
  expect((await at.orderAt(first.orderId ?? '')).status).toBe('canceled')
  await at.pay(second.orderId ?? '')
  expect(await bought(bookId)).toBe(true)
})

test('codes that are of no use give nothing', async () => {
  const [{ bookId, token }, giver] = [await lend(), await at.shop.reader()]
  expect(await give(giver, token, { discountCode: 'ONZIN' })).toMatchObject({
    status: 422,
    code: 'discount_unknown',
  })
  const giftCard = { code: 'CADEAUAAAAAAAAAA', cents: 995 }
  expect(await give(giver, token, { giftCard })).toMatchObject({ status: 422, code: 'discount_unknown' })
  expect(await bought(bookId)).toBe(false)
})
