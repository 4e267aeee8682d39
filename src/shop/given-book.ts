import * as z from 'zod/mini'
import { giftLimits, giftLine, giftWords } from './gift-card.ts'

/** From whom a book is that is given by a reading link, and with which words. Error messages are message keys. */
export const givenBookSchema = z.object({
  giverName: giftLine(giftLimits.nameCharacters, 'present_giver_required'),
  message: giftWords(giftLimits.messageCharacters),
})

/** A book that is given by a reading link, as its giver saw it there: nothing else of it is told to them. */
export interface GivenBook extends z.output<typeof givenBookSchema> {
  title: string
  /** The child's first name. */
  child: string
}

/** Whether what an order gives is a book, and not a gift card. */
export function isGivenBook(gift: object | null): gift is GivenBook {
  return gift !== null && 'title' in gift
}
