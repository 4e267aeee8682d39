import { expect, test } from 'vitest'
import { withPlaceholders } from './with-placeholders.ts'

const placeholders = { '/pictures/a.avif': 'AAAA', '/pictures/b.webp': 'BBBB' }

test('a document carries the placeholders of the pictures that it loads at once, each once', () => {
  const picture = '<img alt="" src="/pictures/a.avif"/><img src="/pictures/b.webp" loading="lazy"/>'
  const html = `<html><head><title>x</title></head><body>${picture}${picture}<img src="/other.png"/></body></html>`
  const dressed = withPlaceholders(html, 'once', placeholders)
  expect(dressed.split('img[src="/pictures/a.avif"]')).toHaveLength(2)
  expect(dressed).toContain('url(data:image/webp;base64,AAAA)')
  expect(dressed).not.toContain('BBBB')
  expect(dressed).toMatch(/<style nonce="once">[^<]+<\/style><\/head>/)
})

test('a document without pictures of ours stays as it is', () => {
  const html = '<html><head></head><body><img src="/other.png"/><p>/pictures/a.avif</p></body></html>'
  expect(withPlaceholders(html, 'once', placeholders)).toBe(html)
})
