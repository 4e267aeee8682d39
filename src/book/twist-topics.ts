import type { Theme } from './options.ts'

/** Why something of a twist stays out of the book; the builder has kind words for each. */
export const twistTopics = [
  'death',
  'illness',
  /** Who cannot, or hardly, eat. */
  'eating',
  'separation',
  /** Adopted or fostered: how a family came together. */
  'adoption',
  'bullying',
  /** Something of a person or an animal that was not understood: it may be a sorrow. */
  'somebody',
  /** From where somebody fled, and from what. */
  'flight',
  'violence',
  'sex',
  'hate',
  'profanity',
  'fear',
  'dislike',
  'body',
  /** How somebody thinks, learns or talks. */
  'mind',
  /** No longer afraid. */
  'brave',
  /** What somebody may not eat or touch. */
  'allergy',
  /** Two mums, two dads: who is at home, and nothing sad about it. */
  'family',
  /** A brother or sister who is on the way. */
  'sibling',
  /** Leave taken of a teacher, a school, a house, a dummy: no sorrow that has to be kept quiet. */
  'parting',
  'contact',
  'order',
  'people',
  /** What somebody does every day: it is no sorrow, and no story of ours tells it. */
  'everyday',
  'language',
  'other',
] as const
export type TwistTopic = (typeof twistTopics)[number]

/**
 * The theme whose story is quietest, offered when a twist tells of a death: nobody in it leaves, is lost or is found
 * again, and it ends with everybody in bed. In the others somebody leaves or something is lost, buried or mocked.
 */
export const quietestTheme = 'bedtime' satisfies Theme

/** The theme in whose story what is loved is baked and eaten: nothing that lives, or is somebody's, goes into it. */
export const eatingTheme = 'lifeLessons' satisfies Theme

/** Beside these a book makes no play of its own: it is dedicated plainly, and no title plays with what is gone or dark. */
export const griefTopics: readonly TwistTopic[] = [
  'death',
  'illness',
  'eating',
  'separation',
  'adoption',
  'bullying',
  'somebody',
  'flight',
  'violence',
  'sex',
  'hate',
  'profanity',
  'fear',
  'body',
]
