import { describe, expect, test } from 'vitest'
import { searchPosts, sliceOf } from './search-posts.ts'

const posts = [
  { title: 'Voorlezen', description: 'Over oma’s', html: '<p class="opa">Twee <em>coördinaten</em></p>' },
  { title: 'Boeken geven', description: 'Over voorlezen', html: '<p>Aan een baby</p>' },
]

describe('a search', () => {
  test.each([
    ['voorlezen', 2],
    ['VOORLEZEN baby', 1],
    ['coordinaten', 1],
    ['coördinaten', 1],
    ['  oma  ', 1],
    ['opa', 0],
    ['em', 0],
    ['.*', 0],
    ['', 2],
  ])('for %j finds %i', (question, count) => {
    expect(searchPosts(posts, question)).toHaveLength(count)
  })
})

describe('a page of a list', () => {
  const items = [1, 2, 3, 4, 5]
  test.each([
    [1, [1, 2]],
    [3, [5]],
  ])('%i', (page, expected) => {
    expect(sliceOf(items, page, 2)).toEqual({ items: expected, page, pages: 3 })
  })

  test.each([0, 4, -1, 1.5, Number.NaN])('%d is none', (page) => {
    expect(sliceOf(items, page, 2)).toBeNull()
  })

  test('an empty list has one, with nothing on it', () => {
    expect(sliceOf([], 1, 12)).toEqual({ items: [], page: 1, pages: 1 })
  })
})
