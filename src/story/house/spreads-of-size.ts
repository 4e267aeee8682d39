import { type Size, sizes } from '#book/size.ts'
import type { SpreadSource, StorySource } from './story-schema.ts'

/** The spreads that a size tells, in order. Smaller sizes are nested in larger ones. */
export function spreadsOfSize(story: StorySource, size: Size): SpreadSource[] {
  return story.spreads.filter((spread) => sizes.indexOf(spread.from) <= sizes.indexOf(size))
}
