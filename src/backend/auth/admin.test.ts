import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'

/* What an operator changes of a user: it is done, or plainly refused. */

let backend: TestBackend
let service: SupabaseClient

beforeAll(async () => {
  backend = await startTestBackend()
  service = backend.client({ key: backend.keys.serviceKey })
})
afterAll(() => backend[Symbol.asyncDispose]())

async function change(userId: string, attributes: object) {
  const { data, error } = await service.auth.admin.updateUserById(userId, attributes)
  return { user: data.user, code: error?.code, status: error?.status }
}

test('a new address is the user’s at once, who signs in with it', async () => {
  const { user } = await backend.signIn()
  const email = backend.newAddress()
  expect((await change(user.id, { email: email.toUpperCase() })).user).toMatchObject({ email })
  expect((await backend.signIn(email)).user.id).toBe(user.id)
})

test('a guest who is given a confirmed address is a guest no longer', async () => {
  const { userId } = await backend.guest()
  const email = backend.newAddress()
  const { user } = await change(userId, { email, email_confirm: true })
  expect(user).toMatchObject({ email, is_anonymous: false })
  expect(user?.email_confirmed_at).toBeDefined()
})

test('an address of somebody else or of no form is refused, and nothing else is changed', async () => {
  const { user: other } = await backend.signIn()
  const { user } = await backend.signIn()
  const metadata = { user_metadata: { name: 'Noor' } }
  expect(await change(user.id, { email: other.email, ...metadata })).toMatchObject({
    status: 422,
    code: 'email_exists',
  })
  expect(await change(user.id, { email: 'nowhere' })).toMatchObject({
    status: 400,
    code: 'validation_failed',
  })
  const { data } = await service.auth.admin.getUserById(user.id)
  expect(data.user).toMatchObject({ email: user.email, user_metadata: {} })
})

test('a ban ends refreshes and logins until it is over or lifted', async () => {
  const { user, client } = await backend.signIn()
  const refresh = async () => (await client.auth.refreshSession()).error?.code
  const login = async (): Promise<string | undefined> => {
    const email = user.email ?? ''
    await backend.client().auth.signInWithOtp({ email })
    const token = backend.mailTo(email).code
    return (await backend.client().auth.verifyOtp({ email, token, type: 'email' })).error?.code
  }
  const banned = (await change(user.id, { ban_duration: '1h30m' })).user as { banned_until?: string } | null
  expect(Date.parse(banned?.banned_until ?? '')).toBe(backend.now().getTime() + 5_400_000)
  expect([await login(), await refresh()]).toEqual(['user_banned', 'user_banned'])
  expect((await change(user.id, { ban_duration: 'none' })).code).toBeUndefined()
  expect(await login()).toBeUndefined()
  expect(await change(user.id, { ban_duration: 'a while' })).toMatchObject({ code: 'validation_failed' })
})

test.each([
  [{ role: 'service_role' }, 400],
  [{ data: { name: 'Noor' } }, 400],
  [{ nickname: 'Noor' }, 400],
])('%j is not offered, and says so', async (attributes, status) => {
  const { user } = await backend.signIn()
  expect((await change(user.id, attributes)).status).toBe(status)
})

test('metadata are laid over what is known: a null takes a key away, one further in stays', async () => {
  const { user, client } = await backend.signIn()
  const data = { a: 1, b: 2, inner: { none: null, list: [null, { none: null }] } }
  await client.auth.updateUser({ data })
  const { data: updated } = await client.auth.updateUser({ data: { a: null, c: { none: null } } })
  const { a: _, ...kept } = data
  expect(updated.user?.user_metadata).toEqual({ ...kept, c: { none: null } })
  const attributes = { user_metadata: { b: null }, app_metadata: { marks: { none: null }, provider: null } }
  const { user: changed } = await change(user.id, attributes)
  expect(changed?.user_metadata).toEqual({ inner: data.inner, c: { none: null } })
  expect(changed?.app_metadata).toEqual({ providers: ['email'], marks: { none: null } })
})

test('a user is deleted for good', async () => {
  const { user } = await backend.signIn()
  expect((await service.auth.admin.deleteUser(user.id)).error).toBeNull()
  expect((await change(user.id, { user_metadata: {} })).code).toBe('user_not_found')
})

test('a user who is deleted softly leaves a row that tells nothing of them, and comes in no more', async () => {
  const { user, client } = await backend.signIn()
  await client.auth.updateUser({ data: { name: 'Noor' } })
  expect((await service.auth.admin.deleteUser(user.id, true)).error).toBeNull()
  const { data } = await service.auth.admin.getUserById(user.id)
  expect(data.user).toMatchObject({ user_metadata: {}, app_metadata: {}, identities: [] })
  expect(data.user?.email).not.toContain('@')
  expect((await client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found')
  expect((await backend.signIn(user.email)).user.id).not.toBe(user.id)
})
