import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'
import { bucketsSql } from '../storage/storage-fixture.ts'

/* Text that the database cannot keep, names that every object has, and bodies too large: refused, never a fault of ours. */

let backend: TestBackend
let token: string
let userId: string

beforeAll(async () => {
  backend = await startTestBackend({
    sql: `${bucketsSql}
      create table public.notes (id int primary key, words text, facts jsonb);
      create function public.say(words text) returns text language sql as 'select words'`,
  })
  const { session, user } = await backend.signIn()
  token = session.access_token
  userId = user.id
})
afterAll(() => backend[Symbol.asyncDispose]())

interface Ask {
  method?: string
  body?: string
  asService?: boolean
}

async function ask(path: string, { method = 'POST', body, asService = false }: Ask = {}) {
  const { anonKey, serviceKey } = backend.keys
  const answer = await fetch(backend.url + path, {
    method,
    redirect: 'manual',
    headers: {
      apikey: asService ? serviceKey : anonKey,
      authorization: `Bearer ${asService ? serviceKey : token}`,
      'content-type': 'application/json',
    },
    ...(body !== undefined && { body }),
  })
  return { status: answer.status, text: await answer.text() }
}

// As JSON writes them: a zero byte, half a character, the same as keys and far inside.
const hostile: [string, (put: (text: string) => string) => string][] = [
  ['a zero byte', (put) => put('"a\\u0000b"')],
  ['half a character', (put) => put('"a\\ud83db"')],
  ['the other half', (put) => put('"\\udc00"')],
]
const hostileFacts = [
  '{"a\\u0000":1}',
  '{"a":{"b":["c","d\\u0000"]}}',
  '{"a":{"\\ud800":1}}',
  `{"deep":${'['.repeat(9_000)}"\\u0000"${']'.repeat(9_000)}}`,
]

describe.each(hostile)('%s', (_, write) => {
  const codeOf = async (path: string, put: (text: string) => string, options: Ask = {}) => {
    const { status, text } = await ask(path, { ...options, body: write(put) })
    return [status, (JSON.parse(text) as { code?: string }).code]
  }
  const refused = [400, 'validation_failed']

  test.each([
    ['/auth/v1/otp', (text: string) => `{"email":${text}}`],
    ['/auth/v1/verify', (text: string) => `{"type":"email","email":"a@example.org","token":${text}}`],
    ['/auth/v1/verify', (text: string) => `{"type":"email","token_hash":${text}}`],
    ['/auth/v1/token?grant_type=pkce', (text: string) => `{"auth_code":${text},"code_verifier":"x"}`],
    ['/auth/v1/token?grant_type=pkce', (text: string) => `{"auth_code":"x","code_verifier":${text}}`],
    ['/auth/v1/token?grant_type=refresh_token', (text: string) => `{"refresh_token":${text}}`],
    ['/auth/v1/signup', (text: string) => `{"data":{"name":${text}}}`],
    ['/auth/v1/otp', (text: string) => `{"email":"a@example.org","code_challenge":${text}}`],
    ['/auth/v1/otp', (text: string) => `{"phone":${text}}`],
    ['/auth/v1/signup', (text: string) => `{"email":"a@example.org","password":${text}}`],
    ['/auth/v1/token?grant_type=password', (text: string) => `{"email":${text},"password":"x"}`],
    ['/auth/v1/token?grant_type=id_token', (text: string) => `{"provider":${text},"id_token":"x"}`],
    ['/auth/v1/token?grant_type=web3', (text: string) => `{"chain":${text}}`],
    ['/auth/v1/recover', (text: string) => `{"email":${text}}`],
    ['/auth/v1/resend', (text: string) => `{"type":"signup","email":${text}}`],
    ['/auth/v1/verify', (text: string) => `{"type":"sms","phone":"31612345678","token":${text}}`],
    ['/auth/v1/factors', (text: string) => `{"factor_type":"totp","friendly_name":${text}}`],
    ['/auth/v1/factors/x/verify', (text: string) => `{"challenge_id":${text},"code":"1"}`],
    [
      '/auth/v1/passkeys/authentication/verify',
      (text: string) => `{"challenge_id":"x","credential":{"id":${text}}}`,
    ],
  ])('is refused by %s', async (path, put) => {
    expect(await codeOf(path, put)).toEqual(refused)
  })

  test('is refused as a user’s or an operator’s metadata', async () => {
    const put = (text: string): string => `{"data":{"name":${text}}}`
    expect(await codeOf('/auth/v1/user', put, { method: 'PUT' })).toEqual(refused)
    const metadata = (text: string): string => `{"user_metadata":{"name":${text}}}`
    const asOperator = { method: 'PUT', asService: true }
    expect(await codeOf(`/auth/v1/admin/users/${userId}`, metadata, asOperator)).toEqual(refused)
  })

  test('is refused as a row, a change and an argument', async () => {
    const row = (text: string): string => `{"id":1,"words":${text}}`
    expect((await codeOf('/rest/v1/notes', row))[0]).toBe(400)
    const facts = (text: string): string => `{"id":1,"facts":{"a":${text}}}`
    expect((await codeOf('/rest/v1/notes', facts))[0]).toBe(400)
    expect((await codeOf('/rest/v1/notes?id=eq.1', row, { method: 'PATCH' }))[0]).toBe(400)
    expect((await codeOf('/rest/v1/rpc/say', (text) => `{"words":${text}}`))[0]).toBe(400)
  })

  test('is refused by the storage', async () => {
    const asService = { asService: true }
    const list = (text: string): string => `{"prefix":${text}}`
    expect((await codeOf('/storage/v1/object/list/drawer', list, asService))[0]).toBe(400)
    const prefixes = (text: string): string => `{"prefixes":[${text}]}`
    expect((await codeOf('/storage/v1/object/drawer', prefixes, { method: 'DELETE', ...asService }))[0]).toBe(
      400,
    )
    const bucket = (text: string): string => `{"id":"x","name":${text}}`
    expect((await codeOf('/storage/v1/bucket', bucket, asService))[0]).toBe(400)
    const paths = (text: string): string => `{"expiresIn":60,"paths":[${text}]}`
    expect((await codeOf('/storage/v1/object/sign/drawer', paths, asService))[0]).toBeLessThan(500)
  })
})

