import { describe, expect, test } from 'vitest'
import { authCookieName } from './auth-cookie-name.ts'
import { isGuarded, loginPathFor } from './guard.ts'
import { isSafePath, rememberedPath, rememberPathCookie } from './remembered-path.ts'
import { retryingFetch } from './retrying-fetch.ts'

describe('the guard', () => {
  test.each([
    '/books',
    '/books/',
    '/books/1',
    '/books/1/kopen',
    '/orders/1',
    '/account',
    '/en/books',
    '/en/orders/9',
    '/en/account',
    '/EN/Books/1',
    '/%62ooks',
    '/en//books//1',
  ])('keeps %s for visitors with a session', (path) => {
    expect(isGuarded(path)).toBe(true)
  })

  test.each([
    '/',
    '/en',
    '/bookshelf',
    '/orders',
    '/auth/login',
    '/en/auth/login',
    '/maken/who',
    '/english/books',
  ])('lets everybody see %s', (path) => {
    expect(isGuarded(path)).toBe(false)
  })

  test('leads to the login page in the language of the wanted path', () => {
    expect(loginPathFor('/books/1')).toBe('/auth/login')
    expect(loginPathFor('/en/orders/1')).toBe('/en/auth/login')
  })
})

describe('the remembered path', () => {
  const name = authCookieName('https://fabelaar.example:8443')

  test('comes back as it was left, query and all', () => {
    expect(name).toBe('sb-fabelaar-auth-token')
    const cookie = rememberPathCookie(name, '/books/1?a=ë;b', true)
    expect(cookie).toContain('Max-Age=28800')
    expect(cookie).toContain('Secure')
    expect(rememberedPath(name, `x=1; ${cookie.split(';')[0]}`)).toBe('/books/1?a=ë;b')
  })

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'books', '/a\nb'])(
    'is not followed to %j',
    (path) => {
      expect(isSafePath(path)).toBe(false)
      expect(rememberedPath(name, `${name}-redirect-path=${encodeURIComponent(path)}`)).toBeNull()
    },
  )
})

describe('a failing network', () => {
  const noPause = (pauses: number[]) => (milliseconds: number) => {
    pauses.push(milliseconds)
    return Promise.resolve()
  }

  test('is tried three times in all, with pauses of 100 and 200 ms', async () => {
    let calls = 0
    const pauses: number[] = []
    const failing = retryingFetch(() => Promise.reject(new TypeError(`call ${++calls}`)), noPause(pauses))
    await expect(failing('http://x.example')).rejects.toThrow('call 3')
    expect(pauses).toEqual([100, 200])
  })

  test('an answer is never asked for again, whatever its status', async () => {
    let calls = 0
    const answering = retryingFetch(() => {
      calls++
      return Promise.resolve(new Response('', { status: 503 }))
    }, noPause([]))
    expect((await answering('http://x.example')).status).toBe(503)
    expect(calls).toBe(1)
  })

  test('an aborted request ends at once', async () => {
    let calls = 0
    const stop = new AbortController()
    stop.abort()
    const failing = retryingFetch(() => {
      calls++
      return Promise.reject(new DOMException('stopped', 'AbortError'))
    }, noPause([]))
    await expect(failing('http://x.example', { signal: stop.signal })).rejects.toThrow('stopped')
    expect(calls).toBe(1)
  })

  test('a body is sent whole at the second try too', async () => {
    const bodies: string[] = []
    const failingOnce = retryingFetch(async (input) => {
      bodies.push(await (input as Request).text())
      if (bodies.length === 1) throw new TypeError('gone')
      return new Response('ok')
    }, noPause([]))
    await failingOnce(new Request('http://x.example', { method: 'POST', body: 'brief' }))
    expect(bodies).toEqual(['brief', 'brief'])
  })
})
