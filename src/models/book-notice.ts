import type { ModelFailure } from './model-error.ts'

/**
 * Why a model did not do it, as people are told: `budget`, until tomorrow; `unusable`, it answered, and no whole came of
 * that; `away`, it gave no answer, whatever the reason, and they can do nothing about that but wait.
 */
export type WhyNot = 'refused' | 'budget' | 'unusable' | 'away'

/** The same of a story; `unfit` is one that a model wrote, and that is nothing for a child. */
export type WhyUnwritten = WhyNot | 'unfit'

/**
 * What the owner of a book is told of how it came about; kept with the book, put into words by the site. `story_title`: the
 * title was a model's, and is another one now that our own storyteller wrote the story.
 */
export type BookNotice = `story_${WhyUnwritten}` | 'story_title' | UntoldNotice | PicturesNotice

/**
 * What a story of a model does not tell of what was written for it: what stayed out (`untold`, whose words stand beside the
 * notices), what is told in no story (`kept_out`), and a twist of which nothing was understood (`unread`).
 */
export type UntoldNotice = `story_${'untold' | 'kept_out' | 'unread'}`

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
  switch (reason) {
    case 'refused':
    case 'budget':
    case 'unusable':
      return reason
    case 'book_budget':
    case 'unfit':
      return 'unusable'
    case 'unreachable':
    case 'settings':
      return 'away'
  }
}

export function whyUnwritten(reason: ModelFailure): WhyUnwritten {
  return reason === 'unfit' ? 'unfit' : whyNot(reason)
}
