import { type Size, sizes } from '#book/size.ts'

/** The spreads that a size tells, in order. Smaller sizes are nested in larger ones. */
export function spreadsOfSize<Spread extends { from: Size }>(
  story: { spreads: readonly Spread[] },
  size: Size,
): Spread[] {
  return story.spreads.filter((spread) => sizes.indexOf(spread.from) <= sizes.indexOf(size))
}
