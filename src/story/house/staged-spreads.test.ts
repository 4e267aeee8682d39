import { expect, it } from 'vitest'
import { stagedCovers } from './staged-spreads.ts'

const staged = new Set(['map', 'cover-ride', 's01', 'cover', 'cover-face', 'covered'])

it('finds every cover of a story, and begins where the seed says', () => {
  const books = Array.from({ length: 40 }, (_, index) => stagedCovers(staged, `book ${index}`))
  expect(new Set(books.map(([first]) => first))).toEqual(new Set(['cover', 'cover-face', 'cover-ride']))
  for (const covers of books) expect(covers.toSorted()).toEqual(['cover', 'cover-face', 'cover-ride'])
  expect(stagedCovers(staged, 'book 1')).toEqual(books[1])
})
