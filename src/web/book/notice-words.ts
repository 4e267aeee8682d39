import type { BookNotice, WhyNot } from '#models/book-notice.ts'
import { m } from '../messages/generated/messages.js'
import type { BookView } from './book-view.ts'
import { isBought } from './screen-of.ts'

/** Why no model wrote the story; null: nothing is known of that. */
export function whyUnwritten({ notices }: Pick<BookView, 'notices'>): WhyNot | null {
  const reasons = ['refused', 'budget', 'away'] as const
  return reasons.find((why) => notices.includes(`story_${why}`)) ?? null
}

const words: Readonly<Record<BookNotice, () => string>> = {
  // A book that was refused is not there.
  story_refused: () => '',
  story_budget: m.notice_story_budget,
  story_away: m.notice_story_away,
  pictures_refused: m.notice_pictures_refused,
  pictures_away: m.notice_pictures_away,
  pictures_budget: m.notice_pictures_budget,
  pictures_gone: m.notice_pictures_gone,
  pictures_page_refused: m.notice_pictures_page_refused,
  pictures_photo_refused: m.notice_photo_refused,
  pictures_photo_missing: m.notice_photo_missing,
  pictures_photo_unseen: m.notice_photo_unseen,
}

/** What may have changed once a book was paid for. */
const changedAfterPayment: ReadonlySet<BookNotice> = new Set(['pictures_gone', 'pictures_page_refused'])

/**
 * What the owner of a book that is written is told of how it came about. Who has bought it knew all of it, but for what
 * changed since.
 */
export function noticeWords({ notices, state }: Pick<BookView, 'notices' | 'state'>): string[] {
  const told = isBought(state) ? notices.filter((notice) => changedAfterPayment.has(notice)) : notices
  return told.map((notice) => words[notice]()).filter((said) => said !== '')
}
