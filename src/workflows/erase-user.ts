import { listBooksOf } from '#records/book-rows.ts'
import { readOrdersOf } from '#records/bought-rows.ts'
import { forgetRecipient, type GiftCardsLeft, giftCardsLeft } from '#records/gift-card-rows.ts'
import { forgetCarriedMails, forgetMails } from '#records/mail-rows.ts'
import { listGiftOrdersOf } from '#records/order-rows.ts'
import { forgetPresentee } from '#records/present-rows.ts'
import { type Owed, owedOf } from '#records/refund-rows.ts'
import { deleteUser } from '#records/user-rows.ts'
import { mailNames } from './mail-names.ts'
import { endPayment, removeBook } from './remove-book.ts'
import type { Workshop } from './workshop.ts'

/** What there was, by number, and what had to stay. */
export interface Erased {
  books: number
  files: number
  pictures: number
  orders: number
  /** Sums of paid orders that bookkeeping law keeps, without a person. */
  keptSales: number
  /** What is still to go back: of prints that no printer has, and whatever was on its way before. */
  owed: Owed
  /** What is left on gift cards, which stay good. */
  giftCards: GiftCardsLeft
  /** Printed books that the printer has, and that still arrive. */
  parcels: number
}

type Shop = Pick<Workshop, 'database' | 'files' | 'uploads' | 'payments'>

/** Removes everything of a user: files first, so that nothing is left behind that nobody points to. */
export async function eraseUser(shop: Shop, user: { userId: string; email: string | null }): Promise<Erased> {
  const { database } = shop
  const orders = await readOrdersOf(database, user.userId)
  const giftCards = await giftCardsLeft(database, user)
  const pictures = await shop.uploads.list(user.userId)
  await shop.uploads.remove(pictures)
  const books = await listBooksOf(database, user.userId)
  let files = 0
  for (const bookId of books) files += await removeBook(shop, bookId)
  await forgetGifts(shop, user)
  if (user.email !== null) await forgetMails(database, { to: user.email })
  await deleteUser(database, user.userId)
  return {
    books: books.length,
    files,
    pictures: pictures.length,
    orders: orders.ids.length,
    keptSales: orders.paid,
    owed: await owedOf(database, orders.ids),
    giftCards,
    parcels: orders.parcels,
  }
}

/**
 * A gift card that was given stays good, and one that is still to be mailed is mailed on its day. The names and addresses
 * go from the cards that are where they were to go (by a trigger, with the orders).
 */
async function forgetGifts(
  shop: Pick<Shop, 'database' | 'payments'>,
  { userId, email }: { userId: string; email: string | null },
): Promise<void> {
  const orders = await listGiftOrdersOf(shop.database, userId)
  for (const order of orders) await endPayment(shop, order)
  await forgetCarriedMails(shop.database, orders.flatMap(mailNames.ofOrder))
  if (email === null) return
  await forgetRecipient(shop.database, email)
  await forgetPresentee(shop.database, email)
}
