import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend[Symbol.asyncDispose]())

describe('guests', () => {
  test('a visitor becomes a guest with metadata and no address', async () => {
    const { data, error } = await backend
      .client()
      .auth.signInAnonymously({ options: { data: { locale: 'nl' } } })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ is_anonymous: true, email: '', user_metadata: { locale: 'nl' } })
    expect(data.session?.expires_in).toBe(3600)
  })
})

describe('signing in by mail', () => {
  test('the code of the mail signs in, and the second time it finds the same user', async () => {
    const email = backend.newAddress()
    const first = await backend.signIn(email)
    const client = backend.client()
    await client.auth.signInWithOtp({ email: ` ${email.toUpperCase()}` })
    const { code } = backend.mailTo(email)
    const second = (await client.auth.verifyOtp({ email: email.toUpperCase(), token: code, type: 'email' }))
      .data
    expect(second.user?.id).toBe(first.user.id)
    expect(second.user).toMatchObject({ email, app_metadata: { provider: 'email' } })
  })

  test('the link secret of the mail signs in once', async () => {
    const email = backend.newAddress()
    const client = backend.client()
    await client.auth.signInWithOtp({ email })
    const { tokenHash } = backend.mailTo(email)
    const first = await client.auth.verifyOtp({ token_hash: tokenHash, type: 'email' })
    expect(first.data.user?.email).toBe(email)
    const second = await client.auth.verifyOtp({ token_hash: tokenHash, type: 'email' })
    expect(second.error).toMatchObject({ status: 403, code: 'otp_expired' })
  })

  test('a newer mail ends the older code', async () => {
    const email = backend.newAddress()
    const client = backend.client()
    await client.auth.signInWithOtp({ email })
    const { code } = backend.mailTo(email)
    await client.auth.signInWithOtp({ email })
    if (backend.mailTo(email).code === code) return // one in a million
    const { error } = await client.auth.verifyOtp({ email, token: code, type: 'email' })
    expect(error?.code).toBe('otp_expired')
  })

  test('five wrong tries end the code, also for the right one', async () => {
    const email = backend.newAddress()
    const client = backend.client()
    await client.auth.signInWithOtp({ email })
    const { code } = backend.mailTo(email)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const { error } = await client.auth.verifyOtp({ email, token: wrong, type: 'email' })
      expect(error?.code).toBe('otp_expired')
    }
    const { error } = await client.auth.verifyOtp({ email, token: code, type: 'email' })
    expect(error?.code).toBe('otp_expired')
  })

  test('four wrong tries leave the right one', async () => {
    const email = backend.newAddress()
    const client = backend.client()
    await client.auth.signInWithOtp({ email })
    const { code } = backend.mailTo(email)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let attempt = 1; attempt <= 4; attempt += 1)
      await client.auth.verifyOtp({ email, token: wrong, type: 'email' })
    const { error } = await client.auth.verifyOtp({ email, token: code, type: 'email' })
    expect(error).toBeNull()
  })

  test('neither code nor link is kept readable', async () => {
    const email = backend.newAddress()
    await backend.client().auth.signInWithOtp({ email })
    const { code, tokenHash } = backend.mailTo(email)
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
    const known = backend.newAddress()
    await backend.signIn(known)
    const ask = async (email: string): Promise<{ status: number; body: string }> => {
      const answer = await fetch(`${backend.url}/auth/v1/otp`, {
        method: 'POST',
        headers: { apikey: backend.keys.anonKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email, create_user: false }),
      })
      return { status: answer.status, body: await answer.text() }
    }
    const unknown = backend.newAddress()
    expect(await ask(unknown)).toEqual(await ask(known))
    expect(backend.mails.some(({ to }) => to === unknown)).toBe(false)
  })

  test('the mail leads only to allowed origins and knows the language of its page', async () => {
    const email = backend.newAddress()
    const client = backend.client()
    await client.auth.signInWithOtp({
      email,
      options: { emailRedirectTo: 'http://localhost:3999/en/auth/finish' },
    })
    expect(backend.mailTo(email)).toMatchObject({
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
      expect(backend.mailTo(email).redirectTo).toBe('http://localhost:3999')
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
    const email = backend.newAddress()
    const client = browser()
    await client.auth.signInWithOtp({
      email,
      options: { emailRedirectTo: 'http://localhost:3999/auth/finish?x=1' },
    })
    const answer = await fetch(backend.mailTo(email).actionLink, { redirect: 'manual' })
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
    const again = await fetch(backend.mailTo(email).actionLink, { redirect: 'manual' })
    const faulty = new URL(again.headers.get('location') ?? '')
    expect(faulty.searchParams.get('error_code')).toBe('otp_expired')
    expect(faulty.searchParams.get('error_description')).toContain('expired')
  })

  test('without PKCE the link carries the session in the fragment', async () => {
    const email = backend.newAddress()
    await backend.client().auth.signInWithOtp({ email })
    const answer = await fetch(backend.mailTo(email).actionLink, { redirect: 'manual' })
    const facts = new URLSearchParams(new URL(answer.headers.get('location') ?? '').hash.slice(1))
    const { data } = await backend.client().auth.getUser(facts.get('access_token') ?? '')
    expect(data.user?.email).toBe(email)
  })
})
