import { eraseUser } from '#workflows/erase-user.ts'
import type { ProductFunction } from './product-function.ts'

/**
 * Erases the visitor with all books, files and orders, at any time, and answers a receipt. Of paid orders only what
 * bookkeeping law asks for stays, without a person. A printed book that waits for the printer is canceled and is to be
 * paid back; one that the printer has still arrives.
 */
export const eraseAccount: ProductFunction = async (counter, _request, visitor) => {
  const erased = await eraseUser(counter, visitor)
  return Response.json({ number: counter.newId().slice(0, 8).toUpperCase(), at: new Date(), ...erased })
}
