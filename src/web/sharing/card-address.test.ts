import { expect, test } from 'vitest'
import { cardAddress, pageOfCard } from './card-address.ts'

test.each([
  ['/', '/og/home.jpg'],
  ['/en', '/og/en.jpg'],
  ['/prijzen', '/og/prijzen.jpg'],
  ['/en/blog/one-more-page', '/og/en/blog/one-more-page.jpg'],
])('%s is shared with %s, and back', (page, card) => {
  expect(cardAddress(page)).toBe(card)
  expect(pageOfCard(card)).toBe(page)
})

test('a private link has none with its address in it', () => {
  expect(cardAddress(`/lees/${'A'.repeat(22)}`)).toBeNull()
  expect(cardAddress(`/en/unwrap/${'A'.repeat(22)}`)).toBeNull()
})

test('what is no page has no card', () => {
  expect(cardAddress('/nowhere')).toBeNull()
  expect(pageOfCard('/og/.jpg')).toBeNull()
  expect(pageOfCard('/blog')).toBeNull()
})
