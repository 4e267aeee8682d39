import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  clientId,
  type IdentityProvider,
  standInProvider,
} from '../../../tests/stand-ins/identity-provider.ts'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'
import { totpCode } from './factors/totp.ts'

/* A session that was stolen some time ago must not become an account for good: what would make it one asks for a new login. */

let backend: TestBackend
let provider: IdentityProvider
const freshSeconds = 900

beforeAll(async () => {
  provider = await standInProvider()
  const school = { clientIds: [clientId], clientSecret: 'x', issuer: provider.issuer, scopes: 'openid email' }
  backend = await startTestBackend({
    auth: {
      sessions: { freshSeconds },
      password: { reauthenticate: true },
      providers: { school },
      phone: { enabled: true },
    },
  })
})
afterAll(async () => {
  await backend[Symbol.asyncDispose]()
  await provider[Symbol.asyncDispose]()
})

/** Asks for what the client has no words for; the code of the refusal. */
async function ask(client: SupabaseClient, path: string): Promise<string | undefined> {
  const token = (await client.auth.getSession()).data.session?.access_token
  const headers = { apikey: backend.keys.anonKey, authorization: `Bearer ${token}` }
  const answer = await fetch(`${backend.url}/auth/v1${path}`, { method: 'POST', headers })
  return ((await answer.json()) as { error_code?: string }).error_code
}

const waysIn: [string, (client: SupabaseClient) => Promise<string | undefined>][] = [
  ['a first factor', async ({ auth }) => (await auth.mfa.enroll({ factorType: 'totp' })).error?.code],
  [
    'a password',
    async ({ auth }) => (await auth.updateUser({ password: 'seven pegs on a line' })).error?.code,
  ],
  ['a passkey', (client) => ask(client, '/passkeys/registration/options')],
  [
    'an account elsewhere',
    async ({ auth }) => (await auth.linkIdentity({ provider: 'school' as 'google' })).error?.code,
  ],
  [
    'an account elsewhere by a token of it',
    async ({ auth }) => (await auth.linkIdentity({ provider: 'school', token: 'x.y.z' })).error?.code,
  ],
  [
    'another address',
    async ({ auth }) => (await auth.updateUser({ email: backend.newAddress() })).error?.code,
  ],
  ['a telephone number', async ({ auth }) => (await auth.updateUser({ phone: '31611111111' })).error?.code],
]

describe.each(waysIn)('%s', (_, wish) => {
  test('asks for a new login once the session is older, refreshed or not', async () => {
    const { client, user } = await backend.signIn()
    expect(await wish(client)).not.toBe('reauthentication_needed')
    const { client: older } = await backend.signIn()
    backend.passTime(freshSeconds + 1)
    await older.auth.refreshSession()
    expect(await wish(older)).toBe('reauthentication_needed')
    const { client: again } = await backend.signIn(user.email)
    expect(await wish(again)).not.toBe('reauthentication_needed')
  })
})

test('a factor that was begun in time does not count in a session that grew old meanwhile', async () => {
  const { client } = await backend.signIn()
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp' })
  backend.passTime(freshSeconds + 1)
  await client.auth.refreshSession()
  const code = totpCode(data?.totp.secret ?? '', Math.floor(backend.now().getTime() / 30_000))
  const verified = await client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code })
  expect(verified.error?.code).toBe('reauthentication_needed')
})

describe('where a second factor guards the account', () => {
  const enroll = async (client: SupabaseClient) => {
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' })
    const factorId = data?.id ?? ''
    const show = async (): Promise<void> => {
      backend.passTime(30)
      const code = totpCode(data?.totp.secret ?? '', Math.floor(backend.now().getTime() / 30_000))
      expect((await client.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull()
    }
    await show()
    return { factorId, show }
  }

  test.each([
    ...waysIn.filter(([what]) => what !== 'a password'),
    [
      'taking it away',
      async (client: SupabaseClient) => {
        const [factor] = (await client.auth.mfa.listFactors()).data?.totp ?? []
        return (await client.auth.mfa.unenroll({ factorId: factor?.id ?? '' })).error?.code
      },
    ] as (typeof waysIn)[number],
  ])('%s asks to show it once more, when that is a while ago', async (_, wish) => {
    const { client } = await backend.signIn()
    const { show } = await enroll(client)
    backend.passTime(freshSeconds + 1)
    await client.auth.refreshSession()
    expect(await wish(client)).toBe('reauthentication_needed')
    await show()
    expect(await wish(client)).not.toBe('reauthentication_needed')
  })
})

test('a guest is asked for nothing more', async () => {
  const { client: guest } = await backend.guest()
  backend.passTime(freshSeconds + 1)
  expect((await guest.auth.updateUser({ email: backend.newAddress() })).error).toBeNull()
})

test('a stranger cannot make an address unusable with what they say of it', async () => {
  const email = backend.newAddress()
  const junk = 'x'.repeat(3_000)
  const asked = await backend.client().auth.signInWithOtp({ email, options: { data: { junk } } })
  expect(asked.error?.code).toBe('validation_failed')
  const signedUp = await backend.client().auth.signUp({
    email,
    password: 'seven pegs on a line',
    options: { data: { junk } },
  })
  expect(signedUp.error?.code).toBe('validation_failed')
  const { client } = await backend.signIn(email)
  expect((await client.auth.updateUser({ data: { junk } })).error?.code).toBe('validation_failed')
})
