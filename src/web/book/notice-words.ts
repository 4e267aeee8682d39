import type { BookNotice, WhyUnwritten } from '#models/book-notice.ts'
import { m } from '../messages/generated/messages.js'
import type { BookView } from './book-view.ts'
import { isBought } from './screen-of.ts'

/** Why no model wrote the story; null: nothing is known of that. */
export function whyUnwritten({ notices }: Pick<BookView, 'notices'>): WhyUnwritten | null {
  const reasons = ['refused', 'unfit', 'budget', 'unusable', 'away'] as const
  return reasons.find((why) => notices.includes(`story_${why}`)) ?? null
}

const words: Readonly<Record<BookNotice, (book: Pick<BookView, 'untold'>) => string>> = {
  // A book that was refused, or kept back, is not there.
  story_refused: () => '',
  story_unfit: () => '',
  story_budget: m.notice_story_budget,
  story_unusable: m.notice_story_unusable,
  story_away: m.notice_story_away,
  story_title: m.notice_story_title,
  story_untold: untoldWords,
  story_kept_out: m.notice_story_kept_out,
  story_unread: m.notice_story_unread,
  pictures_refused: m.notice_pictures_refused,
  pictures_unusable: m.notice_pictures_unusable,
  pictures_away: m.notice_pictures_away,
  pictures_budget: m.notice_pictures_budget,
  pictures_gone: m.notice_pictures_gone,
  pictures_page_refused: m.notice_pictures_page_refused,
  pictures_photo_refused: m.notice_photo_refused,
  pictures_photo_missing: m.notice_photo_missing,
  pictures_photo_unseen: m.notice_photo_unseen,
}

/** Names what stayed out, so that it can be put otherwise. */
function untoldWords({ untold }: Pick<BookView, 'untold'>): string {
  if (untold.length === 0) return m.notice_story_untold()
  return m.notice_story_untold_named({ pieces: untold.map((piece) => m.twist_piece({ piece })).join(', ') })
}

/** What may have changed once a book was paid for. */
const changedAfterPayment: ReadonlySet<BookNotice> = new Set(['pictures_gone', 'pictures_page_refused'])

/**
 * What the owner of a book that is written is told of how it came about. Who has bought it knew all of it, but for what
 * changed since.
 */
export function noticeWords(book: Pick<BookView, 'notices' | 'untold' | 'state'>): string[] {
  const { notices, state } = book
  const told = isBought(state) ? notices.filter((notice) => changedAfterPayment.has(notice)) : notices
  return told.map((notice) => words[notice](book)).filter((said) => said !== '')
}
