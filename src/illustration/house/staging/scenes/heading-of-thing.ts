import type { PropName } from '#book/scene-plan.ts'

/** Things that one sees from the side: they go from left to right. */
const vehicles: ReadonlySet<PropName> = new Set(['cart', 'boat', 'bicycle', 'tractor'])
/** A little to the reader, so that those in it are seen. */
const alongPage = 345
const toReader = 270
/** Its head to the left, its long side to the reader. */
const bedAlongPage = 8

/** Which way a thing is turned, as a heading. */
export function headingOfThing(name: PropName): number {
  if (name === 'bed') return bedAlongPage
  return vehicles.has(name) ? alongPage : toReader
}