test.each(hostileFacts)('metadata with hostile text far inside are refused', async (facts) => {
  expect((await ask('/auth/v1/user', { method: 'PUT', body: `{"data":${facts}}` })).status).toBe(400)
  const user = await ask('/auth/v1/user', { method: 'GET' })
  expect(user.status).toBe(200)
})

test.each([
  '/rest/v1/notes?words=eq.a%00b',
  '/rest/v1/notes?wor%00ds=eq.a',
  '/rest/v1/notes?select=words::te%00xt',
  '/rest/v1/notes?select=facts-%3E%3E%00',
  '/rest/v1/no%00tes',
  '/rest/v1/rpc/say?words=%00',
  '/storage/v1/object/public/window/a%00b',
  '/storage/v1/bucket/a%00b',
  '/auth/v1/verify?type=email&token=%00',
  '/auth/v1/verify?type=constructor&token=a',
  '/auth/v1/verify?type=email&token=a&redirect_to=%00',
  '/rest/v1/notes?select=words::constructor',
  '/rest/v1/notes?select=words::__proto__',
  '/rest/v1/notes?constructor=eq.1',
  '/rest/v1/notes?select=constructor(*)',
  '/rest/v1/constructor',
  '/functions/v1/constructor',
])('GET %s is no fault of ours', async (path) => {
  expect((await ask(path, { method: 'GET', asService: true })).status).toBeLessThan(500)
})

test('names that every object has are refused like other unknown ones', async () => {
  const verify = await ask('/auth/v1/verify', { body: '{"type":"constructor","token_hash":"a"}' })
  expect(verify.status).toBe(400)
  const rows = '[{"id":1,"constructor":2},{"id":2,"words":"a"}]'
  expect((await ask('/rest/v1/notes', { body: rows, asService: true })).status).toBe(400)
})

describe('logging out', () => {
  test.each(['sideways', 'constructor', 'toString', 'GLOBAL'])(
    'with the scope %s is refused',
    async (scope) => {
      const { status, text } = await ask(`/auth/v1/logout?scope=${scope}`)
      expect([status, JSON.parse(text)]).toMatchObject([400, { code: 'validation_failed' }])
    },
  )

  test('without a word for the scope ends all sessions', async () => {
    const { session, client } = await backend.signIn()
    const answer = await fetch(`${backend.url}/auth/v1/logout?scope=`, {
      method: 'POST',
      headers: { apikey: backend.keys.anonKey, authorization: `Bearer ${session.access_token}` },
    })
    expect(answer.status).toBe(204)
    expect((await client.auth.getUser()).error).not.toBeNull()
  })
})

test.each([
  ['/auth/v1/signup', 'POST', (deep: string) => `{"data":${deep}}`],
  ['/auth/v1/user', 'PUT', (deep: string) => `{"data":${deep}}`],
  ['/auth/v1/token?grant_type=web3', 'POST', (deep: string) => `{"signature":${deep}}`],
  [
    '/auth/v1/passkeys/registration/verify',
    'POST',
    (deep: string) => `{"challenge_id":"x","credential":${deep}}`,
  ],
])('a body that is nested deeper than anybody means is refused by %s', async (path, method, put) => {
  for (const depth of [200, 9_000]) {
    const { status, text } = await ask(path, {
      method,
      body: put('{"a":'.repeat(depth) + '1' + '}'.repeat(depth)),
    })
    expect([status, (JSON.parse(text) as { code: string }).code]).toEqual([400, 'validation_failed'])
  }
})

test.each([12_000_000, 70_000])('a request of %i bytes is too large for the accounts', async (bytes) => {
  const { status, text } = await ask('/auth/v1/otp', { body: `{"email":"${'a'.repeat(bytes)}"}` })
  expect([status, (JSON.parse(text) as { code: string }).code]).toEqual([413, 'request_too_large'])
})

test.each(['/rest/v1/notes', '/realtime/v1/api/broadcast'])('12 MB are too large for %s', async (path) => {
  expect((await ask(path, { body: `{"words":"${'a'.repeat(12_000_000)}"}` })).status).toBe(413)
})
