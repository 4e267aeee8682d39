import { createRemoteJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend[Symbol.asyncDispose]())

async function useRefreshToken(token: string) {
  return backend.client().auth.refreshSession({ refresh_token: token })
}

describe('tokens', () => {
  test('verify against the published key set, from outside and through the client', async () => {
    const { session, client, user } = await backend.signIn()
    const keySet = createRemoteJWKSet(new URL(`${backend.url}/auth/v1/.well-known/jwks.json`))
    const { payload } = await jwtVerify(session.access_token, keySet, { audience: 'authenticated' })
    expect(payload).toMatchObject({
      sub: user.id,
      role: 'authenticated',
      aal: 'aal1',
      is_anonymous: false,
      email: user.email,
      iss: `${backend.url}/auth/v1`,
      amr: [{ method: 'otp' }],
    })
    const { data } = await client.auth.getClaims(session.access_token)
    expect(data?.claims.sub).toBe(user.id)
    expect(data?.header.alg).toBe('ES256')
  })

  test('a token with one changed byte is nobody', async () => {
    const { session } = await backend.signIn()
    const [head, body, signature = ''] = session.access_token.split('.')
    const forged = `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
    const { error } = await backend.client().auth.getUser(forged)
    expect(error).toMatchObject({ status: 403, code: 'bad_jwt' })
  })

  test('a token of the algorithm none is nobody', async () => {
    const { user } = await backend.signIn()
    const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
    const forged = `${encode({ alg: 'none' })}.${encode({ sub: user.id, role: 'service_role', exp: 9e9 })}.`
    const answer = await fetch(`${backend.url}/rest/v1/books`, {
      headers: { apikey: backend.keys.anonKey, authorization: `Bearer ${forged}` },
    })
    expect(answer.status).toBe(401)
  })
})

describe('refresh tokens', () => {
  test('each is followed by a new one, with a token that still tells how the user signed in', async () => {
    const { session } = await backend.signIn()
    const { data } = await useRefreshToken(session.refresh_token)
    expect(data.session?.refresh_token).not.toBe(session.refresh_token)
    const { data: claims } = await backend.client().auth.getClaims(data.session?.access_token)
    expect(claims?.claims.amr).toMatchObject([{ method: 'otp' }])
  })

  test('one whose answer was lost still brings what followed it, at any age', async () => {
    const { session } = await backend.signIn()
    const lost = await useRefreshToken(session.refresh_token)
    backend.passTime(40 * 24 * 3600)
    const { data } = await useRefreshToken(session.refresh_token)
    expect(data.session?.refresh_token).toBe(lost.data.session?.refresh_token)
    expect((await useRefreshToken(data.session?.refresh_token ?? '')).error).toBeNull()
  })

  test('tabs that use the same one at once are given the same one', async () => {
    const { session } = await backend.signIn()
    const tabs = Array.from({ length: 5 }, () => useRefreshToken(session.refresh_token))
    const given = (await Promise.all(tabs)).map(({ data }) => data.session?.refresh_token)
    expect(new Set(given).size).toBe(1)
    expect((await useRefreshToken(given[0] ?? '')).error).toBeNull()
  })

  test('an old one ends the whole session once what followed it has been used', async () => {
    const { session } = await backend.signIn()
    const second = await useRefreshToken(session.refresh_token)
    const third = await useRefreshToken(second.data.session?.refresh_token ?? '')
    expect((await useRefreshToken(session.refresh_token)).error?.code).toBe('refresh_token_already_used')
    expect((await useRefreshToken(third.data.session?.refresh_token ?? '')).error?.code).toBe(
      'refresh_token_not_found',
    )
  })

  test('one that was given out under another signing key is followed by one of this key', async () => {
    const { session } = await backend.signIn()
    await useRefreshToken(session.refresh_token)
    await backend.pool.query(
      `update auth.refresh_tokens set token = 'of another key' where not revoked and session_id =
         (select session_id from auth.refresh_tokens where revoked and user_id = $1)`,
      [session.user.id],
    )
    const { data, error } = await useRefreshToken(session.refresh_token)
    expect(error).toBeNull()
    expect((await useRefreshToken(data.session?.refresh_token ?? '')).error).toBeNull()
  })

  test('one that was never given out is refused', async () => {
    expect((await useRefreshToken('made-up')).error).toMatchObject({
      status: 400,
      code: 'refresh_token_not_found',
    })
  })
})

describe('signing out', () => {
  async function threeSessions() {
    const email = backend.newAddress()
    return [await backend.signIn(email), await backend.signIn(email), await backend.signIn(email)] as const
  }
  const lives = async (session: { refresh_token: string }): Promise<boolean> =>
    (await useRefreshToken(session.refresh_token)).error === null

  test('local ends this session only', async () => {
    const [first, second] = await threeSessions()
    await first.client.auth.signOut({ scope: 'local' })
    expect([await lives(first.session), await lives(second.session)]).toEqual([false, true])
  })

  test('others ends all but this', async () => {
    const [first, second, third] = await threeSessions()
    await first.client.auth.signOut({ scope: 'others' })
    const living = [await lives(first.session), await lives(second.session), await lives(third.session)]
    expect(living).toEqual([true, false, false])
  })

  test('global ends all, and the access token no longer reads the user', async () => {
    const [first, second] = await threeSessions()
    await first.client.auth.signOut({ scope: 'global' })
    expect([await lives(first.session), await lives(second.session)]).toEqual([false, false])
    const { error } = await backend.client().auth.getUser(second.session.access_token)
    expect(error?.name).toBe('AuthSessionMissingError')
  })
})

describe('the service key', () => {
  test('reads, marks and deletes users; the anon key may not', async () => {
    const { user } = await backend.signIn()
    const service = backend.client({ key: backend.keys.serviceKey })
    expect((await service.auth.admin.getUserById(user.id)).data.user?.email).toBe(user.email)
    const { data } = await service.auth.admin.updateUserById(user.id, { app_metadata: { operator: true } })
    expect(data.user?.app_metadata).toMatchObject({ operator: true, provider: 'email' })
    const { error } = await backend.client().auth.admin.deleteUser(user.id)
    expect(error).toMatchObject({ status: 403, code: 'not_admin' })
    expect((await service.auth.admin.deleteUser(user.id)).error).toBeNull()
    expect((await service.auth.admin.getUserById(user.id)).error?.code).toBe('user_not_found')
  })
})
