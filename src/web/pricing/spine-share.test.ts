import { expect, test } from 'vitest'
import { sizes } from '#book/size.ts'
import { spineShare } from './spine-share.ts'

test('books of 24 to 48 pages are six to a good eight millimetres thick, of 210', () => {
  expect(sizes.map((size) => Math.round(spineShare(size) * 2100) / 10)).toEqual([6, 6.7, 7.4, 8.1])
})
