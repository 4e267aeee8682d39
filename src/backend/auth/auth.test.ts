import { createHash } from 'node:crypto'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'
import type { AuthMail } from './auth-options.ts'

let backend: TestBackend
let addresses = 0

beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend[Symbol.asyncDispose]())

function newAddress(): string {
  addresses += 1
  return `reader${addresses}@example.org`
}

function mailTo(address: string): AuthMail {
  const mail = backend.mails.findLast(({ to }) => to === address)
  if (!mail) throw new Error(`no mail to ${address}`)
  return mail
}

async function signInByCode(email: string) {
  const client = backend.client()
  await client.auth.signInWithOtp({ email })
  const { data, error } = await client.auth.verifyOtp({ email, token: mailTo(email).code, type: 'email' })
  if (error || !data.session || !data.user) throw new Error('not signed in', { cause: error })
  return { client, user: data.user, session: data.session }
}

async function useRefreshToken(token: string) {
  return backend.client().auth.refreshSession({ refresh_token: token })
}

describe('guests', () => {
  test('a visitor becomes a guest with metadata and no address', async () => {
    const { data, error } = await backend
      .client()
      .auth.signInAnonymously({ options: { data: { locale: 'nl' } } })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ is_anonymous: true, email: '', user_metadata: { locale: 'nl' } })
    expect(data.session?.expires_in).toBe(3600)
  })

  test('a password account is refused with a code', async () => {
    const { error } = await backend.client().auth.signUp({ email: newAddress(), password: 'a long password' })
    expect(error).toMatchObject({ status: 422, code: 'email_provider_disabled' })
  })
})

