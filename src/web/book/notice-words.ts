import type { BookNotice, WhyNot } from '#models/book-notice.ts'
import { m } from '../messages/generated/messages.js'
import type { BookView } from './book-view.ts'

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
}

/** What the owner of a book that is written is told of how it came about. */
export function noticeWords({ notices }: Pick<BookView, 'notices'>): string[] {
  return notices.map((notice) => words[notice]()).filter((said) => said !== '')
}
