import { createChunks } from '@supabase/ssr'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { freshToken } from './fresh-token.server.ts'
import { openRequestSession } from './request-session.server.ts'
import type { WebServices } from './web-services.ts'

const name = 'sb-site-auth-token'
const user = { id: '7', email: 'noor@example.com' }

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

/** A session of which the client says that it ends after so many seconds. */
function sessionCookie(seconds: number, more: object = {}): string {
  const end = Math.floor(Date.now() / 1000) + seconds
  const token = `${encode({ alg: 'HS256' })}.${encode({ sub: user.id, exp: end })}.AAAA`
  const session = {
    access_token: token,
    refresh_token: 'r',
    expires_at: end,
    expires_in: seconds,
    token_type: 'bearer',
    user,
    ...more,
  }
  return createChunks(name, `base64-${encode(session)}`)
    .map((chunk) => `${chunk.name}=${chunk.value}`)
    .join('; ')
}

/** A request's session before a backend that answers each path in its own way. */
function open(cookie: string, answers: Record<string, () => Response>) {
  const asked: { path: string; authorization: string | null }[] = []
  const services = {
    siteUrl: 'http://site.example',
    anonKey: 'key',
    backendUrl: 'http://backend.internal',
    backendFetch: (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init)
      const path = new URL(request.url).pathname
      asked.push({ path, authorization: request.headers.get('authorization') })
      return Promise.resolve(answers[path]?.() ?? new Response('', { status: 404 }))
    },
  } as unknown as WebServices
  return {
    asked,
    session: openRequestSession(new Request('http://site.example/', { headers: { cookie } }), services),
  }
}

describe('a visitor', () => {
  const known = (more: object): Record<string, () => Response> => ({
    '/auth/v1/user': () => Response.json({ ...user, ...more }),
  })
  const gone = (): Response =>
    Response.json(
      { code: 'session_not_found', message: 'gone' },
      { status: 403, headers: { 'x-supabase-api-version': '2024-01-01' } },
    )
  const factors = [{ status: 'verified' }]

  test.each([
    ['without a session is not in', '', {}, 'none'],
    ['who is known is in', sessionCookie(3600), known({}), 'whole'],
    ['who set a factor and has not shown it is halfway', sessionCookie(3600), known({ factors }), 'halfway'],
    [
      'who only began one is in',
      sessionCookie(3600),
      known({ factors: [{ status: 'unverified' }] }),
      'whole',
    ],
    ['whose session was ended elsewhere is not in', sessionCookie(3600), { '/auth/v1/user': gone }, 'none'],
    ['whose backend cannot be asked is not turned away', sessionCookie(3600), {}, 'whole'],
  ])('%s', async (_, cookie, answers, standing) => {
    expect(await open(cookie, answers).session.standing()).toBe(standing)
  })
})

describe('the token in the cookies', () => {
  test('is read from one cookie and from chunks', async () => {
    expect(await freshToken(sessionCookie(3600), name, Date.now())).not.toBeNull()
    const chunked = sessionCookie(3600, { provider_token: 'x'.repeat(5000) })
    expect(chunked).toContain(`${name}.1=`)
    expect(await freshToken(chunked, name, Date.now())).not.toBeNull()
  })

  test.each([
    ['near its end', sessionCookie(60)],
    ['without a refresh token', sessionCookie(3600, { refresh_token: undefined })],
    ['malformed', `${name}=base64-xx`],
    ['null', `${name}=base64-${encode(null)}`],
    ['not encoded', `${name}={}`],
    ['absent', 'other=1'],
  ])('is left to the client when it is %s', async (_, cookie) => {
    expect(await freshToken(cookie, name, Date.now())).toBeNull()
  })
})