describe('tokens', () => {
  test('verify against the published key set, from outside and through the client', async () => {
    const { session, client, user } = await signInByCode(newAddress())
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
    const { session } = await signInByCode(newAddress())
    const [head, body, signature = ''] = session.access_token.split('.')
    const forged = `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
    const { error } = await backend.client().auth.getUser(forged)
    expect(error).toMatchObject({ status: 403, code: 'bad_jwt' })
  })

  test('a token of the algorithm none is nobody', async () => {
    const { user } = await signInByCode(newAddress())
    const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
    const forged = `${encode({ alg: 'none' })}.${encode({ sub: user.id, role: 'service_role', exp: 9e9 })}.`
    const answer = await fetch(`${backend.url}/rest/v1/books`, {
      headers: { apikey: backend.keys.anonKey, authorization: `Bearer ${forged}` },
    })
    expect(answer.status).toBe(401)
  })
})

describe('signing in by mail', () => {
  test('the code of the mail signs in, and the second time it finds the same user', async () => {
    const email = newAddress()
    const first = await signInByCode(email)
    const client = backend.client()
    await client.auth.signInWithOtp({ email: ` ${email.toUpperCase()}` })
    const { code } = mailTo(email)
    const second = (await client.auth.verifyOtp({ email: email.toUpperCase(), token: code, type: 'email' }))
      .data
    expect(second.user?.id).toBe(first.user.id)
    expect(second.user).toMatchObject({ email, app_metadata: { provider: 'email' } })
  })

  test('the link secret of the mail signs in once', async () => {
    const email = newAddress()
    const client = backend.client()
    await client.auth.signInWithOtp({ email })
    const { tokenHash } = mailTo(email)
    const first = await client.auth.verifyOtp({ token_hash: tokenHash, type: 'email' })
    expect(first.data.user?.email).toBe(email)
    const second = await client.auth.verifyOtp({ token_hash: tokenHash, type: 'email' })
    expect(second.error).toMatchObject({ status: 403, code: 'otp_expired' })
  })

  test('a newer mail ends the older code', async () => {
    const email = newAddress()
    const client = backend.client()
    await client.auth.signInWithOtp({ email })
    const { code } = mailTo(email)
    await client.auth.signInWithOtp({ email })
    if (mailTo(email).code === code) return // one in a million
    const { error } = await client.auth.verifyOtp({ email, token: code, type: 'email' })
    expect(error?.code).toBe('otp_expired')
  })

  test('five wrong tries end the code, also for the right one', async () => {
    const email = newAddress()
    const client = backend.client()
    await client.auth.signInWithOtp({ email })
    const { code } = mailTo(email)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const { error } = await client.auth.verifyOtp({ email, token: wrong, type: 'email' })
      expect(error?.code).toBe('otp_expired')
    }
    const { error } = await client.auth.verifyOtp({ email, token: code, type: 'email' })
    expect(error?.code).toBe('otp_expired')
  })

  test('four wrong tries leave the right one', async () => {
    const email = newAddress()
    const client = backend.client()
    await client.auth.signInWithOtp({ email })
    const { code } = mailTo(email)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let attempt = 1; attempt <= 4; attempt += 1)
      await client.auth.verifyOtp({ email, token: wrong, type: 'email' })
    const { error } = await client.auth.verifyOtp({ email, token: code, type: 'email' })
    expect(error).toBeNull()
  })

  test('neither code nor link is kept readable', async () => {
    const email = newAddress()
    await backend.client().auth.signInWithOtp({ email })
    const { code, tokenHash } = mailTo(email)
    const { rows } = await backend.pool.query('select * from auth.one_time_tokens where relates_to = $1', [
      email,
    ])
    expect(rows).toHaveLength(1)
    const { code_hash, token_hash } = rows[0] as { code_hash: string; token_hash: string }
    expect(code_hash).not.toContain(code)
    expect(code_hash).not.toBe(createHash('sha256').update(code).digest('hex'))
    expect(token_hash).not.toBe(tokenHash)
  })

  test('an unknown address gets the same answer and no mail when no account may be made', async () => {
    const known = newAddress()
    await signInByCode(known)
    const ask = async (email: string): Promise<{ status: number; body: string }> => {
      const answer = await fetch(`${backend.url}/auth/v1/otp`, {
        method: 'POST',
        headers: { apikey: backend.keys.anonKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email, create_user: false }),
      })
      return { status: answer.status, body: await answer.text() }
    }
    const unknown = newAddress()
    expect(await ask(unknown)).toEqual(await ask(known))
    expect(backend.mails.some(({ to }) => to === unknown)).toBe(false)
  })

  test('the mail leads only to allowed origins and knows the language of its page', async () => {
    const email = newAddress()
    const client = backend.client()
    await client.auth.signInWithOtp({
      email,
      options: { emailRedirectTo: 'http://localhost:3999/en/auth/finish' },
    })
    expect(mailTo(email)).toMatchObject({
      redirectTo: 'http://localhost:3999/en/auth/finish',
      locale: 'en',
      kind: 'login',
    })
    for (const elsewhere of [
      'https://evil.example/en',
      'http://localhost:3999@evil.example/',
      'javascript:alert(1)',
    ]) {
      await client.auth.signInWithOtp({ email, options: { emailRedirectTo: elsewhere } })
      expect(mailTo(email).redirectTo).toBe('http://localhost:3999')
    }
  })

  test('an address that is none is refused', async () => {
    const { error } = await backend.client().auth.signInWithOtp({ email: 'no address' })
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
  })
})

describe('links in the browser that asked (PKCE)', () => {
  function browser() {
    const stored = new Map<string, string>()
    const storage = {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
      removeItem: (name: string) => void stored.delete(name),
    }
    return backend.client({ auth: { flowType: 'pkce', persistSession: true, storage } })
  }

  test('the link leads back with a code that only this browser can exchange, once', async () => {
    const email = newAddress()
    const client = browser()
    await client.auth.signInWithOtp({
      email,
      options: { emailRedirectTo: 'http://localhost:3999/auth/finish?x=1' },
    })
    const answer = await fetch(mailTo(email).actionLink, { redirect: 'manual' })
    expect(answer.status).toBe(303)
    const target = new URL(answer.headers.get('location') ?? '')
    expect(target.pathname).toBe('/auth/finish')
    expect(target.searchParams.get('x')).toBe('1')
    const code = target.searchParams.get('code') ?? ''
    const stranger = await fetch(`${backend.url}/auth/v1/token?grant_type=pkce`, {
      method: 'POST',
      headers: { apikey: backend.keys.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ auth_code: code, code_verifier: 'not the verifier' }),
    })
    expect(await stranger.json()).toMatchObject({ code: 'bad_code_verifier' })
    const { data, error } = await client.auth.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
    const again = await fetch(mailTo(email).actionLink, { redirect: 'manual' })
    const faulty = new URL(again.headers.get('location') ?? '')
    expect(faulty.searchParams.get('error_code')).toBe('otp_expired')
    expect(faulty.searchParams.get('error_description')).toContain('expired')
  })

  test('without PKCE the link carries the session in the fragment', async () => {
    const email = newAddress()
    await backend.client().auth.signInWithOtp({ email })
    const answer = await fetch(mailTo(email).actionLink, { redirect: 'manual' })
    const facts = new URLSearchParams(new URL(answer.headers.get('location') ?? '').hash.slice(1))
    const { data } = await backend.client().auth.getUser(facts.get('access_token') ?? '')
    expect(data.user?.email).toBe(email)
  })
})

describe('refresh tokens', () => {
  test('each is followed by a new one, with a token that still tells how the user signed in', async () => {
    const { session } = await signInByCode(newAddress())
    const { data } = await useRefreshToken(session.refresh_token)
    expect(data.session?.refresh_token).not.toBe(session.refresh_token)
    const { data: claims } = await backend.client().auth.getClaims(data.session?.access_token)
    expect(claims?.claims.amr).toMatchObject([{ method: 'otp' }])
  })

  test('two tabs may use the same one within ten seconds, also at once', async () => {
    const { session } = await signInByCode(newAddress())
    const results = await Promise.all([
      useRefreshToken(session.refresh_token),
      useRefreshToken(session.refresh_token),
    ])
    for (const { data, error } of results) {
      expect(error).toBeNull()
      expect((await useRefreshToken(data.session?.refresh_token ?? '')).error).toBeNull()
    }
  })

  test('an old one used later ends the whole session', async () => {
    const { session } = await signInByCode(newAddress())
    const { data } = await useRefreshToken(session.refresh_token)
    backend.passTime(11)
    expect((await useRefreshToken(session.refresh_token)).error?.code).toBe('refresh_token_already_used')
    expect((await useRefreshToken(data.session?.refresh_token ?? '')).error?.code).toBe(
      'refresh_token_not_found',
    )
  })

  test('one that was never given out is refused', async () => {
    expect((await useRefreshToken('made-up')).error).toMatchObject({
      status: 400,
      code: 'refresh_token_not_found',
    })
  })
})

describe('a guest who gives an address', () => {
  test('stays a guest until the code is entered, then is a user with the same id', async () => {
    const { client, userId } = await backend.guest()
    const email = newAddress()
    const asked = await client.auth.updateUser({ email })
    expect(asked.error).toBeNull()
    expect(asked.data.user).toMatchObject({ is_anonymous: true, new_email: email })
    expect(mailTo(email)).toMatchObject({ kind: 'claim', type: 'email_change' })
    const { data, error } = await client.auth.verifyOtp({
      email,
      token: mailTo(email).code,
      type: 'email_change',
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ id: userId, email, is_anonymous: false })
    const { data: claims } = await client.auth.getClaims(data.session?.access_token)
    expect(claims?.claims).toMatchObject({ sub: userId, is_anonymous: false, email })
    expect((await signInByCode(email)).user.id).toBe(userId)
  })

  test('may confirm by the link, in any browser', async () => {
    const { client, userId } = await backend.guest()
    const email = newAddress()
    await client.auth.updateUser({ email })
    const { data } = await backend
      .client()
      .auth.verifyOtp({ token_hash: mailTo(email).tokenHash, type: 'email_change' })
    expect(data.user).toMatchObject({ id: userId, is_anonymous: false })
    const { data: refreshed } = await client.auth.refreshSession()
    expect(refreshed.user).toMatchObject({ email, is_anonymous: false })
  })

  test('is told when the address has another account, and stays a guest', async () => {
    const email = newAddress()
    await signInByCode(email)
    const { client } = await backend.guest()
    const { error } = await client.auth.updateUser({ email })
    expect(error).toMatchObject({ status: 422, code: 'email_exists' })
    expect((await client.auth.getUser()).data.user?.is_anonymous).toBe(true)
  })

  test('is not stopped by someone who asked for a code and never entered it', async () => {
    const email = newAddress()
    await backend.client().auth.signInWithOtp({ email })
    const { client, userId } = await backend.guest()
    expect((await client.auth.updateUser({ email })).error).toBeNull()
    const { data } = await client.auth.verifyOtp({ email, token: mailTo(email).code, type: 'email_change' })
    expect(data.user?.id).toBe(userId)
  })

  test('loses the address to whoever confirms it first', async () => {
    const email = newAddress()
    const { client } = await backend.guest()
    await client.auth.updateUser({ email })
    const { code } = mailTo(email)
    const winner = await signInByCode(email)
    const { error } = await client.auth.verifyOtp({ email, token: code, type: 'email_change' })
    expect(error).toMatchObject({ status: 422, code: 'email_exists' })
    expect((await signInByCode(email)).user.id).toBe(winner.user.id)
  })

  test('can have the mail sent again', async () => {
    const { client } = await backend.guest()
    const email = newAddress()
    await client.auth.updateUser({ email })
    const before = backend.mails.length
    expect((await client.auth.resend({ type: 'email_change', email })).error).toBeNull()
    expect(backend.mails.slice(before)).toMatchObject([{ to: email, kind: 'claim' }])
  })

  test('changes metadata without touching the rest of it', async () => {
    const { client } = await backend.guest()
    await client.auth.updateUser({ data: { locale: 'en', theme: 'dark' } })
    const { data } = await client.auth.updateUser({ data: { theme: null } })
    expect(data.user?.user_metadata).toEqual({ locale: 'en' })
  })
})

describe('signing out', () => {
  async function threeSessions() {
    const email = newAddress()
    return [await signInByCode(email), await signInByCode(email), await signInByCode(email)] as const
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
    const { user } = await signInByCode(newAddress())
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
