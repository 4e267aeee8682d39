import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend[Symbol.asyncDispose]())

describe('a guest who gives an address', () => {
  test('stays a guest until the code is entered, then is a user with the same id', async () => {
    const { client, userId } = await backend.guest()
    const email = backend.newAddress()
    const asked = await client.auth.updateUser({ email })
    expect(asked.error).toBeNull()
    expect(asked.data.user).toMatchObject({ is_anonymous: true, new_email: email })
    expect(backend.mailTo(email)).toMatchObject({ kind: 'claim', type: 'email_change' })
    const { data, error } = await client.auth.verifyOtp({
      email,
      token: backend.mailTo(email).code,
      type: 'email_change',
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ id: userId, email, is_anonymous: false })
    const { data: claims } = await client.auth.getClaims(data.session?.access_token)
    expect(claims?.claims).toMatchObject({ sub: userId, is_anonymous: false, email })
    expect((await backend.signIn(email)).user.id).toBe(userId)
  })

  test('may confirm by the link, in any browser', async () => {
    const { client, userId } = await backend.guest()
    const email = backend.newAddress()
    await client.auth.updateUser({ email })
    const { data } = await backend
      .client()
      .auth.verifyOtp({ token_hash: backend.mailTo(email).tokenHash, type: 'email_change' })
    expect(data.user).toMatchObject({ id: userId, is_anonymous: false })
    const { data: refreshed } = await client.auth.refreshSession()
    expect(refreshed.user).toMatchObject({ email, is_anonymous: false })
  })

  test('is told when the address has another account, and stays a guest', async () => {
    const email = backend.newAddress()
    await backend.signIn(email)
    const { client } = await backend.guest()
    const { error } = await client.auth.updateUser({ email })
    expect(error).toMatchObject({ status: 422, code: 'email_exists' })
    expect((await client.auth.getUser()).data.user?.is_anonymous).toBe(true)
  })

  test('is not stopped by someone who asked for a code and never entered it', async () => {
    const email = backend.newAddress()
    await backend.client().auth.signInWithOtp({ email })
    const { client, userId } = await backend.guest()
    expect((await client.auth.updateUser({ email })).error).toBeNull()
    const { data } = await client.auth.verifyOtp({
      email,
      token: backend.mailTo(email).code,
      type: 'email_change',
    })
    expect(data.user?.id).toBe(userId)
  })

  test('loses the address to whoever confirms it first', async () => {
    const email = backend.newAddress()
    const { client } = await backend.guest()
    await client.auth.updateUser({ email })
    const { code } = backend.mailTo(email)
    const winner = await backend.signIn(email)
    const { error } = await client.auth.verifyOtp({ email, token: code, type: 'email_change' })
    expect(error).toMatchObject({ status: 422, code: 'email_exists' })
    expect((await backend.signIn(email)).user.id).toBe(winner.user.id)
  })

  test('can have the mail sent again', async () => {
    const { client } = await backend.guest()
    const email = backend.newAddress()
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
