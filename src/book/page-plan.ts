import { type Size, sizeTable } from './size.ts'

/** One page of a book, in reading order; `number` counts from 1, odd pages are rectos. */
export type PlannedPage = { number: number } & (
  | { kind: 'intro' }
  | { kind: 'colophon' }
  | { kind: 'title' }
  | { kind: 'text'; spread: number }
  | { kind: 'picture'; spread: number }
  /** Of a picture over both pages, with the words in it. */
  | { kind: 'half'; spread: number; half: 'first' | 'second' }
  | { kind: 'end' }
)

/**
 * The page plan: intro, colophon and title page, then the spreads with text on the left and the picture
 * facing it, or one picture over both, then the end. A spread has two pages either way. `spread` counts from 0.
 */
export function pagePlan(size: Size, isDouble: (spread: number) => boolean = () => false): PlannedPage[] {
  const spreads = Array.from({ length: sizeTable[size].spreads }, (_, spread): PlannedPage[] => {
    const [left, right] = [4 + spread * 2, 5 + spread * 2]
    if (isDouble(spread))
      return [
        { number: left, kind: 'half', spread, half: 'first' },
        { number: right, kind: 'half', spread, half: 'second' },
      ]
    return [
      { number: left, kind: 'text', spread },
      { number: right, kind: 'picture', spread },
    ]
  }).flat()
  return [
    { number: 1, kind: 'intro' },
    { number: 2, kind: 'colophon' },
    { number: 3, kind: 'title' },
    ...spreads,
    { number: sizeTable[size].pages, kind: 'end' },
  ]
}
