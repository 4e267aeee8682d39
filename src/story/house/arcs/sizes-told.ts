import { type Size, sizes } from '#book/size.ts'
import type { ArcSource } from './arc-schema.ts'

/** The sizes that an arc is written for: up to the largest that any of its beats begins with. */
export function sizesTold({ beats }: Pick<ArcSource, 'beats'>): readonly Size[] {
  return sizes.slice(0, 1 + Math.max(...beats.map(({ from }) => sizes.indexOf(from))))
}
