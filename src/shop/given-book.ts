import * as z from 'zod/mini'
import type { CoverTitle } from '#book/cover-title.ts'
import type { BookLanguage } from '#book/options.ts'
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
  /** How its cover looked, without the picture, which is its owner's; absent: it was given before that was kept. */
  cover?: GivenCover
}

export interface GivenCover extends CoverTitle {
  language: BookLanguage
  /** The colours of the picture, blurred. */
  thumbhash: string | null
}

/** Whether two say the same of what is given, from whom and with which words, whatever cover it had by then. */
export function isSameGivenBook(one: GivenBook, other: GivenBook): boolean {
  return (['title', 'child', 'giverName', 'message'] as const).every((key) => one[key] === other[key])
}

/** Whether what an order gives is a book, and not a gift card. */
export function isGivenBook(gift: object | null): gift is GivenBook {
  return gift !== null && 'title' in gift
}
