import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { standInAuthenticator } from '../../../tests/stand-ins/authenticator.ts'
import {
  clientId,
  type IdentityProvider,
  standInProvider,
} from '../../../tests/stand-ins/identity-provider.ts'
import type { TestBackend } from '../../../tests/start-test-backend.ts'
import { startTestBackend } from '../../../tests/start-test-backend.ts'
import { totpCode } from './factors/totp.ts'

/* What an owner of an account is told by mail of how it is entered: each change once, nothing else, and nobody else. */

let backend: TestBackend
let provider: IdentityProvider
const password = 'seven pegs on a line'

beforeAll(async () => {
  provider = await standInProvider()
  const school = { clientIds: [clientId], clientSecret: 'x', issuer: provider.issuer, scopes: 'openid email' }
  backend = await startTestBackend({
    auth: { phone: { enabled: true }, factors: { phone: true }, providers: { school } },
  })
})
afterAll(async () => {
  await backend[Symbol.asyncDispose]()
  await provider[Symbol.asyncDispose]()
})

const toldOf = (email: string | undefined, on = backend) =>
  on.notices
    .filter(({ to }) => to === email)
    .map(({ kind, what }) => (what === null ? kind : `${kind} ${what}`))

/** What of the answers is looked into. */
interface Answered {
  [fact: string]: unknown
  options: { challenge: string; user: { id: string } }
}

async function ask(
  path: string,
  token: string,
  init: { method?: string; body?: object; page?: string } = {},
) {
  const answer = await fetch(`${backend.url}/auth/v1${path}`, {
    method: init.method ?? 'POST',
    headers: {
      apikey: backend.keys.anonKey,
      authorization: `Bearer ${token}`,
      ...(init.page !== undefined && { referer: init.page }),
    },
    ...(init.body && { body: JSON.stringify(init.body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: (text ? JSON.parse(text) : {}) as Answered }
}

async function follow(address: string): Promise<string> {
  return (await fetch(address, { redirect: 'manual' })).headers.get('location') ?? ''
}

/** Has the provider vouch for somebody with this address, who comes back to `page`. */
async function comeByProvider(asked: string, email: string | undefined) {
  provider.claims = { sub: `pupil of ${email}`, email, email_verified: true }
  return follow(provider.agree(asked))
}
const signInAtProvider = async (email: string | undefined) =>
  comeByProvider(await follow(`${backend.url}/auth/v1/authorize?provider=school`), email)

describe('an owner is told', () => {
  test('of a new password', async () => {
    const { client, user } = await backend.signIn()
    await client.auth.updateUser({ password: 'short' })
    expect(toldOf(user.email)).toEqual([])
    await client.auth.updateUser({ password })
    expect(toldOf(user.email)).toEqual(['password_changed'])
  })

  test('at the old address of a new one, by code and by link', async () => {
    const { client, user } = await backend.signIn()
    const [second, third] = [backend.newAddress(), backend.newAddress()]
    await client.auth.updateUser({ email: second })
    expect(toldOf(user.email)).toEqual([])
    await client.auth.verifyOtp({ email: second, token: backend.mailTo(second).code, type: 'email_change' })
    expect(toldOf(user.email)).toEqual(['email_changed'])
    await client.auth.updateUser({ email: third }, { emailRedirectTo: 'http://localhost:3999/en/account' })
    await follow(backend.mailTo(third).actionLink)
    expect(backend.notices.filter(({ to }) => to === second)).toEqual([
      { to: second, kind: 'email_changed', what: null, locale: 'en' },
    ])
    expect(toldOf(third)).toEqual([])
  })

  test('of a new telephone number', async () => {
    const { client, user } = await backend.signIn()
    await client.auth.updateUser({ phone: '31612345678' })
    const token = backend.texts.at(-1)?.code ?? ''
    await client.auth.verifyOtp({ phone: '31612345678', token, type: 'phone_change' })
    expect(toldOf(user.email)).toEqual(['phone_changed'])
  })

  test('of a second factor that counts, and of one that counts no longer', async () => {
    const { client, user } = await backend.signIn()
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'one' })
    const begun = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'another' })
    await client.auth.mfa.unenroll({ factorId: begun.data?.id ?? '' })
    expect(toldOf(user.email)).toEqual([])
    const show = () =>
      client.auth.mfa.challengeAndVerify({
        factorId: data?.id ?? '',
        code: totpCode(
          data && 'totp' in data ? data.totp.secret : '',
          Math.floor(backend.now().getTime() / 30_000),
        ),
      })
    await show()
    backend.passTime(60)
    await show()
    expect(toldOf(user.email)).toEqual(['mfa_factor_enrolled totp'])
    await Promise.all([1, 2].map(() => client.auth.mfa.unenroll({ factorId: data?.id ?? '' })))
    expect(toldOf(user.email)).toEqual(['mfa_factor_enrolled totp', 'mfa_factor_unenrolled totp'])
  })

  test('of a passkey that comes and one that goes, in the language of the page', async () => {
    const { user, session } = await backend.signIn()
    const token = session.access_token
    const page = 'http://localhost:3999/en/account'
    const { body } = await ask('/passkeys/registration/options', token)
    const key = standInAuthenticator('localhost', 'http://localhost:3999')
    const given = { challenge_id: body['challenge_id'], credential: key.create(body.options) }
    const { body: passkey } = await ask('/passkeys/registration/verify', token, { body: given, page })
    await ask('/passkeys/registration/verify', token, { body: given, page })
    const remove = () =>
      ask(`/passkeys/${String(passkey['id'])}`, token, { method: 'DELETE', page: 'https://else.example/en' })
    await remove()
    await remove()
    expect(backend.notices.filter(({ to }) => to === user.email)).toEqual([
      { to: user.email, kind: 'passkey_added', what: null, locale: 'en' },
      { to: user.email, kind: 'passkey_removed', what: null, locale: null },
    ])
  })

  test('of an account elsewhere that is linked, and parted with', async () => {
    const { client, user } = await backend.signIn()
    const options = { skipBrowserRedirect: true, redirectTo: 'http://localhost:3999/en/account' }
    const { data } = await client.auth.linkIdentity({ provider: 'school' as 'google', options })
    await comeByProvider(data?.url ?? '', 'elsewhere@school.example')
    const identities = (await client.auth.getUserIdentities()).data?.identities ?? []
    const school = identities.find((one) => one.provider === 'school')
    if (!school) throw new Error('not linked')
    await client.auth.unlinkIdentity(school)
    expect(toldOf(user.email)).toEqual(['identity_linked school', 'identity_unlinked school'])
    expect(backend.notices.find(({ to }) => to === user.email)?.locale).toBe('en')
  })

  test('of an account elsewhere with the same address, by which somebody came in; the second time it is known', async () => {
    const { user } = await backend.signIn()
    for (let times = 0; times < 2; times += 1) {
      await signInAtProvider(user.email)
    }
    expect(toldOf(user.email)).toEqual(['identity_linked school'])
  })
})

