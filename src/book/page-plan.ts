import { type Size, sizeTable } from './size.ts'

/** One page of a book, in reading order; `number` counts from 1, odd pages are rectos. */
export type PlannedPage = { number: number } & (
  | { kind: 'intro' }
  | { kind: 'colophon' }
  | { kind: 'title' }
  | { kind: 'text'; spread: number }
  | { kind: 'picture'; spread: number }
  | { kind: 'end' }
)

/**
 * The page plan: intro, colophon and title page, then the spreads with text on the left and the picture
 * facing it, then the end. `spread` counts from 0.
 */
export function pagePlan(size: Size): PlannedPage[] {
  const spreads = Array.from({ length: sizeTable[size].spreads }, (_, spread): PlannedPage[] => [
    { number: 4 + spread * 2, kind: 'text', spread },
    { number: 5 + spread * 2, kind: 'picture', spread },
  ]).flat()
  return [
    { number: 1, kind: 'intro' },
    { number: 2, kind: 'colophon' },
    { number: 3, kind: 'title' },
    ...spreads,
    { number: sizeTable[size].pages, kind: 'end' },
  ]
}
