/** How often a picture that is wrong when it is looked at is drawn again. */
export const redrawsOfWrongPicture = 2

/**
 * The most tokens that a provider counts for one picture of a thousand pixels a side: from some hundreds to four thousand.
 * gpt-4o-mini, which counts 25,000, is the exception.
 */
export const mostTokensOfPicture = 5000

const picturesOfLook = 2
/** What a picture has to show, with everybody's looks and all that a page tells, and what looking means. */
const wordsOfLook = 8000

/** The most that one look at a picture, beside the character sheet, can take. */
export const mostTokensOfLook = {
  input: picturesOfLook * mostTokensOfPicture + wordsOfLook,
  /** Models that think first are counted for that too. */
  output: 4000,
} as const
