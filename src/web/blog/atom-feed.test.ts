import { expect, test } from 'vitest'
import { atomFeed } from './atom-feed.ts'

const words = { title: 'Blog', subtitle: 'Over <lezen> & geven', author: 'Fabelaar' }
const place = {
  origin: 'https://fabelaar.example',
  language: 'nl-NL',
  feedPath: '/feed.xml',
  blogPath: '/blog',
}
const entry = {
  path: '/blog/een',
  title: 'Een & "twee"',
  description: 'Kort',
  published: '2026-11-19',
  html: '<p>Lees & lach</p>',
}

test('a feed names itself, its language, its newest day and whole articles by absolute address', () => {
  const feed = atomFeed(words, place, [entry, { ...entry, path: '/blog/twee', published: '2026-01-01' }])
  expect(feed).toContain('xml:lang="nl-NL"')
  expect(feed).toContain(
    '<link rel="self" type="application/atom+xml" href="https://fabelaar.example/feed.xml"/>',
  )
  expect(feed).toContain('<updated>2026-11-19T12:00:00Z</updated>')
  expect(feed).toContain('<id>https://fabelaar.example/blog/twee</id>')
  expect(feed.match(/<entry>/g)).toHaveLength(2)
})

test('nothing in an article breaks the feed', () => {
  const feed = atomFeed(words, place, [entry])
  expect(feed).toContain('<subtitle>Over &lt;lezen&gt; &amp; geven</subtitle>')
  expect(feed).toContain('<title>Een &amp; &quot;twee&quot;</title>')
  expect(feed).toContain('&lt;p&gt;Lees &amp; lach&lt;/p&gt;</content>')
})

test('a feed without articles is still a feed', () => {
  expect(atomFeed(words, place, [])).toContain('<updated>1970-01-01T12:00:00Z</updated>')
})
