import { describe, expect, test } from 'vitest'
import { themes } from '#book/options.ts'
import { themeName } from '../builder/option-names.ts'
import { findPage } from '../find-page.ts'
import { locales } from '../locale/locale.ts'
import { withLocale } from '../locale/request-locale.server.ts'
import { alternatesOf, findPost, posts, postsIn, summaryOf } from './posts.server.ts'

describe.each(posts.map((post) => [post.path, post] as const))('the article at %s', (path, post) => {
  test('is found by its address, whatever its case', () => {
    expect(findPage(path)).toMatchObject({ key: 'blogPost', locale: post.locale })
    expect(findPost(post.locale, post.slug.toUpperCase())).toBe(post)
  })

  test('has a picture of our own, and words enough to be worth a visit', () => {
    expect(post.picture?.source).toBe(`/pictures/blog/${post.topic}.webp`)
    expect(post.words).toBeGreaterThan(400)
    expect(post.minutes).toBe(Math.max(1, Math.round(post.words / 220)))
  })

  test('has the quotes and dashes of print', () => {
    expect(`${post.title} ${post.description} ${post.html.replace(/<[^>]+>/g, '')}`).not.toMatch(
      /["']|&quot;|&#39;| - |--/,
    )
  })

  test('links to pages that exist', () => {
    for (const [, address = ''] of post.html.matchAll(/href="(\/[^"#]*)/g)) {
      expect(findPage(address), address).not.toBeNull()
    }
  })
})

test.each(locales)('the article about themes calls them what the builder does, in %s', (locale) => {
  const html = posts.find((post) => post.topic === 'choosing-a-theme' && post.locale === locale)?.html ?? ''
  const told = [...html.matchAll(/<p><strong>([^<]+)<\/strong>/g)].map(([, name = '']) => name)
  expect(told.toSorted((one, other) => one.localeCompare(other))).toEqual(
    withLocale(locale, () => themes.map((theme) => themeName[theme]())).toSorted(),
  )
})

test('addresses are told apart in each language, and the newest article comes first', () => {
  for (const locale of locales) {
    const slugs = postsIn(locale).map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    const days = postsIn(locale).map(({ published }) => published)
    expect(days).toEqual([...days].sort().reverse())
  }
})

test('a translated article knows its twin; another one leads to the list', () => {
  const translated = findPost('nl', 'nog-een-bladzijde')
  const lonely = findPost('nl', 'voorlezen-in-twee-talen')
  if (translated === null || lonely === null) throw new Error('these articles are gone')
  expect(alternatesOf(translated)).toEqual({
    paths: { nl: '/blog/nog-een-bladzijde', en: '/en/blog/one-more-page' },
    untranslated: [],
  })
  expect(alternatesOf(lonely)).toEqual({
    paths: { nl: '/blog/voorlezen-in-twee-talen', en: '/en/blog' },
    untranslated: ['en'],
  })
})

test('an article is not found in the other language, and lists do not carry its text', () => {
  expect(findPost('en', 'nog-een-bladzijde')).toBeNull()
  const [newest] = posts
  expect(newest && summaryOf(newest)).not.toHaveProperty('html')
})
