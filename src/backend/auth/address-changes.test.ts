import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend({ auth: { email: { doubleConfirmChanges: true } } })
})
afterAll(() => backend[Symbol.asyncDispose]())

async function moving() {
  const { client, user } = await backend.signIn()
  const [old, next] = [user.email ?? '', backend.newAddress()]
  const { data } = await client.auth.updateUser({ email: next })
  return { client, user, asked: data.user, old, next }
}

const enter = (email: string) =>
  backend.client().auth.verifyOtp({ email, token: backend.mailTo(email).code, type: 'email_change' })

describe('a user who moves to another address, where both have to agree', () => {
  test.each([
    ['the old one first', (old: string, next: string) => [old, next]],
    ['the new one first', (old: string, next: string) => [next, old]],
  ])('has it once both have, %s', async (_, order) => {
    const { client, asked, old, next } = await moving()
    expect(asked).toMatchObject({ email: old, new_email: next })
    expect([backend.mailTo(old).kind, backend.mailTo(next).kind]).toEqual(['leave', 'move'])
    const [first = '', second = ''] = order(old, next)
    const half = await enter(first)
    expect(half.error).toBeNull()
    expect(half.data.session).toBeNull()
    expect((await client.auth.getUser()).data.user?.email).toBe(old)
    const whole = await enter(second)
    expect(whole.data.user).toMatchObject({ email: next })
    expect(whole.data.user?.new_email).toBeUndefined()
    expect(whole.data.user?.identities?.[0]?.identity_data).toMatchObject({
      email: next,
      email_verified: true,
    })
  })

  test('has not while one agreed twice, because asking again begins anew', async () => {
    const { client, old, next } = await moving()
    await enter(next)
    await client.auth.resend({ type: 'email_change', email: next })
    expect((await enter(next)).data.session).toBeNull()
    expect((await client.auth.getUser()).data.user?.email).toBe(old)
  })

  test('is led back by the first link with a word about the second', async () => {
    const { old, next } = await moving()
    const answer = await fetch(backend.mailTo(old).actionLink, { redirect: 'manual' })
    const facts = new URLSearchParams(new URL(answer.headers.get('location') ?? '').hash.slice(1))
    expect(facts.get('message')).toContain('other email')
    const second = await fetch(backend.mailTo(next).actionLink, { redirect: 'manual' })
    expect(second.headers.get('location')).toContain('access_token')
  })

  test('does not come to an address that somebody else got in the meantime', async () => {
    const { old, next } = await moving()
    const { code } = backend.mailTo(next)
    await enter(old)
    await backend.signIn(next)
    const { error } = await backend
      .client()
      .auth.verifyOtp({ email: next, token: code, type: 'email_change' })
    expect(error?.code).toBe('email_exists')
  })
})

test('what was mailed to an address of before opens nothing once the user has another', async () => {
  await using single = await startTestBackend()
  const { client, user } = await single.signIn()
  const [old, next] = [user.email ?? '', single.newAddress()]
  await single.client().auth.signInWithOtp({ email: old })
  const { code } = single.mailTo(old)
  await client.auth.updateUser({ email: next })
  await client.auth.verifyOtp({ email: next, token: single.mailTo(next).code, type: 'email_change' })
  const { error } = await single.client().auth.verifyOtp({ email: old, token: code, type: 'email' })
  expect(error?.code).toBe('otp_expired')
  expect(single.mails.some(({ kind }) => kind === 'leave')).toBe(false)
})

test('an account that somebody is in by telephone only loses an address that it never proved', async () => {
  await using phones = await startTestBackend({ auth: { phone: { enabled: true } } })
  const service = phones.client({ key: phones.keys.serviceKey }).auth.admin
  const given = { email: phones.newAddress(), phone: '31612345678', phone_confirm: true }
  const { data } = await service.createUser(given)
  expect((await phones.signIn(given.email)).user.id).toBe(data.user?.id)
  const { data: second } = await service.createUser({
    ...given,
    email: 'b@example.org',
    phone: '31687654321',
  })
  const { client } = await phones.guest()
  await client.auth.updateUser({ email: 'b@example.org' })
  const token = phones.mailTo('b@example.org').code
  await client.auth.verifyOtp({ email: 'b@example.org', token, type: 'email_change' })
  const { data: left } = await service.getUserById(second.user?.id ?? '')
  expect(left.user).toMatchObject({ email: '', phone: '31687654321', identities: [{ provider: 'phone' }] })
})

test('nobody gives themselves rights', async () => {
  const { session } = await backend.signIn()
  const answer = await fetch(`${backend.url}/auth/v1/user`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${session.access_token}` },
    body: JSON.stringify({ app_metadata: { operator: true } }),
  })
  expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'not_admin' }])
})
