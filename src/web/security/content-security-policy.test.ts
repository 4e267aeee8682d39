import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

const page = new URL('https://fabelaar.example')

function sourcesOf(
  directive: string,
  tags: { tagManager: string | null; tagHosts: string[] },
): string[] | undefined {
  const policy = contentSecurityPolicy('abc', page, tags)
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `))
  return found?.split(' ').slice(1)
}

test('tags come from the tag manager and from the hosts that are named', () => {
  const tags = { tagManager: 'https://tags.example/gtm.js?id=1', tagHosts: ['*.measured.example'] }
  const measuring = ['https://tags.example', 'https://*.measured.example']
  expect(sourcesOf('script-src', tags)).toEqual(["'self'", "'nonce-abc'", ...measuring])
  expect(sourcesOf('connect-src', tags)).toEqual(["'self'", 'wss://fabelaar.example', ...measuring])
  expect(sourcesOf('img-src', tags)).toEqual(["'self'", 'blob:', 'data:', ...measuring])
  expect(sourcesOf('frame-src', tags)).toEqual(["'self'", ...measuring])
})

test('without a tag manager nothing comes from elsewhere, whatever hosts are named', () => {
  const tags = { tagManager: null, tagHosts: ['*.measured.example'] }
  expect(contentSecurityPolicy('abc', page, tags)).not.toContain('measured.example')
  expect(sourcesOf('script-src', tags)).toEqual(["'self'", "'nonce-abc'"])
  expect(sourcesOf('frame-src', tags)).toBeUndefined()
})
