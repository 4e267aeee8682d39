import { hashSync } from 'bcryptjs'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBackend } from '../../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../../tests/start-test-backend.ts'

/* Accounts that operators make, find and let people into. */

let backend: TestBackend
let service: SupabaseClient

beforeAll(async () => {
  backend = await startTestBackend({ auth: { oauthClients: true, email: { doubleConfirmChanges: true } } })
  service = backend.client({ key: backend.keys.serviceKey })
})
afterAll(() => backend[Symbol.asyncDispose]())

const password = 'seven pegs on a line'

async function ask(path: string, { method = 'GET', body, token = backend.keys.serviceKey }: Asked = {}) {
  const answer = await fetch(`${backend.url}/auth/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, body: (text ? JSON.parse(text) : null) as Body }
}

interface Asked {
  method?: string
  body?: object
  token?: string
}
type Body = Record<string, never> & { users?: { email: string; created_at: string }[] }

describe('an account that an operator makes', () => {
  test('has what was said of it, and is signed in to once its address is confirmed', async () => {
    const email = backend.newAddress()
    const given = { email, password, user_metadata: { name: 'Noor' }, app_metadata: { staff: true } }
    const { data } = await service.auth.admin.createUser(given)
    expect(data.user).toMatchObject({
      email,
      user_metadata: { name: 'Noor' },
      app_metadata: { staff: true, provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email' }],
    })
    const signIn = async () =>
      (await backend.client().auth.signInWithPassword({ email, password })).error?.code
    expect(await signIn()).toBe('email_not_confirmed')
    await service.auth.admin.updateUserById(data.user?.id ?? '', { email_confirm: true })
    expect(await signIn()).toBeUndefined()
  })

  test('may have an id and a hash from elsewhere', async () => {
    const email = backend.newAddress()
    const id = '3f2b1c9e-8a41-4c1e-9f57-0d2f6f1b7a10'
    const hash = hashSync(password, 4)
    const { data } = await service.auth.admin.createUser({
      id,
      email,
      email_confirm: true,
      password_hash: hash,
    })
    expect(data.user?.id).toBe(id)
    const signedIn = await backend.client().auth.signInWithPassword({ email, password })
    expect(signedIn.data.user?.id).toBe(id)
    const again = { id, email: backend.newAddress() }
    expect((await service.auth.admin.createUser(again)).error?.status).toBe(400)
  })

  test.each([
    [{}, 'validation_failed'],
    [{ email: 'xx:;x@x.x' }, 'validation_failed'],
    [{ email: 'a@example.org', id: 'one' }, 'validation_failed'],
    [{ email: 'a@example.org', id: '00000000-0000-0000-0000-000000000000' }, 'validation_failed'],
    [{ email: 'a@example.org', password: 'short' }, 'weak_password'],
    [{ email: 'a@example.org', password_hash: 'plain' }, 'validation_failed'],
    [{ email: 'a@example.org', password, password_hash: 'x' }, 'validation_failed'],
    [{ email: 'a@example.org', role: 'service_role' }, 'validation_failed'],
    [{ email: 'a@example.org', nickname: 'A' }, 'validation_failed'],
    [{ phone: 'call me' }, 'validation_failed'],
  ])('is refused with %j', async (body, code) => {
    const answer = await ask('/admin/users', { method: 'POST', body })
    expect(answer.body['code']).toBe(code)
    expect(answer.status).toBeLessThan(500)
  })

  test('does not take an address that somebody has', async () => {
    const { user } = await backend.signIn()
    expect((await service.auth.admin.createUser({ email: user.email ?? '' })).error?.code).toBe(
      'email_exists',
    )
  })

  test('keeps what is changed: a new password ends its sessions', async () => {
    const { user, client } = await backend.signIn()
    await service.auth.admin.updateUserById(user.id, { password, phone: '31611111111', phone_confirm: true })
    expect((await client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found')
    const signedIn = await backend.client().auth.signInWithPassword({ email: user.email ?? '', password })
    expect(signedIn.data.user).toMatchObject({ id: user.id, phone: '31611111111' })
  })
})

describe('the list of users', () => {
  test('comes by pages, newest first or oldest first, with how many there are and where the rest is', async () => {
    for (let made = 0; made < 3; made += 1) {
      backend.passTime(1)
      await service.auth.admin.createUser({ email: `listed${made}@pages.example` })
    }
    const first = await ask('/admin/users?page=1&per_page=2&filter=pages.example')
    expect(first.body.users?.map(({ email }) => email)).toEqual([
      'listed2@pages.example',
      'listed1@pages.example',
    ])
    expect(first.headers.get('x-total-count')).toBe('3')
    expect(first.headers.get('link')).toContain('page=2&per_page=2&filter=pages.example>; rel="next"')
    const sorted = await ask('/admin/users?per_page=1&filter=PAGES.example&sort=created_at%20asc')
    expect(sorted.body.users?.map(({ email }) => email)).toEqual(['listed0@pages.example'])
    expect((await service.auth.admin.listUsers({ page: 1, perPage: 2 })).data).toMatchObject({ nextPage: 2 })
  })

  test.each([
    'page=-1',
    'per_page=x',
    'sort=email',
    'sort=created_at%20sideways',
    'page=99999999999999999999',
  ])('is refused by %s', async (query) => {
    expect((await ask(`/admin/users?${query}`)).status).toBe(400)
  })

  test('takes any text as a filter', async () => {
    for (const filter of ['%25', "'; drop table auth.users; --", '%00']) {
      expect((await ask(`/admin/users?filter=${filter}`)).status).toBe(200)
    }
  })
})

test.each(['x', '../settings', '83fd9e20-7a80-46e4-bf29-a86e3d6bbf66'])(
  'nobody is found by the id %s',
  async (id) => {
    for (const path of ['', '/factors', '/passkeys']) {
      expect((await ask(`/admin/users/${encodeURIComponent(id)}${path}`)).status).toBe(404)
    }
  },
)

test('only operators come here', async () => {
  const { session } = await backend.signIn()
  for (const token of [session.access_token, backend.keys.anonKey]) {
    for (const path of ['/admin/users', '/admin/oauth/clients']) {
      expect((await ask(path, { token })).body['code']).toBe('not_admin')
    }
    expect((await ask('/invite', { method: 'POST', token, body: { email: 'a@example.org' } })).status).toBe(
      403,
    )
  }
  expect((await ask('/admin/users', { token: 'nonsense' })).body['code']).toBe('bad_jwt')
})

describe('a link that an operator asks for', () => {
  test.each(['magiclink', 'recovery'] as const)('lets a user in: %s', async (type) => {
    const { user } = await backend.signIn()
    const before = backend.mails.length
    const { data } = await service.auth.admin.generateLink({ type, email: user.email ?? '' })
    expect(backend.mails).toHaveLength(before)
    expect(data.properties?.verification_type).toBe(type)
    const answer = await fetch(data.properties?.action_link ?? '', { redirect: 'manual' })
    expect(answer.headers.get('location')).toContain('access_token')
    const again = await service.auth.admin.generateLink({ type, email: user.email ?? '' })
    const { data: verified } = await backend
      .client()
      .auth.verifyOtp({ email: user.email ?? '', token: again.data.properties?.email_otp ?? '', type })
    expect(verified.user?.id).toBe(user.id)
  })

  test('makes an account for somebody unknown, by sign-up, invitation or login link, and by no other', async () => {
    const email = () => backend.newAddress()
    const options = { data: { name: 'Noor' } }
    const signUp = await service.auth.admin.generateLink({
      type: 'signup',
      email: email(),
      password,
      options,
    })
    expect(signUp.data.user?.user_metadata).toEqual({ name: 'Noor' })
    const invited = await service.auth.admin.generateLink({ type: 'invite', email: email() })
    const tokenHash = invited.data.properties?.hashed_token ?? ''
    const { data } = await backend.client().auth.verifyOtp({ token_hash: tokenHash, type: 'invite' })
    expect(data.user?.invited_at).toBeDefined()
    expect((await service.auth.admin.generateLink({ type: 'recovery', email: email() })).error?.status).toBe(
      404,
    )
    const taken = await service.auth.admin.generateLink({ type: 'invite', email: data.user?.email ?? '' })
    expect(taken.error?.code).toBe('email_exists')
  })

  test('moves a user to another address with both of its halves', async () => {
    const { user } = await backend.signIn()
    const given = { email: user.email ?? '', newEmail: backend.newAddress() }
    for (const type of ['email_change_current', 'email_change_new'] as const) {
      const { data } = await service.auth.admin.generateLink({ type, ...given })
      expect(data.user?.new_email).toBe(given.newEmail)
      const tokenHash = data.properties?.hashed_token ?? ''
      const verified = await backend.client().auth.verifyOtp({ token_hash: tokenHash, type: 'email_change' })
      expect(verified.error).toBeNull()
    }
    const { data } = await service.auth.admin.getUserById(user.id)
    expect(data.user?.email).toBe(given.newEmail)
  })

  test('leads only to pages of ours', async () => {
    const { user } = await backend.signIn()
    const options = { redirectTo: 'https://evil.example/' }
    const given = { type: 'magiclink' as const, email: user.email ?? '', options }
    const { data } = await service.auth.admin.generateLink(given)
    expect(data.properties?.redirect_to).toBe('http://localhost:3999')
  })
})

test.each(['invitation', 'link'])(
  'an %s lets in nobody who signed up with that address before',
  async (way) => {
    const email = backend.newAddress()
    const stranger = { email, password: 'the one of a stranger' }
    await backend.client().auth.signUp({ ...stranger, options: { data: { name: 'not me' } } })
    const link = () => service.auth.admin.generateLink({ type: 'signup', email, password })
    const tokenHash =
      way === 'link'
        ? (await link()).data.properties?.hashed_token
        : ((await service.auth.admin.inviteUserByEmail(email)).error ?? backend.mailTo(email).tokenHash)
    const { data } = await backend.client().auth.verifyOtp({ token_hash: String(tokenHash), type: 'signup' })
    expect(data.user).toMatchObject({ email, user_metadata: {}, identities: [{ provider: 'email' }] })
    const { error } = await backend.client().auth.signInWithPassword(stranger)
    expect(error?.code).toBe('invalid_credentials')
    if (way !== 'link') return
    expect((await backend.client().auth.signInWithPassword({ email, password })).error).toBeNull()
  },
)

test('an invitation is mailed, and lets in', async () => {
  const email = backend.newAddress()
  const { data } = await service.auth.admin.inviteUserByEmail(email, { data: { locale: 'en' } })
  expect(data.user?.invited_at).toBeDefined()
  expect(backend.mailTo(email)).toMatchObject({ kind: 'invite', type: 'invite', locale: 'en' })
  const { tokenHash } = backend.mailTo(email)
  const verified = await backend.client().auth.verifyOtp({ token_hash: tokenHash, type: 'invite' })
  expect(verified.data.user?.email).toBe(email)
  expect((await service.auth.admin.inviteUserByEmail(email)).error?.code).toBe('email_exists')
})

describe('an OAuth client', () => {
  const clients = '/admin/oauth/clients'
  const body = { client_name: 'Reader', redirect_uris: ['https://reader.example/callback'] }

  test('is kept, changed and removed, and tells its secret when it is new', async () => {
    const made = await ask(clients, { method: 'POST', body })
    expect(made).toMatchObject({
      status: 201,
      body: { client_name: 'Reader', grant_types: expect.any(Array) },
    })
    const path = `${clients}/${made.body['client_id']}`
    const { rows } = await backend.pool.query('select * from auth.oauth_clients')
    expect(JSON.stringify(rows)).not.toContain(made.body['client_secret'])
    expect((await ask(path)).body['client_secret']).toBeUndefined()
    const changed = await ask(path, { method: 'PUT', body: { logo_uri: 'https://reader.example/logo.png' } })
    expect(changed.body).toMatchObject({ client_name: 'Reader', logo_uri: 'https://reader.example/logo.png' })
    const anew = await ask(`${path}/regenerate_secret`, { method: 'POST' })
    expect(anew.body['client_secret']).not.toBe(made.body['client_secret'])
    expect((await ask(path, { method: 'DELETE' })).status).toBe(204)
    expect((await ask(path)).body['code']).toBe('oauth_client_not_found')
    expect((await ask(clients)).body).toEqual({ clients: [] })
  })

  test.each([
    { redirect_uris: [] },
    { redirect_uris: ['javascript:alert(1)'] },
    { redirect_uris: ['http://reader.example/'] },
    { redirect_uris: ['https://reader.example/#x'] },
    { redirect_uris: ['nowhere'] },
    { ...body, client_uri: 'javascript:alert(1)' },
    { ...body, client_type: 'public', token_endpoint_auth_method: 'client_secret_basic' },
  ])('is refused with %j', async (given) => {
    const answer = await ask(clients, { method: 'POST', body: given })
    expect([answer.status, answer.body['code']]).toEqual([400, 'validation_failed'])
  })

  test('is not kept where that is off', async () => {
    await using without = await startTestBackend()
    const headers = { authorization: `Bearer ${without.keys.serviceKey}` }
    expect((await fetch(`${without.url}/auth/v1${clients}`, { headers })).status).toBe(404)
  })
})
