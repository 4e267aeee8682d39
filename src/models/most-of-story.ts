import { sizes, sizeTable } from '#book/size.ts'

/** What a story is asked for by, and how long each answer may be in tokens; thinking models need room to think in. */
export const mostTokensOfTask = {
  facts: 4_000,
  plots: 6_000,
  choose: 2_000,
  outline: 8_000,
  /** And more for each spread that is wanted: `mostTokensOfSpread`. */
  spreads: 4_000,
  rewrite: 4_000,
  frame: 3_000,
  titles: 2_000,
  judge: 6_000,
} as const

export const mostTokensOfSpread = 900

const spreadsOfLargest = Math.max(...sizes.map((size) => sizeTable[size].spreads))

/** For what breaks off and is written again. */
const moreOverAll = 4 / 3

/**
 * The most tokens that the largest book can be reserved at, from plots to what stands around its pages, with a third
 * more. What an editor sends back beyond that stays as it is where the budget does not hold it.
 */
export const mostTokensOfStory = {
  /** Counted in the longest requests, as they are before they are asked: a token for two characters. */
  input: Math.ceil(100_000 * moreOverAll),
  output: Math.ceil(
    (['plots', 'choose', 'outline', 'spreads', 'judge', 'frame'] as const).reduce(
      (sum, task) => sum + mostTokensOfTask[task],
      mostTokensOfSpread * spreadsOfLargest,
    ) * moreOverAll,
  ),
} as const
