import type { ModelFailure } from './model-error.ts'

/** Why a model did not do it, as people are told: `away` is whatever they can do nothing about but wait. */
export type WhyNot = 'refused' | 'budget' | 'away'

/** What the owner of a book is told of how it came about; kept with the book, put into words by the site. */
export type BookNotice = `story_${WhyNot}`

/** What notices of a book are about; those of one kind take each other's place. */
export type NoticeKind = 'story'

export function whyNot(reason: ModelFailure): WhyNot {
  return reason === 'refused' || reason === 'budget' ? reason : 'away'
}