describe("a request's session", () => {
  test('asks the backend whose it is, once, and reads with its rights', async () => {
    const { session, asked } = open(sessionCookie(3600), {
      '/auth/v1/user': () => Response.json(user),
      '/rest/v1/books': () => Response.json([]),
    })
    expect(await session.hasSession()).toBe(true)
    expect(await session.user()).toEqual(user)
    expect(await session.user()).toEqual(user)
    await session.backend.from('books').select('id')
    expect(asked.map(({ path }) => path)).toEqual(['/auth/v1/user', '/rest/v1/books'])
    expect(asked.every(({ authorization }) => authorization?.startsWith('Bearer ey'))).toBe(true)
    const answer = session.applyTo(new Response())
    expect(answer.headers.get('cache-control')).toContain('private, no-cache, no-store')
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('is nobody without cookies, and reads with the public key', async () => {
    const { session, asked } = open('', { '/rest/v1/books': () => Response.json([]) })
    expect(await session.hasSession()).toBe(false)
    expect(await session.user()).toBeNull()
    await session.backend.from('books').select('id')
    expect(asked).toEqual([{ path: '/rest/v1/books', authorization: 'Bearer key' }])
  })

  test('near its end is refreshed once, and the cookie follows', async () => {
    const end = Math.floor(Date.now() / 1000) + 3600
    const token = `${encode({ alg: 'HS256' })}.${encode({ sub: user.id, exp: end })}.BBBB`
    const { session, asked } = open(sessionCookie(30), {
      '/auth/v1/token': () =>
        Response.json({
          access_token: token,
          refresh_token: 'r2',
          expires_in: 3600,
          expires_at: end,
          token_type: 'bearer',
          user,
        }),
      '/auth/v1/user': () => Response.json(user),
    })
    expect(await session.hasSession()).toBe(true)
    expect(await session.user()).toEqual(user)
    expect(asked.map(({ path }) => path)).toEqual(['/auth/v1/token', '/auth/v1/user'])
    expect(asked[1]?.authorization).toBe(`Bearer ${token}`)
    expect(session.applyTo(new Response()).headers.getSetCookie().join()).toContain(`${name}=base64-`)
  })

  test('that cannot be refreshed for now may well stand: nobody, but unsettled, and its cookies stay', async () => {
    const { session, asked } = open(sessionCookie(30), {
      '/auth/v1/token': () => Response.json({ message: 'busy' }, { status: 503 }),
    })
    expect(await session.hasSession()).toBe(false)
    expect(await session.isUnsettled()).toBe(true)
    expect(await session.user()).toBeNull()
    expect(asked.map(({ path }) => path)).toEqual(Array(3).fill('/auth/v1/token'))
    expect(session.applyTo(new Response()).headers.getSetCookie()).toEqual([])
  })

  test('that may not be refreshed has ended: nobody, and settled', async () => {
    const { session } = open(sessionCookie(30), {
      '/auth/v1/token': () => Response.json({ code: 'refresh_token_not_found' }, { status: 400 }),
    })
    expect(await session.hasSession()).toBe(false)
    expect(await session.isUnsettled()).toBe(false)
    expect(session.applyTo(new Response()).headers.getSetCookie().join()).toContain(`${name}=;`)
  })

  describe('whose token the backend signs', async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256')
    const other = await generateKeyPair('ES256')
    const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'now', alg: 'ES256' }] }
    const sign = (key: CryptoKey, kid: string, seconds: number): Promise<string> =>
      new SignJWT({ sub: user.id })
        .setProtectedHeader({ alg: 'ES256', kid })
        .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
        .sign(key)
    const next = await sign(privateKey, 'now', 3600)
    const refreshed = (): Response =>
      Response.json({ access_token: next, refresh_token: 'r2', expires_in: 3600, token_type: 'bearer', user })
    const ended = (): Response => Response.json({ code: 'refresh_token_not_found' }, { status: 400 })
    const visit = (token: string, refresh: () => Response) =>
      open(sessionCookie(3600, { access_token: token }), {
        '/auth/v1/.well-known/jwks.json': () => Response.json(jwks),
        '/auth/v1/token': refresh,
        '/auth/v1/user': () => Response.json(user),
      })

    test('is taken as it is while it holds', async () => {
      const { session, asked } = visit(await sign(privateKey, 'now', 3600), ended)
      expect(await session.user()).toEqual(user)
      expect(asked.map(({ path }) => path)).not.toContain('/auth/v1/token')
    })

    test.each([
      ['has expired, whatever the cookie says', () => sign(privateKey, 'now', -60)],
      ['was signed with a key that is gone', () => sign(other.privateKey, 'before', 3600)],
      ['was changed', async () => `${(await sign(privateKey, 'now', 3600)).slice(0, -6)}AAAAAA`],
    ])('is refreshed when it %s, and the session ends when it cannot be', async (_, make) => {
      const token = await make()
      const { session, asked } = visit(token, refreshed)
      expect(await session.user()).toEqual(user)
      expect(asked.at(-1)?.authorization).toBe(`Bearer ${next}`)
      expect(session.applyTo(new Response()).headers.getSetCookie().join()).toContain(`${name}=base64-`)
      const { session: over } = visit(token, ended)
      expect([await over.hasSession(), await over.user()]).toEqual([false, null])
      expect(over.applyTo(new Response()).headers.getSetCookie().join()).toContain(`${name}=;`)
    })
  })

  test('that the backend no longer knows is nobody, and its cookies go', async () => {
    const refusal = { code: 'session_not_found', message: 'Session not found' }
    const { session } = open(sessionCookie(3600), {
      '/auth/v1/user': () =>
        Response.json(refusal, { status: 403, headers: { 'x-supabase-api-version': '2024-01-01' } }),
    })
    expect(await session.user()).toBeNull()
    expect(session.applyTo(new Response()).headers.getSetCookie().join()).toContain(`${name}=;`)
  })
})
