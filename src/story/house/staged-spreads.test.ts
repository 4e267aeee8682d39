import { expect, it } from 'vitest'
import { stagedCovers, stagedSpreads } from './staged-spreads.ts'

const alone = { story: 'adventure', companions: 0 }
const staged = new Set(['map', 'cover-ride', 's01', 'cover', 'cover-face', 'covered'])

it('finds every cover of a story, and begins where the seed says', () => {
  const books = Array.from({ length: 40 }, (_, index) => stagedCovers(staged, `book ${index}`, alone))
  expect(new Set(books.map(([first]) => first))).toEqual(new Set(['cover', 'cover-face', 'cover-ride']))
  for (const covers of books) expect(covers.toSorted()).toEqual(['cover', 'cover-face', 'cover-ride'])
  expect(stagedCovers(staged, 'book 1', alone)).toEqual(books[1])
})

it('leaves out a cover that does not show so many', () => {
  const story = 'bedtime'
  const coversOf = (companions: number): string[] =>
    stagedCovers(stagedSpreads(story), 'book', { story, companions }).toSorted()
  const all = [...stagedSpreads(story).keys()].filter((name) => name.startsWith('cover'))
  expect(coversOf(0)).toEqual(all.toSorted())
  expect(coversOf(5)).toEqual(['cover', 'cover-back'])
})
