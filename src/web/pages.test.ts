import { expect, test } from 'vitest'
import { findPage } from './find-page.ts'
import { pageRows } from './pages.ts'
import { pathFor } from './path-for.ts'
import { switchLocale } from './switch-locale.ts'

test('every address of the specification belongs to its page in its language', () => {
  const expected: [string, string, string][] = [
    ['home', '/', '/en'],
    ['terms', '/terms', '/en/terms'],
    ['pricing', '/prijzen', '/en/pricing'],
    ['giftCard', '/cadeaubon', '/en/gift-card'],
    ['privacy', '/privacy', '/en/privacy'],
    ['delivery', '/delivery', '/en/delivery'],
    ['login', '/auth/login', '/en/auth/login'],
    ['authFinish', '/auth/finish', '/en/auth/finish'],
    ['secondStep', '/auth/second-step', '/en/auth/second-step'],
    ['newPassword', '/auth/password', '/en/auth/password'],
    ['blog', '/blog', '/en/blog'],
    ['blogPost', '/blog/een-post', '/en/blog/een-post'],
    ['books', '/books', '/en/books'],
    ['book', '/books/abc', '/en/books/abc'],
    ['howItWorks', '/hoe-werkt-het', '/en/how-it-works'],
    ['order', '/orders/abc', '/en/orders/abc'],
    ['reading', '/lees/Abc-1_2', '/en/read/Abc-1_2'],
    ['readingAloud', '/lees/Abc-1_2/voorlezen', '/en/read/Abc-1_2/aloud'],
    ['readingGive', '/lees/Abc-1_2/geven', '/en/read/Abc-1_2/give'],
    ['unwrap', '/uitpakken/Abc-1_2', '/en/unwrap/Abc-1_2'],
    ['referral', '/r/anna', '/en/r/anna'],
    ['promotion', '/insta/welkom', '/en/insta/welkom'],
    ['builder', '/maken/who', '/en/create/who'],
    ['bedtime', '/books/abc/voorlezen', '/en/books/abc/bedtime'],
    ['design', '/books/abc/ontwerp', '/en/books/abc/design'],
    ['buy', '/books/abc/kopen', '/en/books/abc/buy'],
    ['account', '/account', '/en/account'],
    ['operator', '/operator/mails', '/en/operator/mails'],
    ['operatorOrder', '/operator/orders/abc', '/en/operator/orders/abc'],
    ['offline', '/offline', '/en/offline'],
    ['reminderOff', '/herinnering-uit', '/en/reminder-off'],
  ]
  expect(expected.map(([key]) => key).sort()).toEqual(pageRows.map(({ key }) => key).sort())
  for (const [key, dutch, english] of expected) {
    expect(findPage(dutch)).toMatchObject({ key, locale: 'nl' })
    expect(findPage(english)).toMatchObject({ key, locale: 'en' })
  }
})

test.each(['/nl', '/nl/blog', '/pricing', '/en/prijzen', '/en/maken/who', '/books/a/b/c', '/blog/%E0%A4%A'])(
  '%s belongs to no page',
  (path) => {
    expect(findPage(path)).toBeNull()
  },
)

test('case and a trailing slash do not matter', () => {
  expect(findPage('/EN/Pricing/')).toMatchObject({ key: 'pricing', locale: 'en' })
})

test('parameters are filled in and read back, whatever is in them', () => {
  const path = pathFor('blogPost', 'en', { slug: 'a/b é' })
  expect(path).toBe('/en/blog/a%2Fb%20%C3%A9')
  expect(findPage(path)?.parameters).toEqual({ slug: 'a/b é' })
})

test('switching language keeps the page, its parameters and the query', () => {
  expect(switchLocale('/prijzen?discount=X#nl', 'en')).toBe('/en/pricing?discount=X#nl')
  expect(switchLocale('/en/create/title', 'nl')).toBe('/maken/title')
  expect(switchLocale('/books/12/kopen', 'en')).toBe('/en/books/12/buy')
  expect(switchLocale('/nowhere', 'en')).toBe('/en')
})
