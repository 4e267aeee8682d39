import type { SpreadSource } from './story-schema.ts'

/**
 * Gives each spread that is a moment its companion, in turn, so that every companion gets one if the book
 * has as many moments as companions. Maps a spread's id to the companion's place from 0; empty without companions.
 */
export function castMoments(spreads: readonly SpreadSource[], companionCount: number): Map<string, number> {
  if (companionCount === 0) return new Map()
  const moments = spreads.filter((spread) => spread.moment)
  return new Map(moments.map((spread, turn) => [spread.id, turn % companionCount]))
}
