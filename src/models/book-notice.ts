import type { ModelFailure } from './model-error.ts'

/** Why a model did not do it, as people are told: `away` is whatever they can do nothing about but wait. */
export type WhyNot = 'refused' | 'budget' | 'away'

/** What the owner of a book is told of how it came about; kept with the book, put into words by the site. */
export type BookNotice = `story_${WhyNot}` | PicturesNotice

/**
 * Of whoever draws: why no model does; that the one that did is gone (`pictures_gone`), or refused a page
 * of a book that was paid for (`pictures_page_refused`); and of a photo that was sent, that
 * it was not looked at since it was refused, since it is not there any more, or since whoever draws looks at none.
 */
export type PicturesNotice =
  | `pictures_${WhyNot | 'gone' | 'page_refused'}`
  | `pictures_photo_${'refused' | 'missing' | 'unseen'}`

/** What notices of a book are about; those of one kind take each other's place. */
export type NoticeKind = 'story' | 'pictures'

export function whyNot(reason: ModelFailure): WhyNot {
  return reason === 'refused' || reason === 'budget' ? reason : 'away'
}
