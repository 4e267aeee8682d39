import { expect, test } from 'vitest'
import type { BookLanguage } from '#book/options.ts'
import { descriptionFacts } from './description-facts.ts'
import { tellsRelation } from './tells-relation.ts'

test.for<[BookLanguage, string]>([
  ['dutch', 'haar broertje'],
  ['dutch', 'Haar kleine broertje'],
  ['dutch', 'het zusje van Jasmijn'],
  ['dutch', 'Jasmijns beste vriendin'],
  ['english', 'her little brother'],
  ['english', "Jasmijn's best friend"],
  ['english', 'my sister'],
])('%s: “%s” says who somebody is, and nothing that stays out', ([language, piece]) => {
  expect(tellsRelation(piece, language, ['Jasmijn', 'Sam'])).toBe(true)
})

test.for<[BookLanguage, string]>([
  ['dutch', 'haar overleden broertje'],
  ['dutch', 'haar broertje is ziek'],
  ['dutch', 'kan goed klimmen'],
  ['dutch', 'haar'],
  ['english', 'her late brother'],
  ['english', 'her brother is away'],
  ['english', 'likes trains'],
])('%s: “%s” says more, or nothing of it', ([language, piece]) => {
  expect(tellsRelation(piece, language, ['Jasmijn', 'Sam'])).toBe(false)
})

test('nobody hears that “haar broertje” stays out of the book', () => {
  const shows = (): 'unseen' => 'unseen'
  const people = [{ name: 'Sam', age: 4, description: 'haar broertje, kan goed klimmen' }]
  expect(descriptionFacts(people, 'dutch', { shows, byModel: false })).toEqual([
    { who: 'Sam', pieces: ['kan goed klimmen'], fate: 'stays_out' },
  ])
})