describe('nobody is told', () => {
  test('who is new, or has no proved address', async () => {
    const email = backend.newAddress()
    await backend.client().auth.signUp({ email, password })
    await signInAtProvider(email)
    const { client } = await backend.guest()
    const claimed = backend.newAddress()
    await client.auth.updateUser({ email: claimed })
    await client.auth.verifyOtp({ email: claimed, token: backend.mailTo(claimed).code, type: 'email_change' })
    expect([...toldOf(email), ...toldOf(claimed)]).toEqual([])
  })

  test('of what is turned off', async () => {
    await using quiet = await startTestBackend({ auth: { notifications: { password_changed: false } } })
    const { client, user } = await quiet.signIn()
    await client.auth.updateUser({ password })
    const next = quiet.newAddress()
    await client.auth.updateUser({ email: next })
    await client.auth.verifyOtp({ email: next, token: quiet.mailTo(next).code, type: 'email_change' })
    expect(toldOf(user.email, quiet)).toEqual(['email_changed'])
  })
})

test('a change is made even where its owner cannot be told', async () => {
  const { client, user } = await backend.signIn()
  const push = backend.notices.push.bind(backend.notices)
  backend.notices.push = () => {
    throw new Error('no mail today')
  }
  const { error } = await client.auth.updateUser({ password })
  backend.notices.push = push
  expect(error).toBeNull()
  const again = await backend.client().auth.signInWithPassword({ email: user.email ?? '', password })
  expect(again.error).toBeNull()
})
