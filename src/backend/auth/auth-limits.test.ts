import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend({
    limits: { mailPauseSeconds: 30, mailsPerAddressAnHour: 3, guestsPerClient: 2 },
  })
})
afterAll(() => backend[Symbol.asyncDispose]())

test('an address gets one mail in thirty seconds, known or not', async () => {
  const client = backend.client()
  const email = 'often@example.org'
  expect((await client.auth.signInWithOtp({ email })).error).toBeNull()
  const { error } = await client.auth.signInWithOtp({ email })
  expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
  expect(error?.message).toContain('after 30 seconds')
  const plainly = await fetch(`${backend.url}/auth/v1/otp`, {
    method: 'POST',
    headers: { apikey: backend.keys.anonKey },
    body: JSON.stringify({ email }),
  })
  expect(plainly.headers.get('retry-after')).toBe('30')
  const unknown = { email: 'nobody@example.org', options: { shouldCreateUser: false } }
  expect((await client.auth.signInWithOtp(unknown)).error).toBeNull()
  expect((await client.auth.signInWithOtp(unknown)).error?.status).toBe(429)
  backend.passTime(31)
  expect((await client.auth.signInWithOtp({ email })).error).toBeNull()
  expect((await client.auth.signInWithOtp({ email: 'other@example.org' })).error).toBeNull()
})

test('an address gets only so many mails in an hour', async () => {
  const client = backend.client()
  const email = 'patient@example.org'
  for (let mail = 1; mail <= 3; mail += 1) {
    expect((await client.auth.signInWithOtp({ email })).error).toBeNull()
    backend.passTime(31)
  }
  expect((await client.auth.signInWithOtp({ email })).error?.status).toBe(429)
})

test('a client makes only so many guests in an hour', async () => {
  await backend.guest()
  await backend.guest()
  const { error } = await backend.client().auth.signInAnonymously()
  expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
  backend.passTime(3601)
  await expect(backend.guest()).resolves.toBeDefined()
})

test('a code and a link are good for an hour', async () => {
  const client = backend.client()
  const email = 'late@example.org'
  await client.auth.signInWithOtp({ email })
  const mail = backend.mails.findLast(({ to }) => to === email)
  backend.passTime(3601)
  const byCode = await client.auth.verifyOtp({ email, token: mail?.code ?? '', type: 'email' })
  expect(byCode.error?.code).toBe('otp_expired')
  const byLink = await client.auth.verifyOtp({ token_hash: mail?.tokenHash ?? '', type: 'email' })
  expect(byLink.error?.code).toBe('otp_expired')
})

test('an access token is good for an hour', async () => {
  const { client } = await backend.guest()
  const { data } = await client.auth.getSession()
  backend.passTime(3610)
  const { error } = await backend.client().auth.getUser(data.session?.access_token)
  expect(error).toMatchObject({ status: 403, code: 'bad_jwt' })
})

test('six digits are not found by trying: five wrong codes end the right one, and an address is stopped', async () => {
  await using guarded = await startTestBackend({ limits: { verificationsPerClient: 8 } })
  const email = 'guessed@example.org'
  const client = guarded.client()
  await client.auth.signInWithOtp({ email })
  const { code } = guarded.mailTo(email)
  const wrong = code === '000000' ? '111111' : '000000'
  const guess = async (token: string) =>
    (await client.auth.verifyOtp({ email, token, type: 'email' })).error?.code
  for (let tries = 0; tries < 5; tries += 1) expect(await guess(wrong)).toBe('otp_expired')
  expect(await guess(code)).toBe('otp_expired')
  await client.auth.signInWithOtp({ email })
  expect(await guess(wrong)).toBe('otp_expired')
  expect(await guess(wrong)).toBe('otp_expired')
  expect(await guess(guarded.mailTo(email).code)).toBe('over_request_rate_limit')
  guarded.passTime(301)
  expect(await guess(guarded.mailTo(email).code)).toBeUndefined()
})

describe('an address that keeps trying is stopped', () => {
  const grant = (type: string): string => `/token?grant_type=${type}`

  test.each<[string, string, object]>([
    ['passwords', grant('password'), { email: 'a@example.org', password: 'x' }],
    ['codes of links', grant('pkce'), { auth_code: 'x', code_verifier: 'y' }],
    ['ID tokens', grant('id_token'), { provider: 'google', id_token: 'x' }],
    ['wallets', grant('web3'), { chain: 'ethereum' }],
    ['passkeys', '/passkeys/authentication/options', {}],
    ['new accounts', '/signup', { email: 'a@example.org', password: 'x' }],
    ['other providers', '/authorize', {}],
  ])('at %s', async (_, path, body) => {
    await using guarded = await startTestBackend({ limits: { signInsPerClient: 2, signUpsPerClient: 2 } })
    const isAsking = path === '/authorize'
    const ask = async (): Promise<number> => {
      const given = isAsking ? {} : { method: 'POST', body: JSON.stringify(body) }
      return (await fetch(`${guarded.url}/auth/v1${path}`, given)).status
    }
    const statuses = [await ask(), await ask(), await ask()]
    expect(statuses.slice(0, 2)).not.toContain(429)
    expect(statuses[2]).toBe(429)
    guarded.passTime(301)
    expect(await ask()).not.toBe(429)
  })

  test('at mails and text messages to one address, of whatever kind', async () => {
    await using guarded = await startTestBackend({
      limits: { mailPauseSeconds: 30 },
      auth: { phone: { enabled: true } },
    })
    const { auth } = guarded.client()
    const email = 'a@example.org'
    await auth.signInWithOtp({ email })
    const refusals = [
      await auth.resetPasswordForEmail(email),
      await auth.signUp({ email, password: 'seven pegs on a line' }),
      await auth.resend({ type: 'signup', email }),
    ]
    expect(refusals.map(({ error }) => error?.code)).toEqual(Array(3).fill('over_email_send_rate_limit'))
    const phone = '31612345678'
    await auth.signInWithOtp({ phone })
    expect((await auth.signInWithOtp({ phone })).error?.code).toBe('over_sms_send_rate_limit')
    expect(guarded.texts).toHaveLength(1)
  })
})

test('a session ends after so long where that is set, or when nobody comes for so long', async () => {
  await using strict = await startTestBackend({
    auth: { sessions: { timeboxSeconds: 7200, inactivitySeconds: 3000 }, accessTokenSeconds: 600 },
  })
  const refresh = async (client: ReturnType<typeof strict.client>) =>
    (await client.auth.refreshSession()).error?.code
  const { client } = await strict.signIn()
  const idle = (await strict.signIn()).client
  for (let hours = 0; hours < 2; hours += 1) {
    strict.passTime(2900)
    expect(await refresh(client)).toBeUndefined()
  }
  expect(await refresh(idle)).toBe('session_expired')
  strict.passTime(1500)
  expect(await refresh(client)).toBe('session_expired')
})
