import * as z from 'zod/mini'
import { inTransaction } from '#records/in-transaction.ts'
import { type SheetRedraw, takeSheetRedraw } from '#records/sheet-rows.ts'
import { idSchema } from './id-schema.ts'
import { ownedBook } from './owned-book.ts'
import { type ProductFunction, readBody, refuse } from './product-function.ts'

const bodySchema = z.object({
  bookId: idSchema,
  /** The version wanted: the one after that which is seen. */
  version: z.int().check(z.gte(2), z.lte(1000)),
})

const refusals: Readonly<Record<Exclude<SheetRedraw['outcome'], 'taken' | 'begun' | 'none'>, string>> = {
  none_left: 'no_sheet_redraws_left',
  paid: 'book_already_paid',
  not_ready: 'book_not_ready',
}

/**
 * Asks for everybody of a book to be drawn anew, and the cover with them, while it is not paid for; once, however often a
 * version is asked for. A book without a sheet of a model answers as if it did not exist.
 */
export const redrawSheet: ProductFunction = async (counter, request, visitor) => {
  const read = await readBody(request, bodySchema)
  if (!read.ok) return read.refusal
  const { bookId, version } = read.body
  if (!(await ownedBook(counter, visitor, bookId))) return refuse(404, 'not_found')
  const redraw = await inTransaction(counter.database, async (client) => {
    const taken = await takeSheetRedraw(client, { bookId, version })
    if (taken.outcome === 'taken') {
      await counter.queue.redrawSheet(client, { bookId, version, cover: taken.cover }, counter.newId())
    }
    return taken
  })
  if (redraw.outcome === 'none') return refuse(404, 'not_found')
  if (redraw.outcome !== 'taken' && redraw.outcome !== 'begun') return refuse(409, refusals[redraw.outcome])
  return Response.json({ version })
}
