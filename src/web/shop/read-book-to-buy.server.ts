import { type Address, type Country, countries } from '#shop/address.ts'
import { type DeliveryTimes, workingDays } from '#shop/delivery-times.ts'
import type { BookOrderKind, Fulfilment } from '#shop/order.ts'
import { bookColumns, type BookView } from '../book/book-view.ts'
import { isAtPrinter } from '../book/read-orders-of-book.ts'
import type { BackendClient } from '../session/backend-client.ts'
import { type Arrivals, arrivalsNow } from './arrivals.server.ts'

export interface BookToBuy {
  book: BookView
  /** It has been paid for before, or was given: the download is theirs. */
  paid: boolean
  /** The newest printed copy that has been paid for; null: none. */
  printedOrderId: string | null
  /** The newest order that can still be paid; null: none. */
  openOrderId: string | null
  /** A printer has a copy: nothing in the book can be changed. */
  isAtPrinter: boolean
  /** What an order wanted that is placed again. */
  again: { kind: BookOrderKind; address: Address | null } | null
  /** ISO dates on which a printed book is there at the latest, when it is paid for now. */
  arrivals: Arrivals
  /** Within how many working days after it went to the printer. */
  workingDays: Readonly<Record<Country, number>>
}

interface EarlierOrder {
  id: string
  kind: BookOrderKind
  status: string
  fulfilment: Fulfilment
  address: Address | null
}

/**
 * A book about to be bought; null when it is not there for this visitor.
 * @param wish.againId the order that is placed once more, if any
 * @param wish.times how long a printed book takes
 */
export async function readBookToBuy(
  backend: BackendClient,
  bookId: string,
  { againId, times }: { againId: string | null; times: DeliveryTimes },
): Promise<BookToBuy | null> {
  const [book, orders, gifts] = await Promise.all([
    backend.from('books').select(bookColumns).eq('id', bookId).maybeSingle(),
    backend
      .from('orders')
      .select('id,kind,status,fulfilment,address')
      .eq('book_id', bookId)
      .order('created_at', { ascending: false }),
    backend.from('given_books').select('book_id').eq('book_id', bookId).limit(1),
  ])
  if (book.error !== null || orders.error !== null || gifts.error !== null)
    throw new Error(`book ${bookId} could not be read`)
  if (book.data === null) return null
  const earlier = orders.data as EarlierOrder[]
  const again = earlier.find(({ id }) => id === againId)
  const printed = earlier.find(({ kind, status }) => kind === 'print' && status === 'paid')
  return {
    book: book.data as unknown as BookView,
    paid: gifts.data.length > 0 || earlier.some(({ status }) => status === 'paid'),
    printedOrderId: printed?.id ?? null,
    openOrderId: earlier.find(({ status }) => status === 'pending')?.id ?? null,
    isAtPrinter: earlier.some(isAtPrinter),
    again: again ? { kind: again.kind, address: again.address } : null,
    arrivals: arrivalsNow(times),
    workingDays: byCountry((country) => workingDays(times, country)),
  }
}

function byCountry<Fact>(factOf: (country: Country) => Fact): Record<Country, Fact> {
  return Object.fromEntries(countries.map((country) => [country, factOf(country)])) as Record<Country, Fact>
}
