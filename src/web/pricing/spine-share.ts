import { setTrimMm } from '#book/print-specification.ts'
import { type Size, sizeTable } from '#book/size.ts'

/** A board of a hard cover with its paper. */
const boardMm = 2
/** A leaf of heavy uncoated paper, of 170 grams a square metre: two pages. */
const leafMm = 0.17

/** How thick a printed book is, as a share of its side: two boards and the leaves between them. */
export function spineShare(size: Size): number {
  return (2 * boardMm + (sizeTable[size].pages / 2) * leafMm) / setTrimMm
}
