import { afterAll, beforeAll, expect, test } from 'vitest'
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
